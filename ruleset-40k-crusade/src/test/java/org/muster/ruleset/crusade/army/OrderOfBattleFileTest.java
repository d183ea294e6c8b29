package org.muster.ruleset.crusade.army;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.roster.ForeignRoster;
import org.muster.api.spi.ArmyFile.Judged;
import org.muster.api.spi.RosterImport.Draft;
import org.muster.core.data.Yaml;
import org.muster.rosters.BattleScribe;
import org.muster.ruleset.crusade.Book;
import org.muster.ruleset.crusade.Seasons;
import org.muster.testkit.Rule;

/** Orders of battle written at home, and those made out of a BattleScribe roster. */
class OrderOfBattleFileTest {

    private static final Book BOOK = Seasons.of("anna", "bert").season().book();

    private static Judged judged(String yaml) {
        return OrderOfBattleFile.KIND.judge().apply(BOOK, Yaml.read(yaml, OrderOfBattleFile.class));
    }

    private static List<String> told(List<Violation> violations) {
        return violations.stream()
                .map(violation -> violation.at() + " " + violation.code())
                .toList();
    }

    @Test
    @Rule({"CRU-ARMY-02", "CRU-ARMY-03"})
    void aListIsJudgedByTheRulesOfTheGame() {
        Judged legal =
                judged("faction: orks\nunits:\n- {name: Gork, profile: battlewagon}\n- {name: Mork, power: 9}\n");
        assertThat(legal.violations()).isEmpty();
        assertThat(legal.points()).isEqualTo(17);
        assertThat(legal.name()).hasToString("Orks order of battle");
        Judged bad = judged("faction: orks\nsupplyLimit: 10\nunits:\n- {name: Gork, profile: battlewagon}\n"
                + "- {name: Gork, profile: boyz}\n- {name: Tin, profile: riptide}\n- {name: Nobody}\n");
        assertThat(told(bad.violations()))
                .containsExactly("units.2 UNIT_NAME_TAKEN", "units.3 FACTION_MISMATCH", "units.4 UNKNOWN_PROFILE");
        assertThat(told(judged("faction: orks\nunits:\n- {name: a, power: 2147483647}\n- {name: b, power: 2147483647}\n"
                                + "- {name: '', profile: boyz}\n- {name: c, power: -1}\n")
                        .violations()))
                .as("what no form takes, and more than numbers hold")
                .containsExactly(
                        "units.1.power NOT_BETWEEN",
                        "units.2.power NOT_BETWEEN",
                        "units.3.name NOT_THAT_TEXT",
                        "units.4.power NOT_BETWEEN");
        assertThat(told(judged("faction: squats\nunits: []\n").violations()))
                .containsExactly("faction UNKNOWN_FACTION");
    }

    private static Checked<Draft<OrderOfBattleFile>> drafted(String ros, String faction) {
        byte[] bytes = ros.getBytes(StandardCharsets.UTF_8);
        return drafted(
                BattleScribe.read("test.ros", new ByteArrayInputStream(bytes))
                        .value()
                        .roster(),
                faction);
    }

    private static Checked<Draft<OrderOfBattleFile>> drafted(ForeignRoster roster, String faction) {
        return OrderOfBattleFile.KIND.rosters().orElseThrow().draft(BOOK, roster, faction);
    }

    private static String ros(String game, String forces) {
        return "<?xml version='1.0'?><roster xmlns='http://www.battlescribe.net/schema/rosterSchema' name='R'"
                + " gameSystemName='" + game + "'><forces>" + forces + "</forces></roster>";
    }

    private static String force(String catalogue, String units) {
        return "<force name='Patrol' catalogueName='" + catalogue + "'><selections>" + units + "</selections></force>";
    }

    private static String unit(String name, String custom, String cost) {
        return "<selection name='" + name + "' customName='" + custom + "' type='unit' number='1'><costs>" + cost
                + "</costs></selection>";
    }

