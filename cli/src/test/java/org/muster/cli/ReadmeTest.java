package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every {@code ./muster} line of the README, run in one session from top to bottom. What is shown below a command is
 * what it prints; a line of dots stands for any lines.
 */
class ReadmeTest {

    private static final Path README = Path.of("../README.md");
    private static final String PROMPT = "$ ./muster ";

    /** A command and what is said to come of it; nothing said: it works. */
    private record Shown(String command, List<String> output) {

        String words() {
            return command.replaceFirst("\\s+#.*$", "").substring(PROMPT.length());
        }
    }

    @Test
    void theReadmeDoesNotLie(@TempDir Path folder) throws IOException {
        Cli cli = new Cli(folder);
        List<Shown> all = commands();
        assertThat(all).hasSizeGreaterThan(7);
        for (Shown shown : all) {
            Cli.Ran ran = cli.run("", Words.split(shown.words(), folder)).isDone();
            if (!shown.output().isEmpty()) {
                assertThat(printed(ran, folder)).as(shown.command()).matches(pattern(shown.output()));
            }
        }
        assertThat(folder.resolve("map.png")).isNotEmptyFile();
    }

    private static List<Shown> commands() throws IOException {
        List<Shown> all = new ArrayList<>();
        boolean console = false;
        for (String line : Files.readAllLines(README)) {
            if (line.startsWith("```")) {
                console = line.equals("```console");
            } else if (console && line.startsWith(PROMPT)) {
                all.add(new Shown(line, new ArrayList<>()));
            } else if (console && !line.startsWith("$ ") && !line.isBlank()) {
                all.get(all.size() - 1).output().add(line);
            }
        }
        return all;
    }

    /** Without blank lines, and without what differs from run to run or is there for tests only. */
    private static String printed(Cli.Ran ran, Path folder) {
        return Words.masked(ran.out() + ran.err(), folder)
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("feud "))
                .map(line -> evenly(line) + "\n")
                .collect(Collectors.joining());
    }

    private static String pattern(List<String> lines) {
        return lines.stream()
                .map(line -> line.strip().equals("...") ? "(?:.*\n)*?" : Pattern.quote(evenly(line)) + "\n")
                .collect(Collectors.joining());
    }

    /** How wide a column is depends on what else is listed. */
    private static String evenly(String line) {
        return line.strip().replaceAll("\\s+", " ");
    }
}
