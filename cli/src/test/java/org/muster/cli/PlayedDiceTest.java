package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.json.Json;
import tools.jackson.databind.JsonNode;

/** Real dice at the hot seat: what led to them, what they came to, and who may look. */
class PlayedDiceTest {

    @TempDir
    Path folder;

    private Cli.Ran play(String typed, String words) {
        return new Cli(folder).run(typed, words.split(" "));
    }

    @Test
    void realDiceAreTypedIn() {
        Cli.Ran ran = play("3,7\nx\n3 5\nhold\n", "play feud --dice physical --seats anna=Anna,bert=Bert")
                .isDone();
        assertThat(ran.out())
                .contains("Roll 2d6 for Stash of Anna (Anna rolls): type the faces > 3,7", "can't show 7")
                .contains("faces are numbers, such as 3,3", "faces > 3 5\n  * Anna: Stash of Anna 2d6: 3, 5 = 8\n")
                .contains("Anna (blue)  Turn 1 > Orders");
    }

    /** What a bot rolls is its own: nobody throws it, so that nobody learns what it keeps secret; in a file all dice are people's. */
    @Test
    void musterThrowsForBots() {
        String out = play(
                        "\n3,5\n\nhold\nquit\n",
                        "play feud --dice physical --seats anna=Anna,bert=Bert,cleo=Cleo --bots bert")
                .isDone()
                .out();
        assertThat(out)
                .contains("Your dice are real; those of the bots Muster throws.", "Stash of Cleo")
                .doesNotContain("Stash of Bert");
        Cli cli = new Cli(folder);
        cli.run("new feud @evening.muster --seats anna=Anna,bert=Bert --dice physical")
                .isDone();
        assertThat(cli.run("3,5\n1,2\nquit\n", "play", "@evening.muster", "--bots", "bert")
                        .out())
                .doesNotContain("Your dice are real")
                .contains("(Bert rolls): type the faces > 1,2");
    }

    /** What led to a roll stands before it, what it came to behind it; a slip takes back one roll, not all of them. */
    @Test
    void aRollTypedWrongIsTakenBackAlone() {
        Cli.Ran ran = play(
                        "\n3,5\n\n1,2\n\nhold\n\nraid carn\n3\n\nundo\n6\nquit\n",
                        "play feud --dice physical --seats anna=Anna,bert=Bert --bots none")
                .isDone();
        assertThat(ran.out())
                .contains("Your choice > raid carn\n"
                        + "  1 raid rides out.  [FEU-ORD-01]\n\n"
                        + "Turn 1 > Raids\n\n" // which no question has said
                        + "Roll d6 for Raid on Carnmoor (Bert rolls), 4 or more is needed: type the faces > 3\n"
                        + "  * Bert: Raid on Carnmoor d6: 3, fails, needs 4+")
                .contains(
                        "The roll typed in last is taken back.\n\nTurn 1 > Raids\n\nRoll d6 for",
                        "Raid on Carnmoor d6: 6, success on 4+")
                .containsOnlyOnce("1 raid rides out.")
                .containsOnlyOnce("Your choice > raid carn");
    }

    @Test
    void rollsTypedOnOneLineAreTakenBackTogether() {
        assertThat(play(
                                "\n3,5\n\n1,2\n\nraid birk\n\nraid carn\n3 4\n\nundo\nquit\n",
                                "play feud --dice physical --seats anna=Anna,bert=Bert --bots none")
                        .isDone()
                        .out())
                .contains("The 2 rolls typed in last, on one line, are taken back.");
    }

    /** The dice of a secret are thrown again by who threw them, while the others look away; nobody else's are. */
    @Test
    void aSecretRollIsTakenBackByWhoComesNext() {
        String out = play(
                        "\n3,5\n\n1,2\n\nundo\n\n4,2\n\nhold\nquit\n",
                        "play feud --dice physical --seats anna=Anna,bert=Bert --bots none")
                .isDone()
                .out();
        assertThat(out.substring(out.indexOf("The roll typed in last is taken back.")))
                .containsSubsequence(
                        "Bert rolls dice that nobody else may see. Press Enter",
                        "faces > 4,2\n  * Bert: Stash of Bert 2d6: 4, 2 = 6",
                        "Anna is next. Press Enter",
                        "Your choice > hold")
                .doesNotContain("Stash of Anna");
    }

    @Test
    void aQuestionMarkAtARollSaysWhatToTypeHoweverOften() {
        String out = play("?\n?\n2,3\nquit\n", "play feud --dice physical --seats anna=Anna,bert=Bert")
                .isDone()
                .out();
        assertThat(out.split("Of several rolls that follow each other blanks stand between: 3,3 3,3."))
                .hasSize(3);
        assertThat(out).contains("Stash of Anna 2d6: 2, 3 = 5", "Anna (blue)  Turn 1 > Orders");
    }

    /** Dice of a secret are rolled by who may know them, while the others look away. */
    @Test
    void secretDiceAreRolledWhileTheOthersLookAway() {
        String out = play("\n3,5\nx\n\n1,2\nquit\n", "play feud --dice physical --seats a=Anna,b=Bert --bots none")
                .isDone()
                .out();
        assertThat(out)
                .contains("Anna rolls dice that nobody else may see. Press Enter when the others look away.")
                .contains("What you typed is not for Bert");
        assertThat(out.substring(out.indexOf("Bert rolls dice"))).doesNotContain("Stash of Anna");
    }

    /** What is begun like JSON is no answer to dice, and ends nothing. */
    @Test
    void whatIsNoFaceIsRefusedAndTheGameGoesOn() {
        String out = play(
                        "{\"a\": 1}\n[1]\n{a: b}\n2,3\nsave " + folder.resolve("kept") + "\nquit\n",
                        "play feud --dice physical --seats anna=Anna,bert=Bert")
                .isDone()
                .out();
        assertThat(out.split("No: faces are numbers, such as", -1)).hasSize(4);
        assertThat(out).contains("Saved in");
    }

    /** Who rolls next is told before the first die is thrown, and only as far as no die can change it. */
    @Test
    void whatIsRolledBehindIsToldAndTypedInOneLine() {
        Cli cli = new Cli(folder);
        String opened = cli.run("new swm-campaign @club.muster --seats anna=Anna,bert=Bert,cleo=Cleo --dice physical")
                .isDone()
                .out();
        String then = "Then d20 for Pick order (Bert), d20 for Pick order (Cleo); all may be typed at once, 3,5 1,2.";
        assertThat(opened).contains("Roll d20 for Pick order (Anna rolls)", then);
        assertThat(cli.run("pending @club.muster").out()).contains(then);
        JsonNode roll = Json.read(cli.run("pending @club.muster --json").out()).path("roll");
        assertThat(roll.path("then").valueStream().map(one -> one.path("by").asString()))
                .containsExactly("bert", "cleo");
        assertThat(cli.run("pending @club.muster --as bert --json").out()).doesNotContain("\"then\"");
        assertThat(cli.run("pending @club.muster --as bert").out()).doesNotContain("Then d20");
        assertThat(cli.run("roll @club.muster 20").isDone().out()).contains("Then d20 for Pick order (Cleo)");
        cli.run("roll @club.muster 3").isDone();
        assertThat(cli.run("pending @club.muster").out())
                .as("whether two must roll again Cleo's die decides")
                .contains("Roll d20 for Pick order (Cleo rolls)")
                .doesNotContain("Then");
        assertThat(play(
                                "3 4 5\nquit\n",
                                "play swm-campaign --dice physical --seats anna=Anna,bert=Bert,cleo=Cleo --bots none")
                        .out())
                .contains(then);
    }
}
