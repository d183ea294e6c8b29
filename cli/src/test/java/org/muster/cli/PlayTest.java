package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Screen;

/** The hot seat, with what is typed given beforehand. */
class PlayTest {

    @TempDir
    Path folder;

    private Cli.Ran play(String typed, String words) {
        return new Cli(folder).run(typed, words.split(" "));
    }

    @Test
    void oneAgainstABotByNumbersAndNames() {
        Cli.Ran ran = play("raid\n1\n2\n\n1\n\n", "play feud --seed 7 --seats anna=Anna,bert=Bert")
                .isDone();
        assertThat(ran.out())
                .contains("The Marches", "Anna (blue)  Turn 1 > Orders > Give orders", "raid a region: your choice > 1")
                .contains("Ashford (3 left; Enter: 0) > 2", "Bert: Turn 1 > Taxes", "Turn 2 > Orders");
        assertThat(ran.err()).contains("The game was not saved");
    }

    /** Only its caption said another phase, as the question below it did. */
    @Test
    void aBoardThatLooksAsBeforeIsNotDrawnAgain() {
        String out = play("auto\n".repeat(12) + "quit\n", "play 40k-crusade --seed 3")
                .isDone()
                .out();
        List<String> boards = Stream.of(out.split("Cicatrix Maledictum\n"))
                .skip(1)
                .map(part -> part.substring(part.indexOf('\n')).split("\nPlayer 1 ")[0])
                .toList();
        assertThat(boards).hasSizeGreaterThan(3);
        for (int i = 1; i < boards.size(); i++) {
            assertThat(boards.get(i)).isNotEqualTo(boards.get(i - 1));
        }
    }

    private long linesAfter(Cli cli, String word) {
        return play("\n" + word + "\nquit\n", "play " + cli.file("club") + " --bots bert")
                .isDone()
                .out()
                .lines()
                .count();
    }

    @Test
    void wordsExplainUndoAndSave() {
        Cli.Ran ran = play(
                        "?\nhold\nundo\nraid\nbirk\nsave " + folder.resolve("club") + "\nquit\n",
                        "play feud --seed 7 --seats anna=Anna,bert=Bert")
                .isDone();
        assertThat(ran.out())
                .contains(
                        "All players give their orders in secret",
                        "Your last choice is taken back.",
                        "Saved in",
                        "every choice is. To play on: muster play ",
                        "club.muster --bots bert\n");
        assertThat(play(
                                "save " + folder.resolve("evening") + "\nquit\n",
                                "play feud --seed 7 --seats anna=Anna,bert=Bert --skill easy")
                        .isDone()
                        .out())
                .contains("evening.muster --bots bert --skill easy\n");
        Cli cli = new Cli(folder);
        cli.run("verify @club.muster").isDone();
        assertThat(cli.run("log @club.muster").out()).contains("went back to entry 1: undo", "raid a region: Birkwood");
        long two = linesAfter(cli, "log 2");
        assertThat(linesAfter(cli, "log 1")).as("the last lines alone").isLessThan(two);
        assertThat(linesAfter(cli, "log")).isGreaterThan(two);
        assertThat(play("\n\nlog\nquit\n", "play " + cli.file("club") + " --bots bert")
                        .isDone()
                        .out())
                .contains("raid a region: Birkwood");
    }

    /** A game that is over takes no undo. */
    @Test
    void whoGivesUpIsAskedBack() {
        String game = "play feud --seed 7 --seats anna=Anna,bert=Bert";
        assertThat(play("other\nyes\noh no\nother\nhold\nquit\n", game).isDone().out())
                .contains("yes: that is for good. yes does it, anything else does not > oh no", "Turn 1 > Taxes")
                .doesNotContain(" won: ");
        assertThat(play("other\nyes\nyes\n", game).isDone().out())
                .contains("anything else does not > yes\n")
                .doesNotContain("Turn 1 > Taxes");
    }

