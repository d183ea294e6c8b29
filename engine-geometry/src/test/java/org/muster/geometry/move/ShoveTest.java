package org.muster.geometry.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.geometry.Asked.at;
import static org.muster.geometry.Asked.enemy;
import static org.muster.geometry.Peridea.CLOSED;
import static org.muster.geometry.Peridea.small;
import static org.muster.geometry.Peridea.solid;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.muster.geometry.Peridea;
import org.muster.geometry.Tables;
import org.muster.geometry.move.Shove.Stop;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.table.Piece;
import org.muster.geometry.table.Tabletop;
import org.muster.testkit.Rule;
import org.muster.testkit.trial.Effort;

class ShoveTest {

    private static final double OVER_STEP = 2.5;
    private static final double OVER_SHORT_MOVE = 5;

    private static Shove shove(Tabletop table, Disc from, double dx, double dy, double distance, Base... others) {
        return Shove.of(table, from, dx, dy, distance, OVER_STEP, List.of(others), base -> 0);
    }

    @Test
    @Rule("SKD-FALL-05")
    void itGoesStraightForTheWholeDistance() {
        Shove shove = shove(CLOSED, small(20, 10), 3, 4, 10);
        assertThat(shove.end()).isEqualTo(small(26, 18));
        assertThat(shove.length()).isEqualTo(10);
        assertThat(shove.stop()).isEqualTo(Stop.DISTANCE);
        assertThat(Shove.awayFrom(CLOSED, small(20, 10), at(17, 6), 10, OVER_STEP, List.of(), base -> 0)
                        .end())
                .isEqualTo(small(26, 18));
        assertThat(Shove.towards(CLOSED, small(20, 10), at(23, 14), 10, OVER_STEP, List.of(), base -> 0)
                        .end())
                .isEqualTo(small(26, 18));
    }

    @Test
    @Rule("SKD-FALL-05")
    void theEdgeOfTheTableStopsIt() {
        Shove shove = shove(CLOSED, small(5, 5), -1, 0, 10);
        assertThat(shove.stop()).isEqualTo(Stop.EDGE_OF_TABLE);
        assertThat(shove.end()).isEqualTo(small(1.25, 5));
    }

    @Test
    @Rule("SKD-FALL-05")
    void terrainHigherThanAStepStopsIt() {
        Shove shove = shove(CLOSED, small(20, 50), 0, 1, 15);
        assertThat(shove.stop()).isEqualTo(Stop.SOLID);
        assertThat(shove.against()).isEqualTo("wall-w2");
        assertThat(shove.end()).isEqualTo(small(20, 56.75));
    }

    @Test
    @Rule("SKD-FALL-05")
    void basesStopIt() {
        Base there = enemy(CLOSED, "there", 28, 10);
        Shove shove = shove(CLOSED, small(20, 10), 1, 0, 15, there);
        assertThat(shove.stop()).isEqualTo(Stop.BASE);
        assertThat(shove.against()).isEqualTo("there");
        assertThat(shove.end()).isEqualTo(small(25.5, 10));
        assertThat(Shove.of(CLOSED, small(20, 10), 1, 0, 15, OVER_STEP, List.of(there), base -> 0.1)
                        .end())
                .isEqualTo(small(25.4, 10));
        assertThat(shove(CLOSED, small(20, 10), -1, 0, 5, enemy(CLOSED, "behind", 22.5, 10))
                        .length())
                .as("what lies behind does not hold it")
                .isEqualTo(5);
        assertThat(shove(CLOSED, small(20, 10), 1, 0, 5, enemy(CLOSED, "at hand", 22.5, 10))
                        .length())
                .isEqualTo(0);
    }

    @Test
    @Rule("SKD-FALL-05")
    void stepsArePassed() {
        Shove up = shove(CLOSED, small(45, 65), 0, 1, 5);
        assertThat(up.end()).isEqualTo(small(45, 70));
        assertThat(up.end().z()).isEqualTo(2.5);
        assertThat(shove(CLOSED, small(45, 75), 0, -1, 5).end().z()).isEqualTo(2.5);
    }

