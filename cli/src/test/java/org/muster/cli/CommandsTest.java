package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Commands that are not about one evening. */
class CommandsTest {

    @TempDir
    Path folder;

    @Test
    void whatOneThingCanDoIsDrawn() throws IOException {
        Cli cli = new Cli(folder);
        cli.run("new feud @g --seats a,b --seed 4").isDone();
        String region = cli.run("pending @g --as a --json")
                .isDone()
                .out()
                .split("\"anchors\" : \\[ \"")[1]
                .split("\"")[0];
        cli.run("show @g --as a --svg @whole.svg").isDone();
        cli.run("show @g --as a --at " + region + " --svg @at.svg").isDone();
        assertThat(Files.readString(cli.file("at.svg"))).contains("s-choice");
        assertThat(Files.readString(cli.file("whole.svg"))).doesNotContain("s-choice");
        cli.run("show @g --at nowhere").isRefused("There is no nowhere in the picture. Pieces: ");
    }

    @Test
    void aMapOfARulesetThatCallsItOtherwiseIsKnownByItsForm() throws Exception {
        Path data = Path.of("..", "ruleset-warmachine-map/src/main/resources/org/muster/ruleset/warmachine/data");
        Cli cli = new Cli(folder)
                .write("ours.yaml", Files.readString(data.resolve("crossing.yaml")))
                .write("places.yaml", Files.readString(data.resolve("locations.yaml")))
                .write("other.yaml", "a: 1\n");
        cli.run("map check @ours.yaml --ruleset warmachine-map")
                .isRefused(
                        "Say with --data NAME which file of warmachine-map it is; there are crossing (The map for two to four"
                                + " players.) and marches (The map for five and six players.).");
        assertThat(cli.run("map check @ours.yaml --ruleset warmachine-map --data crossing")
                        .isDone()
                        .out())
                .endsWith("ours.yaml is good. Setup on The Narrow Crossing.\n");
        cli.run("map check @places.yaml --ruleset warmachine-map").isDone();
        cli.run("map check @other.yaml --ruleset warmachine-map").isRefused("--data", "constants (", "objectives (");
        cli.write("other.yaml", "a: [1\n")
                .run("map check @other.yaml --ruleset warmachine-map")
                .isWanting("line ");
    }

    @Test
    void aMapIsCheckedByItsRulesetAndDrawn() throws Exception {
        Cli cli = new Cli(folder);
        String map = Files.readString(Paths.get("src/test/resources/org/muster/cli/feud/map.yaml"));
        cli.write("good.yaml", map).write("bad.yaml", map.replace("[ash, birk], ", "[ash, nowhere], [ash, ash], "));
        cli.run("map check @good.yaml --ruleset feud").isDone();
        cli.run("map check @bad.yaml --ruleset feud")
                .isWanting("nowhere, which is no region", "ash - ash leads nowhere");
        assertThat(cli.run("map check @bad.yaml --ruleset feud --json")
                        .json()
                        .path("violations")
                        .size())
                .isEqualTo(2);
        cli.write("bad.yaml", map.replace("name: Dell", "nam: Dell"));
        cli.run("map check @bad.yaml --ruleset feud").isWanting("bad.yaml", "line 6", "name");
        cli.run("map draw @good.yaml --ruleset feud --svg @m.svg --png @m.png --width 300 --theme print")
                .isDone();
        assertThat(cli.text("m.svg")).startsWith("<svg").contains("Birkwood");
        assertThat(Files.readAllBytes(cli.file("m.png"))).startsWith(0x89, 'P', 'N', 'G');
        assertThat(cli.run("map draw @good.yaml --ruleset feud").isDone().out()).contains("Birkwood");
    }

    @Test
    void aGameMayBringItsOwnMapAndOptions() {
        Cli cli = new Cli(folder);
        cli.write(
                "planet.yaml",
                "name: Two\nregions:\n  - {id: a, name: Aa, at: {x: 9, y: 9}}\n"
                        + "  - {id: b, name: Bb, at: {x: 40, y: 9}}\nroutes: [[a, b]]\n");
        cli.write(
                "club.yaml",
                "name: Winter\nseats: {x: Xenia, y: Yan}\ndata: {map: planet.yaml}\noptions: {turns: 2}\n"
                        + "dice: physical\nphysicalDice: [d7]\n");
        assertThat(cli.run("new feud @w.muster --config @club.yaml").isDone().out())
                .contains("Winter", "x (Xenia)");
        cli.run("roll @w.muster 1,1 1,1").isDone();
        assertThat(cli.run("show @w.muster").isDone().out()).contains("Aa", "Bb");
    }