    @Test
    void whatAnAbsentPlayerHadDraftedCountsBeforeABotPlaysForHim() {
        Cli cli = new Cli(folder);
        for (int seed = 1; seed < 6; seed++) {
            cli.run("new feud @absent" + seed + " --seats anna=Anna,bert=Bert --seed " + seed)
                    .isDone();
            cli.run("choose @absent" + seed + " --as bert --draft hold").isDone();
            play("\nhold\nquit\n", "play " + cli.file("absent" + seed) + " --bots bert")
                    .isDone();
            assertThat(cli.run("log @absent" + seed).out())
                    .contains("    4  Bert: Turn 1 > Orders > Give orders: hold (seen");
        }
    }

    @Test
    void botsSayWhy() {
        Cli.Ran ran = play("auto\n".repeat(4) + "why\nquit\n", "play space-battles --seed 4 --skill 6")
                .isDone();
        assertThat(ran.out()).containsPattern("Player 2, .*: \".*\" has \\d+ chances in 100, tried out 3 times; ");
    }

    /** By the number of an entry, as the log has it; of what people chose nothing is known. */
    @Test
    void whyABotChoseIsToldLaterToo() {
        String out = play(
                        "auto\n".repeat(4) + "log\nwhy 1\nwhy 99999\nwhy x\nquit\n",
                        "play space-battles --seed 4 --skill 6")
                .isDone()
                .out();
        Matcher line = Pattern.compile("(?m)^ +(\\d+)  Player 2: ").matcher(out);
        assertThat(line.find()).isTrue();
        assertThat(out)
                .contains(
                        "there is no entry 99999; the last is ",
                        "behind why stands the number of an entry, as log tells them: why 17");
        String told = play(
                        "auto\n".repeat(4) + "why " + line.group(1) + "\nquit\n",
                        "play space-battles --seed 4 --skill 6")
                .isDone()
                .out();
        assertThat(told)
                .containsPattern("> why \\d+\n.*Player 2, .*: \".*\" has \\d+ chances in 100, tried out 3 times; ");
        assertThat(play("hold\nwhy 1\nquit\n", "play feud --seed 7 --seats anna=Anna,bert=Bert")
                        .isDone()
                        .out())
                .contains("Nothing is kept of why at entry 1: that is kept of what bots have chosen here");
    }

    /** What a bot chose is not told once as its answer and once as what it did. */
    @Test
    void aMoveOfABotIsToldOnce() {
        String out = play("auto\n".repeat(4) + "quit\n", "play space-battles --seed 4 --bots random")
                .isDone()
                .out();
        assertThat(out).containsPattern("\n  (T|X1|X2) moves ").doesNotContain("Rebel > Next ship: ");
    }

    /** Whose order was turned over has heard it before, and reads it once all the same. */
    @Test
    void theLogTellsAnOrderThatWasTurnedOverOnce() {
        Cli cli = new Cli(folder);
        cli.run("new 40k-crusade @war.muster --seats anna=Anna,bert=Bert --seed 1")
                .isDone();
        for (int i = 0; i < 3; i++) {
            cli.run("deadline @war.muster --all").isDone();
        }
        cli.run("", "choose", "@war.muster", "--as", "anna", "{\"attack\": {\"S01\": \"S05\"}}")
                .isDone();
        cli.run("choose @war.muster --as bert none").isDone();
        String out = play("\nlog\nquit\n", "play " + cli.file("war")).isDone().out();
        String log = out.substring(out.indexOf("> log"));
        assertThat(log).containsOnlyOnce("Anna: Turn 2 > Strategy > Give orders: attack ");
        assertThat(log).containsOnlyOnce("Bert: Turn 2 > Strategy > Give orders: ");
    }

    @Test
    void howWellBotsPlayIsTheirLevelsName() {
        assertThat(play("quit\n", "play space-battles --seed 4 --bots strong")
                        .isDone()
                        .out())
                .contains("Player 1");
        play("", "play space-battles --seed 4 --bots grandmaster").isRefused("grandmaster");
        play("", "play space-battles --seed 4 --skill grandmaster").isRefused("No bot plays grandmaster");
    }

