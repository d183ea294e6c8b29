package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Journals, configs and positions that were cut, edited or made up by somebody who means no good. */
@Tag("long")
class HostileFilesTest {

    /** More, from elsewhere: {@code -Dfuzz.tries=5000 -Dfuzz.seed=7}. */
    private static final int TRIES = Integer.getInteger("fuzz.tries", 150);

    private static final long SEED = Long.getLong("fuzz.seed", 1);

    @TempDir
    Path folder;

    private Cli cli;

    @BeforeEach
    void aGameWithABitOfEverything() {
        cli = new Cli(folder).openedWithRealDice();
        cli.run("roll @club.muster 3,5 1,2").isDone();
        cli.run("choose @club.muster --as anna {\"raid\":\"birk\"}").isDone();
        cli.run("choose @club.muster --as bert hold").isDone();
        cli.run("roll @club.muster 2").isDone();
        cli.run("undo @club.muster").isDone();
        cli.run("deadline @club.muster --all").isDone();
        cli.run("roll @club.muster 5").isDone();
        cli.run("amend @club.muster 9 [6] --reason misread").isDone();
    }

    @Test
    void anEditedJournalIsRefusedByAllAndFoundWantingByVerify() {
        cli.write("club.muster", cli.text("club.muster").replace("\"faces\":[5]", "\"faces\":[6]"));
        String before = cli.text("club.muster");
        cli.run("log @club.muster").isRefused("its hash does not fit");
        cli.run("choose @club.muster --as anna {}").isRefused("its hash does not fit");
        cli.run("verify @club.muster").isWanting("The journal does not hold from entry 9 (line 10)");
        assertThat(cli.run("verify @club.muster --json").json().path("entry").asInt())
                .isEqualTo(9);
        assertThat(cli.text("club.muster")).isEqualTo(before);
    }

    /** Whoever writes an old number into the header is judged by less, and everybody who verifies reads so. */
    @Test
    void aRecordOfAnOlderFormatIsSaidToPromiseLess() {
        String note = "the record is of format 2, which promised less than format 3";
        assertThat(cli.run("verify @club.muster").isDone().out()).doesNotContain("promised less");
        cli.write("old.muster", Rechained.with(cli.text("club.muster"), "\"format\":3", "\"format\":2"));
        assertThat(cli.run("verify @old.muster").isDone().out()).contains("note     " + note, "The game holds.");
        assertThat(cli.run("verify @old.muster --json").json().path("format").asInt())
                .isEqualTo(2);
    }

