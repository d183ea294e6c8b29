package org.muster.ruleset.space;

import org.junit.jupiter.api.Test;
import org.muster.testkit.golden.GoldenPlaythrough;

/** A battle of each kind written out, so that any change of behaviour shows. */
class GoldenTest {

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