    @Test
    void whatIsNotLegalIsAskedAgain() {
        Cli.Ran ran = play(
                        "fly\n7\nraid\nfell\nbirk\n9\n-1\nx\n2\n2\n1\n",
                        "play feud --seed 7 --seats anna=Anna,bert=Bert")
                .isDone();
        assertThat(ran.out())
                .contains("Not one of them: \"fly\"", "Not one of them: \"7\"", "Not one of them: \"fell\"")
                .contains("9 is no whole number from 0 to 3", "x is no whole number");
    }

    /** Who has only submitted an answer is asked once more: the game waits for nobody else. */
    @Test
    void whatIsOnlySubmittedIsAskedAtTheKeyboard() {
        Cli cli = new Cli(folder).opened();
        cli.run("choose @club.muster --as anna --draft hold").isDone();
        cli.run("choose @club.muster --as bert hold").isDone();
        assertThat(play("\nraid\nbirk\n", "play " + cli.file("club") + " --bots none")
                        .isDone()
                        .out())
                .contains("Anna (blue)  Turn 1 > Orders > Give orders");
        assertThat(cli.run("log @club.muster").out())
                .contains("Anna: Turn 1 > Orders > Give orders: raid a region: Birkwood");
    }

    /** A season's file holds what people have decided: no bot decides in it unasked. */
    @Test
    void ofAGameInAFilePeoplePlayAllSeats() {
        Cli cli = new Cli(folder).opened();
        String out =
                play("\nhold\n\nquit\n", "play " + cli.file("club")).isDone().out();
        assertThat(out).contains("Anna is next.", "Bert is next.");
        assertThat(cli.run("log @club.muster").out()).doesNotContain("Bert: Turn");
        assertThat(play("\nhold\nquit\n", "play " + cli.file("club") + " --bots bert")
                        .isDone()
                        .out())
                .doesNotContain("Bert is next.");
    }

    /** A mend counts no entry of its own, so there is no going back to it. */
    @Test
    void aChoiceRightAfterAMendCanBeTakenBack() {
        Cli cli = new Cli(folder).opened();
        cli.run("choose @club.muster --as anna hold").isDone();
        long entry = cli.text("club.muster").lines().count() - 1;
        cli.run("amend @club.muster " + entry + " {\"raid\":\"birk\"} --reason slip")
                .isDone();
        cli.run("amend @club.muster " + entry + " hold --reason slip").isDone();
        assertThat(play("\nhold\n\nundo\nno\nundo\nyes\nquit\n", "play " + cli.file("club") + " --bots none")
                        .isDone()
                        .out())
                .as("asked first, as it is another's")
                .containsSubsequence(
                        "The last choice is that of Bert: yes takes it back, anything else does not > no",
                        "anything else does not > yes",
                        "The last choice, by Bert, is taken back.")
                .containsOnlyOnce("is taken back.");
    }

    @Test
    void autoPlaysToTheEnd() {
        Cli.Ran ran = play("auto\n".repeat(40), "play feud --seed 7 --seats anna=Anna,bert=Bert")
                .isDone();
        assertThat(ran.out()).contains("won:");
        assertThat(ran.err()).isEmpty();
    }

    @Test
    void botsAloneShowAWholeGame() {
        Cli.Ran ran = play("", "play feud --seed 3 --seats a,b,c --bots all").isDone();
        assertThat(ran.out()).contains("Only bots play", "won:", "The Marches");
        assertThat(play("", "play feud --seed 3 --seats a,b,c --bots all").out())
                .isEqualTo(ran.out());
    }

    @Test
    void severalPeopleHandTheKeyboardOver() {
        Cli.Ran ran = play("\nhold\n\nraid\n1\n", "play feud --seed 3 --seats anna=Anna,bert=Bert --bots none")
                .isDone();
        assertThat(ran.out()).contains("Anna is next. Press Enter", "Bert is next. Press Enter");
        String anna = ran.out().substring(0, ran.out().indexOf("Bert is next"));
        String bert = ran.out().substring(ran.out().indexOf("Bert is next"));
        assertThat(anna).contains("You hide").doesNotContain("Stash of Bert");
        assertThat(bert).contains("Stash of Bert").doesNotContain("Stash of Anna");
    }

