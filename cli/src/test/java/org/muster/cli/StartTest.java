package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What makes a process start soon. */
class StartTest {

    private static final Pattern RULESET = Pattern.compile("org\\.muster\\.ruleset\\.(\\w+)\\.([\\w.]+)");

    @TempDir
    private Path folder;

    /** A command that is refused stores no classes, and nobody would see it. */
    @Tag("long")
    @Test
    void theRehearsalPlaysEveryRuleset() throws IOException {
        List<String> refused = new Rehearsal(folder).play();
        assertThat(refused).allMatch(command -> command.startsWith("choose ") && command.contains("such answer"));
        assertThat(refused)
                .extracting(command -> command.replaceAll(".*/([^/]+)/seed-1.muster .*", "$1"))
                .containsExactly(
                        "40k-crusade", "feud", "skirmish-dice", "space-battles", "swm-campaign", "warmachine-map");
    }

    @Test
    void onlyTheRulesetOfTheGameIsLoaded() throws Exception {
        Path game = folder.resolve("club.muster");
        assertThat(new Cli(folder)
                        .run("new swm-campaign @club.muster --seats anna,bert")
                        .code())
                .isZero();
        Path loaded = folder.resolve("loaded.txt");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xlog:class+load:file=" + loaded,
                        "-XX:TieredStopAtLevel=1",
                        "-Dguice_custom_class_loading=CHILD",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "org.muster.cli.Main",
                        "pending",
                        game.toString())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
        int own = 0;
        try (Stream<String> lines = Files.lines(loaded)) {
            for (String line : lines.toList()) {
                Matcher name = RULESET.matcher(line);
                if (name.find() && name.group(1).equals("swm")) {
                    own++;
                } else if (name.reset().find()) {
                    assertThat(name.group(2)).as(line).endsWith("Plugin");
                }
            }
        }
        assertThat(own).isGreaterThan(50);
    }
}
