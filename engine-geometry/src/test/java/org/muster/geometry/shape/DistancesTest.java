package org.muster.geometry.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.geometry.Asked.at;
import static org.muster.geometry.Peridea.small;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.geometry.Peridea;
import org.muster.geometry.table.Piece;
import org.muster.geometry.table.Tabletop;
import org.muster.testkit.Rule;

class DistancesTest {

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, 10, 0, 0, 7.5",
        "20, 20, 0, 23, 24, 0, 2.5",
        "10, 10, 0, 24.5, 10, 5, 13.0",
        "25.25, 69, 0, 12.75, 69, 7.5, 12.5",
        "20, 50, 0, 20, 59.5, 10, 12.21",
        "30, 70.75, 0, 30, 73.25, 5, 5.0",
        "30, 70.75, 0, 34, 73.25, 5, 5.47",
        "20, 56.75, 0, 20, 59.25, 10, 10.0"
    })
    @Rule("SKD-GEO-02")
    void basesAreMeasuredFromEdgeToEdgeThroughTheAir(
            double ax, double ay, double az, double bx, double by, double bz, double cm) {
        Disc a = new Disc(at(ax, ay), 2.5, az);
        Disc b = new Disc(at(bx, by), 2.5, bz);
        assertThat(Math.rint(a.distance(b) * 100) / 100).isEqualTo(cm);
        assertThat(b.distance(a)).isEqualTo(a.distance(b));
    }

    @Test
    void basesThatOverlapAreNoDistanceApart() {
        assertThat(small(10, 10).distance(small(11, 10))).isEqualTo(0);
        assertThat(small(10, 10).gap(small(11, 10))).isEqualTo(-1.5);
    }

    @Test
    @Rule({"SKD-GEO-05", "SKD-GEO-07"})
    void basesTouchWithinTwoHundredthsOnOneLevelAlone() {
        Tabletop table = Peridea.CLOSED;
        assertThat(table.touches(small(10, 10), small(12.5, 10))).isTrue();
        assertThat(table.touches(small(10, 10), small(12.52, 10))).isTrue();
        assertThat(table.touches(small(10, 10), small(12.53, 10))).isFalse();
        assertThat(table.touches(small(10, 10), small(12.48, 10))).isTrue();
        assertThat(table.overlaps(small(10, 10), small(12.48, 10))).isFalse();
        assertThat(table.overlaps(small(10, 10), small(12.47, 10))).isTrue();
        Disc above = new Disc(at(12.5, 10), 2.5, 2.5);
        assertThat(table.touches(small(10, 10), above)).isFalse();
    }

    @Test
    @Rule("SKD-GEO-08")
    void aBaseTouchesThePiecesAtItsEdgeAndUnderIt() {
        Tabletop table = Peridea.CLOSED;
        assertThat(table.touched(small(20, 56.75))).extracting(Piece::id).containsExactly("wall-w2");
        assertThat(table.touched(small(20, 56.73))).extracting(Piece::id).containsExactly("wall-w2");
        assertThat(table.touched(small(20, 56.72))).isEmpty();
        assertThat(table.touched(small(45, 73.25))).extracting(Piece::id).containsExactly("steps", "terrace");
    }

    @Test
    void coordinatesAreKeptToTheHundredth() {
        assertThat(Peridea.CLOSED.stand(at(10.126, 3.994), 2.5).at()).isEqualTo(at(10.13, 3.99));
    }

    @Test
    void aDiscMeetsWhatItReachesIntoAndIsCoveredByWhatItsWholeIsIn() {
        SplittableRandom random = new SplittableRandom(1);
        for (Piece piece : Peridea.pieces()) {
            Patch patch = Patch.of(piece.polygon());
            for (int i = 0; i < 2000; i++) {
                // many of them just as far off as they reach
                double x =
                        Math.rint(100 * (patch.minX - 3 + (patch.maxX - patch.minX + 6) * random.nextDouble())) / 100;
                double y =
                        Math.rint(100 * (patch.minY - 3 + (patch.maxY - patch.minY + 6) * random.nextDouble())) / 100;
                double radius = i % 2 == 0 ? patch.toEdge(x, y) : random.nextInt(300) / 100.0;
                boolean isIn = patch.contains(x, y);
                assertThat(patch.meets(x, y, radius))
                        .as(x + ", " + y + " with " + radius)
                        .isEqualTo(isIn || patch.toEdge(x, y) < radius);
                assertThat(patch.covers(x, y, radius))
                        .as(x + ", " + y + " with " + radius)
                        .isEqualTo(isIn && patch.toEdge(x, y) >= radius);
            }
        }
    }
}