    /** Who gets up may think better of it; who sits there then neither takes nor sees what another has chosen in secret. */
    @Test
    void aSecretChoiceIsTakenBackByWhoseItIs() {
        Cli cli = new Cli(folder).opened();
        String out = play("\nraid birk\nundo\n\nhold\n\nundo\nhold\nquit\n", "play " + cli.file("club"))
                .isDone()
                .out();
        assertThat(out)
                .containsSubsequence(
                        "Bert is next. Press Enter when you sit here. undo",
                        "The last choice, by Anna, is taken back.",
                        "Anna is next. Press Enter when you sit here. ",
                        "Bert is next. Press Enter when you sit here. \n",
                        "> undo\nThe last choice is that of Anna, and secret until all have chosen",
                        "Bert (orange)  Turn 1 > Orders",
                        "> hold");
        assertThat(cli.run("log @club.muster").out())
                .contains("Anna: Turn 1 > Orders > Give orders: hold", "Bert: Turn 1 > Orders > Give orders: hold")
                .doesNotContain("orders: raid");
        assertThat(play("nonsense\nundo\nquit\n", "play " + cli.file("club"))
                        .isDone()
                        .out())
                .contains("undo takes back the last choice, quit ends.");
    }

    /** Nobody turns round where nobody may read what another may not, and nobody is told twice what all have read. */
    @Test
    void whereNothingIsSecretTheKeyboardIsNotHandedOver() {
        Cli.Ran ran = play(
                        "auto\n".repeat(6) + "quit\n",
                        "play space-battles --seed 3 --seats anna=Anna,bert=Bert --bots none")
                .isDone();
        assertThat(ran.out()).contains("Anna (Empire)", "Bert (Rebel)").doesNotContain("Press Enter when you sit here");
        assertThat(ran.out()
                        .lines()
                        .filter(line -> line.contains("Rebel: the fleet") || line.contains("Escape from Hoth:")))
                .hasSize(1);
    }

    /** Who comes back to a game is told what happened since they answered last. */
    @Test
    void whatOneHasReadIsNotToldAgain() {
        Cli cli = new Cli(folder).opened();
        cli.run("choose @club.muster --as anna hold").isDone();
        cli.run("choose @club.muster --as bert {\"raid\":\"carn\"}").isDone();
        String out = play("\nquit\n", "play " + cli.file("club") + " --bots none")
                .isDone()
                .out();
        assertThat(out).contains("1 raid rides out.").doesNotContain("You hide");
    }

    /** Who comes back later than another at the same screen reads what is older than what was read there. */
    @Test
    void olderNewsHasAHead() {
        Cli cli = new Cli(folder).opened();
        for (String answer : new String[] {"anna hold", "bert hold", "anna {}", "bert {}"}) {
            cli.run("choose @club.muster --as " + answer).isDone();
        }
        cli.run("extend @club.muster 1d --reason ill").isDone();
        cli.run("choose @club.muster --as anna --draft hold").isDone();
        assertThat(play("\nhold\n\nquit\n", "play " + cli.file("club")).isDone().out())
                .containsOnlyOnce("Since Bert (orange) answered last:\n  - ")
                .doesNotContain("Since Anna");
    }

    /** Nothing typed so far is lost by looking. */
    @Test
    void lookingLeavesTheQuestionOpen() {
        Cli.Ran ran = play("raid\n?\nmap\nlog\nbirk\nquit\n", "play feud --seed 7 --seats anna=Anna,bert=Bert")
                .isDone();
        assertThat(ran.out())
                .contains(
                        "raid a region: your choice > ?",
                        "FEU-ORD-01",
                        "raid a region: your choice > map",
                        "The Marches")
                .contains("raid a region: your choice > birk", "Raid on Birkwood");
    }

    /** A board that is larger than a screen is looked at in part. */
    @Test
    void aPartOfTheBoardIsDrawnByTheNamesOfItsPlaces() {
        Cli.Ran ran = play(
                        "map birk\nmap BIRK, carn\nmap xyz\nquit\n", "play feud --seed 7 --seats anna=Anna,bert=Bert")
                .isDone();
        String part =
                ran.out().substring(ran.out().indexOf("> map birk"), ran.out().indexOf("> map BIRK"));
        assertThat(part).contains("Birkwood").doesNotContain("Fellgate");
        assertThat(ran.out().substring(ran.out().indexOf("> map BIRK")))
                .contains("Carnmoor", "No: there is no xyz in the picture");
    }