    @Test
    void aVariantIsAGameUnderAnotherName() throws Exception {
        Cli cli = new Cli(folder);
        Files.createDirectory(folder.resolve("variants"));
        cli.write(
                "variants/isles.yaml",
                "name: Two Isles\nregions:\n  - {id: a, name: Aa, at: {x: 9, y: 9}}\n"
                        + "  - {id: b, name: Bb, at: {x: 40, y: 9}}\nroutes: [[a, b]]\n");
        cli.write(
                "variants/blitz.yaml",
                "name: Blitz\noptions: {turns: 1, bluff: true}\ndata: {map: isles.yaml}\nseed: 4\n");
        cli.write(
                "own.yaml",
                "variant: variants/blitz.yaml\nseats: [x, y]\noptions: {turns: 2}\n"
                        .replace("[x, y]", "{x: Xenia, y: Yan}"));
        assertThat(cli.run("new feud @blitz.muster --config @own.yaml").isDone().out())
                .startsWith("Opened Blitz in ")
                .contains("x (Xenia), y (Yan)", "You hide");
        JsonNode header = org.muster.core.json.Json.read(
                cli.text("blitz.muster").lines().findFirst().orElseThrow());
        assertThat(header.at("/header/options").toString()).isEqualTo("{\"turns\":2,\"bluff\":true}");
        assertThat(header.at("/header/dice/seed").asInt()).isEqualTo(4);
        assertThat(cli.run("show @blitz.muster").isDone().out())
                .contains("Aa", "Bb")
                .doesNotContain("Ashford");
        assertThat(cli.run("play feud --bots all --config @own.yaml").isDone().out())
                .contains("won:");
    }

    @Test
    void aVariantThatContradictsItselfIsRefusedBeforeTheGameOpens() {
        Cli cli = new Cli(folder)
                .write("isles.yaml", "name: Two\nregions:\n  - {id: a, name: Aa, at: {x: 9, y: 9}}\nroutes: [[a, b]]\n")
                .write("bad.yaml", "options: {turns: many, hats: 2}\ndata: {map: isles.yaml, hat: isles.yaml}\n")
                .write("own.yaml", "variant: bad.yaml\n");
        cli.run("new feud @bad.muster --config @own.yaml").isRefused("there is no data called hat; there are map");
        cli.write("bad.yaml", "options: {turns: many, hats: 2}\n");
        cli.run("new feud @bad.muster --config @own.yaml").isRefused("turns can't be \"many\"", "no rule option hats");
        cli.write("bad.yaml", "data: {map: isles.yaml}\n");
        cli.run("new feud @bad.muster --config @own.yaml").isRefused("b, which is no region");
        cli.write("bad.yaml", "options: {capitalsToWin: 11, turnLimit: -1}\nseats: {a: A}\n");
        cli.run("new swm-campaign @bad.muster --config @own.yaml").isRefused("2 to 10 players; there is 1");
        cli.write("bad.yaml", "options: {capitalsToWin: 11, turnLimit: -1}\n");
        cli.run("new swm-campaign @bad.muster --config @own.yaml")
                .isRefused(
                        "options.capitalsToWin: 11 is not from 2 to 10. [SWM-WIN-01]",
                        "options.turnLimit: -1 is not from 0 to 1000. [SWM-WIN-07]");
        cli.write("bad.yaml", "variant: own.yaml\n");
        cli.run("new feud @bad.muster --config @own.yaml").isRefused("Variants start from each other more than 8 deep");
        cli.write("bad.yaml", "opitons: {}\n");
        cli.run("new feud @bad.muster --config @own.yaml").isRefused("variant: line 1", "opitons");
        assertThat(cli.file("bad.muster")).doesNotExist();
    }

