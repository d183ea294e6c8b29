package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A club's file with house prices: played, explained, told apart, and refused where it can't be. */
class VariantsTest {

    private static final String HOUSE = """
            name: House prices
            options: {maxAllies: 1}
            changes:
              upgrades:
                upgrades:
                  damage-plus-10: {cost: 120}
                  ambush: ~
              constants:
                save: 9
                stackingLimits: [1, 2, 3]
                initiative: {thrawn: 4}
            """;

    @TempDir
    Path folder;

    private Cli cli;

    @BeforeEach
    void files() {
        cli = new Cli(folder);
        cli.write("house.yaml", HOUSE.replace("options: {maxAllies: 1}\n", ""));
    }

    /** A variant is named behind its ruleset. */
    private String at(String command) {
        return command.replace(":@", ":" + folder + "/");
    }

    @Test
    void whatIsOtherwiseIsToldInWords() {
        assertThat(cli.run(at("ruleset diff swm-campaign swm-campaign:@house.yaml"))
                        .isDone()
                        .out())
                .contains("House prices (swm-campaign:")
                .contains("upgrades, Damage +10, cost: 120, not 150")
                .contains("upgrades, Ambush is left out")
                .contains("save: 9, not 11")
                .contains("stackingLimits: 1, 2, 3, not 1, 2")
                .contains("initiative, thrawn: 4, not 5");
        assertThat(cli.run(at("ruleset diff swm-campaign:@house.yaml swm-campaign --json"))
                        .isDone()
                        .out())
                .contains("[ \"upgrades\", \"damage-plus-10\", \"cost\" ]")
                .contains("upgrades, Damage +10, cost: 150, not 120");
        assertThat(cli.run("ruleset diff swm-campaign swm-campaign").isDone().out())
                .contains("nothing is otherwise");
    }

    @Test
    void anotherRulesetAndItsOptions() {
        cli.write("long.yaml", """
                name: The long war
                options: {rounds: 14}
                changes:
                  catalogue: {troops: {cyg-charger: {cost: 5}}}
                  constants: {prices: {structures: {FORTRESS: 15}}, veterans: {"on": 8}}
                """);
        assertThat(cli.run(at("ruleset diff warmachine-map warmachine-map:@long.yaml"))
                        .isDone()
                        .out())
                .contains("rounds: 14, not 12")
                .contains("troops, Charger, cost: 5, not 4")
                .contains("prices, structures, FORTRESS: 15, not 20")
                .contains("veterans, on: 8, not 9");
        cli.run("simulate warmachine-map -n 1 --seed 1 --config @long.yaml").isDone();
    }

    /** Where it stands, and what would be right. */
    @Test
    void whatCannotBeIsRefusedWithItsLine() {
        cli.write("wrong.yaml", """
                name: Wrong
                changes:
                  upgrades:
                    upgrades:
                      damage-plus-11: {cost: 120}
                      ambush: {cost: dear, prize: 3}
                  constants:
                    save: -4
                  prices: {a: 1}
                """);
        cli.run("new swm-campaign @g.muster --config @wrong.yaml")
                .isRefused(
                        "line 5, column 7: changes.upgrades.upgrades.damage-plus-11: there is no damage-plus-11 here; there are: ")
                .isRefused("line 6, column 16: changes.upgrades.upgrades.ambush.cost: \"dear\" is no whole number")
                .isRefused(
                        "line 6, column 28: changes.upgrades.upgrades.ambush.prize: there is no field \"prize\" here; there are: ")
                .isRefused("wrong.yaml: line 9, column 3: changes.prices: there is no data called prices; there are: ");
        cli.write("list.yaml", "seats: {a: Anna, b: Bert}\nchanges: [figures]\n");
        cli.run("new swm-campaign @g.muster --config @list.yaml").isRefused("list.yaml: line 2", "not [\"figures\"]");
    }

