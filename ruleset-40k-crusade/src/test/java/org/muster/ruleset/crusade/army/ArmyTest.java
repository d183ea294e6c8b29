package org.muster.ruleset.crusade.army;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.check.Violation;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Force;
import org.muster.ruleset.crusade.HouseRules;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Seasons;
import org.muster.ruleset.crusade.Unit;
import org.muster.ruleset.crusade.orders.StrategyPhase;
import org.muster.ruleset.crusade.resolution.ResolutionPhase;
import org.muster.ruleset.crusade.setup.DataTest;
import org.muster.ruleset.crusade.setup.SetupPhase;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** Orders of battle, armies taken from them, and what reports change. */
class ArmyTest {

    private static final Player ANNA = new Player("anna");
    private static final Season SEASON =
            Seasons.of("anna:imperium:S05", "bert:orks:S10").season();
    private static final Force FORCE = SEASON.force(ANNA);

    private static List<String> army(int limit, String... units) {
        return OrderOfBattle.check(
                        SEASON.book(),
                        FORCE,
                        new FieldedArmy(ANNA, 0, List.of(units)),
                        limit,
                        Sentence.of("Supporter in Hold at All Costs (Medium Size)"))
                .stream()
                .map(violation -> violation.code() + ": " + violation.sentence())
                .toList();
    }

    // ---- armies

    @Test
    void datasheetsAreListedUnderTheirFaction() {
        assertThat(Datasheet.of(SEASON.book().faction("imperium")).all())
                .isNotEmpty()
                .allMatch(one -> one.group().equals("Imperium"));
    }

    @Test
    @Rule("CRU-ARMY-01")
    void anArmyStaysWithinThePowerLevelsOfItsRole() {
        assertThat(army(29, "freeblade-knight", "primaris-captain"))
                .as("exactly equal is legal")
                .isEmpty();
        assertThat(army(25, "freeblade-knight", "primaris-captain", "predator", "redemptor-dreadnought 1"))
                .containsExactly(
                        "ARMY_OVER_LIMIT: This army has 46 PL; Supporter in Hold at All Costs (Medium Size) may"
                                + " bring at most 25 PL (21 too many).");
        assertThat(army(25)).containsExactly("ARMY_EMPTY: An army needs at least one unit.");
        assertThat(army(25, "Freeblade Ironfang"))
                .singleElement()
                .asString()
                .startsWith("UNIT_NOT_IN_ORDER_OF_BATTLE: Freeblade Ironfang is not in this Order of Battle,")
                .contains("Primaris Captain", "Redemptor Dreadnought no. 1")
                .matches(".*, which has (?:[^,]+, ){7}[^,]+ and \\d+ more\\.");
        assertThat(army(29, "Freeblade Knight", " primaris captain "))
                .as("as people read it")
                .isEmpty();
        assertThat(army(29, "Redemptor Dreadnought 1", "Redemptor Dreadnought no. 2"))
                .as("with or without the sign of a number")
                .isEmpty();
    }

    @Test
    @Rule("CRU-ARMY-04")
    void aUnitIsUsedOnceInABattle() {
        assertThat(army(50, "predator", "predator"))
                .containsExactly("UNIT_TWICE: Predator is in this army 2 times; each unit can be used once.");
    }

    // ---- orders of battle

    private static List<String> muster(int limit, NewUnit... units) {
        return OrderOfBattle.of(SEASON.book(), "imperium", limit, List.of(units)).violations().stream()
                .map(violation -> violation.at() + " " + violation.code() + ": " + violation.sentence())
                .toList();
    }

    private static NewUnit unit(String name, String profile) {
        return new NewUnit(name, profile, 0, 0);
    }

    @Test
    @Rule("CRU-ARMY-02")
    void anOrderOfBattleStaysWithinTheSupplyLimit() {
        List<NewUnit> four = new ArrayList<>();
        for (int i = 1; i <= 4; i++) {
            four.add(unit("Knight " + i, "freeblade-knight"));
        }
        assertThat(muster(100, four.toArray(new NewUnit[0]))).isEmpty();
        four.add(unit("Armiger", "armiger-warglaive"));
        assertThat(muster(100, four.toArray(new NewUnit[0])))
                .containsExactly(" SUPPLY_LIMIT_EXCEEDED: Your Order of Battle has 105 PL; the supply limit is 100.");
        assertThat(muster(105, four.toArray(new NewUnit[0]))).isEmpty();
    }

