package org.muster.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Screen;
import org.muster.cli.terminal.SpokenHelp;
import org.muster.core.json.Json;
import org.muster.testkit.words.Templates;

/** Writes docs/languages/english.yaml: everything Muster says, as a language to be copied and translated. */
final class Sentences {

    static final String FILE = "docs/languages/english.yaml";

    private static final String HEAD = """
            # Everything Muster says. Copy this file, change the name, and translate what stands behind each colon;
            # languages.md tells how. Written by `./check --sentences` from the sources; don't edit.
            language: English
            sentences:
            """;

    private Sentences() {}

    /** Works in the current folder; with {@code --check} it writes nothing and fails where the file is out of date. */
    public static void main(String[] args) throws IOException {
        String now = yaml(Path.of(""), System.getProperty("java.class.path"));
        Path file = Path.of(FILE);
        if (!List.of(args).contains("--check")) {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, now);
        } else if (!Files.exists(file) || !Files.readString(file).equals(now)) {
            System.err.println(FILE + " is out of date; ./check --sentences writes it anew");
            System.exit(1);
        }
    }

    /** The file, for the modules below {@code root}. */
    static String yaml(Path root, String classPath) throws IOException {
        Map<Path, Set<String>> templates = Templates.in(modules(root), classPath);
        Set<String> written = new HashSet<>();
        StringBuilder yaml = new StringBuilder(HEAD);
        Map<String, Set<String>> groups = new LinkedHashMap<>();
        groups.put("help of the command line", help());
        templates.forEach((folder, texts) ->
                groups.computeIfAbsent(module(folder), fresh -> new TreeSet<>()).addAll(texts));
        groups.forEach((name, texts) -> {
            List<String> fresh = texts.stream()
                    .filter(text -> text.chars().anyMatch(Character::isLetter) && written.add(text))
                    .toList();
            if (!fresh.isEmpty()) {
                yaml.append("\n  # ").append(name).append('\n');
                fresh.forEach(text -> {
                    String quoted = Json.write(text);
                    yaml.append("  ").append(quoted.length() > 1000 ? "? " : "").append(quoted);
                    yaml.append(quoted.length() > 1000 ? "\n  : " : ": ")
                            .append(quoted)
                            .append('\n');
                });
            }
        });
        return yaml.toString();
    }

    private static Set<String> help() {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        Console console = new Console(InputStream.nullInputStream(), nowhere, nowhere, Screen.NONE);
        return new TreeSet<>(
                SpokenHelp.templates(Commands.line(new String[0], console).getCommandSpec()));
    }

    /** The sources of all modules, the engine's first; what pages say stands in templates, from which sources are made. */
    private static List<Path> modules(Path root) throws IOException {
        try (Stream<Path> folders = Files.list(root.toAbsolutePath().normalize())) {
            return folders.flatMap(folder ->
                            Stream.of(folder.resolve("src/main/java"), folder.resolve("target/generated-sources/jte")))
                    .filter(Files::isDirectory)
                    .filter(folder -> !module(folder).equals("bench"))
                    .sorted()
                    .toList();
        }
    }

    private static String module(Path sources) {
        return sources.getName(sources.getNameCount() - 4).toString();
    }
}
