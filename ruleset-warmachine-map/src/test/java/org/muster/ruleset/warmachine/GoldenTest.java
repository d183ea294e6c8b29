package org.muster.ruleset.warmachine;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.muster.testkit.golden.GoldenPlaythrough;
import org.muster.testkit.golden.GoldenSituations;

/** Situations as a club meets them, and two seasons written out, so that any change of behaviour shows. */
class GoldenTest {

    @TestFactory
    Stream<DynamicTest> situations() {
        return GoldenSituations.of(new WarmachinePlugin());
    }

    @Test
    void aSeasonWithBattlesAtATable() {
        String config =
                "seats: {anna: Anna, bert: Bert, cleo: Cleo}\norganizer: true\noptions: {rounds: 3, startingSupply: 20}\n";
        GoldenPlaythrough.check(new WarmachinePlugin(), "table", config, 5, 60);
    }

    @Test
    void aSeasonWithBattlesByDice() {
        String config =
                "seats: {a: A, b: B, c: C, d: D, e: E}\noptions: {rounds: 2, autoresolve: 'ON', treasury: OPEN}\n";
        GoldenPlaythrough.check(new WarmachinePlugin(), "dice", config, 6, 40);
    }
}
