package org.muster.geometry.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.geometry.Asked.at;
import static org.muster.geometry.Peridea.pit;
import static org.muster.geometry.Peridea.small;
import static org.muster.geometry.Peridea.solid;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.muster.geometry.Peridea;
import org.muster.geometry.Tables;
import org.muster.geometry.table.Unsafe.Why;
import org.muster.testkit.Rule;
import org.muster.testkit.trial.Effort;

class StandingTest {

    private final Tabletop table = Peridea.CLOSED;

    @Test
    @Rule("SKD-GEO-10")
    void aBaseStandsOnTheHighestSurfaceAnyPartOfItIsOver() {
        assertThat(small(20, 20).z()).isEqualTo(0);
        assertThat(small(45, 66.75).z()).isEqualTo(0);
        assertThat(small(45, 66.8).z()).isEqualTo(2.5);
        assertThat(small(45, 70.75).z()).isEqualTo(2.5);
        assertThat(small(45, 70.8).z()).isEqualTo(5);
        assertThat(small(20, 59.5).z()).isEqualTo(10);
    }

    @Test
    @Rule("SKD-GEO-10")
    void aBaseIsInAPitOnlyWithTheWholeOfIt() {
        assertThat(small(45, 30.5).z()).isEqualTo(0);
        assertThat(small(45, 31.2).z()).isEqualTo(0);
        assertThat(small(45, 31.25).z()).isEqualTo(-12);
        assertThat(small(45, 32).z()).isEqualTo(-12);
    }

    @Test
    @Rule("SKD-GEO-09")
    void aPieceOnAnotherIsAsHighAsBoth() {
        Piece crate = new Piece(
                "crate", Piece.Kind.SOLID, Peridea.corners(12, 12, 18, 12, 18, 18, 12, 18), 3, 5, true, true, true);
        Tabletop stacked = Tabletop.of(
                90,
                90,
                List.of(solid("block", 5, true, true, 10, 10, 30, 10, 30, 30, 10, 30), crate),
                Peridea.MEASURES);
        assertThat(stacked.problems()).isEmpty();
        assertThat(stacked.level(at(15, 15), 2.5)).isEqualTo(8);
        assertThat(stacked.level(at(25, 25), 2.5)).isEqualTo(5);
    }

    @Test
    @Rule({"SKD-GEO-11", "SKD-MOVE-05"})
    void aBaseStandsSafelyWhollyOverOneSurface() {
        assertThat(table.safe(small(20, 20))).isEmpty();
        assertThat(table.safe(small(45, 70))).isEmpty();
        assertThat(table.safe(small(45, 76))).isEmpty();
        assertThat(table.safe(small(20, 59.5))).isEmpty();
        assertThat(table.safe(small(45, 32))).isEmpty();
        assertThat(table.safe(small(20, 56.75))).isEmpty();
        assertThat(table.safe(small(20, 57.5))).contains(new Unsafe(Why.OVERHANG, "wall-w2", 10));
        assertThat(table.safe(small(45, 71.5))).contains(new Unsafe(Why.OVERHANG, "terrace", 5));
        assertThat(table.safe(small(45, 30.5))).contains(new Unsafe(Why.OVERHANG, "ravine", 0));
        assertThat(table.safe(small(14, 59.5))).contains(new Unsafe(Why.NOT_STANDABLE, "masonry-w", 5));
        assertThat(table.safe(small(33, 47))).contains(new Unsafe(Why.NOT_STANDABLE, "rubble-w", 2));
    }

    @Test
    @Rule("SKD-GEO-01")
    void aBaseStandsWhollyOnTheTable() {
        assertThat(table.safe(small(1.25, 1.25))).isEmpty();
        assertThat(table.safe(small(88.75, 20))).isEmpty();
        assertThat(table.safe(small(1.22, 20))).contains(new Unsafe(Why.EDGE_OF_TABLE, "", 0));
        assertThat(table.safe(small(20, 88.78))).contains(new Unsafe(Why.EDGE_OF_TABLE, "", 0));
    }

    @Test
    void topsOfOneHeightThatMeetAreOneSurface() {
        Tabletop joined = Tabletop.of(
                90,
                90,
                List.of(
                        solid("left", 5, true, true, 10, 10, 20, 10, 20, 20, 10, 20),
                        solid("right", 5, true, true, 20, 10, 30, 10, 30, 20, 20, 20),
                        solid("rough", 5, false, true, 30, 10, 40, 10, 40, 20, 30, 20)),
                Peridea.MEASURES);
        assertThat(joined.safe(joined.stand(at(20, 15), 2.5))).isEmpty();
        assertThat(joined.safe(joined.stand(at(30, 15), 2.5))).contains(new Unsafe(Why.NOT_STANDABLE, "rough", 5));
    }

    @Test
    void aSolidMayBridgeAPit() {
        Tabletop bridged = Tabletop.of(
                90,
                90,
                List.of(
                        pit("ditch", 8, 30, 30, 50, 30, 50, 40, 30, 40),
                        solid("bridge", 0.5, true, true, 38, 28, 42, 28, 42, 42, 38, 42)),
                Peridea.MEASURES);
        assertThat(bridged.problems()).isEmpty();
        assertThat(bridged.level(at(40, 35), 2.5)).isEqualTo(0.5);
        assertThat(bridged.safe(bridged.stand(at(40, 35), 2.5))).isEmpty();
        assertThat(bridged.level(at(34, 35), 2.5)).isEqualTo(-8);
    }

    @Test
    void whatABaseIsOverIsFoundWhereverItIs() {
        for (long seed = 0; seed < Effort.of(200); seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Ground ground = (seed == 0 ? table : Tables.random(random)).ground();
            for (int i = 0; i < 500; i++) {
                double x = 100 * random.nextDouble() - 5;
                double y = 100 * random.nextDouble() - 5;
                double radius = i % 5 == 0 ? 0 : 4 * random.nextDouble();
                assertThat(ground.under(x, y, radius))
                        .as("seed " + seed + " at " + x + ", " + y + " with " + radius)
                        .isEqualTo(ground.highest(piece -> ground.isSolid(piece)
                                ? ground.region(piece).meets(x, y, radius)
                                : ground.region(piece).covers(x, y, radius)));
            }
        }
    }
}