    /** The terminal was written full with it, for a quarter of a minute. */
    @Test
    void ofAnAnswerOfMegabytesOnlyTheBeginningIsTold() {
        cli.write(
                "long.muster",
                Rechained.with(
                        cli.text("club.muster"), "\"answer\":\"hold\"", "\"answer\":[1" + ",1".repeat(200_000) + "]"));
        Cli.Ran ran = cli.run("verify @long.muster");
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out()).contains("the answer 1, 1, 1", "... is not legal").hasSizeLessThan(5_000);
    }

    @Test
    void aJournalThatLacksALineIsRefused() {
        List<String> lines = new ArrayList<>(cli.text("club.muster").lines().toList());
        lines.remove(4);
        cli.write("club.muster", String.join("\n", lines) + '\n');
        cli.run("pending @club.muster").isRefused("says that it is entry 5");
    }

    /** Whoever knows the format can make the hashes fit again: what the entries say must not bring us down. */
    @Test
    void anyEntryMaySayAnythingAndIsRefusedOrHolds() {
        List<String> lines = cli.text("club.muster").lines().toList();
        SplittableRandom random = new SplittableRandom(SEED);
        String[] values = {
            "null", "-1", "99999999999", "\"x\"", "{}", "[]", "1e400", "true", "[[]]", "\"\\u0000\"", "0", "3"
        };
        for (int i = 0; i < TRIES; i++) {
            List<String> edited = new ArrayList<>(lines);
            int at = random.nextInt(edited.size());
            edited.set(at, mutated(edited.get(at), values, random));
            cli.write("hostile.muster", Rechained.lines(edited));
            String before = cli.text("hostile.muster");
            for (String command :
                    List.of("log @hostile.muster", "pending @hostile.muster", "show @hostile.muster --json")) {
                Cli.Ran ran = cli.run(command);
                assertThat(ran.code())
                        .as("%s\n%s\n%s", command, edited.get(at), ran.err())
                        .isIn(0, 2);
                assertThat(ran.err()).doesNotContain("\tat ");
            }
            assertThat(cli.run("verify @hostile.muster").code())
                    .as(edited.get(at))
                    .isIn(0, 1, 2);
            assertThat(cli.text("hostile.muster")).isEqualTo(before);
        }
    }

    /** One value of a line replaced. */
    private static String mutated(String line, String[] values, SplittableRandom random) {
        var matcher = java.util.regex.Pattern.compile(":(\"[^\"]*\"|-?\\d+|\\{\\}|\\[[^\\[\\]{}]*\\]|true|false|null)")
                .matcher(line.substring(0, line.lastIndexOf(",\"hash\"")));
        List<int[]> places = new ArrayList<>();
        while (matcher.find()) {
            places.add(new int[] {matcher.start(1), matcher.end(1)});
        }
        int[] place = places.get(random.nextInt(places.size()));
        return line.substring(0, place[0]) + values[random.nextInt(values.length)] + line.substring(place[1]);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\n",
                "{",
                "null",
                "[]",
                "\u0000",
                "{\"n\":0}",
                "hello",
                "\u00ff\u00fe",
                "{\"n\":0,\"at\":\"yesterday\",\"by\":\"me\",\"kind\":\"opened\",\"header\":{},\"hash\":\"\"}\n"
            })
    void whatIsNoJournalAtAllIsRefused(String text) {
        cli.write("x.muster", text);
        cli.run("log @x.muster").isRefused();
        assertThat(cli.run("verify @x.muster").code()).isIn(1, 2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "seats: [1",
                "seats: &a {x: y}\nname: *a",
                "name: {a: b}",
                "hats: 3",
                "seats: {a: 1, a: 2}",
                "- 1",
                "name: [",
                "dice: 3d6",
                "seed: many",
                "data: {map: /dev/null}",
                "data: {hat: x.yaml}",
                "data: {map: ../none.yaml}",
                "variant: none.yaml",
                "!!javax.script.ScriptEngineManager [x]",
                "options: 7",
                "options: {turns: -1e99}",
                "organizer: perhaps",
                "physicalDice: [zoe]",
                "seats: {\"\": x, b: y}"
            })
    void aBadConfigIsRefused(String yaml) {
        cli.write("club.yaml", yaml);
        cli.run("new feud @new.muster --config @club.yaml").isRefused();
        assertThat(cli.file("new.muster")).doesNotExist();
    }

    @Test
    void aConfigNestedTooDeepIsRefused() {
        cli.write("club.yaml", "name: " + "[".repeat(100_000));
        cli.run("new feud @new.muster --config @club.yaml").isRefused();
        cli.write("deep.json", "[".repeat(100_000));
        cli.run("new feud @new.muster --position @deep.json").isRefused();
        cli.run("", "choose", "@club.muster", "--as", "anna", "[".repeat(50_000))
                .isRefused();
        cli.run("[".repeat(50_000), "choose", "@club.muster", "--as", "anna", "-")
                .isRefused();
    }

    @Test
    void anyPositionIsPlayedOrRefused() {
        String good = cli.run("export @club.muster").isDone().out();
        SplittableRandom random = new SplittableRandom(SEED);
        String[] values = {"null", "-1", "99999999999", "\"x\"", "{}", "[]", "true", "0", "\"anna\"", "[\"x\"]"};
        var pattern =
                java.util.regex.Pattern.compile(": (\"[^\"]*\"|-?\\d+|\\{ \\}|\\[[^\\[\\]{}]*\\]|true|false|null)");
        List<int[]> places = new ArrayList<>();
        var matcher = pattern.matcher(good);
        while (matcher.find()) {
            places.add(new int[] {matcher.start(1), matcher.end(1)});
        }
        for (int i = 0; i < TRIES; i++) {
            int[] place = places.get(random.nextInt(places.size()));
            String bad = good.substring(0, place[0]) + values[random.nextInt(values.length)] + good.substring(place[1]);
            cli.write("p.json", bad);
            Cli.Ran ran = cli.run("new feud @p" + i + ".muster --position @p.json --seats anna,bert");
            assertThat(ran.code()).as("%s\n%s", bad, ran.err()).isIn(0, 2);
            assertThat(ran.err()).doesNotContain("\tat ");
        }
    }

    /** Whoever sends a config does not choose what of the organizer's disk is read. */
    @Test
    void aConfigNamesFilesOfItsOwnFolderOnly() throws IOException {
        String map = "name: Two\nregions:\n  - {id: ash, name: Ash, at: {x: 1, y: 1}}\n"
                + "  - {id: birk, name: Birk, at: {x: 9, y: 1}}\nroutes: [[ash, birk]]\n";
        for (String place : List.of("club/maps", "away")) {
            Files.createDirectories(cli.file(place));
            cli.write(place + "/two.yaml", map);
        }
        Files.createSymbolicLink(cli.file("club/link.yaml"), cli.file("away/two.yaml"));
        cli.write("away/variant.yaml", "data: {map: two.yaml}\n");
        String new1 = "new feud @new.muster --seats anna,bert --config @club/c.yaml";
        cli.write("club/c.yaml", "data: {map: ../away/two.yaml}\n");
        cli.run(new1).isRefused("../away/two.yaml lies outside the folder of the config", "--data-from");
        cli.write("club/c.yaml", "data: {map: ../away/none.yaml}\n");
        cli.run(new1).isRefused("lies outside");
        cli.write("club/c.yaml", "data: {map: " + cli.file("away/two.yaml") + "}\n");
        cli.run(new1).isRefused("lies outside");
        cli.write("club/c.yaml", "data: {map: link.yaml}\n");
        cli.run(new1).isRefused("link.yaml lies outside");
        cli.write("club/c.yaml", "variant: ../away/variant.yaml\n");
        cli.run(new1).isRefused("lies outside");
        cli.run(new1 + " --data-from @away").isDone();
        cli.write("club/c.yaml", "data: {map: maps/two.yaml}\n");
        cli.run("new feud @other.muster --seats anna,bert --config @club/c.yaml")
                .isDone();
    }

    /** Pipes that nobody writes to, devices without an end, and what the system shows as files. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void whatLiesOnNoDiskIsRefusedAtOnce() throws Exception {
        String pipe = cli.file("pipe").toString();
        assertThat(new ProcessBuilder("mkfifo", pipe).start().waitFor()).isZero();
        for (String path : List.of(pipe, "/dev/zero", "/proc/kmsg", "/proc/self/environ", folder.toString())) {
            for (String command : List.of(
                    "new feud @n.muster --config ",
                    "new feud @n.muster --position ",
                    "map check --ruleset feud ",
                    "army import --ruleset feud ",
                    "army check --ruleset swm-campaign ",
                    "catalogue import --ruleset feud -o @x.yaml ",
                    "ruleset check --config ",
                    "pending ",
                    "log ",
                    "--language ")) {
                Cli.Ran ran = assertTimeoutPreemptively(Duration.ofMinutes(2), () -> cli.run(command + path));
                assertThat(ran.code()).as("%s\n%s", command + path, ran.err()).isEqualTo(2);
                assertThat(ran.err()).doesNotContain("Exception", "\tat ");
            }
        }
        assertTimeoutPreemptively(Duration.ofMinutes(2), () -> cli.run("ruleset check " + pipe))
                .isRefused("is a pipe, a device");
    }

    @Test
    void aPathWithANulIsRefusedInWords() {
        for (String command : List.of("play", "log", "verify", "ruleset", "new feud")) {
            List<String> words = new ArrayList<>(List.of(command.split(" ")));
            if (command.equals("ruleset")) {
                words.add("check");
            }
            words.add("a\0b");
            Cli.Ran ran = cli.run("", words.toArray(String[]::new));
            assertThat(ran.code()).as(ran.err()).isEqualTo(2);
            assertThat(ran.err()).doesNotContain("Exception", "\0");
        }
        cli.write("club.yaml", "data: {map: \"a\\0b\"}\n");
        cli.run("new feud @new.muster --config @club.yaml").isRefused("U+0000");
    }
}
