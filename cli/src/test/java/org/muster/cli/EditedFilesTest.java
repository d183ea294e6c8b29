package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.spi.DataFile;
import org.muster.api.state.OrderedMap;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Playout;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.data.GameData;
import org.muster.core.game.Play;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Positions and data that a club edited are judged before a game opens, and told with file, line and field. */
@Tag("long")
class EditedFilesTest {

    private static final Rulesets RULESETS = Rulesets.find(Path.of("no-plugins"));

    @TempDir
    Path folder;

    private Cli cli;

    @BeforeEach
    void inAFolder() {
        cli = new Cli(folder);
    }

    private static LoadedRuleset ruleset(String id) {
        return RULESETS.find(id).orElseThrow();
    }

    /** Where bots have come to after some decisions. */
    private static String position(String ruleset, int decisions) {
        LoadedRuleset loaded = ruleset(ruleset);
        return position(Opening.of(loaded).play(GameConfig.EMPTY, "game"), decisions);
    }

    private static <S> String position(Play<S> play, int decisions) {
        return Json.pretty(play.json()
                .write(new Playout<>(play.engine(), Bot.random(), decisions)
                        .play(play.start(), 1)
                        .end()));
    }

    /** One that has what is to be edited: not every moment has an attack, a battle or a report. */
    private static String positionWith(String ruleset, String what) {
        Pattern wanted = Pattern.compile(what, Pattern.MULTILINE);
        return IntStream.iterate(60, decisions -> decisions + 1)
                .limit(300)
                .mapToObj(decisions -> position(ruleset, decisions))
                .filter(position -> wanted.matcher(position).find())
                .findFirst()
                .orElseThrow();
    }

    private static String shipped(String ruleset, String name) {
        LoadedRuleset loaded = ruleset(ruleset);
        for (DataFile file : loaded.ruleset().data()) {
            if (file.name().equals(name)) {
                return new GameData(loaded.home(), loaded.ruleset().data(), OrderedMap.empty()).shipped(name);
            }
        }
        throw new IllegalArgumentException(name);
    }

    private static String edited(String text, String what, String by) {
        String edited = Pattern.compile(what, Pattern.MULTILINE).matcher(text).replaceFirst(by);
        assertThat(edited).as(what).isNotEqualTo(text);
        return edited;
    }

