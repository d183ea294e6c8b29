package org.muster.geometry.sight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.geometry.Asked.at;
import static org.muster.geometry.Peridea.CLOSED;
import static org.muster.geometry.Peridea.OPEN;
import static org.muster.geometry.Peridea.small;
import static org.muster.geometry.Peridea.solid;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.geometry.Peridea;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.table.Piece;
import org.muster.geometry.table.Tabletop;
import org.muster.testkit.Rule;

/** The lines of section 2.5, and each rule of sight on its own. */
class SightTest {

    /** Pieces without cover, by the book's data: the steps. The ravine is no solid. */
    private static boolean hides(Tabletop table, Disc viewer, Piece piece) {
        return !piece.id().equals("steps") && !table.touches(viewer, piece);
    }

    private static boolean isHeavy(Piece piece) {
        return !List.of("terrace", "crates", "rubble-w", "rubble-e", "low-wall-w", "low-wall-e")
                .contains(piece.id());
    }

    private static String seen(Tabletop table, Disc from, Disc to) {
        Sight sight = Sight.over(table);
        if (!sight.sees(from, to)) {
            return "no";
        }
        if (sight.hidden(from, to, piece -> hides(table, from, piece) && isHeavy(piece))) {
            return "HEAVY";
        }
        return sight.hidden(from, to, piece -> hides(table, from, piece)) ? "LIGHT" : "clear";
    }

    @ParameterizedTest
    @CsvSource({
        "20, 30, 20, 46, no",
        "20, 30, 22.5, 46, HEAVY",
        "20, 30, 23.5, 46, HEAVY",
        "20, 30, 26, 46, clear",
        "14, 14, 14, 27, LIGHT",
        "14, 14, 14, 40, LIGHT",
        "14, 14, 14, 42, clear",
        "14, 14, 14, 40.87, LIGHT",
        "14, 14, 14, 40.88, clear",
        "17, 22.75, 17, 27, clear",
        "20, 34.75, 20, 41.25, no",
        "45, 50, 45, 64, no",
        "45, 50, 45, 76, no",
        "38, 52, 38, 66, no",
        "20, 50, 20, 66, no",
        "20, 50, 20, 59.5, HEAVY",
        "20, 59.5, 20, 50, clear"
    })
    @Rule({"SKD-LOS-02", "SKD-GEO-12", "SKD-GEO-13", "SKD-GEO-14", "SKD-OBS-01", "SKD-OBS-02"})
    void theBooksLines(double fromX, double fromY, double toX, double toY, String expected) {
        assertThat(seen(CLOSED, small(fromX, fromY), small(toX, toY))).isEqualTo(expected);
    }

    @Test
    void withTheGateOpen() {
        assertThat(seen(OPEN, small(45, 50), small(45, 64))).isEqualTo("clear");
        assertThat(seen(OPEN, small(45, 62), small(45, 76))).isEqualTo("clear");
    }

    @Test
    @Rule("SKD-GEO-13")
    void aLineAlongTheCommonFaceOfTwoPiecesIsObstructedUpToTheLower() {
        Tabletop touching = walls(10, 7);
        assertThat(Sight.over(touching).sees(small(20, 30), small(20, 50))).isFalse();
        Tabletop apart = Tabletop.of(
                90,
                90,
                List.of(
                        solid("left", 10, true, true, 10, 38, 19.5, 38, 19.5, 42, 10, 42),
                        solid("right", 7, true, true, 20.5, 38, 30, 38, 30, 42, 20.5, 42)),
                Peridea.MEASURES);
        assertThat(Sight.over(apart).sees(small(20, 30), small(20, 50))).isTrue();
        // over the lower of the two
        assertThat(Sight.over(walls(10, 5)).sees(small(20, 30), small(20, 50))).isTrue();
    }

    private static Tabletop walls(double left, double right) {
        return Tabletop.of(
                90,
                90,
                List.of(
                        solid("left", left, true, true, 10, 38, 20, 38, 20, 42, 10, 42),
                        solid("right", right, true, true, 20, 38, 30, 38, 30, 42, 20, 42)),
                Peridea.MEASURES);
    }

