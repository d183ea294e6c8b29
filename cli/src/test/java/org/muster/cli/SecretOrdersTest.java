package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.testkit.Rule;

/**
 * Two worlds at the command line: two games that differ in nothing but one player's secret order. Everything every other
 * viewer can print of them, text, JSON, pictures and refusals, is the same to the byte.
 */
class SecretOrdersTest {

    @TempDir
    Path folder;

    private Cli world(String name) throws IOException {
        Cli cli = new Cli(Files.createDirectories(folder.resolve(name)));
        Files.writeString(
                cli.file("club.yaml"),
                "name: Season\nseats: {anna: Anna, bert: Bert, cleo: Cleo}\norganizer: true\nseed: 3\n");
        cli.run("new 40k-crusade @s.muster --config @club.yaml").isDone();
        for (String seat : List.of("anna tau", "bert orks", "cleo chaos")) {
            cli.run("choose @s.muster --as " + seat).isDone();
        }
        for (String seat : List.of("anna", "bert", "cleo")) {
            cli.run("choose @s.muster --as " + seat + " starter").isDone();
        }
        cli.run("choose @s.muster --as bert none").isDone();
        return cli;
    }

    /** Whatever {@code seat} can get to see. */
    private static Map<String, String> seen(Cli cli, String seat) throws IOException {
        Map<String, String> seen = new LinkedHashMap<>();
        for (String words : List.of(
                "pending @s.muster --as SEAT",
                "pending @s.muster --as SEAT --json",
                "show @s.muster --as SEAT",
                "show @s.muster --as SEAT --json",
                "show @s.muster --as SEAT --text",
                "show @s.muster --as SEAT --at S02 --text",
                "log @s.muster --as SEAT",
                "log @s.muster --as SEAT --json",
                "choose @s.muster --as SEAT {\"attack\":{\"S01\":\"S99\"}}",
                "choose @s.muster --as SEAT --decision 99 none")) {
            Cli.Ran ran = cli.run(words.replace("SEAT", seat));
            seen.put(words, withoutTimes(ran.out() + ran.err()).replace(cli.folder.toString(), "."));
        }
        for (String kind : seat.equals("bert") ? List.of("svg", "png") : List.of("svg")) {
            cli.run("show @s.muster --as " + seat + " --" + kind + " @" + seat + "." + kind)
                    .isDone();
            byte[] picture = Files.readAllBytes(cli.file(seat + "." + kind));
            seen.put(kind, new String(picture, StandardCharsets.ISO_8859_1));
        }
        return seen;
    }

    /** Moments differ between any two games, and the ids that are made of them. */
    private static String withoutTimes(String text) {
        return text.replaceAll("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z", "TIME")
                .replaceAll("(Record: |\"record\"\\s*:\\s*\")[0-9a-f]{16}", "RECORD")
                .replaceAll("\\d{1,2} \\w{3} \\d{4} \\d\\d:\\d\\d UTC", "TIME")
                .replaceAll("\"game\"\\s*:\\s*\"[^\"]+\"", "\"game\":\"ID\"");
    }

    @ParameterizedTest
    @Rule({"CRU-STRAT-02", "CRU-STRAT-01"})
    @CsvSource(
            delimiter = '|',
            value = {
                "none | {order: {attack: {S01: S02}}, action: {water-caste-diplomacy: S05}}",
                "{order: {defend: S01}} | {order: none, action: {water-caste-diplomacy: S04}}",
                "{order: none} | {order: {train: [commander, ethereal, riptide, hammerhead, strike-team 1, strike-team 2]}}"
            })
    void nobodyElseSeesAnOrderBeforeAllAreOpened(String one, String other) throws IOException {
        Cli first = world("first");
        Cli second = world("second");
        order(first, one);
        order(second, other);
        // a change of mind leaves no trace either
        order(second, "{order: none}");
        order(second, other);
        List<String> different = new ArrayList<>();
        for (String seat : List.of("bert", "cleo", "organizer")) {
            Map<String, String> inSecond = seen(second, seat);
            seen(first, seat).forEach((words, text) -> {
                if (!text.equals(inSecond.get(words))) {
                    different.add(seat + ": " + words);
                }
            });
        }
        assertThat(different).isEmpty();
        assertThat(seen(first, "anna")).isNotEqualTo(seen(second, "anna"));
    }

    /** Nobody who notes a record before it and one after it finds the order between them by trying. */
    @Test
    @Rule("CRU-STRAT-02")
    void anOrderGivenInSecretBringsWhatNobodyCanGuess() throws IOException {
        Cli cli = world("tried");
        assertThat(Files.readString(cli.file("s.muster")))
                .as("nothing for answers that all may read")
                .containsOnlyOnce("contribution");
        order(cli, "{order: {defend: S01}}");
        assertThat(lastLine(cli)).containsPattern("\"contribution\":\"[^\"]{16,}\"");
        String before = lastLine(cli);
        order(cli, "{order: none}");
        order(cli, "{order: {defend: S01}}");
        assertThat(contribution(lastLine(cli))).isNotEqualTo(contribution(before));
        cli.run("verify @s.muster").isDone();
    }

    private static String contribution(String line) {
        return line.replaceAll(".*\"contribution\":\"([^\"]+)\".*", "$1");
    }

    private static String lastLine(Cli cli) throws IOException {
        List<String> lines = Files.readAllLines(cli.file("s.muster"));
        return lines.get(lines.size() - 1);
    }

    @Test
    @Rule({"CRU-STRAT-03", "CRU-STRAT-05"})
    void anOrderAfterTheDeadlineIsRefusedAndNothingIsWritten() throws IOException {
        Cli cli = world("late");
        cli.run("deadline @s.muster --all").isDone();
        byte[] before = Files.readAllBytes(cli.file("s.muster"));
        cli.run("choose @s.muster --as anna --decision 3 {\"order\":\"none\"}")
                .isRefused("The Strategy phase of turn 1 is closed.", "CRU-TURN-03");
        assertThat(Files.readAllBytes(cli.file("s.muster"))).isEqualTo(before);
    }

    private static void order(Cli cli, String order) {
        String answer = order.equals("none") ? "{order: none}" : order;
        cli.run("", "choose", "@s.muster", "--as", "anna", answer).isDone();
    }
}
