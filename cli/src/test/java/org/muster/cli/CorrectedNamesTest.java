package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A long game that was written before names in the catalogue were corrected: every command reads it as it did. */
class CorrectedNamesTest {

    @TempDir
    Path folder;

    @Test
    void aSeasonSurvivesCorrectedNames() throws IOException {
        Cli cli = new Cli(folder);
        cli.run("simulate swm-campaign -n 1 --seed 1 --keep @kept").isDone();
        String now;
        try (Stream<Path> games = Files.list(cli.file("kept"))) {
            Path game = games.filter(file -> file.toString().endsWith(".muster"))
                    .findFirst()
                    .orElseThrow();
            now = Files.readString(game);
        }
        assertThat(now.lines().count()).isGreaterThan(400);
        assertThat(now).contains("\"kind\":\"reached\"");
        // what the words stood in: purposes of rolls, and by them the states that were noted under that catalogue
        String before = now.replaceAll("\"purpose\":\"[^\"]*\"", "\"purpose\":\"Atack of a Strom Trooper\"")
                .replaceAll("\"state\":\"[0-9a-f]{64}\",\"rules\":\"[0-9a-f]{64}\"", noted());
        assertThat(before).isNotEqualTo(now).contains(noted());
        Files.writeString(
                cli.file("season.muster"), Rechained.lines(before.lines().toList()));
        cli.run("show @season.muster").isDone();
        assertThat(cli.run("log @season.muster").isDone().out()).doesNotContain("Strom");
        assertThat(cli.run("verify @season.muster").isDone().out())
                .contains("the game stands otherwise than it did", "The game holds.");
        cli.run("undo @season.muster").isDone();
        cli.run("verify @season.muster").isDone();
    }

    private static String noted() {
        return "\"state\":\"" + "1".repeat(64) + "\",\"rules\":\"" + "2".repeat(64) + '"';
    }
}