    /** One file may start from another; the last word counts, and a game keeps what it was opened with. */
    @Test
    void aVariantOfAVariant() {
        cli.write("more.yaml", "variant: house.yaml\nname: More\nchanges: {constants: {save: 8}}\n");
        assertThat(cli.run(at("ruleset diff swm-campaign swm-campaign:@more.yaml"))
                        .isDone()
                        .out())
                .contains("save: 8, not 11", "cost: 120, not 150");
        cli.run("new swm-campaign @g.muster --seats anna=Anna,bert=Bert --config @more.yaml")
                .isDone();
        cli.run("verify @g.muster").isDone();
    }

    @Test
    void aRulesetIsExplained() {
        assertThat(cli.run(at("ruleset explain swm-campaign:@house.yaml"))
                        .isDone()
                        .out())
                .contains("House prices (swm-campaign ")
                .contains("What is asked", "Tables", "Rule options", "Rules")
                .contains("upgrades: ", " rows");
        assertThat(cli.run("ruleset explain swm-campaign --json").isDone().out())
                .contains("\"phases\" : ", "\"asked\" : ", "\"tables\" : ");
    }

    /** One that a ruleset brings is named by its id, wherever a file of a club could be. */
    @Test
    void whatARulesetBringsIsNamedByItsId() {
        assertThat(cli.run("ruleset explain space-battles").isDone().out())
                .contains("Variants it brings", "  even-hoth: ", "  even-deathstar: ");
        assertThat(cli.run("ruleset diff space-battles space-battles:even-hoth")
                        .isDone()
                        .out())
                .contains("to Escape from Hoth, evenly (space-battles:even-hoth", "Troop Transport, hits: 1, not 2");
        cli.run("new space-battles @even.muster --variant even-hoth").isDone();
        cli.run("new space-battles @port.muster --variant even-deathstar").isDone();
        assertThat(cli.run("show @port.muster").isDone().out()).contains("Attack on the Deathstar");
        assertThat(cli.text("port.muster")).contains("\"portDefence\":16");
        String header = cli.text("even.muster");
        assertThat(header).contains("\"name\":\"Escape from Hoth, evenly\"");
        cli.write("ours.yaml", "variant: even-hoth\nname: Ours\n");
        cli.run("new space-battles @ours.muster --config @ours.yaml").isDone();
        assertThat(cli.text("ours.muster")).contains("\"name\":\"Ours\"", "\"hits\":1");
        assertThat(cli.run("simulate space-battles -n 2 --seed 1 --against even-hoth")
                        .isDone()
                        .out())
                .contains("without and with even-hoth");
        assertThat(cli.run("sweep space-battles even-hoth -n 2 --seed 1")
                        .isDone()
                        .out())
                .contains("even-hoth");
        assertThat(cli.run("sweep space-battles --variant even-hoth -n 2 --seed 1 --json")
                        .isDone()
                        .json()
                        .at("/jobs/0/wins"))
                .isEqualTo(cli.run("sweep space-battles even-hoth -n 2 --seed 1 --json")
                        .isDone()
                        .json()
                        .at("/jobs/0/wins"));
    }

    @Test
    void aVariantThatIsNotBroughtIsRefused() {
        cli.run("sweep space-battles -n 1 --variant odd-hoth").isRefused("space-battles brings no variant odd-hoth");
        cli.run("sweep space-battles -n 1 --variant house.yaml")
                .isRefused("a file such as house.yaml is taken as a config");
        assertThat(cli.run("new space-battles @x.muster --variant odd-hoth")
                        .isRefused()
                        .err())
                .contains("space-battles brings no variant odd-hoth; it brings even-hoth and even-deathstar");
        assertThat(cli.run("new space-battles @x.muster --variant house.yaml")
                        .isRefused()
                        .err())
                .contains("a file such as house.yaml is taken as a config");
        cli.write("ours.yaml", "variant: house.yaml\n");
        assertThat(cli.run("new space-battles @x.muster --config @ours.yaml --variant even-hoth")
                        .isRefused()
                        .err())
                .contains("The config starts from house.yaml, and even-hoth is asked for");
    }
}
