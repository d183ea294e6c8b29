package org.muster.cli.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.cli.Cli;

/** The tutorial, done line by line: from the project of {@code muster ruleset new} to a game in seven steps. */
@Tag("long")
class TutorialTest {

    private static final Path TUTORIAL = Path.of("..", "docs", "tutorial.md");
    private static final Pattern BLOCK = Pattern.compile("(?m)^`([\\w.-]+)`:\\n```(java|diff)\\n((?s).*?)^```$");

    @TempDir
    private Path folder;

    private Path project;

    @Test
    void everyStepBuildsAndPlays() throws Exception {
        project = folder.resolve("hill-war");
        assertThat(cli("ruleset", "new", "hill-war", project.toString()).code()).isZero();
        List<String> steps = List.of(Files.readString(TUTORIAL).split("(?m)^## Step \\d: "));
        assertThat(steps).hasSize(8);
        for (int i = 1; i < steps.size(); i++) {
            apply(steps.get(i));
            AuthorsProject built = new AuthorsProject(project).built();
            assertThat(built.tested("hillwar.ContractTest#situations"))
                    .as("step " + i)
                    .isGreaterThan(3);
            Cli.Ran ran = cli("simulate", "hill-war", "-n", "10", "--seed", "1", "--plugins", built.plugins());
            assertThat(ran.code()).as("step " + i + ran.err()).isZero();
            assertThat(ran.out()).contains("10 games of Hill war");
        }
        AuthorsProject whole = new AuthorsProject(project).built();
        assertThat(whole.tested("hillwar.ContractTest")).isGreaterThan(35);
        assertBotsPlayOnFromWhatTheySee(whole.plugins());
    }

    /** Each seat lacks the other's goal, which the end of the game counts. */
    private void assertBotsPlayOnFromWhatTheySee(String plugins) {
        String game = folder.resolve("g.muster").toString();
        cli("new", "hill-war", game, "--seats", "anna=Anna,bert=Bert", "--seed", "1", "--plugins", plugins);
        for (String seat : List.of("anna", "bert")) {
            Cli.Ran chosen = cli("choose", game, "--as", seat, "middle", "--plugins", plugins);
            assertThat(chosen.code()).as(chosen.err()).isZero();
        }
        for (String seat : List.of("anna", "bert")) {
            Cli.Ran ran = cli("forecast", game, "--as", seat, "-n", "20", "--seed", "1", "--plugins", plugins);
            assertThat(ran.code()).as(ran.err()).isZero();
            assertThat(ran.out()).contains("Anna", "Bert");
        }
    }

    private Cli.Ran cli(String... words) {
        return new Cli(folder).run("", words);
    }

    private void apply(String step) throws IOException {
        int applied = 0;
        Matcher block = BLOCK.matcher(step);
        while (block.find()) {
            if (block.group(2).equals("java")) {
                Files.writeString(project.resolve("src/main/java/hillwar").resolve(block.group(1)), block.group(3));
            } else {
                change(file(block.group(1)), block.group(3));
            }
            applied++;
        }
        assertThat(applied).isPositive();
        assertThat(applied).as("blocks in " + step).isEqualTo(step.split("(?m)^```\\w+$").length - 1);
    }

    private Path file(String name) throws IOException {
        try (Stream<Path> files = Files.walk(project)) {
            List<Path> found = files.filter(
                            file -> file.getFileName().toString().equals(name))
                    .filter(file -> !file.startsWith(project.resolve("target")))
                    .toList();
            assertThat(found).as(name).hasSize(1);
            return found.get(0);
        }
    }

    /** Each change finds its place, and only one. */
    private static void change(Path file, String diff) throws IOException {
        String text = '\n' + Files.readString(file);
        for (String hunk : diff.split("(?m)^@@\\n")) {
            String old = '\n' + side(hunk, '-');
            assertThat(text.split(Pattern.quote(old), -1))
                    .as(file.getFileName() + ":\n" + hunk)
                    .hasSize(2);
            text = text.replace(old, '\n' + side(hunk, '+'));
        }
        Files.writeString(file, text.substring(1));
    }

    private static String side(String hunk, char sign) {
        List<String> lines = new ArrayList<>();
        Arrays.stream(hunk.split("\n"))
                .filter(line -> line.charAt(0) == sign || line.charAt(0) == ' ')
                .forEach(line -> lines.add(line.substring(1) + '\n'));
        return String.join("", lines);
    }
}
