package org.muster.core.data;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.muster.api.spi.DataFile;
import org.muster.api.text.Sentence;
import org.muster.core.engine.RulesetFault;
import org.muster.core.hash.Sha256;
import org.muster.core.json.BadJson;

/** The data that a ruleset ships: read once, and shared by all games that bring none of their own instead. */
public final class Shipped {

    private final Class<?> home;
    private final List<DataFile> files;
    /** By name and type. A list, as the JVM makes classes for a record's hash, which every start would wait for. */
    private final Map<List<Object>, Object> read = new ConcurrentHashMap<>();

    private final Map<String, String> hashes = new ConcurrentHashMap<>();

    /** What lies beside {@code home}, the class of a plugin. */
    public Shipped(Class<?> home, List<DataFile> files) {
        this.home = home;
        this.files = List.copyOf(files);
    }

    List<DataFile> files() {
        return files;
    }

    DataFile file(String name) {
        return files.stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new BadJson(
                        "there is no data called {data}; there are {known}",
                        name,
                        files.stream().map(DataFile::name).toList()));
    }

    <T> T read(String name, Class<T> type) {
        // who wants what another reads just now waits for it
        return type.cast(read.computeIfAbsent(List.of(name, type), wanted -> Yaml.read(text(name), type)));
    }

    /** Reads all, so that nobody waits for it later. */
    public void readAll() {
        for (DataFile file : files) {
            read(file.name(), file.type());
        }
    }

    /** SHA-256 of a file. */
    String hash(String name) {
        return hashes.computeIfAbsent(name, same -> Sha256.hex(text(same)));
    }

    String text(String name) {
        return text(home, file(name).resource());
    }

    /** What is written in a resource beside {@code home}, the class of a plugin. */
    public static String text(Class<?> home, String resource) {
        try (@Nullable InputStream in = home.getResourceAsStream(resource)) {
            if (in == null) {
                throw new RulesetFault(
                        home, "", Sentence.of("there is no {file} beside {class}", resource, home.getName()));
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new RulesetFault(
                    home, "", Sentence.of("{file} can't be read: {why}", resource, String.valueOf(e.getMessage())));
        }
    }
}
