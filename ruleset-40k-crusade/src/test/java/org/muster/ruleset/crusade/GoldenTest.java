package org.muster.ruleset.crusade;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.muster.testkit.golden.GoldenPlaythrough;
import org.muster.testkit.golden.GoldenSituations;

/** Turns as a club meets them, and a season written out, so that any change of behaviour shows. */
class GoldenTest {

    @TestFactory
    Stream<DynamicTest> situations() {
        return GoldenSituations.of(new CrusadePlugin());
    }

    @Test
    void aSeasonWithAnOrganizer() {
        String config =
                "seats: {anna: Anna, bert: Bert, cleo: Cleo}\norganizer: true\n" + "options: {season: QUICK_START}\n";
        GoldenPlaythrough.check(new CrusadePlugin(), "season", config, 5, 60);
    }
}