    @Test
    void aWholeAnswerMayBeTypedAsJson() {
        Cli.Ran ran = play(
                        "{\"raid\": \"fell\"}\n{\"raid\n{\"raid\": \"birk\"}\nquit\n",
                        "play feud --seed 7 --seats anna=Anna,bert=Bert")
                .isDone();
        assertThat(ran.out()).contains("No: \"fell\" is no option; there are", "That is no JSON: ", "Raid on Birkwood");
    }

    /** A squad of thirty, experience for each, and a battle with a fate for every figure. */
    @Test
    void longFormsAreAskedInAFewLines() {
        new Cli(folder)
                .write(
                        "war.yaml",
                        "seats: {anna: Anna, bert: Bert}\nseed: 3\nauto: false\n"
                                + "options: {factionPick: ROLL, capitalsToWin: 2}\n");
        String setup = String.join(
                "\n",
                "{\"faction\": \"rebel\", \"region\": \"aurek\"}",
                "12 rebel trooper",
                "done",
                "6 elite rebel",
                "done",
                "done",
                "?",
                "3 x",
                "1 200",
                "1 60, 2 30",
                "3 10",
                "");
        Cli.Ran ran = play(setup, "play swm-campaign --bots random --config " + folder.resolve("war.yaml"))
                .isDone();
        assertThat(ran.out())
                .contains("60 of 150 points > done", "this one has 60", "60 of 150 points > 6 elite rebel")
                .contains(
                        "102 of 150 points > done\n48 points are left, and more could be taken.\ndone once more takes")
                .contains("100 left > ?", "\"3 x\" is no name or number", "Only 100 are left for", "10 left > 3 10")
                .contains("... and ", "? lists all");
    }

    /** What is refused as JSON takes nothing of what was typed before it. */
    @Test
    void aRefusedWholeLosesNothing() {
        new Cli(folder)
                .write(
                        "war.yaml",
                        "seats: {anna: Anna, bert: Bert}\nseed: 3\nauto: false\n"
                                + "options: {factionPick: ROLL, capitalsToWin: 2}\n");
        String squad = String.join(
                "\n",
                "{\"faction\": \"rebel\", \"region\": \"aurek\"}",
                "5 rebel trooper",
                "{\"rebel-trooper\": 40}",
                "done",
                "quit");
        assertThat(play(squad, "play swm-campaign --bots random --config " + folder.resolve("war.yaml"))
                        .isDone()
                        .out())
                .contains("    5 x Rebel Trooper\n25 of 150 points > done");
    }

    @Test
    void whoTakesBackAnothersChoiceIsToldWhose() {
        Cli.Ran ran = play("\nhold\nundo\nquit\n", "play feud --seed 3 --seats anna=Anna,bert=Bert --bots none")
                .isDone();
        assertThat(ran.out()).contains("The last choice, by Anna, is taken back.");
    }

    @Test
    void whatIsTypedAtTheHandOverIsNotTaken() {
        Cli.Ran ran = play("hold\n\nhold\nquit\n", "play feud --seed 3 --seats anna=Anna,bert=Bert --bots none")
                .isDone();
        assertThat(ran.out())
                .containsOnlyOnce("What you typed is not for Anna")
                .contains("Your choice > hold")
                .doesNotContain("Bert (orange)");
    }

    /** Treasuries, standings, what somebody has: what show ends with can be read where one plays. */
    @Test
    void recordsAreReadWhileAQuestionStaysOpen() {
        String out = play(
                        "records\nrecords stand\nrecords birk\nrecords nobody\nrecords bert\nquit\n",
                        "play feud --seed 7 --seats anna=Anna,bert=Bert")
                .isDone()
                .out();
        assertThat(out.split("Hidden coins", -1))
                .as("all of it, by its title, and by words in a row of it")
                .hasSize(4);
        assertThat(out.substring(out.indexOf("> records bert")))
                .contains("Bert")
                .doesNotContain("Anna");
        assertThat(out)
                .contains("Birkwood\n  Borders  3\n")
                .contains(
                        "No: nothing is recorded of nobody; there are Standings, and each player, and what stands on the board");
    }

