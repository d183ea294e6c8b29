package org.muster.core.plugin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.core.hash.Sha256;

/**
 * Where people put plugins: jars, and source files that become jars.
 *
 * @param place a folder, which need not be there, or one source file
 * @param copies where jars are copied to before they are loaded, so that nobody writes over one that is used; null: they
 *     are loaded from where they lie
 */
record PluginFolder(Path place, @Nullable Path copies) {

    /** The jars whose manifest can be understood; why the others are left out is added to {@code problems}. */
    List<PluginJar> jars(List<Sentence> problems) {
        return files(problems).stream()
                .flatMap(file -> jar(file, problems).stream())
                .toList();
    }

    private List<Path> files(List<Sentence> problems) {
        if (SourceFile.isOne(place)) {
            return List.of(place);
        }
        if (!Files.isDirectory(place)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(place)) {
            return files.filter(file -> file.toString().endsWith(".jar") || SourceFile.isOne(file))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            problems.add(Sentence.of("{place} can't be read: {why}", place, String.valueOf(e.getMessage())));
            return List.of();
        }
    }

    /** A jar whose manifest can be understood, or what a source file becomes. */
    Optional<PluginJar> jar(Path file, List<Sentence> problems) {
        if (!Files.isRegularFile(file)) {
            problems.add(Sentence.of("{place}: it is no file", file)); // a pipe would wait for ever
            return Optional.empty();
        }
        try {
            PluginJar jar = PluginJar.read(file, code(file));
            if (jar.label().isOk()) {
                return Optional.of(jar);
            }
            jar.label().violations().forEach(bad -> problems.add(Sentence.of("{place}: {why}", file, bad.sentence())));
        } catch (Uncompiled e) {
            e.violations().forEach(bad -> problems.add(bad.sentence()));
        } catch (IOException | SecurityException e) {
            problems.add(
                    Sentence.of("{place}: it is no jar that can be read: {why}", file, String.valueOf(e.getMessage())));
        }
        return Optional.empty();
    }

    private Path code(Path file) throws IOException {
        if (SourceFile.isOne(file)) {
            return SourceFile.compiled(file);
        }
        return copies == null ? file : copied(file, copies);
    }

    private static Path copied(Path jar, Path copies) throws IOException {
        byte[] bytes = Files.readAllBytes(jar);
        Path copy = copies.resolve(Sha256.hex(bytes) + ".jar");
        if (!Files.exists(copy)) {
            Files.createDirectories(copies);
            Path written = Files.createTempFile(copies, "", ".new");
            Files.write(written, bytes);
            Files.move(written, copy, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        }
        return copy;
    }

    /** How it looks from outside: another text whenever something came, went or was written. */
    String look() {
        return files(new ArrayList<>()).stream()
                .flatMap(file -> SourceFile.isOne(file) ? SourceFile.parts(file).stream() : Stream.of(file))
                .map(PluginFolder::look)
                .collect(Collectors.joining("\n"));
    }

    private static String look(Path file) {
        try {
            BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
            return file + " " + now.size() + ' ' + now.lastModifiedTime() + ' ' + now.fileKey();
        } catch (IOException e) {
            return file + " is not there";
        }
    }
}
