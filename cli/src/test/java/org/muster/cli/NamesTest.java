package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What people are called, and what they write, neither commands a terminal nor forges a line of a log. */
class NamesTest {

    private static final String[] HARMFUL = {
        "\n",
        "\r",
        "\t",
        "\u001b[8m",
        "\u001b[1m",
        "\u0007",
        "\u007f",
        "\u0085",
        "\u009b",
        "\u061c",
        "\u200e",
        "\u200f",
        "\u2028",
        "\u2029",
        "\u202a",
        "\u202b",
        "\u202c",
        "\u202d",
        "\u202e",
        "\u2066",
        "\u2067",
        "\u2068",
        "\u2069"
    };

    @TempDir
    Path folder;

    private Cli cli;

    @BeforeEach
    void inAFolder() {
        cli = new Cli(folder);
    }

    private static String named(String harmful) {
        return String.format("U+%04X", harmful.codePointAt(0));
    }

    private static void isHarmless(Cli.Ran ran) {
        for (String harmful : HARMFUL) {
            if (!harmful.equals("\n")) {
                assertThat(ran.out() + ran.err()).doesNotContain(harmful);
            }
        }
    }

    @Test
    void namesOfSeatsGamesAndFilesAreRefusedByTheirCodePoint() {
        for (String harmful : HARMFUL) {
            Cli.Ran seat = cli.run("", "new", "feud", "@n.muster", "--seats", "anna=An" + harmful + "na,bert=Bert")
                    .isRefused("the name of seat anna has " + named(harmful));
            isHarmless(seat);
            isHarmless(cli.run("", "new", "feud", "@n.muster", "--seats", "anna,bert", "--name", "A" + harmful + "B")
                    .isRefused("the name of the game has " + named(harmful)));
            isHarmless(cli.run("", "new", "feud", "@n" + harmful + ".muster", "--seats", "anna,bert")
                    .isRefused(named(harmful)));
            isHarmless(cli.run("", "log", "@n" + harmful + ".muster").isRefused("There is no file"));
            assertThat(folder.toFile().list()).isEmpty();
        }
    }

    @Test
    void textsOfAClubsDataAreRefusedWithLineAndField() {
        for (String harmful : HARMFUL) {
            String escaped = String.format("\\u%04X", harmful.codePointAt(0));
            cli.write(
                    "planet.yaml",
                    "name: Two\nregions:\n  - {id: ash, name: Ash, at: {x: 1, y: 1}}\n" + "  - {id: birk, name: \"Bi"
                            + escaped + "rk\", at: {x: 9, y: 1}}\nroutes: [[ash, birk]]\n");
            cli.write("c.yaml", "data: {map: planet.yaml}\n");
            isHarmless(cli.run("new feud @n.muster --seats anna,bert --config @c.yaml")
                    .isRefused("planet.yaml", "line 4", named(harmful)));
        }
    }

    @Test
    void reasonsAreRefused() {
        cli.openedWithRealDice();
        cli.run("roll @club.muster 3,5 1,2").isDone();
        String before = cli.text("club.muster");
        for (String harmful : HARMFUL) {
            String reason = "oops" + harmful + "    1  * Anna: 6";
            for (List<String> words : List.of(
                    List.of("rewind", "@club.muster", "0"),
                    List.of("undo", "@club.muster"),
                    List.of("close", "@club.muster"),
                    List.of("amend", "@club.muster", "1", "[6,6]"))) {
                List<String> all = new java.util.ArrayList<>(words);
                all.add("--reason");
                all.add(reason);
                Cli.Ran ran = cli.run("", all.toArray(String[]::new));
                assertThat(ran.code()).as("%s%s", ran.out(), ran.err()).isEqualTo(2);
                isHarmless(ran);
            }
        }
        assertThat(cli.text("club.muster")).isEqualTo(before);
    }

