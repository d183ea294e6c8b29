package org.muster.ruleset.space.victory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.Side;
import org.muster.testkit.Rule;

class EvaluationTest {

    private static double rebel(HouseRules options, String... ships) {
        return Evaluation.of(Battles.of(options, ships).battle(), Side.REBEL);
    }

    @Test
    void theTransportLongsForItsEdgeAndForAWholeHull() {
        String destroyer = "SD star-destroyer 2,10 S";
        double start = rebel(HouseRules.DEFAULT, "T troop-transport 8,2 N", destroyer);
        assertThat(rebel(HouseRules.DEFAULT, "T troop-transport 8,12 N", destroyer))
                .isGreaterThan(start);
        assertThat(rebel(HouseRules.DEFAULT, "T troop-transport 8,2 E", destroyer))
                .isLessThan(start);
        Battle hit = Battles.of("T troop-transport 8,2 N", destroyer)
                .change("T", Ship::hit)
                .battle();
        assertThat(Evaluation.of(hit, Side.REBEL)).isLessThan(start);
        Battle late = Battles.of("T troop-transport 8,2 N", destroyer).turn(18).battle();
        assertThat(Evaluation.of(late, Side.REBEL)).isLessThan(0.2);
    }

    @Test
    void theRebelLongsForThePortAlongTheTrench() {
        double far = rebel(Battles.DEATH_STAR, "Y1 y-wing 2,7 E");
        assertThat(rebel(Battles.DEATH_STAR, "Y1 y-wing 2,9 E")).isGreaterThan(far);
        assertThat(rebel(Battles.DEATH_STAR, "Y1 y-wing 16,9 E"))
                .isGreaterThan(rebel(Battles.DEATH_STAR, "Y1 y-wing 2,9 E"));
        assertThat(rebel(Battles.DEATH_STAR, "Y1 y-wing 2,7 E", "Y2 y-wing 2,6 E"))
                .isGreaterThan(far);
    }

    @Test
    void ofThePortCountsWhoCanStillFireAtItInTimeAndHowWell() {
        double inTime = rebel(Battles.DEATH_STAR, "Y1 y-wing 2,9 E");
        assertThat(rebel(Battles.DEATH_STAR, "X1 x-wing-deathstar 2,9 E"))
                .as("a worse shot")
                .isLessThan(inTime);
        assertThat(rebel(Battles.DEATH_STAR, "F falcon 2,9 E"))
                .as("it has no torpedoes")
                .isLessThan(0.1);
        Battle late = Battles.of(Battles.DEATH_STAR, "Y1 y-wing 2,9 E").turn(12).battle();
        assertThat(Evaluation.of(late, Side.REBEL)).as("too late").isLessThan(0.1);
        Battle last = Battles.of(Battles.DEATH_STAR, "Y1 y-wing 17,9 E")
                .turn(15)
                .change("Y1", ship -> ship.moved(15))
                .battle();
        assertThat(Evaluation.of(last, Side.REBEL))
                .as("it has moved in the last turn")
                .isLessThan(0.1);
    }

    @Test
    @Rule({"SPB-ION-01", "SPB-ION-05"})
    void aBurstIsNotFiredForNothingAndHoldsAHunter() {
        String[] far = {"T troop-transport 2,2 N", "SD star-destroyer 15,19 E"};
        assertThat(fired(false, far)).isLessThan(rebel(HouseRules.DEFAULT, far));
        assertThat(fired(true, far)).as("it hunts nobody").isLessThan(rebel(HouseRules.DEFAULT, far));
        String[] near = {"T troop-transport 8,8 N", "SD star-destroyer 8,11 S"};
        assertThat(fired(true, near)).as("at the right moment").isGreaterThan(rebel(HouseRules.DEFAULT, near));
    }

    private static double fired(boolean hit, String... ships) {
        return Evaluation.of(
                Battles.of(HouseRules.DEFAULT, ships)
                        .given(battle -> battle.with(
                                hit
                                        ? battle.fire().bursting().stunning("SD")
                                        : battle.fire().bursting()))
                        .battle(),
                Side.REBEL);
    }

    @Test
    void inAnOpenBattleStrengthCountsAndWhatOneHopesTheOtherFears() {
        Battle battle = Battles.of(Battles.OPEN, "V victory-destroyer 8,10 S", "A a-wing 8,2 N")
                .battle();
        assertThat(Evaluation.of(battle, Side.EMPIRE)).isGreaterThan(0.7);
        assertThat(Evaluation.of(battle, Side.EMPIRE) + Evaluation.of(battle, Side.REBEL))
                .isEqualTo(1);
    }
}
