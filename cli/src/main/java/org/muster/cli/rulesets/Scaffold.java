package org.muster.cli.rulesets;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The files of a new ruleset's project: those of the archetype, with the names put in. */
final class Scaffold {

    private static final String ROOT = "archetype-resources";

    private final Map<String, String> texts = new TreeMap<>();

    /**
     * Made ready, nothing is written yet.
     *
     * @param repository where the project finds what it is built with
     */
    Scaffold(RulesetNames names, String repository) {
        Map<String, String> values = Map.of(
                "artifactId", names.id(),
                "groupId", names.packageName(),
                "title", names.title(),
                "package", names.packageName(),
                "packageInPathFormat", names.packageName(),
                "className", names.className(),
                "musterRepository", repository);
        archetype().forEach((path, text) -> {
            String to = path;
            String said = text;
            for (Map.Entry<String, String> value : values.entrySet()) {
                to = to.replace("__" + value.getKey() + "__", value.getValue());
                said = said.replace("${" + value.getKey() + '}', escaped(path, value.getValue()));
            }
            texts.put(to, said);
        });
    }

    /** What a title may hold and the language of the file can't. */
    private static String escaped(String path, String value) {
        if (path.endsWith(".java")) {
            return value.replace("\\", "\\\\").replace("\"", "\\\"");
        }
        return path.endsWith(".xml") ? value.replace("&", "&amp;").replace("<", "&lt;") : value;
    }

    /** The paths of all files, in order. */
    List<String> files() {
        return List.copyOf(texts.keySet());
    }

    /** Writes them into a folder that is empty or not there; if one can't be written none is left. */
    void write(Path folder) throws IOException {
        List<Path> made = new ArrayList<>();
        try {
            for (Map.Entry<String, String> file : texts.entrySet()) {
                Path path = folder.resolve(file.getKey());
                makeFolders(Objects.requireNonNull(path.getParent()), made);
                made.add(path);
                Files.writeString(path, file.getValue());
            }
        } catch (IOException e) {
            Collections.reverse(made);
            for (Path path : made) {
                Files.deleteIfExists(path);
            }
            throw e;
        }
    }

    private static void makeFolders(Path folder, List<Path> made) throws IOException {
        if (!Files.isDirectory(folder)) {
            Path above = folder.getParent();
            if (above != null) {
                makeFolders(above, made);
            }
            Files.createDirectory(folder);
            made.add(folder);
        }
    }

    private static Map<String, String> archetype() {
        URL pom = Objects.requireNonNull(Scaffold.class.getResource('/' + ROOT + "/pom.xml"), "no archetype");
        try {
            URI place = pom.toURI();
            if (place.getScheme().equals("file")) {
                return texts(Objects.requireNonNull(Path.of(place).getParent()));
            }
            try (FileSystem jar = FileSystems.newFileSystem(place, Map.of())) {
                return texts(jar.getPath(ROOT));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Map<String, String> texts(Path root) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String path = root.relativize(file).toString().replace('\\', '/');
                texts.put(path, Files.readString(file, StandardCharsets.UTF_8));
            }
        }
        return texts;
    }
}
