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
                                + " [CRU-ARMY-03]");
    }

    @Test
    void aRosterOfAnotherGameOrOfNoFactionWeKnowIsRefused() {
        assertThat(told(drafted(ros("Age of Sigmar", force("Skaven", "")), "").violations()))
                .containsExactly(" OTHER_GAME");
        String drukhari = ros("Warhammer 40,000 8th Edition", force("Aeldari - Drukhari", unit("Talos", "", "")));
        assertThat(told(drafted(drukhari, "").violations())).containsExactly(" NO_FACTION");
        assertThat(told(drafted(drukhari, "squats").violations())).containsExactly(" UNKNOWN_FACTION");
        assertThat(drafted(drukhari, "asuryani").value().list().units()).hasSize(1);
    }

    /** Rosters that people really have, where they are at hand. */
    @ParameterizedTest
    @CsvSource({
        "PlagueMarines9th.rosz, '', chaos, Plague Marines, 6",
        "TacticalSquad.rosz, '', imperium, Tactical Squad, 7",
        "TestTalos.ros, asuryani, asuryani, Talos, 6"
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
