package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Games that are mended, closed, and taken over to other versions. */
class MendingTest {

    @TempDir
    Path folder;

    /** What three seats can raid, in their order. */
    private static final String[] RAIDS = {"{\"raid\":\"dell\"}", "{\"raid\":\"fell\"}", "{\"raid\":\"esk\"}"};

    @Test
    void aGameThatNobodyPlaysOnIsClosedAndCanBeOpenedAgain() {
        Cli cli = new Cli(folder).opened();
        cli.run("choose @club.muster --as anna hold").isDone();
        Cli.Ran closed =
                cli.run("", "close", "@club.muster", "--reason", "snowed in").isDone();
        assertThat(closed.out()).contains("The game was closed: snowed in\n");
        assertThat(cli.run("pending @club.muster --as bert").isDone().out())
                .isEqualTo("The game was closed: snowed in\n");
        JsonNode json = cli.run("pending @club.muster --json").isDone().json();
        assertThat(json.path("over").asBoolean()).isTrue();
        assertThat(json.path("closed").asString()).isEqualTo("snowed in");
        assertThat(json.path("decisions")).isEmpty();
        for (String command :
                List.of("choose @club.muster --as bert hold", "close @club.muster", "deadline @club.muster --all")) {
            cli.run(command).isRefused("The game was closed; ");
        }
        assertThat(cli.run("", "play", "@club.muster").isDone().out()).contains("snowed in");
        cli.run("verify @club.muster").isDone();
        assertThat(cli.run("undo @club.muster").isDone().out())
                .contains("Taken back: that the game was closed.", "Asked: Bert");
        cli.run("choose @club.muster --as bert hold").isDone();
        cli.run("verify @club.muster").isDone();
    }

    /** Else everybody reads that the past was mended, and nothing was. */
    @Test
    void whatStandsThereAlreadyIsNotMended() {
        Cli cli = new Cli(folder).opened();
        cli.run("choose @club.muster --as anna hold").isDone();
        String file = cli.text("club.muster");
        long entry = file.lines().count() - 1;
        String amend = "amend @club.muster " + entry + " hold --reason slip";
        assertThat(cli.run(amend).isDone().out())
                .isEqualTo("Entry " + entry + " says just that already; nothing was written.\n");
        assertThat(cli.run(amend + " --json").isDone().json().path("unchanged").asLong())
                .isEqualTo(entry);
        assertThat(cli.text("club.muster")).isEqualTo(file);
    }

    /** However many dice were typed for an answer, one undo takes it back with all of them, and says so. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void undoTakesTheAnswerBackWithAllThatWasTypedForIt(int raids) {
        Cli cli = new Cli(folder);
        cli.run("new feud @club.muster --dice physical --seats anna=Anna,bert=Bert,cleo=Cleo")
                .isDone();
        cli.run("roll @club.muster 3,5 1,2 4,4").isDone();
        String[] seats = {"anna", "bert", "cleo"};
        for (int i = 0; i < 2; i++) {
            cli.run("choose @club.muster --as " + seats[i] + ' ' + (i < raids - 1 ? RAIDS[i] : "hold"))
                    .isDone();
        }
        String before = cli.run("show @club.muster --json").isDone().out();
        String asked = cli.run("pending @club.muster").isDone().out();
        cli.run("choose @club.muster --as cleo " + (raids > 0 ? RAIDS[2] : "hold"))
                .isDone();
        for (int i = 0; i < raids; i++) {
            cli.run("roll @club.muster 1").isDone();
        }
        String told = cli.run("undo @club.muster").isDone().out();
        assertThat(told)
                .contains(
                        switch (raids) {
                            case 0 -> "Taken back: the answer of Cleo.\n";
                            case 1 -> "Taken back: the answer of Cleo, and 1 roll typed since.\n";
                            default -> "Taken back: the answer of Cleo, and " + raids + " rolls typed since.\n";
                        },
                        "Asked: Cleo");
        assertThat(untimed(cli.run("pending @club.muster").isDone().out())).isEqualTo(untimed(asked));
        assertThat(cli.run("show @club.muster --json").isDone().out()).isEqualTo(before);
        cli.run("verify @club.muster").isDone();
    }

    /** What is asked again has its time from now on. */
    private static String untimed(String asked) {
        return asked.replaceAll("Until [^.]*\\.", "Until then.");
    }