    /** At length once, then by their names, and at length to who asks twice in a row. */
    @Test
    void theWordsOfThePromptAreToldAtLengthOnce() {
        String out = play("?\nhold\n\n?\n?\n?\nquit\n", "play feud --seed 7 --seats anna=Anna,bert=Bert")
                .isDone()
                .out();
        assertThat(out.split("Words: map draws the board and lists every place", -1))
                .hasSize(3);
        assertThat(out.split("Words: map, map NAME, records, .* quit. \\? once more explains them.", -1))
                .hasSize(3);
    }

    /** Plays on a game in a file, by what is typed; before a line begins that is told here, something else is done. */
    private static String playing(Cli cli, Map<String, Runnable> before, String... lines) {
        InputStream keys = new InputStream() {
            private final Deque<String> left = new ArrayDeque<>(List.of(lines));
            private byte[] line = {};
            private int at;

            @Override
            public int read() {
                if (at == line.length) {
                    if (left.isEmpty()) {
                        return -1;
                    }
                    before.getOrDefault(left.peek(), () -> {}).run();
                    line = (left.remove() + '\n').getBytes(StandardCharsets.UTF_8);
                    at = 0;
                }
                return line[at++];
            }

            @Override
            public int read(byte[] into, int from, int most) {
                int next = read();
                if (next < 0 || most == 0) {
                    return next;
                }
                into[from] = (byte) next;
                return 1; // a line is typed when it is asked for
            }
        };
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = Main.run(
                new String[] {"play", cli.file("club.muster").toString(), "--bots", "bert"},
                keys,
                new PrintStream(out, false, StandardCharsets.UTF_8),
                new PrintStream(err, false, StandardCharsets.UTF_8));
        assertThat(code).as("%s%s", out, err).isZero();
        cli.run("verify @club.muster").isDone();
        return out.toString(StandardCharsets.UTF_8);
    }

    /** A game in a file is a match like any other: what somebody else writes meanwhile is read, and nothing is lost. */
    @Test
    void somebodyElseMayAnswerWhileOneThinks() {
        Cli cli = new Cli(folder).opened();
        playing(
                cli,
                Map.of(
                        "hold",
                        () -> cli.run("choose @club.muster --as bert hold").isDone()),
                "hold",
                "quit");
        assertThat(cli.run("log @club.muster").out())
                .contains("Anna: Turn 1 > Orders > Give orders: hold", "Bert: Turn 1 > Orders > Give orders: hold");
    }

    /** It was asked for ever, each answer refused as one to a decision that is not open. */
    @Test
    void whatSomebodyElseHasAnsweredIsAskedNoMore() {
        Cli cli = new Cli(folder).opened();
        String out = playing(
                cli,
                Map.of("raid birk", () -> {
                    cli.run("choose @club.muster --as anna hold").isDone();
                    cli.run("choose @club.muster --as bert hold").isDone();
                }),
                "raid birk",
                "quit");
        assertThat(out).contains("Somebody else has played on meanwhile; this is how it stands now.", "Turn 1 > Taxes");
    }

    @Test
    void whatOthersHavePlayedOnBehindIsNotTakenBackHere() {
        Cli cli = new Cli(folder).opened();
        String out = playing(
                cli,
                Map.of("undo", () -> cli.run("choose @club.muster --as anna {}").isDone()),
                "hold",
                "undo",
                "quit");
        assertThat(out)
                .contains("Somebody else has played on meanwhile: what was chosen before can't be taken back here.");
        assertThat(cli.run("log @club.muster").out()).contains("Anna: Turn 1 > Orders > Give orders: hold");
    }

    /** What was refused is nothing to take back. */
    @Test
    void undoBehindARefusalTakesTheLastChoiceBack() {
        assertThat(play("hold\nxx\nundo\nquit\n", "play feud --seed 7 --seats anna=Anna,bert=Bert")
                        .isDone()
                        .out())
                .contains("xx is no whole number from 0 to 3.", "Your last choice is taken back.");
    }

