package org.muster.ruleset.space.scene;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.Shot;
import org.muster.testkit.golden.GoldenPictures;

/** Pictures of a battle at its thickest. */
class CrowdedTest {

    private static final Path PICTURES = Path.of("src/test/resources/org/muster/ruleset/space/pictures");

    @Test
    void twelveShipsCloseTogetherShootAtEachOther() {
        Battle battle = Battles.of(
                        "SD1 star-destroyer 8,11 S",
                        "MCC1 mon-calamari-cruiser 8,9 N",
                        "V vader 7,10 S",
                        "TIE1 tie-fighter 8,10 S",
                        "TIE2 tie-interceptor 9,10 W",
                        "TIE3 tie-bomber 10,10 E",
                        "X1 x-wing-hoth 7,9 N",
                        "Y1 y-wing 9,9 N",
                        "A1 a-wing 10,9 E",
                        "B1 b-wing 7,8 N",
                        "F falcon 8,8 W",
                        "T1 troop-transport 9,8 S")
                .change("SD1", ship -> ship.hit().disabled(1))
                .change("T1", ship -> ship.hit())
                .given(now -> now.with(now.fire()
                        .showing(new Shot(Battles.square("7,9"), Battles.square("7,10"), true))
                        .showing(new Shot(Battles.square("7,10"), Battles.square("7,9"), false))
                        .showing(new Shot(Battles.square("9,9"), Battles.square("10,10"), true))
                        .showing(new Shot(Battles.square("8,11"), Battles.square("8,9"), false))))
                .battle();
        GoldenPictures.matches(PICTURES, "twelve-ships", BattleScene.of(battle));
    }
}