    /** Dice that nobody typed are thrown anew; they are no matter of words. */
    @ParameterizedTest
    @ValueSource(strings = {"fair", "seeded"})
    void undoSpeaksOfNoRollsWhereNobodyTypedAny(String dice) {
        Cli cli = new Cli(folder);
        cli.run("new feud @club.muster --dice " + dice + " --seats anna=Anna,bert=Bert")
                .isDone();
        if (dice.equals("fair")) {
            cli.run("join @club.muster --as anna").isDone();
            cli.run("join @club.muster --as bert").isDone();
        }
        cli.run("choose @club.muster --as anna " + RAIDS[0]).isDone();
        cli.run("choose @club.muster --as bert {\"raid\":\"carn\"}").isDone();
        assertThat(cli.run("undo @club.muster").isDone().out())
                .contains("Taken back: the answer of Bert.\n", "Asked: Bert");
    }

    @Test
    void aGameIsTakenOverToAnotherVersionOfTheSameRules() {
        Cli cli = new Cli(folder).opened();
        cli.run("choose @club.muster --as anna hold").isDone();
        cli.write(
                "club.muster",
                Rechained.with(cli.text("club.muster"), "\"version\":\"1.2.0\"", "\"version\":\"1.1.0\""));
        cli.run("log @club.muster").isRefused("The game is played by feud 1.1.0; at hand is 1.2.0", "muster upgrade");
        String before = cli.text("club.muster");
        assertThat(cli.run("upgrade @club.muster --dry-run").isDone().out())
                .contains("feud 1.1.0 > 1.2.0", "a dry run");
        assertThat(cli.text("club.muster")).isEqualTo(before);
        cli.run("upgrade @club.muster").isDone();
        assertThat(cli.run("log @club.muster --as anna").isDone().out()).contains("Anna: Turn 1");
        cli.run("verify @club.muster").isDone();
    }

    @Test
    void anUpgradeThatWouldChangeThePastIsRefused() {
        Cli cli = new Cli(folder).opened();
        cli.run("choose @club.muster --as anna hold").isDone();
        String old = Rechained.with(cli.text("club.muster"), "\"version\":\"1.2.0\"", "\"version\":\"1.1.0\"");
        cli.write("club.muster", Rechained.with(old, "\"pool\":\"2d6\"", "\"pool\":\"1d12\""));
        String before = cli.text("club.muster");
        cli.run("upgrade @club.muster").isWanting("Entry 1 would be different", "Nothing was changed");
        assertThat(cli.text("club.muster")).isEqualTo(before);
    }

