package org.muster.ruleset.crusade;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.muster.testkit.golden.GoldenSituations;

/** Turns as a club meets them, with the rules that each shows. */
class SituationsTest {

    @TestFactory
    Stream<DynamicTest> situations() {
        return GoldenSituations.of(new CrusadePlugin());
    }
}