    @Test
    void fairDiceNeedTheirKeyAndAreProvedWhenAPhaseHasEnded() throws Exception {
        Cli cli = new Cli(folder);
        assertThat(cli.run("new feud @f.muster --seats anna,bert --dice fair")
                        .isDone()
                        .out())
                .contains("commitment: ");
        cli.run("choose @f.muster --as anna hold").isRefused("anna and bert have not joined yet");
        assertThat(cli.run("pending @f.muster").out()).contains("muster join");
        cli.run("join @f.muster --as anna --contribution seven").isDone();
        cli.run("join @f.muster --as anna").isRefused("joined already");
        assertThat(cli.run("join @f.muster --as organizer --seat bert").isDone().out())
                .contains("bert has joined", "Record: ");
        cli.run("choose @f.muster --as anna {\"raid\":\"birk\"} --contribution lucky")
                .isDone();
        Files.move(cli.file("f.muster.key"), cli.file("away"));
        cli.run("choose @f.muster --as bert hold").isDone();
        assertThat(cli.run("pending @f.muster").out()).contains("waits for the key");
        cli.run("roll @f.muster 4").isRefused("nobody types it in");
        Files.move(cli.file("away"), cli.file("f.muster.key"));
        assertThat(cli.run("pending @f.muster").out()).contains("Taxes");
        cli.run("choose @f.muster --as anna {\"ash\":1}").isDone();
        String log = cli.run("log @f.muster").out();
        String record = log.substring(log.indexOf("Record: ") + 8).strip();
        assertThat(cli.run("verify @f.muster --expect " + record).isDone().out())
                .contains("proved by seeds that are revealed", "the organizer joined for bert");
        cli.run("verify @f.muster --expect 00000000").isWanting("lines are missing at its end");
        cli.run("verify @f.muster --expect xyzzy").isRefused("is no end of a record");
        assertThat(cli.run("export @f.muster --format rolls").isDone().out())
                .contains("\"kind\":\"joined\"", "\"kind\":\"given\"", "\"kind\":\"revealed\"");
        cli.run("export @f.muster --format rolls --as anna").isRefused("proved by all of them");
        cli.run("new feud @other.muster --seats anna,bert --dice fair").isDone();
        Files.copy(
                cli.file("other.muster.key"),
                cli.file("f.muster.key"),
                java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        for (String look : new String[] {"pending", "log", "show", "verify", "export"}) {
            assertThat(cli.run(look + " @f.muster").isDone().err())
                    .contains("is the key of another game. Put this game's own key there", "read without a key.");
        }
        cli.run("undo @f.muster --reason x").isRefused("is the key of another game");
        cli.write("f.muster.key", "{}");
        assertThat(cli.run("verify @f.muster").isDone().err()).contains("not a key of fair dice");
        cli.run("undo @f.muster --reason x").isRefused("not a key of fair dice");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rulesets",
                "rules feud",
                "rules feud raid",
                "pending @club.muster",
                "choose @club.muster --as anna hold",
                "show @club.muster",
                "log @club.muster",
                "explain @club.muster",
                "explain @club.muster FEU-ORD-01",
                "deadline @club.muster --all",
                "verify @club.muster",
                "export @club.muster",
                "odds 2d6",
                "schema feud",
                "schema feud map",
                "completion",
                "upgrade @club.muster",
                "new feud @more.muster",
                "rewind @club.muster 1",
                "show @club.muster --svg @x.svg"
            })
    void withJsonEveryCommandPrintsOneDocument(String command) {
        Cli.Ran ran = new Cli(folder).opened().run(command + " --json").isDone();
        assertThat(ran.json().isObject()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "-1", "1x", "123456789012"})
    void whatIsNeitherAnEntryNorARuleIsNotExplained(String what) {
        new Cli(folder)
                .opened()
                .run("", "explain", "@club.muster", "--", what)
                .isRefused("has no rule \"" + what.toUpperCase(Locale.ROOT) + "\"");
    }

    @Test
    void theRuleBookIsReadByChapterIdOrWords() {
        Cli cli = new Cli(folder);
        assertThat(cli.run("rules feud").isDone().out())
                .contains("Border Feud  FEU-ORD-01 to FEU-WIN-01")
                .doesNotContain("Source");
        assertThat(cli.run("rules feud feu-raid").isDone().out())
                .contains("FEU-RAID-01\n  A raid succeeds on 4 or more", "Source: Raids")
                .doesNotContain("FEU-ORD-01");
        assertThat(cli.run("rules feud SUCCEEDS d6").isDone().out())
                .contains("FEU-RAID-01")
                .doesNotContain("FEU-ORD-01");
        assertThat(cli.run("rules feud --json")
                        .isDone()
                        .json()
                        .at("/rules/0/text")
                        .asString())
                .isNotEmpty();
        cli.run("rules feud FEU-FLY-01").isRefused("Border Feud has no rule whose id begins with \"FEU-FLY-01\"");
        cli.run("rules chess").isRefused("chess", "feud");
    }