    /** A mend is known by the entry that it mended, and told once. */
    @Test
    void whatIsTakenBackIsNamedByTheEntryThatWasMended() {
        Cli cli = new Cli(folder).opened();
        cli.run("choose @club.muster --as anna hold").isDone();
        int entry = Integer.parseInt(cli.run("choose @club.muster --as organizer --for bert hold")
                .isDone()
                .out()
                .strip()
                .split("\\s+")[0]);
        cli.run("amend @club.muster " + entry + " {\"raid\":\"carn\"} --reason slip --yes")
                .isDone();
        String told = "the organizer mended entry " + entry + " from \"hold\" to \"raid a region: Carnmoor\": slip";
        assertThat(cli.run("log @club.muster").isDone().out()).contains(told);
        int mend = Integer.parseInt(cli.run("log @club.muster")
                .out()
                .lines()
                .filter(line -> line.contains(told))
                .findFirst()
                .orElseThrow()
                .strip()
                .split("\\s+")[0]);
        assertThat(cli.run("explain @club.muster " + mend).isDone().out()).containsOnlyOnce(told);
        assertThat(cli.run("verify @club.muster").isDone().out())
                .contains("1 answer or roll was mended afterwards; the log says which");
        cli.run("amend @club.muster " + entry + " {\"raid\":\"esk\"} --reason again --yes")
                .isDone();
        assertThat(cli.run("log @club.muster").isDone().out())
                .contains("mended entry " + entry + " from \"raid a region: Carnmoor\" to \"raid a region: Esk");
        cli.run("undo @club.muster").isDone();
        assertThat(cli.run("undo @club.muster").isDone().out()).contains("Taken back: the last mend: slip.");
        assertThat(cli.run("log @club.muster").isDone().out())
                .contains(told, "the organizer took back the mend of entry " + entry + ", from ");
    }

    /** People read what the records would show; the paths of the position are for programs. */
    @Test
    void whatAMendWouldChangeIsToldInWords() {
        Cli cli = new Cli(folder).opened();
        cli.run("choose @club.muster --as anna hold").isDone();
        String said = cli.run("choose @club.muster --as organizer --for bert {\"raid\":\"carn\"}")
                .isDone()
                .out();
        int entry = Integer.parseInt(said.strip().split("\\s+")[0]);
        cli.run("amend @club.muster " + entry + " hold --dry-run").isDone();
        assertThat(cli.run("amend @club.muster " + entry + " hold --dry-run").out())
                .contains("nothing was written.")
                .doesNotContain("state.", "agenda", "{\"");
        assertThat(cli.run("amend @club.muster " + entry + " hold --dry-run --json")
                        .isDone()
                        .json()
                        .path("changes")
                        .toString())
                .contains("state.");
    }

    /** That a seat counts otherwise than the organizer is told each time, with the command that takes its numbers. */
    @Test
    void ownNumbersSayWhatTakesThem() {
        Cli cli = new Cli(folder).opened();
        String own = "These are Bert's own numbers: muster explain ";
        cli.run("choose @club.muster --as anna hold").isDone();
        assertThat(cli.run("choose @club.muster --as bert hold").isDone().out()).containsOnlyOnce(own);
        cli.run("choose @club.muster --as anna {}").isDone();
        String again = cli.run("choose @club.muster --as bert {}").isDone().out();
        assertThat(again).containsOnlyOnce(own);
        String n = again.substring(again.indexOf(own)).replaceFirst("(?s).*?muster (\\d+) --as bert.*", "$1");
        assertThat(cli.run("explain @club.muster " + n + " --as bert").isDone().out())
                .as("what was just answered")
                .contains("Entry " + n + ",", "Bert: Turn 1 > Taxes > Tax");
    }

    /** Who runs the game reads the numbers that {@code amend} takes, whatever was done in secret before. */
    @Test
    void theOrganizersAnswersHaveTheNumbersOfTheJournal() {
        Cli cli = new Cli(folder).opened();
        cli.run("choose @club.muster --as anna hold").isDone();
        String said = cli.run("", "choose", "@club.muster", "--as", "organizer", "--for", "bert", "{\"raid\":\"carn\"}")
                .isDone()
                .out();
        int entry = Integer.parseInt(said.strip().split("\\s+")[0]);
        assertThat(cli.run("log @club.muster").out())
                .containsPattern(
                        entry + "  Bert: Turn 1 > Orders > Give orders: .+ \\(answered for them by the organizer\\)");
        cli.run("", "amend", "@club.muster", Integer.toString(entry), "hold", "--reason", "a slip", "--yes")
                .isDone();
        assertThat(cli.run("log @club.muster").isDone().out())
                .contains("Give orders: hold")
                .doesNotContain("Bert takes Carnmoor");
    }
}
