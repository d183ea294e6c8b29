package org.muster.ruleset.space.victory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.Side;

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
    void inAnOpenBattleStrengthCountsAndWhatOneHopesTheOtherFears() {
        Battle battle = Battles.of(Battles.OPEN, "V victory-destroyer 8,10 S", "A a-wing 8,2 N")
                .battle();
        assertThat(Evaluation.of(battle, Side.EMPIRE)).isGreaterThan(0.7);
        assertThat(Evaluation.of(battle, Side.EMPIRE) + Evaluation.of(battle, Side.REBEL))
                .isEqualTo(1);
    }
}
