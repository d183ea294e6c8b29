package org.muster.bench.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.odds.Distribution;
import org.muster.api.odds.Fraction;

class BattleOddsTest {

    /** Of 36 rounds 4 kill the defender alone, 10 the attacker alone, 2 both, and 20 nobody. */
    @Test
    void infantryAgainstInfantryIsAsByHand() {
        Distribution ends = BattleOdds.of(new Side(List.of(1)), new Side(List.of(2)));
        assertThat(ends.chance(1)).isEqualTo(Fraction.of(4, 16));
        assertThat(ends.chance(-1)).isEqualTo(Fraction.of(10, 16));
        assertThat(ends.chance(0)).isEqualTo(Fraction.of(2, 16));
    }

    /** 100,000 battles: off by more than five standard errors once in a million runs, and the seeds are always the same. */
    @Test
    void theEngineFightsByTheseOdds() {
        double exact = BattleOdds.of(Side.ATTACKERS, Side.DEFENDERS).chance(1).toDouble();
        assertThat(new BattleBench().sampled(100_000)).isCloseTo(exact, within(0.008));
    }
}