    @Test
    @Rule("CRU-ARMY-03")
    void allUnitsShareTheFactionOfTheForce() {
        assertThat(muster(100, unit("Big Boy", "riptide")))
                .containsExactly("1 FACTION_MISMATCH: Big Boy belongs to T'au; your force is Imperium.");
        assertThat(muster(100, unit("Big Boy", "gargant")))
                .singleElement()
                .asString()
                .startsWith(
                        "1 UNKNOWN_PROFILE: There is no datasheet gargant for Big Boy; Imperium has Primaris Captain,");
        assertThat(muster(100, new NewUnit("Old Relic", "", 7, 3)))
                .as("a unit of one's own, with its power level")
                .isEmpty();
    }

    @Test
    @Rule("CRU-ARMY-01")
    void aDatasheetMayBeWrittenAsItIsCalledAndUnitsAreToldByTheirNames() {
        Options<List<NewUnit>> form = OrderOfBattle.unitsForm(
                SEASON.book(), SEASON.faction(SEASON.players().get(0)));
        Unit ajax = OrderOfBattle.unit(SEASON.book(), "imperium", unit("Ajax", "Redemptor Dreadnought"))
                .value();
        assertThat(ajax.profile()).isEqualTo("redemptor-dreadnought");
        assertThat(form.inWords(form.write(List.of(
                        unit("Ajax", "redemptor-dreadnought"),
                        unit("tactical-squad 1", "tactical-squad"),
                        new NewUnit("Old Relic", "", 7, 3)))))
                .hasToString("Ajax (Redemptor Dreadnought); Tactical Squad no. 1; Old Relic (7 PL, 3 XP)");
        assertThat(form.parts().get(0).options().parts().get(0).options().faces())
                .as("out of the faction's list, or any other that its players agree on")
                .extracting(Option::id)
                .startsWith("Primaris Captain")
                .contains("Redemptor Dreadnought")
                .doesNotHaveDuplicates();
    }

    @Test
    @Rule("CRU-ARMY-03")
    void aUnitMarkedForSeveralFactionsServesEach() {
        Unit shared = OrderOfBattle.unit(SEASON.book(), "harlequins", unit("Jest", "troupe"))
                .value();
        assertThat(shared.factions()).containsExactly("harlequins");
        Season both = Seasons.of(
                        HouseRules.DEFAULT,
                        true,
                        DataTest.files("factions", text -> text.replace("fire-prism: 9}", "fire-prism: 9, troupe: 4}")),
                        "anna:asuryani",
                        "bert")
                .season();
        assertThat(OrderOfBattle.unit(both.book(), "asuryani", unit("Jest", "troupe"))
                        .value()
                        .factions())
                .containsExactly("asuryani", "harlequins");
    }

    @Test
    @Rule("CRU-ARMY-04")
    void namesAreUniqueSoThatAUnitCanBeNamed() {
        assertThat(muster(100, unit("Bors", "predator"), unit("Bors", "leman-russ")))
                .containsExactly("2 UNIT_NAME_TAKEN: There is another unit Bors; each needs a name of its own.");
        assertThat(muster(100, unit("tactical-squad 1", "tactical-squad"), unit("Tactical Squad 1", "tactical-squad")))
                .as("they read alike")
                .containsExactly(
                        "2 UNIT_NAME_TAKEN: There is another unit Tactical Squad 1; each needs a name of its own.");
    }

    @ParameterizedTest
    @Rule("CRU-ARMY-02")
    @ValueSource(strings = {"imperium", "chaos", "tau", "asuryani", "orks", "necrons", "tyranids", "harlequins"})
    void everyFactionHasStarterUnitsForEveryRoleWithinTheLimit(String faction) {
        var units = Force.starter(SEASON.book().faction(faction));
        assertThat(Force.power(units.values())).isBetween(80, 100);
        assertThat(units).hasSizeGreaterThanOrEqualTo(6);
        assertThat(units.list()).allSatisfy(unit -> assertThat(unit.power()).isBetween(1, 25));
    }