    @Test
    @Rule("CRU-ARMY-03")
    void unitsKeepTheirNamesAndPowerLevels() {
        String pl = "<cost name=' PL' value='5.0'/>";
        Draft<OrderOfBattleFile> draft = drafted(
                        ros(
                                "Warhammer 40,000 9th Edition",
                                force(
                                                "Imperium - Space Marines",
                                                unit("Tactical Squad", "", pl)
                                                        + unit("Tactical Squad", "", "<cost name='pts' value='90'/>")
                                                        + unit("Odd Engine", "Old Faithful", ""))
                                        + force("Orks", unit("Boyz", "", pl))),
                        "")
                .value();
        assertThat(draft.list().faction()).isEqualTo("imperium");
        assertThat(draft.list().units())
                .containsExactly(
                        new OrderOfBattleFile.Line("Tactical Squad", "tactical-squad", 5, null),
                        new OrderOfBattleFile.Line("Tactical Squad 2", "tactical-squad", 5, null),
                        new OrderOfBattleFile.Line("Old Faithful", null, 1, null));
        assertThat(draft.warnings().stream().map(Violation::toString))
                .containsExactly(
                        "Patrol > Tactical Squad: The roster tells no power level; the 5 of tactical-squad is taken."
                                + " [CRU-ARMY-01]",
                        "Patrol > Old Faithful: The roster tells no power level; 1 is written, put the right one."
                                + " [CRU-ARMY-01]",
                        "Patrol > Boyz: It belongs to Orks; the order of battle is of Imperium, so it is left out."
                                + " [CRU-ARMY-03]",
                        "Of the roster's 10 PL 5 are taken and 5 left out; see with --explain what became of each."
                                + " [CRU-ARMY-01]");
    }

    private static final String POWER_5 = "<cost name=' PL' value='5.0'/><cost name='pts' value='90.0'/>";
    private static final String NINTH = "Warhammer 40,000 9th Edition";

    private static String upgrade(String name, String role, String cost, String below) {
        return "<selection name='" + name + "' type='upgrade' number='1'><categories><category name='" + role
                + "' primary='true'/></categories><costs>" + cost + "</costs><selections>" + below
                + "</selections></selection>";
    }