    @Test
    void aGameIsNotThrownAwayUnasked() {
        Path kept = folder.resolve("kept");
        Cli.Ran ran = play("hold\nquit\na\u0007b\n" + kept + "\n", "play feud --seed 7 --seats anna=Anna,bert=Bert")
                .isDone();
        assertThat(ran.out())
                .contains("The game is kept nowhere. A name saves it, Enter leaves it behind >", "No: ", "Saved in");
        assertThat(ran.err()).doesNotContain("The game was not saved");
        assertThat(new Cli(folder).run("log @kept.muster").isDone().out()).contains("hold");
        assertThat(play("hold\nquit\nquit\n\n", "play feud --seed 7 --seats anna=Anna,bert=Bert")
                        .out())
                .contains("That is taken for no name")
                .doesNotContain("Saved in");
        assertThat(play("hold\nquit\nno\n\n", "play feud --seed 7 --seats anna=Anna,bert=Bert")
                        .out())
                .contains("That is taken for no name")
                .doesNotContain("Saved in");
        assertThat(play("hold\nquit\n\n", "play feud --seed 7 --seats anna=Anna,bert=Bert")
                        .err())
                .contains("The game was not saved");
        assertThat(play("quit\n", "play feud --seed 7 --seats anna=Anna,bert=Bert")
                        .out())
                .as("nothing was played")
                .doesNotContain("kept nowhere");
    }

    @Test
    void aPlaceIsLookedAtByItsNameToo() {
        String out = play(
                        "map Birkwood\nmap carnmoor, ashford\nmap Birk Wood\nquit\n",
                        "play feud --seed 7 --seats anna=Anna,bert=Bert")
                .isDone()
                .out();
        assertThat(out).contains("No: there is no Wood in the picture").doesNotContain("no Birkwood", "no carnmoor");
    }

    /** Four ways to write a point, at the way of a leader. */
    @Test
    void aPointIsTypedAsPeopleAndProgramsWriteIt() {
        String asked = "1\n".repeat(4); // both deploy as printed, no effect is used, the first unit is activated
        for (String point : new String[] {"999 999", "999, 999", "[999, 999]", "{\"x\": 999, \"y\": 999}"}) {
            assertThat(play(asked + "move\n" + point + "\nquit\n", "play skirmish-dice --seed 1 --bots none")
                            .isDone()
                            .out())
                    .as(point)
                    .containsPattern("from 30\\.0 53\\.0, such as \\d+ \\d+ > "
                            + Pattern.quote(point + "\nThe base would not be wholly on the table."))
                    .doesNotContain("is no point", "One of these is wanted");
        }
    }

    /** What would leave no room for a question is not drawn unasked: a map of what is asked about, or that there is one. */
    @Test
    void onASmallScreenTheQuestionIsNotPushedAwayByTheBoard() {
        String large = playedOn(200);
        assertThat(large.split("\nPlaces\n")).hasSizeGreaterThan(3);
        assertThat(large).doesNotContain("The board", "more to the board");
        String small = playedOn(40);
        assertThat(small)
                .doesNotContain("\nPlaces\n")
                .contains("There is more to the board: map draws all and tells what stands on it");
        assertThat(playedOn(12))
                .doesNotContain("───", "more to the board")
                .contains("The board is larger than this screen: map draws it", "The board has changed: map draws it");
    }

    /** A part of the board that somebody looks at is on the screen as a whole, and no number on it stands for nothing. */
    @ParameterizedTest
    @CsvSource({
        "skirmish-dice, sabine",
        "skirmish-dice, summit",
        "warmachine-map, E4",
        "swm-campaign, Herf City",
        "40k-crusade, Aurelion",
        "space-battles, SD"
    })
    void aPartOfTheBoardFitsTheScreenAndItsKeysAreExplained(String ruleset, String name) {
        String typed = ("auto\n".repeat(4) + "map " + name + "\n").repeat(3);
        String out = playedOn(40, typed, "play", ruleset, "--bots", "random", "--seed", "7");
        String[] parts = out.split("> map " + name + "\n");
        assertThat(parts).hasSizeGreaterThan(2);
        for (int i = 1; i < parts.length; i++) {
            String board = parts[i].split("\n[^\n]*> ", 2)[0];
            assertThat(board.lines().count()).as(board).isBetween(6L, 39L);
            Matcher key = Pattern.compile("\\[\\d+]").matcher(board);
            while (key.find()) {
                assertThat(board).containsPattern("(^|\n| )" + Pattern.quote(key.group()) + " \\w");
            }
        }
    }

