package org.muster.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.drawing.excerpt.Excerpt;

class ExcerptTest {

    private static List<Point> box(double left, double top, double right, double bottom) {
        return List.of(new Point(left, top), new Point(right, top), new Point(right, bottom), new Point(left, bottom));
    }

    /** Squares of side 2, five by five, a piece in each, and two arrows. */
    private static Scene board() {
        List<Mark> marks = new ArrayList<>();
        for (int x = 0; x < 5; x++) {
            for (int y = 0; y < 5; y++) {
                marks.add(Mark.patch("p" + x + y, box(2 * x, 2 * y, 2 * x + 2, 2 * y + 2)));
                marks.add(Mark.token("t" + x + y, new Point(2 * x + 1, 2 * y + 1), 0.5));
            }
        }
        marks.add(Mark.line("near", List.of(new Point(3, 3), new Point(5, 3))));
        marks.add(Mark.line("far", List.of(new Point(3, 3), new Point(9, 3))));
        return Scene.of(Sentence.verbatim("Squares"), 10, 10).showing(marks, List.of());
    }

    @Test
    void aPlaceIsShownWithItsNeighboursWhole() {
        Scene part = Excerpt.around(List.of("p11"), board());
        assertThat(part.width()).isEqualTo(6);
        assertThat(part.height()).isEqualTo(6);
        assertThat(part.marks().stream().map(Mark::id))
                .contains("p00", "p22", "t00", "t22", "near")
                .doesNotContain("p33", "t33", "p30", "far");
    }

    /** A piece is small: what matters is who stands near it. */
    @Test
    void aPieceIsShownWithWhatStandsNearIt() {
        Scene part = Excerpt.around(List.of("t22"), board());
        assertThat(part.marks().stream().map(Mark::id))
                .contains("p11", "p33", "t11", "t33")
                .doesNotContain("p00", "t00", "p44");
    }

    @Test
    void whatBelongsToAPlaceThatIsLeftOutIsLeftOutToo() {
        // The long one reaches into the window, its middle does not.
        Scene scene = Scene.of(Sentence.verbatim("Walls"), 20, 4)
                .showing(
                        List.of(
                                Mark.patch("here", box(0, 0, 2, 2)),
                                Mark.patch("under", box(0, 2, 2, 4)),
                                Mark.patch("beside", box(2, 0, 4, 2)),
                                Mark.patch("long", box(2, 2, 20, 4)),
                                Mark.label("", new Point(3, 3), 0.2, "of the long one"),
                                Mark.label("long", new Point(3, 1.2), 0.2, "of the long one, beside it"),
                                Mark.label("", new Point(3, 1), 0.2, "of the one beside")),
                        List.of());
        assertThat(Excerpt.around(List.of("here"), scene).marks().stream()
                        .filter(Mark.Label.class::isInstance)
                        .map(mark -> ((Mark.Label) mark).text()))
                .containsExactly("of the one beside");
    }

    /** A table: what lies on it is no place, and neither is the ring around a figure. */
    @Test
    void onATableWhatStandsNearIsSeenAndWhatSticksOutIsCutOff() {
        List<Mark> marks = new ArrayList<>();
        for (int i = 0; i < 36; i++) {
            marks.add(Mark.patch("", box(i % 6 * 15, i / 6 * 15, i % 6 * 15 + 15, i / 6 * 15 + 15)));
        }
        marks.add(Mark.patch("terrace", box(25, 40, 90, 90)));
        marks.add(Mark.patch("tower", box(0, 70, 10, 80)));
        marks.add(Mark.patch("ring", box(34, 34, 36, 36)).being("zone", "owner-0"));
        marks.add(Mark.token("figure", new Point(35, 35), 1));
        marks.add(Mark.token("friend", new Point(45, 42), 1));
        Scene part = Excerpt.around(
                List.of("ring", "figure"),
                Scene.of(Sentence.verbatim("Table"), 90, 90).showing(marks, List.of()));
        assertThat(part.marks().stream().map(Mark::id))
                .contains("ring", "figure", "friend", "terrace")
                .doesNotContain("tower");
        assertThat(part.width()).isLessThan(70);
        assertThat(part.marks().stream()
                        .filter(Mark.Patch.class::isInstance)
                        .flatMap(patch -> ((Mark.Patch) patch).corners().stream()))
                .allMatch(at -> at.x() > -1e-9
                        && at.x() < part.width() + 1e-9
                        && at.y() > -1e-9
                        && at.y() < part.height() + 1e-9);
    }

    @Test
    void itsNumbersBeginAtItsOwnCorner() {
        Scene part = Excerpt.around(List.of("p33"), board());
        assertThat(part.marks()).contains(Mark.token("t33", new Point(3, 3), 0.5));
        Scene turned = Excerpt.around(List.of("p33"), board().upwards());
        assertThat(turned.yUp()).isFalse();
        assertThat(turned.marks()).contains(Mark.token("t33", new Point(3, 3), 0.5));
    }

    /** Without them nobody could type where something is to go. */
    @Test
    void theNumbersAtTheEdgesOfTheBoardGoAlong() {
        List<Mark> marks = new ArrayList<>(board().marks());
        for (int n = 0; n < 5; n++) {
            marks.add(Mark.label("", new Point(2 * n + 1, 0.5), 0.2, "" + n).being("quiet"));
            marks.add(Mark.label("", new Point(9.6, 2 * n + 1), 0.2, "1" + n).being("quiet"));
        }
        for (int n = 0; n < 5; n++) { // what places are worth
            marks.add(Mark.label("", new Point(9.2, 2 * n + 1), 0.2, "20").being("quiet"));
        }
        Scene part = Excerpt.around(
                List.of("p12"), Scene.of(Sentence.verbatim("Squares"), 10, 10).showing(marks, List.of()));
        assertThat(part.width()).isCloseTo(6.8, within(1e-9));
        assertThat(part.height()).isCloseTo(7, within(1e-9));
        assertThat(part.marks().stream()
                        .filter(Mark.Label.class::isInstance)
                        .map(Mark.Label.class::cast)
                        .map(label -> String.format(
                                Locale.ROOT,
                                "%s %.1f %.1f",
                                label.text(),
                                label.at().x(),
                                label.at().y())))
                .containsExactlyInAnyOrder(
                        "0 1.0 0.5", "1 3.0 0.5", "2 5.0 0.5", "11 6.4 2.0", "12 6.4 4.0", "13 6.4 6.0");
        assertThat(part.marks()).contains(Mark.token("t12", new Point(3, 4), 0.5));
    }

    @Test
    void aroundNothingIsTheWhole() {
        assertThat(Excerpt.around(List.of("nowhere"), board())).isEqualTo(board());
    }
}
