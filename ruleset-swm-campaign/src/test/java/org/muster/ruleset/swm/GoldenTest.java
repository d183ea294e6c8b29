package org.muster.ruleset.swm;

import org.junit.jupiter.api.Test;
import org.muster.testkit.golden.GoldenPlaythrough;

/** Two campaigns written out, so that any change of behaviour shows. */
class GoldenTest {

    @Test
    void aCampaignWithBattlesByDice() {
        String config = "seats: {anna: Anna, bert: Bert, cleo: Cleo}\noptions: {autoresolve: 'ON', turnLimit: 3}\n";
        GoldenPlaythrough.check(new SwmPlugin(), "dice", config, 5, 60);
    }

    @Test
    void aCampaignWithBattlesAtATable() {
        String config = "seats: {anna: Anna, bert: Bert}\norganizer: true\noptions: {turnLimit: 2}\n";
        GoldenPlaythrough.check(new SwmPlugin(), "table", config, 6, 40);
    }
}