    @Test
    @Rule("SKD-FALL-01")
    void overAHighEdgeItFalls() {
        Shove shove = shove(CLOSED, small(30, 75), 0, -1, 10);
        assertThat(shove.stop()).isEqualTo(Stop.FALL);
        assertThat(shove.against()).isEqualTo("terrace");
        assertThat(shove.end().at()).isEqualTo(at(30, 72));
        assertThat(shove.length()).isEqualTo(3);
        assertThat(shove.fall()).contains(new Shove.Fall(5, new Disc(at(30, 72), 0, 0)));
        Shove ravine = shove(CLOSED, small(45, 25), 0, 1, 10);
        assertThat(ravine.fall().orElseThrow().drop()).isEqualTo(12);
        assertThat(ravine.end().at()).isEqualTo(at(45, 30));
    }

    @Test
    @Rule("SKD-FALL-01")
    void howHighAnEdgeMustBeIsAnOption() {
        Shove walked = Shove.of(CLOSED, small(30, 75), 0, -1, 10, OVER_SHORT_MOVE, List.of(), base -> 0);
        assertThat(walked.stop()).isEqualTo(Stop.DISTANCE);
        assertThat(walked.end()).isEqualTo(small(30, 65));
        assertThat(Shove.of(CLOSED, small(9, 70), 0, -1, 10, OVER_SHORT_MOVE, List.of(), base -> 0)
                        .fall()
                        .orElseThrow()
                        .drop())
                .isEqualTo(7.5);
    }

    @Test
    @Rule("SKD-FALL-01")
    void whoWouldHangOverIsSetBackToSafety() {
        Shove shove = shove(CLOSED, small(30, 75), 0, -1, 2.5);
        assertThat(shove.stop()).isEqualTo(Stop.DISTANCE);
        assertThat(shove.end().z()).isEqualTo(5);
        assertThat(shove.end().at().y()).isBetween(73.23, 73.25);
        assertThat(CLOSED.safe(shove.end())).isEmpty();
    }

    @Test
    void aCrackTooNarrowForTheBaseIsPassed() {
        Tabletop cracked = Tabletop.of(
                90, 90, List.of(Peridea.pit("crack", 12, 30, 30, 50, 30, 50, 32, 30, 32)), Peridea.MEASURES);
        assertThat(shove(cracked, small(40, 25), 0, 1, 10).end().at()).isEqualTo(at(40, 35));
    }

    @Test
    void aShovedBaseNeverOverlapsAnything() {
        for (long seed = 0; seed < Effort.of(400); seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Tabletop table = Tables.random(random);
            Disc from = Tables.safe(table, random);
            List<Base> others = Tables.bases(table, random, 6, List.of(from));
            Shove shove = Shove.of(
                    table,
                    from,
                    random.nextDouble() - 0.5,
                    random.nextDouble() - 0.5,
                    15,
                    OVER_STEP,
                    others,
                    base -> 0);
            if (shove.fall().isEmpty()) {
                assertThat(table.safe(shove.end())).as("seed " + seed).isEmpty();
                assertThat(others).as("seed " + seed).noneMatch(base -> table.overlaps(shove.end(), base.disc()));
            }
            assertThat(shove.length()).as("seed " + seed).isBetween(0.0, 15.0);
        }
    }

    @Test
    void aWallMayBeAnyPolygon() {
        Tabletop wedge =
                Tabletop.of(90, 90, List.of(solid("wedge", 6, true, true, 40, 40, 60, 50, 40, 60)), Peridea.MEASURES);
        Shove shove = shove(wedge, small(65, 55), -1, 0, 15);
        assertThat(shove.against()).isEqualTo("wedge");
        assertThat(wedge.safe(shove.end())).isEmpty();
        assertThat(wedge.touched(shove.end())).extracting(Piece::id).containsExactly("wedge");
    }
}