    @Test
    @Rule({"CRU-ARMY-02", "CRU-ARMY-03", "CRU-MAP-03"})
    void playersPickFactionsAndMusterTheirForces() {
        Season start = Season.start(Seasons.of("anna", "bert", "cleo").season().book());
        RulesTable<Season> table = RulesTable.of(Seasons.CAMPAIGN, start)
                .play(new SetupPhase.PickFaction(), new SetupPhase.MusterForce())
                .choose("anna", "orks")
                .choose("bert", "orks")
                .lapse("cleo");
        assertThat(table.told())
                .containsExactly(
                        "anna leads Orks from Aurelion.",
                        "bert leads Orks from Vharsis.",
                        "cleo leads T'au from Castle Veraine.");
        assertThat(table.codes(
                        "anna", "{units: [{name: Gork, profile: battlewagon}, {name: Mork, profile: predator}]}"))
                .containsExactly("FACTION_MISMATCH");
        assertThat(table.codes("anna", "{list: {battlewagon: 30}}")).containsExactly("SUPPLY_LIMIT_EXCEEDED");
        assertThat(table.codes("anna", "{list: {predator: 1}}")).containsExactly("UNKNOWN_FIGURE");
        table.choose("anna", "{units: [{name: Gork, profile: battlewagon}, {name: Da Stompa, power: 40, xp: 6}]}")
                .choose("bert", "starter")
                .lapse("cleo")
                .isOver();
        Force orks = table.state().force(ANNA);
        assertThat(orks.power()).isEqualTo(48);
        assertThat(orks.units().the("Da Stompa").xp()).isEqualTo(6);
        assertThat(orks.requisition()).isEqualTo(5);
        assertThat(table.state().force(new Player("bert")).units()).hasSize(22);
    }

    @Test
    @Rule({"CRU-ARMY-02", "CRU-TRN-01"})
    void aLowerSupplyLimitTrimsTheStarterUnits() {
        SEASON.book().factions().list().forEach(sheet -> {
            assertThat(Force.power(Force.starter(sheet, 50).values()))
                    .as(sheet.id())
                    .isBetween(40, 50);
            assertThat(Force.starter(sheet, 50)).as(sheet.id()).hasSizeGreaterThanOrEqualTo(6);
            assertThat(Force.starter(sheet, 100)).isEqualTo(Force.starter(sheet));
        });
        HouseRules core = Seasons.houseRules("supplyLimit", 50);
        Season start = Season.start(Seasons.of(core, "anna", "bert").season().book());
        RulesTable<Season> table = RulesTable.of(Seasons.CAMPAIGN, start)
                .play(new SetupPhase.PickFaction(), new SetupPhase.MusterForce())
                .choose("anna", "orks")
                .choose("bert", "orks")
                .choose("anna", "starter")
                .choose("bert", "starter")
                .isOver();
        assertThat(table.state().force(ANNA).power()).isLessThanOrEqualTo(50);
    }

    @Test
    @Rule({"CRU-ARMY-02", "CRU-ARMY-04"})
    void aListOutOfTheFactionsUnitsNamesThemAsStarterUnitsAre() {
        Season start = Season.start(Seasons.of("anna", "bert").season().book());
        RulesTable<Season> table = RulesTable.of(Seasons.CAMPAIGN, start)
                .play(new SetupPhase.PickFaction(), new SetupPhase.MusterForce())
                .choose("anna", "orks")
                .choose("bert", "orks")
                .choose("anna", "{list: {battlewagon: 2, warboss: 1}}")
                .choose("bert", "starter")
                .isOver();
        assertThat(table.state().force(ANNA).units().keySet())
                .containsExactly("battlewagon 1", "battlewagon 2", "warboss");
    }

    // ---- what reports change

    private static RulesTable<Season> fight() {
        return Seasons.of("anna:imperium:S05", "bert:orks:S10")
                .orders("anna attack S05>S10")
                .battlesOpen();
    }