    private static List<String> powers(Draft<OrderOfBattleFile> draft) {
        return draft.list().units().stream()
                .map(line -> line.name() + " " + line.power())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Age of Sigmar",
                "Warhammer 40,000: Kill Team (2021)",
                "Warhammer 40,000: Kill Team (2018)",
                "Warhammer 40,000 Kill Team",
                "Warhammer 40,000: Apocalypse",
                "Warhammer 40,000 Apocalypse",
                "Warhammer 40,000: Heralds of Ruin 8th Edition",
                "Warhammer 30,000 - The Horus Heresy",
                "(no name)"
            })
    void aRosterOfAnotherGameIsRefusedByItsName(String game) {
        Checked<?> refused = drafted(ros(game, force("Orks", unit("Boyz", "", POWER_5))), "");
        assertThat(refused.violations())
                .extracting(Violation::toString)
                .containsExactly("The roster was written for " + game + "; an order of battle is for Warhammer 40,000,"
                        + " of an edition with power levels (8th or 9th).");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Warhammer 40,000 8th Edition", NINTH, "Warhammer 40,000", "Warhammer 40k (9th Edition)"})
    void everyEditionOfTheGameIsTaken(String game) {
        assertThat(powers(drafted(ros(game, force("Orks", unit("Boyz", "", POWER_5))), "")
                        .value()))
                .containsExactly("Boyz 5");
    }

    @Test
    @Rule("CRU-ARMY-01")
    void aRosterWithoutPowerLevelsIsRefusedWithWhatItHas() {
        String tenth = ros(
                "Warhammer 40,000 10th Edition",
                force("Xenos - Orks", unit("Boyz", "", "<cost name='pts' value='80'/>")));
        assertThat(drafted(tenth.replace("<forces>", "<costs><cost name='pts' value='80'/></costs><forces>"), "")
                        .violations())
                .extracting(Violation::toString)
                .containsExactly(
                        "The roster for Warhammer 40,000 10th Edition tells no power level of any unit; its costs"
                                + " are in pts. An order of battle counts power levels (PL), as rosters of the 8th and 9th"
                                + " edition have them: save the roster for one of those, or write the units with their power"
                                + " levels yourself. [CRU-ARMY-01]");
        assertThat(told(drafted(tenth, "orks").violations())).containsExactly(" NO_POWER_LEVELS");
    }

    /** Repulsor, Pask and Drop Pods: whole units that their catalogues write as upgrades without a model in them. */
    @Test
    @Rule("CRU-ARMY-01")
    void anUpgradeWithPowerOrABattlefieldRoleIsAUnit() {
        String gun = upgrade("Heavy Bolter", "", "<cost name=' PL' value='1'/>", "");
        Draft<OrderOfBattleFile> draft = drafted(
                        ros(
                                NINTH,
                                force(
                                        "Imperium - Space Marines",
                                        upgrade("Repulsor", "Heavy Support", POWER_5, gun)
                                                + upgrade("Predator", "Heavy Support", "", "")
                                                + upgrade("Relic Engine", "Configuration", POWER_5, "")
                                                + upgrade("Detachment Command Cost", "Configuration", "", ""))),
                        "")
                .value();
        assertThat(powers(draft)).containsExactly("Repulsor 6", "Predator 8", "Relic Engine 5");
        assertThat(draft.fates())
                .extracting(fate -> fate.selection().name() + ": " + fate.taken() + ", " + fate.how())
                .containsExactly(
                        "Repulsor: true, taken as Repulsor, 6 PL",
                        "Predator: true, taken as Predator (predator), 8 PL",
                        "Relic Engine: true, taken as Relic Engine, 5 PL",
                        "Detachment Command Cost: false, left out: it has no power level, no battlefield role, no model");
    }

    @Test
    void aBundleIsTakenApartOnlyIfAllItsPowerIsInItsUnits() {
        String two = unit("Boyz", "", POWER_5) + unit("Nobz", "", POWER_5);
        assertThat(powers(drafted(ros(NINTH, force("Orks", upgrade("Mob", "", "", two))), "")
                        .value()))
                .containsExactly("Boyz 5", "Nobz 5");
        assertThat(powers(drafted(ros(NINTH, force("Orks", upgrade("Mob", "", POWER_5, two))), "")
                        .value()))
                .containsExactly("Mob 15");
        String both = unit("Boyz", "", POWER_5) + upgrade("Pask", "HQ", POWER_5, "");
        assertThat(powers(drafted(ros(NINTH, force("Orks", upgrade("Mob", "", "", both))), "")
                        .value()))
                .containsExactly("Boyz 5", "Pask 5");
    }

    @Test
    void twosOfAKindAreTwoUnits() {
        String squads = unit("Boyz", "", "<cost name=' PL' value='8'/>").replace("number='1'", "number='2'");
        String engine = upgrade("Trukk", "Dedicated Transport", POWER_5, "");
        Draft<OrderOfBattleFile> draft =
                drafted(ros(NINTH, force("Orks", squads + engine + engine)), "").value();
        assertThat(powers(draft)).containsExactly("Boyz 4", "Boyz 2 4", "Trukk 5", "Trukk 2 5");
        assertThat(draft.fates().get(0).how()).hasToString("taken as Boyz and Boyz 2 (boyz), 8 PL");
        assertThat(draft.warnings()).isEmpty();
    }

    @Test
    @Rule("CRU-ARMY-01")
    void aSumThatDiffersFromTheRostersOwnIsTold() {
        String roster = ros(NINTH, force("Orks", unit("Boyz", "", POWER_5) + unit("Nobz", "", POWER_5)));
        String says = roster.replace("<forces>", "<costs><cost name=' PL' value='%s'/></costs><forces>");
        assertThat(drafted(says.formatted("10.0"), "").value().warnings()).isEmpty();
        assertThat(drafted(roster, "").value().warnings()).isEmpty();
        assertThat(drafted(says.formatted("12.5"), "").value().warnings())
                .extracting(Violation::toString)
                .containsExactly("The roster says that it has 12.5 PL; what stands in it has 10, of which 10 are taken."
                        + " See with --explain what became of each, and put right what is missing. [CRU-ARMY-01]");
    }

    @ParameterizedTest
    @CsvSource({
        "Aeldari - Drukhari, asuryani",
        "Aeldari - Craftworlds, asuryani",
        "Aeldari - Ynnari, asuryani",
        "Aeldari - Harlequins, harlequins",
        "Chaos - Death Guard, chaos",
        "Chaos - Chaos Space Marines, chaos",
        "Imperium - Space Marines, imperium",
        "Imperium - Adeptus Astartes - Minotaurs, imperium",
        "Imperial Knights, imperium",
        "Genestealer Cults, tyranids",
        "T\u2019au Empire, tau",
        "T&apos;au Empire, tau",
        "Orks, orks"
    })
    void aCatalogueIsOfTheFactionWhoseWordIsInIt(String catalogue, String faction) {
        assertThat(drafted(ros(NINTH, force(catalogue, unit("One", "", POWER_5))), "")
                        .value()
                        .list()
                        .faction())
                .isEqualTo(faction);
    }

    @Test
    @Rule("CRU-ARMY-03")
    void theFactionIsThatOfMostOfThePower() {
        String troupe = force("Aeldari - Harlequins", unit("Troupe", "", POWER_5));
        String two = unit("Talos", "", POWER_5) + unit("Raider", "", POWER_5);
        Draft<OrderOfBattleFile> draft = drafted(ros(NINTH, troupe + force("Aeldari - Drukhari", two)), "")
                .value();
        assertThat(draft.list().faction()).isEqualTo("asuryani");
        assertThat(powers(draft)).containsExactly("Talos 5", "Raider 5");
        assertThat(draft.fates().get(0).how())
                .hasToString("left out: it belongs to Harlequins, and all units share a faction");
        String dwarfs = ros(NINTH, troupe + force("Leagues of Votann", two));
        assertThat(drafted(dwarfs, "").violations())
                .extracting(Violation::toString)
                .containsExactly("Most of the roster is of Leagues of Votann, which is no faction's catalogue; name the"
                        + " faction: imperium, chaos, tau, asuryani, orks, necrons, tyranids and harlequins.");
        assertThat(told(drafted(dwarfs, "squats").violations())).containsExactly(" UNKNOWN_FACTION");
        assertThat(powers(drafted(dwarfs, "orks").value())).containsExactly("Talos 5", "Raider 5");
        assertThat(drafted(dwarfs, "orks").value().warnings())
                .extracting(Violation::toString)
                .contains("Patrol: Its catalogue, Leagues of Votann, is of no faction; its units are taken for Orks."
                        + " [CRU-ARMY-03]");
    }

    @Test
    void newRecruitsJsonBecomesTheSameOrderOfBattle() {
        String json = """
                {"roster": {"name": "R", "battleScribeVersion": "2.03", "generatedBy": "https://newrecruit.eu",
                 "gameSystemName": "Warhammer 40,000 9th Edition",
                 "costs": [{"name": " PL", "typeId": "e356", "value": 9}, {"name": "pts", "typeId": "points", "value": 170}],
                 "forces": [{"name": "Patrol", "catalogueName": "Orks", "selections": [
                  {"name": "Boyz", "number": 1, "type": "unit", "from": "entry",
                   "costs": [{"name": " PL", "typeId": "e356", "value": 4}, {"name": "pts", "typeId": "points", "value": 90}],
                   "selections": [{"name": "Boy", "number": 9, "type": "model"}]},
                  {"name": "Trukk", "customName": "Red One", "number": 1, "type": "upgrade",
                   "categories": [{"name": "Dedicated Transport", "primary": true}],
                   "costs": [{"name": " PL", "typeId": "e356", "value": 5}, {"name": "pts", "typeId": "points", "value": 80}]}
                 ]}]}}
                """;
        Draft<OrderOfBattleFile> draft = drafted(json, "").value();
        assertThat(powers(draft)).containsExactly("Boyz 4", "Red One 5");
        assertThat(draft.warnings()).isEmpty();
        assertThat(told(drafted(json.replace(" PL", "pl").replace("9th", "10th"), "")
                        .violations()))
                .containsExactly(" NO_POWER_LEVELS");
    }

    /** Rosters that people really have, where they are at hand. */
    @ParameterizedTest
    @CsvSource({
        "PlagueMarines9th.rosz, '', chaos, Plague Marines, 6",
        "TacticalSquad.rosz, '', imperium, Tactical Squad, 7",
        "TestTalos.ros, '', asuryani, Talos, 6"
    })
    void realRostersBecomeLegalOrdersOfBattle(String file, String given, String faction, String unit, int power)
            throws Exception {
        Path path = Path.of("../../shared/data/rosters", file);
        assumeTrue(Files.exists(path));
        Draft<OrderOfBattleFile> draft =
                drafted(BattleScribe.read(path).value().roster(), given).value();
        assertThat(draft.warnings()).isEmpty();
        assertThat(draft.list().faction()).isEqualTo(faction);
        assertThat(draft.list().units()).singleElement().satisfies(line -> {
            assertThat(line.name()).isEqualTo(unit);
            assertThat(line.power()).isEqualTo(power);
        });
        assertThat(OrderOfBattleFile.KIND.judge().apply(BOOK, draft.list()).violations())
                .isEmpty();
    }
}
