package org.muster.ruleset.crusade;

import org.junit.jupiter.api.Test;
import org.muster.testkit.golden.GoldenPlaythrough;

/** A season written out, so that any change of behaviour shows. */
class GoldenTest {

    @Test
    void aSeasonWithAnOrganizer() {
        String config =
                "seats: {anna: Anna, bert: Bert, cleo: Cleo}\norganizer: true\n" + "options: {season: QUICK_START}\n";
        GoldenPlaythrough.check(new CrusadePlugin(), "season", config, 5, 60);
    }
}