    @Test
    @Rule("CRU-ARMY-05")
    void changesOfAReportTakeEffectWhenItIsConfirmed() {
        RulesTable<Season> table = fight();
        table.choose(
                "anna",
                "{result: anna, roster: [{seat: anna, change: {xp: {unit: predator, by: 3}}},"
                        + " {seat: bert, change: {requisition: -2}}, {seat: bert, change: {remove: boyz 1}},"
                        + " {seat: anna, change: {remove: freeblade-knight}},"
                        + " {seat: anna, change: {add: {name: Ironfang, profile: freeblade-knight}}}]}");
        assertThat(table.state().force(ANNA).units().the("predator").xp()).isZero();
        table.choose("bert", "confirm");
        Force after = table.state().force(ANNA);
        assertThat(after.units().the("predator").xp()).isEqualTo(3);
        assertThat(after.units().the("Ironfang").power()).isEqualTo(24);
        assertThat(after.units()).doesNotContainKey("freeblade-knight");
        Force orks = table.state().force(new Player("bert"));
        assertThat(orks.requisition()).isEqualTo(3);
        assertThat(orks.units()).doesNotContainKey("boyz 1");
    }

    @Test
    @Rule("CRU-ARMY-05")
    void severalUnitsLearnAtOnceAndNoneTwice() {
        RulesTable<Season> table = fight();
        assertThat(table.violations(
                        "anna",
                        "{result: anna, roster: [{seat: anna, change: {xpEach: {units: [predator, Predator, rhino 7], by: 2}}},"
                                + " {seat: bert, change: {xpEach: {units: [boyz 1, boyz 2, Boyz no. 1], by: -1}}}]}"))
                .extracting(Object::toString)
                .satisfiesExactly(
                        why -> assertThat(why).contains("rhino 7 is not in this Order of Battle"),
                        why -> assertThat(why).contains("Predator would gain the same twice"),
                        why -> assertThat(why).contains("Experience of Boyz no. 1 cannot be -1"),
                        why -> assertThat(why).contains("Experience of Boyz no. 2 cannot be -1"),
                        why -> assertThat(why).contains("Experience of Boyz no. 1 cannot be -1"),
                        why -> assertThat(why).contains("Boyz no. 1 would gain the same twice"));
        table.choose(
                "anna",
                "{result: anna, roster: [{seat: anna, change: {xpEach: {units: [predator, freeblade-knight], by: 2}}},"
                        + " {seat: bert, change: {xpEach: {units: [boyz 1, boyz 3], by: 1}}},"
                        + " {seat: bert, change: {xp: {unit: boyz 3, by: 4}}}]}");
        table.choose("bert", "confirm");
        Force after = table.state().force(ANNA);
        assertThat(after.units().the("predator").xp()).isEqualTo(2);
        assertThat(after.units().the("freeblade-knight").xp()).isEqualTo(2);
        Force orks = table.state().force(new Player("bert"));
        assertThat(orks.units().the("boyz 1").xp()).isEqualTo(1);
        assertThat(orks.units().the("boyz 2").xp()).isZero();
        assertThat(orks.units().the("boyz 3").xp()).isEqualTo(5);
    }

    @Test
    @Rule({"CRU-ARMY-05", "CRU-TRN-02"})
    void whatOfAReportIsAboveTheCapIsToldAsLost() {
        RulesTable<Season> table = Seasons.of(
                        Seasons.houseRules("requisitionCap", 6), "anna:imperium:S05", "bert:orks:S10")
                .orders("anna attack S05>S10")
                .battlesOpen()
                .choose("anna", "{result: anna, roster: [{seat: anna, change: {requisition: 3}}]}")
                .choose("bert", "confirm");
        assertThat(table.state().force(ANNA).requisition()).isEqualTo(6);
        assertThat(table.told()).endsWith("anna can keep 6 requisition points: 2 are lost.");
    }

    @Test
    @Rule("CRU-ARMY-05")
    void aChangeThatAnotherReportHasMadeImpossibleIsLeftOutAndTold() {
        RulesTable<Season> table = Seasons.of("anna:imperium:S05", "bert:orks:S10", "cleo:orks:S04")
                .orders("anna attack S05>S10", "cleo attack S04>S05")
                .battlesOpen();
        String xp = "{result: anna, roster: [{seat: anna, change: {xp: {unit: predator, by: 1}}}]}";
        table.choose("cleo", "{result: anna, roster: [{seat: anna, change: {remove: predator}}]}");
        table.choose("bert", xp).choose("anna", "confirm").choose("anna", "confirm");
        assertThat(table.state().force(ANNA).units()).doesNotContainKey("predator");
        assertThat(table.told())
                .anyMatch(told ->
                        told.startsWith("A change for anna is left out: Predator is not in this Order of Battle,"));
    }

