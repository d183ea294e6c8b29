package org.muster.ruleset.skirmish.scene;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.muster.ruleset.skirmish.Attack;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Skirmishes;
import org.muster.ruleset.skirmish.data.AttackType;
import org.muster.ruleset.skirmish.dice.DicePool;
import org.muster.testkit.golden.GoldenPictures;

/** Pictures of a table at its thickest. */
class CrowdedTest {

    private static final Path PICTURES = Path.of("src/test/resources/org/muster/ruleset/skirmish/pictures");

    @Test
    void allMeetInAMelee() {
        Skirmish now = Skirmishes.citadel(
                        "ahsoka 44,50",
                        "sabine 41,50",
                        "ezra 44,47",
                        "night-troopers-A 44,53 41,53 47,53 50,53",
                        "night-troopers-B 47,50 50,50 47,47 50,47",
                        "morgan 41,47",
                        "death-troopers 44,44 47,44")
                .strained("sabine", "night-troopers-A")
                .exhausted("ezra", "morgan", "night-troopers-A")
                .wounds("ahsoka", 1)
                .acting("ahsoka")
                .given(state -> state.beginning(Attack.of(
                        new Attack.Declared(
                                "HEROES", "ahsoka", "night-troopers-A", null, AttackType.MELEE, DicePool.NONE),
                        DicePool.NONE)))
                .round(3)
                .now();
        GoldenPictures.matches(PICTURES, "melee", TableScene.of(now));
    }
}
