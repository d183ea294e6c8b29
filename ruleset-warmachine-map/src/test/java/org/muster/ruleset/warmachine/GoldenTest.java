package org.muster.ruleset.warmachine;

import org.junit.jupiter.api.Test;
import org.muster.testkit.golden.GoldenPlaythrough;

/** Two seasons written out, so that any change of behaviour shows. */
class GoldenTest {

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