    @ParameterizedTest
    @Rule({"CRU-ARMY-05", "CRU-ARMY-02"})
    @CsvSource(
            delimiter = '|',
            value = {
                "{xp: {unit: predator, by: -1}} | NEGATIVE_COUNTER: Experience of Predator cannot be -1.",
                "{requisition: -6} | NEGATIVE_COUNTER: Requisition cannot be -1.",
                "{remove: Ghazghkull} | UNIT_NOT_IN_ORDER_OF_BATTLE: Ghazghkull is not in this Order of Battle,",
                "{xp: {unit: Nobody, by: 1}} | UNIT_NOT_IN_ORDER_OF_BATTLE: Nobody is not in this Order of Battle,",
                "{add: {name: Big, profile: freeblade-knight}} | SUPPLY_LIMIT_EXCEEDED: Your Order of Battle has 121 PL; the supply limit is 100.",
                "{add: {name: Predator, power: 1}} | UNIT_NAME_TAKEN: There is another unit Predator; each needs a name of its own.",
                "{add: {name: predator, power: 1}} | UNIT_NAME_TAKEN: There is another unit predator; each needs a name of its own."
            })
    void aChangeThatCannotBeIsRefused(String change, String told) {
        List<Violation> refusals =
                fight().violations("anna", "{result: anna, roster: [{seat: anna, change: " + change + "}]}");
        assertThat(refusals).singleElement().satisfies(one -> {
            assertThat(one.code() + ": " + one.sentence()).matches(Pattern.quote(told) + "( which has .*)?");
            assertThat(one.at()).isEqualTo("roster.1");
        });
    }

    @Test
    @Rule("CRU-ARMY-02")
    void theOrganizerMayRaiseTheSupplyLimitOfAPlayer() {
        RulesTable<Season> table = Seasons.of("anna", "bert")
                .table()
                .play(new StrategyPhase.BetweenBattles())
                .choose("organizer", "{supply: {anna: 150}}");
        assertThat(table.state().force(ANNA).supplyLimit()).isEqualTo(150);
        int power = table.state().force(ANNA).power();
        assertThat(table.violations("organizer", "{supply: {anna: " + (power - 1) + "}}"))
                .singleElement()
                .asString()
                .contains("anna has units of " + power + " PL; the supply limit is " + power + " at least.");
        assertThat(table.codes("organizer", "{supply: {anna: " + power + "}}")).isEmpty();
        assertThat(table.waitingFor()).containsExactly("organizer");
    }

    // ---- training

    @Test
    @Rule({"CRU-TRN-01", "CRU-TRN-02", "CRU-TRN-06", "CRU-ARMY-05"})
    void sixUnitsLearnAndARequisitionPointIsGained() {
        Season trained = Seasons.of("anna", "bert")
                .orders("anna train")
                .table()
                .play(new ResolutionPhase.Train())
                .isOver()
                .state();
        assertThat(trained.force(ANNA).units().list().stream().filter(unit -> unit.xp() == 1))
                .hasSize(6);
        assertThat(trained.force(ANNA).requisition()).isEqualTo(6);
        Season gone = Seasons.of("anna", "bert").orders("anna train").season();
        String first = gone.force(ANNA).units().keySet().iterator().next();
        gone = gone.with(ANNA, gone.force(ANNA).with(gone.force(ANNA).units().without(first)));
        Season after = RulesTable.of(Seasons.CAMPAIGN, gone)
                .play(new ResolutionPhase.Train())
                .state();
        assertThat(after.force(ANNA).units().list().stream().filter(unit -> unit.xp() == 1))
                .as("a unit that has left gains nothing")
                .hasSize(5);
    }

    @Test
    @Rule("CRU-TRN-02")
    void aPointAboveTheCapIsLostButNotTheExperience() {
        HouseRules capped = Seasons.houseRules("requisitionCap", 5);
        Season trained = Seasons.of(capped, "anna", "bert")
                .orders("anna train")
                .table()
                .play(new ResolutionPhase.Train())
                .state();
        assertThat(trained.force(ANNA).requisition()).isEqualTo(5);
        assertThat(trained.force(ANNA).units().list().stream().filter(unit -> unit.xp() == 1))
                .hasSize(6);
    }
}
