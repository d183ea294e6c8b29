package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** {@code muster army check}, with the squads of a ruleset that comes with Muster. */
class ArmyTest {

    @TempDir
    Path folder;

    private Cli cli;

    @BeforeEach
    void squads() {
        cli = new Cli(folder)
                .write("thrawn.yaml", "faction: imperial\nfigures: {grand-admiral-thrawn: 1, stormtrooper: 12}\n")
                .write("plain.json", "{\"figures\": {\"stormtrooper\": 20}}\n");
    }

    private Cli.Ran check(String file, String more) {
        return cli.run("army check @" + file + " --ruleset swm-campaign" + more);
    }

    @Test
    void aLegalSquadIsToldInWords() {
        assertThat(check("thrawn.yaml", "").isDone().out())
                .isEqualTo(
                        "Imperial squad, 97 points: legal.\n    37  Grand Admiral Thrawn\n    60  12 x Stormtrooper\n");
        JsonNode json = check("thrawn.yaml", " --json").isDone().json();
        assertThat(json.path("good").asBoolean()).isTrue();
        assertThat(json.path("points").asInt()).isEqualTo(97);
        assertThat(json.at("/entries/1/count").asInt()).isEqualTo(12);
    }

    @Test
    void theFactionMayBeSaidOnTheCommandLine() {
        check("plain.json", " --faction imperial").isDone();
        check("plain.json", " --faction sith")
                .isWanting(
                        "Sith squad, 100 points: not legal.", "Stormtrooper is Imperial; a Sith squad cannot hold it");
        JsonNode json = check("thrawn.yaml", " --faction rebel --json").json();
        assertThat(json.path("good").asBoolean()).isFalse();
        assertThat(json.at("/violations/0/rules/0").asString()).startsWith("SWM-");
    }

    @Test
    void whatCannotBeReadIsRefusedWithItsPlace() {
        check("plain.json", "").isRefused("plain.json: ", "faction: it is missing");
        check("plain.json", " --faction jedi").isRefused("jedi", "old-republic");
        cli.write("bad.yaml", "faction: sith\nfigures: {sith-guard: 3}\nfigurs: {}\n");
        check("bad.yaml", "").isRefused("line 3", "figurs");
        cli.write("bad.yaml", "faction: sith\nfigures: {sith-guard: many}\n");
        check("bad.yaml", "").isRefused("line 2", "many");
        cli.write("bad.yaml", "faction: sith\nfigures: {sith-guard: 0}\n");
        check("bad.yaml", "").isRefused("line 2", "sith-guard: 0 is no number from 1 to 500");
        cli.write("bad.yaml", "[1, 2");
        check("bad.yaml", "").isRefused("bad.yaml");
        check("bad.yaml", " --faction sith").isRefused("bad.yaml");
        check("none.yaml", "").isRefused("There is no file");
    }

    @Test
    void aGamesOwnCatalogueCounts() {
        cli.write("season.yaml", "data: {catalogue: none.yaml}\n");
        check("thrawn.yaml", " --config @season.yaml").isRefused("There is no file", "none.yaml");
    }

    @Test
    void aRulesetThatKnowsNoListsSaysSo() throws IOException {
        PluginsTest.coin().write(folder.resolve("plugins").resolve("coin.jar"));
        cli.run("army check @thrawn.yaml --ruleset coin --plugins @plugins")
                .isRefused("Coin checks armies within a game only.");
        check("thrawn.yaml", " --kind fleet").isRefused("kinds of army list: squad");
    }

    @Test
    void theSchemaOfAListIsPrinted() {
        assertThat(cli.run("schema swm-campaign").isDone().out()).contains("squad ", "options ");
        assertThat(cli.run("schema swm-campaign squad").isDone().json().at("/properties/faction/enum"))
                .hasSize(10);
    }
}