    /** Who moves has the enemy before them, or reads who stands farther away. */
    @ParameterizedTest
    @ValueSource(ints = {24, 32, 40})
    void noShipIsMissingWithoutAWordFromTheBoardAtOnesMove(int rows) {
        String out = playedOn(
                rows, "map\nauto\n".repeat(25) + "quit\n", "play", "space-battles", "--bots", "random", "--seed", "7");
        String[] parts = out.split("> map\n");
        int boards = 0;
        for (int i = 1; i < parts.length; i++) {
            String before = parts[i - 1].substring(parts[i - 1].lastIndexOf("> auto") + 1);
            if (!before.contains("There is more to the board")) {
                continue;
            }
            boards++;
            Matcher ship = Pattern.compile("(?:Destroyer|Transport|Fighter|Wing) (\\w+): [AB] ")
                    .matcher(parts[i].split("\n[^\n]*> ", 2)[0]);
            while (ship.find()) {
                assertThat(before).containsPattern("\\b" + ship.group(1) + "\\b");
            }
        }
        assertThat(boards).isGreaterThan(2);
    }

    /** The first board that a newcomer sees: with a key to each number, or none at all. */
    @ParameterizedTest
    @ValueSource(strings = {"swm-campaign", "40k-crusade", "warmachine-map", "space-battles", "skirmish-dice"})
    void everyNumberOnABoardHasItsKeyBelowIt(String ruleset) {
        for (int rows : new int[] {24, 40}) {
            String out = playedOn(rows, "auto\n".repeat(12), "play", ruleset, "--bots", "random", "--seed", "7");
            for (String part : out.split("\n[^\n]*> ")) {
                Matcher key = Pattern.compile("\\[\\d+]").matcher(part);
                while (key.find()) {
                    assertThat(part).as(part).containsPattern("(^|\n| )" + Pattern.quote(key.group()) + " \\w");
                }
            }
        }
    }

    private String playedOn(int rows) {
        return playedOn(rows, "auto\n".repeat(15), "play", "swm-campaign", "--bots", "random", "--seed", "7");
    }

    private static String playedOn(int rows, String lines, String... command) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        InputStream typed = new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8));
        Main.run(command, new Console(typed, print, print, new Screen(false, false, false, 100, rows)));
        return out.toString(StandardCharsets.UTF_8);
    }

    /** Also where it only says what is wrong with what was typed. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "play swm-campaign --bogus",
                "bogus",
                "show",
                "--help",
                "help show",
                "show nowhere",
                "rulesets",
                "rules swm-campaign SWM-WIN-01",
                "odds swm-campaign x",
                "play no-such-ruleset"
            })
    void noColourIsPrintedAsText(String command) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        Main.run(
                command.split(" "),
                new Console(InputStream.nullInputStream(), print, print, new Screen(true, true, false, 100, 50)));
        assertThat(out.toString(StandardCharsets.UTF_8)).isNotEmpty().doesNotContain("\\u001B", "\\u001b");
    }

    /** What Muster draws with colours arrives as colours, whatever the picture. */
    @ParameterizedTest
    @ValueSource(strings = {"swm-campaign", "40k-crusade", "warmachine-map", "space-battles", "skirmish-dice"})
    void aColourTerminalGetsColours(String ruleset) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        Path game = folder.resolve("club.muster");
        new Cli(folder).run("new " + ruleset + " " + game + " --seed 1").isDone();
        Main.run(
                new String[] {"show", game.toString()},
                new Console(InputStream.nullInputStream(), print, print, new Screen(true, true, false, 100, 50)));
        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("\u001b[38;2;")
                .doesNotContain("\\u001B", "\\u001b");
    }
}
