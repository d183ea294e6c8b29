package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.plugin.Rulesets;
import org.muster.host.Host;
import org.muster.host.Settings;
import org.muster.host.people.Invitation;
import org.muster.host.people.Person;

/** A report of a battle that was disputed, settled by the organizer in a few words. */
class SettlingTest {

    private static final String NAME = "Crusade 40k: a sector campaign";
    private static final String DRAW = "{\"result\":\"draw\"}";

    @TempDir
    Path folder;

    private Cli cli;

    /** As bots have fought it, up to where the organizer is asked. */
    @BeforeEach
    void aReportIsDisputed() {
        cli = new Cli(folder)
                .write("war.yaml", "seats: {anna: Anna, bert: Bert, carl: Carl, dora: Dora}\norganizer: true\n");
        cli.run("simulate 40k-crusade -n 1 --seed 5 --config @war.yaml --keep @games")
                .isDone();
        Matcher disputed = Pattern.compile("(?m)^ *(\\d+)  .*: dispute the report")
                .matcher(cli.run("log @games/seed-5.muster").isDone().out());
        assertThat(disputed.find()).isTrue();
        cli.run("rewind @games/seed-5.muster " + disputed.group(1) + " --reason again")
                .isDone();
        assertThat(cli.run("pending @games/seed-5.muster --as organizer")
                        .isDone()
                        .out())
                .contains("Settle the report", "has reported", "+1 XP");
    }

    private Cli.Ran settle(String... more) {
        String[] words = new String[5 + more.length];
        words[0] = "choose";
        words[1] = "@games/seed-5.muster";
        words[2] = "--as";
        words[3] = "organizer";
        words[4] = DRAW;
        System.arraycopy(more, 0, words, 5, more.length);
        return cli.run("", words);
    }

    @Test
    void whatWasReportedIsNotDroppedUnsaid() {
        String file = cli.text("games/seed-5.muster");
        settle().isRefused(
                        "The answer leaves out roster, which stands in the report. --keep takes it as Carl has reported, --yes drops it.");
        assertThat(cli.text("games/seed-5.muster")).isEqualTo(file);
        assertThat(settle("--keep").isDone().out())
                .containsPattern("Settle the report: a draw; .*\\+1 XP")
                .doesNotContain("has won");
    }

    @Test
    void whoSaysSoDropsIt() {
        assertThat(settle("--yes").isDone().out())
                .contains("Settle the report: a draw  [")
                .doesNotContain("XP");
    }

    /** Who said what, and who has to say that it is so, since when: in the records of all. */
    @Test
    void aReportThatWaitsStandsInTheRecords() {
        for (String more : new String[] {"", " --as spectator"}) {
            assertThat(cli.run("show @games/seed-5.muster --records" + more)
                            .isDone()
                            .out())
                    .as(more)
                    .contains("\nReported, not confirmed yet\n")
                    .containsPattern("Carl +the organizer +1 Jan 1970");
        }
        settle("--yes").isDone();
        assertThat(cli.run("show @games/seed-5.muster --records").isDone().out())
                .doesNotContain("\nReported, not confirmed yet\n");
    }

    /** At the keyboard it is asked. */
    @Test
    void atTheKeyboardItIsAsked() {
        String play = "play @games/seed-5.muster --bots anna,bert,carl,dora";
        assertThat(cli.run(DRAW + "\nno\n" + DRAW + "\n\nquit\n", play.split(" "))
                        .isDone()
                        .out())
                .contains("The answer leaves out roster. Enter takes it as Carl has reported, drop drops it > no")
                .containsPattern("Battle 1 for .*: a draw; .*\\+1 XP");
    }

    /** Before that: who is asked to confirm it passes by what is not so, and who has given it sits there too. */
    @Test
    void nobodyDisputesByTwoEmptyLinesAndWhoReportedMayCorrect() {
        Matcher disputed = Pattern.compile("(?m)^ *(\\d+)  (\\w+): .*: dispute the report")
                .matcher(cli.run("log @games/seed-5.muster").isDone().out());
        assertThat(disputed.find()).isTrue();
        int before = Integer.parseInt(disputed.group(1)) - 1;
        cli.run("rewind @games/seed-5.muster " + before + " --reason again").isDone();
        String said = cli.run(
                        "dispute\n\n\nback\nrecords order of b\nother nobody\nother ca\nwithdraw\nquit\n",
                        "play",
                        cli.file("games/seed-5.muster").toString())
                .isDone()
                .out();
        assertThat(said)
                .contains("Carl may say something here too: other carl leads there.")
                .containsPattern("\n +dispute the report\nEnter if that is all, back to change it > back\n")
                .containsPattern("> records order of b\\nOrder of battle\\n +Unit +Profile +Power +Experience")
                .contains("Nobody else at this keyboard is called \"nobody\".")
                .containsPattern("\nCarl \\(.*\\) .*Confirm the report")
                .contains("take the report back");
        assertThat(cli.run("log @games/seed-5.muster").isDone().out())
                .doesNotContain("dispute the report")
                .containsPattern("Carl: .*Confirm the report: take the report back");
    }

    /** Before units are named, whose they are can be read: a player's name is that of a sheet. */
    @Test
    void whatAPlayerHasIsReadByName() {
        String said = cli.run(
                        "records anna\nrecords order of b\nrecords nobody\nquit\n",
                        "play @games/seed-5.muster --bots anna,bert,carl,dora".split(" "))
                .isDone()
                .out();
        assertThat(said)
                .containsSubsequence(
                        "> records anna\n", "Crusade force of Anna", "\nOrder of battle\n", "> records order of b\n")
                .contains("No: nothing is recorded of order of b;", "and each player, and what stands on the board");
    }

    /** Far away it is refused as near, tried or done. */
    @Test
    void ofAHostTheSameIsRefused() throws IOException {
        host().close();
        Matcher there = Pattern.compile("Game (\\S+) is here")
                .matcher(cli.run("serve import @games/seed-5.muster --data @host")
                        .isDone()
                        .out());
        assertThat(there.find()).isTrue();
        try (Host host = host()) {
            Person organizer = host.people().newcomer("Olga", false);
            host.people().take(new Invitation(there.group(1), "organizer"), organizer);
            String[] far = {
                "--host",
                host.url().toString(),
                "--token",
                host.people().session(organizer).text()
            };
            String leavesOut =
                    "The answer leaves out roster, which stands in the report. --keep takes it as Carl has reported, --yes drops it.";
            far(far, "choose", NAME, DRAW).isRefused(leavesOut);
            String decision = far(far, "pending", NAME, "--json")
                    .isDone()
                    .json()
                    .at("/decisions/0/id")
                    .asString();
            far(far, "settle", NAME, DRAW, "--dry-run", "--decision", decision).isRefused(leavesOut);
            assertThat(far(far, "settle", NAME, DRAW, "--dry-run", "--yes", "--decision", decision)
                            .isDone()
                            .out())
                    .contains("nothing was written")
                    .doesNotContain("XP");
            assertThat(far(far, "choose", NAME, DRAW, "--keep").isDone().out()).containsPattern("a draw; .*\\+1 XP");
        }
    }

    private Cli.Ran far(String[] host, String... words) {
        return cli.run("", Stream.concat(Stream.of(host), Stream.of(words)).toArray(String[]::new));
    }

    private Host host() throws IOException {
        return Host.start(
                Settings.local(folder.resolve("host")), Rulesets.find(Path.of("no-plugins")), Clock.systemUTC());
    }
}