    @Test
    @Rule("SKD-GEO-13")
    void grazingIsNotObstruction() {
        // a wall whose face lies along the only line left by two others
        Tabletop lane = Tabletop.of(
                90,
                90,
                List.of(
                        solid("left", 10, true, true, 10, 38, 20, 38, 20, 42, 10, 42),
                        solid("right", 10, true, true, 20, 44, 30, 44, 30, 48, 20, 48)),
                Peridea.MEASURES);
        assertThat(Sight.over(lane).sees(small(20, 30), small(20, 56))).isTrue();
        assertThat(Sight.over(lane)
                        .line(small(20, 30), small(20, 56))
                        .orElseThrow()
                        .ax())
                .isEqualTo(20);
    }

    @Test
    @Rule("SKD-GEO-14")
    void whatIsNotHigherThanTheSilhouettesIsTransparent() {
        for (double high : new double[] {4, 5, 5.1}) {
            Tabletop wall = Tabletop.of(
                    90, 90, List.of(solid("wall", high, true, true, 0, 38, 90, 38, 90, 42, 0, 42)), Peridea.MEASURES);
            assertThat(Sight.over(wall).sees(small(20, 30), small(20, 50)))
                    .as("wall of " + high)
                    .isEqualTo(high <= 5);
        }
    }

    @Test
    @Rule("SKD-LOS-04")
    void onlyPiecesThatBlockSightPreventIt() {
        Piece hedge = new Piece(
                "hedge", Piece.Kind.SOLID, Peridea.corners(0, 38, 90, 38, 90, 42, 0, 42), 10, 0, false, true, true);
        Tabletop table = Tabletop.of(90, 90, List.of(hedge), Peridea.MEASURES);
        assertThat(Sight.over(table).sees(small(20, 30), small(20, 50))).isTrue();
        assertThat(Sight.over(table).hidden(small(20, 30), small(20, 50), piece -> true))
                .isTrue();
    }

    @Test
    void aLineForThePictureRunsFromTheViewer() {
        Sight.Line line = Sight.over(CLOSED).line(small(20, 30), small(26, 46)).orElseThrow();
        assertThat(Math.hypot(line.ax() - 20, line.ay() - 30)).isLessThanOrEqualTo(1.2501);
        assertThat(Math.hypot(line.bx() - 26, line.by() - 46)).isLessThanOrEqualTo(1.2501);
        assertThat(line.az()).isEqualTo(5);
        assertThat(Sight.over(CLOSED).line(small(20, 30), small(20, 46))).isEmpty();
    }

    @Test
    @Rule("SKD-GEO-13")
    void theTableBlocksBelowItsSurfaceOutsidePits() {
        Disc deep = small(45, 32);
        assertThat(deep.z()).isEqualTo(-12);
        Sight sight = Sight.over(CLOSED);
        assertThat(sight.sees(deep, small(40, 32))).as("along the ravine").isTrue();
        assertThat(sight.sees(deep, small(45, 20))).as("far from its edge").isFalse();
        assertThat(sight.sees(small(45, 20), deep)).isFalse();
        Disc shallow = new Disc(at(45, 32), 2.5, -4);
        assertThat(sight.sees(shallow, small(45, 20)))
                .as("its head above the edge")
                .isTrue();
    }

    @Test
    void aPieceWithANotchIsSeenInto() {
        Tabletop nook = Tabletop.of(
                90,
                90,
                List.of(solid("nook", 10, true, true, 10, 40, 30, 40, 30, 60, 25, 60, 25, 45, 15, 45, 15, 60, 10, 60)),
                Peridea.MEASURES);
        assertThat(Sight.over(nook).sees(small(20, 50), small(20, 70))).isTrue();
        assertThat(Sight.over(nook).sees(small(20, 50), small(20, 30))).isFalse();
        assertThat(Sight.over(nook).sees(small(20, 50), small(5, 50))).isFalse();
    }
}