    /** A journal may have been written by hand, or by an older version that took any name. */
    @Test
    void whatIsInAJournalIsShownAsItIsWritten() {
        cli.openedWithRealDice();
        cli.run("roll @club.muster 3,5 1,2").isDone();
        List<String> lines = cli.text("club.muster").lines().toList();
        String evil = "An\\n    9  * Bert: 6\\u001b[8m\\u202e\\u2028\\u009b2J";
        List<String> today = lines.stream()
                .map(line -> line.replace("\"anna\":\"Anna\"", "\"anna\":\"" + evil + "\""))
                .toList();
        assertThat(today).isNotEqualTo(lines);
        cli.write("today.muster", Rechained.lines(today));
        isHarmless(cli.run("show @today.muster").isRefused("the name of seat anna has U+000A"));
        List<String> edited = today.stream()
                .map(line -> line.replace("\"format\":3", "\"format\":2"))
                .toList();
        cli.write("evil.muster", Rechained.lines(edited));
        for (String command : List.of(
                "log @evil.muster",
                "pending @evil.muster",
                "show @evil.muster",
                "show @evil.muster --json",
                "log @evil.muster --json",
                "pending @evil.muster --json",
                "export @evil.muster",
                "verify @evil.muster",
                "choose @evil.muster --as anna nonsense",
                "explain @evil.muster 1")) {
            Cli.Ran ran = cli.run(command);
            assertThat(ran.code()).as("%s\n%s%s", command, ran.out(), ran.err()).isIn(0, 2);
            isHarmless(ran);
            assertThat(ran.out() + ran.err()).doesNotContain("\n    9  * Bert: 6");
        }
        assertThat(cli.run("log @evil.muster").out()).contains("An\\u000A    9", "\\u001B[8m\\u202E\\u2028\\u009B2J");
    }

    @Test
    void whatWasTypedIsQuotedWithoutHarm() {
        cli.openedWithRealDice();
        cli.run("roll @club.muster 3,5 1,2").isDone();
        for (String harmful : HARMFUL) {
            String typed = "hor" + harmful + "de";
            isHarmless(
                    cli.run("", "choose", "@club.muster", "--as", "anna", typed).isRefused());
            isHarmless(
                    cli.run("", "choose", "@club.muster", "--as", typed, "hold").isRefused());
            isHarmless(cli.run("", "roll", "@club.muster", typed).isRefused());
            isHarmless(cli.run("", "new", typed, "@n.muster").isRefused());
            isHarmless(cli.run("", typed).isRefused());
            isHarmless(cli.run("", "log", "@club.muster", "--" + typed).isRefused());
            isHarmless(cli.run("", "odds", "2d6" + harmful + "x").isRefused());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"spectator", "engine", "organizer"})
    void whoIsInEveryGameIsNoSeat(String id) {
        cli.run("new feud @n.muster --seats anna," + id).isRefused(id);
        cli.write("c.yaml", "seats: {anna: Anna, " + id + ": Bert}\n");
        cli.run("new feud @n.muster --config @c.yaml").isRefused(id);
        cli.openedWithRealDice();
        List<String> edited = cli.text("club.muster")
                .lines()
                .map(line -> line.replace("\"bert\"", '"' + id + '"'))
                .toList();
        cli.write("evil.muster", Rechained.lines(edited));
        cli.run("pending @evil.muster").isRefused(id);
    }

    /** Two Annas are common in a club. */
    @Test
    void twoOfOneNameAreToldApart() {
        cli.run("new feud @n.muster --dice physical --seats anna=Anna,bert=anna")
                .isDone();
        cli.run("roll @n.muster 3,5 1,2").isDone();
        assertThat(cli.run("pending @n.muster").isDone().out()).contains("Anna (anna)", "anna (bert)");
        assertThat(cli.run("log @n.muster").isDone().out()).contains("Anna (anna)", "anna (bert)");
        cli.run("pending @n.muster --as Anna").isRefused("More than one seat is called Anna", "anna and bert");
        cli.run("pending @n.muster --as anna").isDone();
    }

    /** Whoever is called as somebody else looks, or as somebody else is told apart, is told apart too. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "ANNA",
                "\uff21nna",
                "An\u200bna",
                "Anna\u2060",
                "An\u00adna",
                "Anna\ufe0f",
                "An\udb40\udc61na",
                "Anna\u3164",
                "An\u180ena",
                "An\u034fna"
            })
    void whoLooksAlikeIsToldApart(String name) {
        cli.run("", "new", "feud", "@n.muster", "--dice", "physical", "--seats", "anna=Anna,bert=" + name)
                .isDone();
        cli.run("roll @n.muster 3,5 1,2").isDone();
        assertThat(cli.run("log @n.muster").isDone().out()).contains("Anna (anna)", " (bert)");
    }

    @Test
    void whoIsCalledAsOthersAreToldApartIsToldApart() {
        cli.run("", "new", "feud", "@n.muster", "--dice", "physical", "--seats", "anna=Anna,bert=anna (Anna)")
                .isDone();
        cli.run("roll @n.muster 3,5 1,2").isDone();
        assertThat(cli.run("log @n.muster").isDone().out()).contains("anna (Anna) (bert)");
    }

    @Test
    void aMarkOnALetterIsSeen() {
        cli.run("", "new", "feud", "@n.muster", "--dice", "physical", "--seats", "anna=Anna,bert=Ann\u00e1")
                .isDone();
        assertThat(cli.run("pending @n.muster").isDone().out()).doesNotContain("(anna)");
    }
}
