package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Reports of battles from the table to their end, at the keyboard and by commands, as clubs give them. */
class ReportsTest {

    private static final String GAME = "@games/seed-5.muster";

    @TempDir
    Path folder;

    private Cli cli;

    @BeforeEach
    void aFolder() {
        cli = new Cli(folder);
    }

    /** As bots have fought it, up to before an entry that is told so. */
    private void playedBefore(String ruleset, String config, String told) {
        cli.write("game.yaml", config);
        cli.run("simulate " + ruleset + " -n 1 --seed 5 --config @game.yaml --keep @games")
                .isDone();
        Matcher entry = Pattern.compile("(?m)^ *(\\d+)  " + told).matcher(log(""));
        assertThat(entry.find()).as(told).isTrue();
        int before = Integer.parseInt(entry.group(1)) - 1;
        cli.run("rewind " + GAME + " " + before + " --reason again").isDone();
    }

    private String log(String as) {
        return cli.run("log " + GAME + as).isDone().out();
    }

    private String play(String command, String... lines) {
        return cli.run(String.join("\n", lines) + "\nquit\n", command.split(" "))
                .isDone()
                .out();
    }

    /** It is told once to who confirms it; the organizer, who is called for it, does not read the whole season first. */
    @Test
    void aDisputedReportIsCorrectedAndConfirmedAfterAll() {
        playedBefore(
                "swm-campaign",
                "seats: {anna: Anna, bert: Bert}\norganizer: true\n",
                "Bert: Turn 9 .* Battle on the table");
        String said = play(
                "play --organizer " + GAME,
                "defender",
                "6-17 killed by luke",
                "rest standing",
                "",
                "",
                "dispute",
                "standing",
                "The Snowspeeder is dead",
                "other bert",
                "correct",
                "",
                "other anna",
                "confirm");
        assertThat(said)
                .containsPattern("(?s)> Confirm the report .*\nBert has reported: Rebel has won; standing: ")
                .doesNotContainPattern("Bert: Turn 9 .*Battle on the table: Rebel has won; standing")
                .containsPattern("(?s)the organizer  Turn 9 .* > Settle the report ")
                .contains("Anna may say something here too: other anna leads there.", "   1  correct the report")
                .doesNotContain("Factions are picked in this order")
                .contains("Rebel has won the battle at Aurek City.");
        assertThat(log(""))
                .containsPattern(
                        "(?s)Anna: .*dispute the report.*Bert: .*correct the report.*Anna: .*Settle the report: confirm");
    }

    /** Who reported corrects, the enemy agrees, and the organizer need not settle it. */
    @Test
    void anotherEndsWithoutTheOrganizer() {
        playedBefore(
                "40k-crusade",
                "seats: {anna: Anna, bert: Bert, carl: Carl, dora: Dora}\norganizer: true\n",
                "Bert: .*: dispute the report");
        cli.run("", "choose", GAME, "--as", "bert", "{\"dispute\": {}}").isDone();
        assertThat(cli.run("pending " + GAME + " --as bert").isDone().out())
                .contains("Bert (Harlequins) may say:", "confirm  confirm the report");
        cli.run("", "choose", GAME, "--as", "carl", "{\"correct\": {\"result\": \"draw\"}}", "--yes")
                .isDone();
        assertThat(cli.run("pending " + GAME + " --as bert").isDone().out()).contains("Carl says now: a draw.");
        cli.run("", "choose", GAME, "--as", "bert", "confirm").isDone();
        assertThat(cli.run("show " + GAME + " --records").isDone().out()).doesNotContain("Reported, not confirmed yet");
        assertThat(log(" --as dora")).containsPattern("Battle 1 for .*a draw");
    }

    /** In secret: what became of each troop is read by those who fought, before it is confirmed and after. */
    @Test
    void aSecretReportIsReadByThoseWhoFought() {
        playedBefore(
                "warmachine-map",
                "seats: {player1: Ann, player2: Ben, player3: Cay, player4: Dan}\n",
                "\\w+: Round 4 .*Battle in F1 > Battle on the table");
        play("play " + GAME, "", "report", "retreat dan", "ben 3:2", "all intact", "", "all intact", "", "");
        String report = "declared a retreat in turn 3:2; ";
        for (String as : new String[] {"player2", "player4"}) {
            assertThat(log(" --as " + as)).as(as).contains(report);
        }
        for (String as : new String[] {"player1", "player3", "organizer", "spectator"}) {
            assertThat(log(" --as " + as)).as(as).doesNotContain(report);
            assertThat(cli.run("pending " + GAME + " --as " + as).isDone().out())
                    .as(as)
                    .doesNotContain("all intact");
            assertThat(cli.run("show " + GAME + " --records --as " + as)
                            .isDone()
                            .out())
                    .as(as)
                    .contains("Reported, not confirmed yet")
                    .doesNotContain("all intact");
        }
        cli.run("", "choose", GAME, "--as", "player2", "confirm").isDone();
        assertThat(log(" --as player1")).doesNotContain(report);
    }

    /** With real dice: the run of a fighter put down in the trench, up to the twenty that somebody types. */
    @Test
    void aTorpedoHitsThePort() {
        String config = "seats: {anna: Anna, bert: Bert}\noptions: {scenario: ATTACK_ON_THE_DEATHSTAR}\n";
        playedBefore("space-battles", config, "Bert: Turn 1 > Movement > Rebel > Next ship");
        String placed = cli.run("show " + GAME + " --json")
                .isDone()
                .out()
                .replaceFirst(
                        "(?s)(\"id\" : \"X3\".*?\"at\" : )\\[[^]]*](.*?\"facing\" : )\"\\w\"", "$1[ 17, 9 ]$2\"E\"");
        cli.write("trench.json", placed);
        cli.run("new space-battles @run.muster --config @game.yaml --position @trench.json --dice physical")
                .isDone();
        assertThat(play("play @run.muster", "X3 attack F", "none", "port torpedos", "20"))
                .contains("   4  the port   one hit destroys the Death Star", "Torpedos of X3 at the port")
                .contains("> 20\n");
        assertThat(cli.run("pending @run.muster").isDone().out()).contains("Bert won");
    }
}
