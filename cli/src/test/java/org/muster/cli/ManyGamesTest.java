package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Games of bots in numbers: simulations, tournaments and odds. */
class ManyGamesTest {

    @TempDir
    Path folder;

    @Test
    void aSimulationIsTheSameForTheSameSeed() {
        Cli cli = new Cli(folder);
        Cli.Ran ran = cli.run("simulate feud -n 200 --seed 7 --seats a,b").isDone();
        assertThat(ran.out()).contains("200 games of Border Feud", "95 % interval", "decisions", "rolls");
        assertThat(cli.run("simulate feud -n 200 --seed 7 --seats a,b").out()).isEqualTo(ran.out());
        assertThat(cli.run("simulate feud -n 200 --seed 8 --seats a,b").out()).isNotEqualTo(ran.out());
        JsonNode json = cli.run("simulate feud -n 200 --seed 7 --seats a,b --json")
                .isDone()
                .json();
        assertThat(json.at("/wins/0/wins").asInt()).isBetween(1, 199);
        assertThat(ran.out())
                .contains("plays    games", "blue       200")
                .contains(" regions")
                .doesNotContain("...");
        assertThat(json.at("/labels/0/label").asString()).isEqualTo("blue");
        assertThat(json.at("/labels/0/wins")).isEqualTo(json.at("/wins/0/wins"));
        assertThat(json.at("/wins/0/low").asDouble())
                .isLessThan(json.at("/wins/0/share").asDouble());
    }

    @Test
    void aTournamentIsTheSameForTheSameSeed() {
        Cli cli = new Cli(folder);
        String command = "tournament feud --bots random,4,9 -n 4 --seed 7 --seats a,b";
        Cli.Ran ran = cli.run(command).isDone();
        assertThat(ran.out())
                .contains("Border Feud", "4 games of each pair, seats swapped, seed 7", "9 against random", "Elo");
        assertThat(cli.run(command).out()).isEqualTo(ran.out());
        JsonNode json = cli.run(command + " --json").isDone().json();
        assertThat(json.at("/pairs")).hasSize(3);
        assertThat(json.at("/pairs/2/bot").asString()).isEqualTo("9");
        assertThat(json.at("/pairs/2/against").asString()).isEqualTo("4");
        assertThat(json.at("/pairs/0/games").asInt()).isEqualTo(4);
        assertThat(json.at("/bots/0/elo").asDouble()).isZero();
        assertThat(json.at("/bots/2/low").asDouble())
                .isLessThan(json.at("/bots/2/elo").asDouble());
    }

    @Test
    void aTournamentSaysWhatItCantPlay() {
        Cli cli = new Cli(folder);
        cli.run("tournament feud -n 3 --seats a,b").isRefused("each seed is played twice");
        cli.run("tournament feud --bots random --seats a,b").isRefused("1 bot; at least 2");
        cli.run("tournament feud --bots random,grandmaster --seats a,b")
                .isRefused("No bot plays grandmaster; it is random, easy, club, strong, or a number");
    }

    @Test
    void simulatedGamesAreKeptAndVerifiedTogether() throws IOException {
        Cli cli = new Cli(folder);
        cli.run("simulate feud -n 12 --seed 7 --seats a,b --keep @games").isDone();
        List<String> states = Files.readAllLines(cli.file("games/states.txt"));
        assertThat(states).hasSize(12).allMatch(line -> line.matches("[0-9a-f]{64}  seed-\\d+\\.muster"));
        Cli.Ran verified = cli.run("verify @games --states @games/states.txt").isDone();
        assertThat(verified.out().lines()).containsExactlyElementsOf(states);
        assertThat(verified.err()).contains("All 12 games hold.");
        cli.run("simulate feud -n 12 --seed 7 --seats a,b --keep @again").isDone();
        for (String line : states) {
            String game = line.substring(66);
            assertThat(cli.file("again/" + game)).hasSameBinaryContentAs(cli.file("games/" + game));
        }
        cli.run("simulate feud -n 12 --seed 7 --keep @games").isRefused("is not empty");
    }

    @Test
    void oneOfManyGamesThatDoesNotHoldIsNamed() throws IOException {
        Cli cli = new Cli(folder);
        cli.run("simulate feud -n 3 --seed 1 --seats a,b --keep @games").isDone();
        Files.writeString(cli.file("states"), "0".repeat(64) + "  seed-1.muster\n");
        cli.run("verify @games/seed-1.muster @games/seed-2.muster --states @states")
                .isWanting("wrong  ", "leads to", "not to " + "0".repeat(64));
        String edited =
                Files.readString(cli.file("games/seed-2.muster")).replaceFirst("\"seat\":\"a\"", "\"seat\":\"b\"");
        Files.writeString(cli.file("games/seed-2.muster"), edited);
        Cli.Ran ran = cli.run("verify @games").isWanting("seed-2.muster: the journal does not hold from");
        assertThat(ran.err()).contains("1 of 3 games does not hold.");
        assertThat(cli.run("verify @games --json").json().at("/games/1/holds").asBoolean())
                .isFalse();
        Files.writeString(cli.file("states"), "no hash\n");
        cli.run("verify @games --states @states").isRefused("line 1", "64 hexadecimal digits");
        Files.createDirectories(cli.file("empty"));
        cli.run("verify @empty").isRefused("a folder without any game");
    }

    @Test
    void oddsAreExact() {
        Cli cli = new Cli(folder);
        assertThat(cli.run("odds 2d6").isDone().out()).contains("    7     16.7%     58.3%");
        assertThat(cli.run("", "odds", "d20+5>=16").isDone().out()).contains("50.0%, 1/2");
        assertThat(cli.run("odds 2d6 vs 2d6 --json")
                        .isDone()
                        .json()
                        .path("equalExactly")
                        .asString())
                .isEqualTo("73/648");
    }
}
