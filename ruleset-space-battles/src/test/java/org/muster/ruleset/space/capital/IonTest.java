package org.muster.ruleset.space.capital;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.space.Battles.to;

import org.junit.jupiter.api.Test;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.movement.MovementPhase;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

class IonTest {

    private static final String[] HOTH = {"SD star-destroyer 8,14 S", "T troop-transport 8,2 N", "X1 x-wing-hoth 7,2 N"
    };

    private static final String BURST = to("ion-cannon", "SD");

    private static RulesTable<Battle> firing(HouseRules options) {
        return Battles.of(options, HOTH).led(Side.REBEL).firing();
    }

    @Test
    @Rule({"SPB-ION-01", "SPB-ION-02", "SPB-ION-09"})
    void noneOneOrBothBurstsInAPhaseTwoInTheBattle() {
        RulesTable<Battle> none = firing(HouseRules.DEFAULT).choose("rebel", "done");
        assertThat(none.state().fire().bursts()).as("kept").isZero();
        RulesTable<Battle> both = firing(HouseRules.DEFAULT)
                .rolling("Ion Cannon at SD", 1, 2)
                .choose("rebel", BURST)
                .choose("rebel", BURST);
        assertThat(both.waitingFor()).containsExactly("empire");
        both.choose("empire", "done").isOver();
        assertThat(both.state().fire().bursts()).isEqualTo(2);
        RulesTable<Battle> next = RulesTable.of(Battles.RULES, both.state().nextTurn(Side.REBEL))
                .play(new CapitalWeaponsPhase.BeginFire(true));
        next.isOver();
    }

    @Test
    @Rule({"SPB-ION-01", "SPB-ION-09"})
    void aThirdBurstIsRefused() {
        RulesTable<Battle> table = Battles.of(
                        "SD star-destroyer 8,14 S", "N nebulon-b 8,4 N", "T troop-transport 2,2 N")
                .led(Side.REBEL)
                .firing();
        table.rolling(1, 1).choose("rebel", BURST).choose("rebel", BURST);
        assertThat(table.violations("rebel", BURST).get(0).sentence())
                .hasToString("The Ion Cannon has fired 2 of 2 bursts.");
    }

    @Test
    @Rule("SPB-ION-01")
    void byOptionTwoBurstsInEveryPhase() {
        RulesTable<Battle> table = firing(Battles.option("ionBursts", HouseRules.IonBursts.PER_TURN))
                .rolling(1, 1)
                .choose("rebel", BURST)
                .choose("rebel", BURST)
                .choose("empire", "done");
        RulesTable<Battle> next = RulesTable.of(Battles.RULES, table.state().nextTurn(Side.REBEL))
                .play(new CapitalWeaponsPhase.BeginFire(true));
        assertThat(next.waitingFor()).containsExactly("rebel");
    }

    @Test
    @Rule("SPB-ION-03")
    void neitherArcNorLineOfSightCountsForIt() {
        RulesTable<Battle> table = Battles.of(
                        "SD star-destroyer 8,14 N", "V victory-destroyer 8,8 N", "T troop-transport 2,2 N")
                .led(Side.REBEL)
                .firing();
        assertThat(table.question("rebel").options().all().map(Object::toString))
                .anyMatch(salvo -> salvo.contains("target=SD"))
                .anyMatch(salvo -> salvo.contains("target=V"));
        assertThat(table.question("rebel").options().faces().get(0).note())
                .as("seen before the weapon is chosen")
                .hasToString("burst 1 of 2, at SD and V");
    }

    @Test
    @Rule("SPB-ION-04")
    void starDestroyersOnly() {
        RulesTable<Battle> table = Battles.of(
                        "SD star-destroyer 8,14 S", "C carrack-cruiser 4,14 S", "T troop-transport 2,2 N")
                .led(Side.REBEL)
                .firing();
        assertThat(table.violations("rebel", to("ion-cannon", "C")).get(0).sentence())
                .hasToString("The Ion Cannon fires at Star Destroyers only; C is none.");
        assertThat(table.codes("rebel", to("ion-cannon", "T"))).containsExactly("FIRE_OWN", "ION_TARGET");
        RulesTable<Battle> fighters = Battles.of(
                        "SD star-destroyer 8,14 S", "TIE1 tie-fighter 4,14 S", "X1 x-wing-hoth 2,2 N")
                .led(Side.REBEL)
                .firing();
        assertThat(fighters.codes("rebel", to("ion-cannon", "TIE1")))
                .as("it fires as a capital weapon (SPB-ION-02)")
                .containsExactly("CAP_FIGHTER", "ION_TARGET");
        assertThat(fighters.codes("rebel", to("ion-cannon", "X1")))
                .containsExactly("FIRE_OWN", "CAP_FIGHTER", "ION_TARGET");
    }

    @Test
    @Rule({"SPB-ION-05", "SPB-ION-06", "SPB-ION-07"})
    void aHitDoesNoDamageTheDestroyerStillFiresAndIsDisabledInTheNextTurnOnly() {
        RulesTable<Battle> table = firing(HouseRules.DEFAULT)
                .rolling("Ion Cannon at SD", 11)
                .choose("rebel", BURST)
                .choose("rebel", "done");
        table.rolling("Main Guns of SD at T", 2)
                .choose("empire", to("SD Main Guns", "T"))
                .isOver();
        Ship hit = table.state().the("SD");
        assertThat(hit.hits()).isZero();
        assertThat(hit.isDisabled(1)).isFalse();
        assertThat(hit.isDisabled(2)).isTrue();
        assertThat(hit.isDisabled(3)).isFalse();
        assertThat(table.events())
                .filteredOn(event -> event.sentence().toString().equals("SD can neither move nor fire in turn 2."))
                .singleElement()
                .satisfies(event -> assertThat(event.rules()).contains("SPB-ION-05", "SPB-ION-06"));
    }

    @Test
    @Rule("SPB-ION-06")
    void inThatTurnItNeitherMovesNorRespondsNorFires() {
        RulesTable<Battle> table = Battles.of(
                        "SD star-destroyer 8,10 S", "T troop-transport 8,7 N", "X1 x-wing-hoth 2,2 N")
                .change("SD", ship -> ship.disabled(1))
                .play(
                        new MovementPhase.BeginHalf(true),
                        new MovementPhase.BeginHalf(false),
                        new CapitalWeaponsPhase.BeginFire(true),
                        new CapitalWeaponsPhase.BeginFire(false),
                        new CapitalWeaponsPhase.ApplyDamage());
        table.choose("rebel", to("T", "FFL")).choose("rebel", to("X1", "FF"));
        assertThat(table.waitingFor()).as("only the cannon is left to fire").containsExactly("rebel");
        table.choose("rebel", "done").isOver();
    }

    @Test
    @Rule("SPB-ION-08")
    void twoHitsInAPhaseDisableForOneTurnAndALaterOneForTheTurnAfter() {
        RulesTable<Battle> table = firing(HouseRules.DEFAULT)
                .rolling(20, 20)
                .choose("rebel", BURST)
                .choose("rebel", BURST)
                .choose("empire", "done");
        assertThat(table.told()).containsOnlyOnce("SD can neither move nor fire in turn 2.");
        assertThat(table.state().the("SD").isDisabled(3)).isFalse();
        RulesTable<Battle> later = Battles.of(HOTH)
                .change("SD", ship -> ship.disabled(2))
                .turn(2)
                .led(Side.REBEL)
                .firing();
        later.rolling(20).choose("rebel", BURST).choose("rebel", "done").isOver();
        assertThat(later.state().the("SD").isDisabled(3)).isTrue();
    }
}