    @ParameterizedTest
    @ValueSource(strings = {"swm-campaign", "40k-crusade", "warmachine-map", "space-battles", "skirmish-dice"})
    void aPositionAsItWasPrintedIsPlayedOn(String ruleset) {
        for (int decisions : new int[] {0, 20, 120}) {
            cli.write("p.json", position(ruleset, decisions));
            cli.run("new " + ruleset + " @n" + decisions + ".muster --position @p.json")
                    .isDone();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            swm-campaign   | "treasury" : \\d+        | "treasury" : -5           | treasury: -5 is too little
            swm-campaign   | "territory" : "[^"]+"    | "territory" : "atlantis"  | territory: atlantis is not among the territories
            swm-campaign   | "controller" : "[^"]+"   | "controller" : "zoe"      | controller: zoe is no seat of this game
            swm-campaign   | "card" : "[^"]+"         | "card" : "nobody"         | card: nobody is not among the cards
            swm-campaign   | "region" : "[^"]+"       | "region" : "nowhere"      | region: nowhere is not among the regions
            swm-campaign   | "upgrades" : \\[ \\]     | "upgrades" : ["wings"]    | wings is not among the upgrades
            swm-campaign   | "turn" : \\d+            | "turn" : 0                | state.turn: 0 is not from 1 to 1000
            swm-campaign   | "turnLimit" : \\d+       | "turnLimit" : -1          | turnLimit: -1 is not from 0 to 1000
            40k-crusade    | "turn" : \\d+            | "turn" : 99               | state.turn: 99 is not from 0 to 20
            40k-crusade    | "S01" :                  | "S99" :                   | S99 is not among the systems
            40k-crusade    | "faction" : "[^"]+"      | "faction" : "jedi"        | faction: jedi is not among the factions
            40k-crusade    | "requisition" : \\d+     | "requisition" : -1        | requisition: -1 is too little
            warmachine-map | "allegiance" : "[^"]+"   | "allegiance" : "jedi"     | allegiance: jedi is not among the allegiances
            warmachine-map | "hq" : "[^"]+"           | "hq" : "Z9"               | hq: Z9 is not among the spaces
            warmachine-map | "supply" : \\d+          | "supply" : -5             | supply: -5 is too little
            warmachine-map | "troop" : "[^"]+"        | "troop" : "nobody"        | troop: nobody is not among the troops
            warmachine-map | "round" : \\d+           | "round" : 99              | round: 99 is not from 1 to 12
            space-battles  | "design" : "[^"]+"       | "design" : "moon"         | design: moon is not among the ships
            space-battles  | "turn" : \\d+            | "turn" : 999              | turn: 999 is not from
            space-battles  | "at" : \\[ \\d+          | "at" : [ 99               | , and the board has
            space-battles  | "design" : "[^"]+",      | ''                        | design: it is missing
            space-battles  | "id" : "[A-Z]\\w*"      | "id" : ""                 | id: it is an id among the ships in play, and empty
            skirmish-dice  | "card" : "[^"]+"         | "card" : "nobody"         | card: nobody is not among the units
            skirmish-dice  | "wounds" : \\d+          | "wounds" : -1             | wounds: -1 is too little
            skirmish-dice  | "round" : \\d+           | "round" : 99              | round: 99 is not from
            skirmish-dice  | "initiative" : "[^"]+"   | "initiative" : "jedi"     | progress.initiative: jedi is not among the sides
            swm-campaign   | "turn" : \\d+            | "turn" : 2147483647       | state.turn: 2147483647 is not from 1 to 1000
            swm-campaign   | "treasury" : \\d+        | "treasury" : 2147483647   | treasury: 2147483647 is too much; 1000000 is the most
            swm-campaign   | "newSquads" : \\d+       | "newSquads" : -1          | thisTurn.newSquads: -1 is too little
            swm-campaign   | "squads" : \\{\\s+"[^"]+" | "squads" : { "nobody"     | state.squads.nobody: nobody is not among the squads
            swm-campaign   | "members" : \\[ ("\\w+") | "members" : [ $1, $1      | is there twice
            swm-campaign   | "id" : "turn-\\d+"       | "id" : "nobody"           | agenda.id: nobody is no part of round
            swm-campaign   | "round" : \\d+           | "round" : 99              | (the field round), which can be: turn-99
            40k-crusade    | "type" : "[^"]+"         | "type" : "moon"           | type: moon is not among the kinds of world
            40k-crusade    | "id" : "great-rift-turn-\\d+" | "id" : "great-rift-turn-99" | agenda.id: great-rift-turn-99 is no part of round
            warmachine-map | "turnOrder" : \\[ ("\\w+") | "turnOrder" : [ $1, $1  | turnOrder.1:
            warmachine-map | "freeSpecials" : \\d+    | "freeSpecials" : 2147483647 | freeSpecials: 2147483647 is not from 0 to 1000
            warmachine-map | "claimed" : \\d+         | "claimed" : -1            | deeds.claimed: -1 is too little
            warmachine-map | "attachments" : \\[ ?\\]  | "attachments" : ["nobody"] | nobody is not among the troops
            warmachine-map | "id" : "round-\\d+"      | "id" : "nobody"           | id: nobody is no part of round
            space-battles  | "manoeuvre" : \\{\\s+"ship" : "[^"]+" | "manoeuvre" : { "ship" : "moon" | manoeuvre.ship: moon is not among the ships in play
            space-battles  | "steps" : "[^"]*"        | "steps" : "UP"            | manoeuvre.steps: UP are no steps
            space-battles  | "path" : \\[ \\[ \\d+     | "path" : [ [ 99           | path.0:
            space-battles  | "bursts" : \\d+          | "bursts" : 2147483647     | fire.bursts: 2147483647 is too much
            space-battles  | "bursts" : \\d+          | "bursts" : 99999          | fire.bursts: 99999 is not from
            space-battles  | "moved" : \\d+           | "moved" : 99              | moved: 99 is not from
            space-battles  | "trenchRun" : \\d+       | "trenchRun" : 99          | arrivals.trenchRun: 99 is not from
            space-battles  | "launched" : \\[ ?\\]     | "launched" : ["moon"]     | progress.launched.0: moon is not among the ships in play
            space-battles  | "id" : "movement"        | "id" : "nobody"           | nobody is no phase of turn-
            skirmish-dice  | "owner" : "[^"]+"        | "owner" : "jedi"          | owner: jedi is not among the sides
            skirmish-dice  | "unit" : "[^"]+"         | "unit" : "nobody"         | unit: nobody is not among the units in play
            skirmish-dice  | "diameter" : [\\d.]+     | "diameter" : 99           | is no base of this unit
            skirmish-dice  | "removed" : \\[ ?\\]      | "removed" : ["nobody"]    | removed.0: nobody is not among the terrain
            skirmish-dice  | "x" : [\\d.]+            | "x" : 9999                | The base would not be wholly on the table
            skirmish-dice  | "id" : "round-\\d+"      | "id" : "nobody"           | id: nobody is no part of round
            warmachine-map | "orders" : \\{\\s+"[^"]+" | "orders" : { "nobody"     | nobody is no banner that was ever raised
            swm-campaign   | "id" : "([a-z-]+)#\\d+"  | "id" : "$1"               | lacks the number that tells it from its like
            swm-campaign   | "id" : "[a-z-]+#(\\d+)"  | "id" : "luke-skywalker-commander#9$1" | figures.0.
            swm-campaign   | "serials" : \\{\\s+"([^"]+)" : \\d+ | "serials" : { "$1" : 0 | is there: 1 is the least
            swm-campaign   | "upgrades" : \\[ \\]     | "upgrades" : ["anticipation", "anticipation"] | cannot take Anticipation: it has that already. [SWM-UPG-02]
            swm-campaign   | "upgrades" : \\[ \\]     | "upgrades" : ["synergy"]  | Synergy names a unique figure behind a colon
            swm-campaign   | "squadsRaised" : \\d+    | "squadsRaised" : 0        | squadsRaised: The last number was 0
            swm-campaign   | "captain" : "[^"]+"      | "captain" : "player4"    | is no member of the side
            40k-crusade    | "profile" : "[^"]+"      | "profile" : "moon"        | profile: moon is not among the profiles
            40k-crusade    | "factions" : \\[ "[^"]+" | "factions" : [ "jedi"     | factions.0: jedi is not among the factions
            40k-crusade    | "scenario" : "[^"]*"     | "scenario" : "Moon"       | terms.scenario: Moon is in no list of scenarios
            40k-crusade    | "COMBAT_PATROL" : \\[ [^\\]]*\\] | "COMBAT_PATROL" : [ ] | A list is rolled for with a D6
            40k-crusade    | "from" : "[^"]+"         | "from" : "moon"           | from: moon is neither NOMAD nor among the systems
            warmachine-map | "id" : "([a-z-]+)#\\d+"  | "id" : "$1"               | lacks the number that tells it from its like
            warmachine-map | "troop" : "([^"]+)",(\\s+"models" : \\d+,\\s+)"attachments" : \\[ ?\\] | "troop" : "$1",$2"attachments" : ["$1"] | attachments.0:
            warmachine-map | "leader" : "[^"]*"       | "leader" : "nobody"       | leader: nobody is not among the troops
            warmachine-map | "serials" : \\{\\s+"([^"]+)" : \\d+ | "serials" : { "$1" : 0 | is the least
            warmachine-map | "standIn" : ""           | "standIn" : "player1"     | standIn: player1 takes part
            warmachine-map | "target" : ""            | "target" : "player1-1"    | Only who pursues has a target
            warmachine-map | "pursues" : ""           | "pursues" : "nobody"      | pursues: nobody is no banner that was ever raised
            swm-campaign   | "kind" : "KILLED",\\s+"by" : "[^"]*" | "kind" : "KILLED", "by" : "nobody" | by: nobody is neither reserve, mines, other nor among the figures
            skirmish-dice  | "wounds" : \\d+          | "wounds" : 99             | wounds: 99 is not from 0 to
            skirmish-dice  | "forceDice" : \\d+       | "forceDice" : 99          | forceDice: 99 is not from 0 to
            skirmish-dice  | "specials" : \\[ ?\\]      | "specials" : ["moon"]     | specials.0: moon is not among the special actions
            skirmish-dice  | "actionDice" : \\d+      | "actionDice" : 9          | [SKD-ADICE-04]
            skirmish-dice  | "z" : [-\\d.]+          | "z" : -40                 | [SKD-GEO-10]
            space-battles  | "hits" : \\d+           | "hits" : 3                | [SPB-HIT-13
            40k-crusade    | "supplyLimit" : \\d+    | "supplyLimit" : 1         | [CRU-ARMY-02]
            swm-campaign   | "operativesBought" : \\d+ | "operativesBought" : 2   | [SWM-ADV-04]
            warmachine-map | "models" : \\d+         | "models" : 77             | [WMC-BUY-04]
            swm-campaign   | "decisions" : \\d+       | "decisions" : -3          | decisions: -3 is no whole number from 0 up
            """)
    void whatAPositionCannotBeIsToldAtItsPlace(String ruleset, String what, String by, String told) {
        cli.write("p.json", edited(positionWith(ruleset, what), what, by));
        Cli.Ran ran =
                cli.run("new " + ruleset + " @n.muster --position @p.json").isRefused(told);
        if (!told.startsWith("decisions")) {
            assertThat(ran.err()).contains("p.json: line ");
        }
        assertThat(ran.err()).doesNotContain("org.muster", "java.");
        assertThat(cli.file("n.muster")).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            swm-campaign   | map        | economy: \\d+              | economy: -3              | territories.0.economy: -3 is too little
            swm-campaign   | map        | adjacent: \\[             | adjacent: [atlantis,     | atlantis is not among the territories
            swm-campaign   | catalogue  | cost: \\d+                 | cost: -9                 | figures.0.cost: -9 is not from 0 to 10000
            swm-campaign   | advantages | cost: \\d+                 | cost: -1                 | advantages.0.cost: -1 is too little
            40k-crusade    | season     | ^turns: \\d+               | turns: 0                 | turns: 0 is not from 1 to 1000
            40k-crusade    | map        | homes: \\[S01              | homes: [S77              | homes.0: S77 is not among the systems
            40k-crusade    | map        | id: S02                    | id: S01                  | S01 is there twice among the systems
            warmachine-map | locations  | vp: \\d+                   | vp: -1                   | locations.0.vp: -1 is too little
            warmachine-map | contracts  | - mer-drake-macbain        | - mer-nobody             | mer-nobody is not among the troops
            warmachine-map | contracts  | faBonus: \\{([\\w-]+): 1    | faBonus: {$1: 2147483647 | 2147483647 is not from 0 to 100
            warmachine-map | constants  | battleWon: \\d+            | battleWon: 2147483647    | battleWon: 2147483647 is too much; 1000000
            space-battles  | ships      | hits: \\d+                 | hits: 0                  | hits: 0 is too little
            skirmish-dice  | units      | minis: \\d+                | minis: 0                 | minis: 0 is too little
            """)
    void whatDataCannotBeIsToldAtItsPlace(String ruleset, String name, String what, String by, String told) {
        String text = edited(shipped(ruleset, name), what, by);
        cli.write("own.yaml", text);
        cli.write("c.yaml", "data: {" + name + ": own.yaml}\n");
        Cli.Ran ran = cli.run("new " + ruleset + " @n.muster --config @c.yaml").isRefused("own.yaml", "line ", told);
        Matcher line = Pattern.compile("line (\\d+), column").matcher(ran.err());
        assertThat(line.find()).isTrue();
        assertThat(text.lines()
                        .skip(Integer.parseInt(line.group(1)) - 1L)
                        .findFirst()
                        .orElseThrow())
                .containsPattern(
                        told.contains("twice")
                                ? "S01"
                                : Pattern.quote(by.replaceAll("[^\\w:, -]", "")
                                        .strip()
                                        .split(",")[0]
                                        .split(" ")[0]));
        assertThat(cli.file("n.muster")).doesNotExist();
    }

    @Test
    void aWarWithoutSidesAndAPlaceLeftOutAreRefused() {
        ObjectNode position = (ObjectNode) Json.read(position("swm-campaign", 120));
        ((ObjectNode) position.path("state")).putArray("sides");
        cli.write("p.json", Json.pretty(position));
        cli.run("new swm-campaign @n.muster --position @p.json").isRefused("state.sides: There are no sides");
        ObjectNode grounds = (ObjectNode) position.path("state").path("grounds");
        grounds.remove(grounds.propertyNames().iterator().next());
        cli.write("p.json", Json.pretty(position));
        cli.run("new swm-campaign @n.muster --position @p.json").isRefused("state.grounds: Nothing is said of");
    }

    @Test
    void twoBasesDoNotStandInOnePlace() {
        ObjectNode position = (ObjectNode) Json.read(position("skirmish-dice", 60));
        List<JsonNode> leaders = new ArrayList<>();
        position.path("state")
                .path("units")
                .forEach(unit -> leaders.add(unit.path("minis").get(0)));
        for (String field : List.of("x", "y", "z")) {
            ((ObjectNode) leaders.get(1)).set(field, leaders.get(0).path(field));
        }
        cli.write("p.json", Json.pretty(position));
        cli.run("new skirmish-dice @n.muster --position @p.json")
                .isRefused("p.json: line ", ".minis.0: The base would stand in that of");
    }

    @Test
    void aBattleOnAMapboardThatItsTerritoryDoesNotHaveIsRefused() {
        cli.write(
                "p.json",
                edited(position("swm-campaign", 133), "\"mapboard\" : \"[^\"]+\"", "\"mapboard\" : \"moon\""));
        cli.run("new swm-campaign @n.muster --position @p.json")
                .isRefused("state.battle.mapboard: moon is no mapboard of");
    }

    /** What no record says of itself, bots find before the club does. */
    @Test
    void aPositionThatCannotBePlayedOnIsRefused() {
        ObjectNode position = (ObjectNode) Json.read(position("swm-campaign", 133));
        ((ObjectNode) position.path("state")).putNull("battle");
        cli.write("p.json", Json.pretty(position));
        Cli.Ran ran = cli.run("new swm-campaign @n.muster --position @p.json")
                .isRefused("Bots tried this game", "Nothing was written");
        assertThat(ran.err())
                .containsPattern("can.t go on, when [\\w ,']+ the step \\w+")
                .doesNotContain("java", "org.muster", "null", "Cannot", "Exception");
        assertThat(ran.err()).doesNotContainPattern("\\w\\.\\w+ \\(");
        assertThat(cli.file("n.muster")).doesNotExist();
    }
}
