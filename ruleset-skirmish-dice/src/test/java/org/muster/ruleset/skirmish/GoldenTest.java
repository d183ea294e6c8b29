package org.muster.ruleset.skirmish;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.muster.testkit.golden.GoldenSituations;

/** Whole attacks as situations, and a game of each mission as text. */
class GoldenTest {

    @TestFactory
    Stream<DynamicTest> situations() {
        return GoldenSituations.of(new SkirmishPlugin());
    }
}
