package org.muster.ruleset.space;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.muster.testkit.golden.GoldenPlaythrough;
import org.muster.testkit.golden.GoldenSituations;

/** The book's example and pictures as situations, and a battle of each kind as text. */
class GoldenTest {

    @TestFactory
    Stream<DynamicTest> situations() {
        return GoldenSituations.of(new SpacePlugin());
    }

    @Test
    void escapeFromHoth() {
        GoldenPlaythrough.check(new SpacePlugin(), "hoth", config("ESCAPE_FROM_HOTH"), 7, 40);
    }

    @Test
    void attackOnTheDeathStar() {
        GoldenPlaythrough.check(new SpacePlugin(), "death-star", config("ATTACK_ON_THE_DEATHSTAR"), 7, 40);
    }

    @Test
    void openBattle() {
        GoldenPlaythrough.check(new SpacePlugin(), "open-battle", config("OPEN_BATTLE"), 8, 40);
    }

    private static String config(String scenario) {
        return "seats: {empire: Emma, rebel: Rob}\noptions: {scenario: " + scenario + "}\n";
    }
}
