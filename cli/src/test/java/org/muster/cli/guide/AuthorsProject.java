package org.muster.cli.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/** A project as Maven would build it, without Maven: that Maven does it too is tried with the distribution. */
record AuthorsProject(Path root) {

    private static final String ALL = System.getProperty("java.class.path");
    private static final Pattern HELD = Pattern.compile("held: (\\d+)");

    /** Compiles it, its rule book and data into a jar, and its tests beside it. */
    AuthorsProject built() throws IOException {
        Path classes = fresh("classes");
        compile(classes, ALL, root.resolve("src/main/java"));
        copy(root.resolve("src/main/resources"), classes);
        copy(root.resolve("src/main/rulebook"), classes.resolve("org/muster/rulebook"));
        compile(fresh("test-classes"), classes + File.pathSeparator + ALL, root.resolve("src/test/java"));
        run("jar", "--create", "--file", fresh("plugins").resolve("it.jar").toString(), "-C", classes.toString(), ".");
        return this;
    }

    String plugins() {
        return root.resolve("target/plugins").toString();
    }

    /** How many tests of classes, or of methods as {@code Class#method}, held: all that there were. */
    int tested(String... what) throws IOException {
        Path target = root.resolve("target");
        String classPath = String.join(
                File.pathSeparator,
                target.resolve("test-classes").toString(),
                target.resolve("classes").toString(),
                ALL);
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dguice_custom_class_loading=CHILD",
                "-cp",
                classPath,
                ListedTests.class.getName()));
        command.addAll(List.of(what));
        Process process = new ProcessBuilder(command)
                .directory(root.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            assertThat(process.waitFor()).as(said).isZero();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
        Matcher held = HELD.matcher(said);
        assertThat(held.find()).as(said).isTrue();
        return Integer.parseInt(held.group(1));
    }

    private Path fresh(String name) throws IOException {
        Path folder = root.resolve("target").resolve(name);
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
        return Files.createDirectories(folder);
    }

    private static void compile(Path to, String classPath, Path sources) throws IOException {
        List<String> words =
                new ArrayList<>(List.of("-proc:none", "-parameters", "-d", to.toString(), "-cp", classPath));
        try (Stream<Path> files = Files.walk(sources)) {
            files.filter(file -> file.toString().endsWith(".java")).forEach(file -> words.add(file.toString()));
        }
        run("javac", words.toArray(String[]::new));
    }

    private static void run(String tool, String... words) {
        assertThat(ToolProvider.findFirst(tool).orElseThrow().run(System.out, System.err, words))
                .as(tool)
                .isZero();
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }
}