    /** Whoever names rules by the beginning of their ids wants no others that speak of them. */
    @Test
    void rulesNamedByTheirIdsAreNotMixedWithOthersThatNameThem() {
        assertThat(new Cli(folder).run("rules swm-campaign SWM-WIN").isDone().out())
                .startsWith("\nSWM-WIN-01")
                .doesNotContain("SWM-ECON-12\n");
    }

    /** A round number is not said twice. */
    @Test
    void anAverageIsAFractionOnlyWhereThatSaysMore() {
        String out = new Cli(folder)
                .run("", "odds", "--ruleset", "skirmish-dice", "3 black vs black")
                .isDone()
                .out();
        assertThat(out).containsPattern("on average \\d+\\n").doesNotContainPattern("on average (\\d+)\\.00, \\1\\n");
    }

    @Test
    void everyCommandHasHelpWithAnExampleThatBeginsLikeIt() {
        Cli cli = new Cli(folder);
        for (String command : Commands.names()) {
            Cli.Ran ran = cli.run(command + " --help").isDone();
            assertThat(ran.out()).as(command).contains("Usage: muster " + command);
            if (!ran.out().contains("Commands:")) {
                assertThat(ran.out()).as(command).contains("Example");
            }
        }
        assertThat(cli.run("--help").isDone().out()).contains("rulesets", "verify", "odds");
        assertThat(cli.run("--version").isDone().out()).startsWith("muster ");
        assertThat(cli.run("--json --plugins @plugins help map check").isDone().out())
                .isEqualTo(cli.run("map check --help").out());
        assertThat(cli.run("help").code()).isZero();
    }

    @Test
    void aRulesetIsCheckedBeforeItIsUsed() throws Exception {
        Path classes = Path.of(org.muster.cli.feud.FeudPlugin.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Cli cli = new Cli(folder);
        assertThat(cli.run("ruleset check " + classes + " -n 1").isDone().out())
                .contains("feud 1.2.0  Border Feud", "ok       every game ends", "every Java plays the same game");
        cli.run("ruleset check " + folder).isWanting("No ruleset is in");
    }

    @Tag("long")
    @Test
    void anInstalledRulesetIsCheckedByItsId() {
        Cli cli = new Cli(folder)
                .write("short.yaml", "seats: {a: Ann, b: Ben}\noptions: {turns: 1}\n")
                .write("bad.yaml", "options: {turns: many}\n");
        JsonNode json = cli.run("ruleset check feud -n 1 --config @short.yaml --json")
                .isDone()
                .json();
        assertThat(json.at("/rulesets/0/id").asString()).isEqualTo("feud");
        assertThat(json.at("/rulesets/0/passed")).hasSizeGreaterThan(10);
        assertThat(json.at("/rulesets/0/problems")).isEmpty();
        assertThat(json.at("/rulesets/0/notes").toString()).contains("never seen");
        cli.run("ruleset check feud -n 1 --config @bad.yaml")
                .isWanting("problem  rosters", "turns can't be", "not run  26 checks");
        cli.run("ruleset check feud -n 0").isRefused("0 seeds");
    }

    @Test
    void aFinishedGameTellsHowItEnded() {
        Cli cli = new Cli(folder).opened();
        cli.run("choose @club.muster --as bert --decision 2 yes").isDone();
        String ending = "The game is over. Nobody won: the feud was ended by agreement";
        assertThat(cli.run("pending @club.muster").isDone().out()).isEqualTo(ending + "\n");
        assertThat(cli.run("pending @club.muster --as anna").isDone().out()).isEqualTo(ending + "\n");
        cli.run("choose @club.muster --as anna hold").isRefused(ending);
        cli.run("roll @club.muster 3").isRefused(ending);
        cli.run("close @club.muster").isRefused(ending);
    }
}
