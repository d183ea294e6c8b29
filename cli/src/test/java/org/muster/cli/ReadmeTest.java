package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every {@code ./muster} line of the README, run in one session from top to bottom. What is shown below a command is
 * what it prints; a line of dots stands for any lines.
 */
class ReadmeTest {

    private static final Pattern FILE = Pattern.compile("# (\\S+\\.yaml)");

    /** A command and what is said to come of it; nothing said: it works. */
    private record Shown(String command, List<String> output) {

        String words() {
            return command.replaceFirst("\\s+#.*$", "").replaceFirst("^\\$ (\\./)?muster ", "");
        }
    }

    @Test
    void theReadmeDoesNotLie(@TempDir Path folder) throws IOException {
        doesNotLie(Path.of("../README.md"), "$ ./muster ", folder);
        assertThat(folder.resolve("map.png")).isNotEmptyFile();
    }

    @Test
    void theGuideOfTheCrusadeDoesNotLie(@TempDir Path folder) throws IOException {
        doesNotLie(Path.of("../docs/rulesets/40k-crusade.md"), "$ muster ", folder);
    }

    @Test
    void theGuideOfTheSkirmishesDoesNotLie(@TempDir Path folder) throws IOException {
        doesNotLie(Path.of("../docs/rulesets/skirmish-dice.md"), "$ muster ", folder);
    }

    @Test
    void theGuideOfTheStarWarsCampaignDoesNotLie(@TempDir Path folder) throws IOException {
        doesNotLie(Path.of("../docs/rulesets/swm-campaign.md"), "$ muster ", folder);
        assertThat(folder.resolve("wall.png")).isNotEmptyFile();
    }

    @Test
    void theGuideOfTheSpaceBattlesDoesNotLie(@TempDir Path folder) throws IOException {
        doesNotLie(Path.of("../docs/rulesets/space-battles.md"), "$ muster ", folder);
    }

    @Test
    void theGuideOfTheWarmachineMapDoesNotLie(@TempDir Path folder) throws IOException {
        doesNotLie(Path.of("../docs/rulesets/warmachine-map.md"), "$ muster ", folder);
    }

    private static void doesNotLie(Path guide, String prompt, Path folder) throws IOException {
        Cli cli = new Cli(folder);
        List<Shown> all = commands(guide, prompt, cli);
        assertThat(all).hasSizeGreaterThan(6);
        for (Shown shown : all) {
            Cli.Ran ran = cli.run("", Words.split(shown.words(), folder));
            boolean isWanting = shown.output().stream().anyMatch(line -> line.endsWith("not legal."));
            if (isWanting) {
                ran.isWanting("not legal");
            } else {
                ran.isDone();
            }
            if (!shown.output().isEmpty()) {
                assertThat(printed(ran, folder)).as(shown.command()).matches(pattern(shown.output()));
            }
        }
    }

    /** The commands of a guide; a block that begins with a file's name is written to that file. */
    private static List<Shown> commands(Path guide, String prompt, Cli cli) throws IOException {
        List<Shown> all = new ArrayList<>();
        boolean console = false;
        String file = "";
        for (String line : Files.readAllLines(guide)) {
            Matcher named = FILE.matcher(line);
            if (line.startsWith("```")) {
                console = line.equals("```console");
                file = "";
            } else if (!console && named.matches()) {
                file = named.group(1);
                cli.write(file, "");
            } else if (!file.isEmpty()) {
                cli.write(file, Files.readString(cli.file(file)) + line + '\n');
            } else if (console && line.startsWith(prompt + "serve")) {
                continue; // it runs until it is stopped: ./check starts and stops it
            } else if (console && line.startsWith(prompt)) {
                all.add(new Shown(line, new ArrayList<>()));
            } else if (console && !line.startsWith("$ ") && !line.isBlank()) {
                all.get(all.size() - 1).output().add(line);
            }
        }
        return all;
    }

    /** Without blank lines, the ends of records, and without what differs from run to run or is there for tests only. */
    private static String printed(Cli.Ran ran, Path folder) {
        return Words.masked(ran.out() + ran.err(), folder)
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("feud ") && !line.startsWith("Record: "))
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
