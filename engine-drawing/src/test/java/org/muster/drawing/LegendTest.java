package org.muster.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;

/** A legend shows things as they are drawn. */
class LegendTest {

    private static Scene scene(List<Mark> marks, Scene.Entry... legend) {
        return Scene.of(Sentence.verbatim("Somewhere"), 20, 10).showing(marks, List.of(legend));
    }

    private static Scene.Entry entry(String label, String... classes) {
        return new Scene.Entry(List.of(classes), label);
    }

    private static Mark.Line arrow(double y, String... classes) {
        return Mark.line("", List.of(new Point(2, y), new Point(12, y)))
                .asArrow()
                .being(classes);
    }

    private static List<String> drawn(Scene scene, int pixels) {
        return Sheet.of(scene, Records.NONE, pixels).drawn().stream()
                .flatMap(one -> one instanceof Drawn.Group group ? group.parts().stream() : Stream.of(one))
                .map(one -> String.join(" ", one.classes()))
                .toList();
    }

    private static List<String> words(Scene scene, int pixels) {
        return Sheet.of(scene, Records.NONE, pixels).legend().stream()
                .filter(one -> one.classes().contains("legend-text"))
                .map(one -> ((Drawn.Words) one).text())
                .toList();
    }

    private static List<String> shown(Scene scene, String role) {
        return shown(scene, role, 800);
    }

    private static List<String> shown(Scene scene, String role, int pixels) {
        return Sheet.of(scene, Records.NONE, pixels).legend().stream()
                .filter(one -> !one.classes().isEmpty() && one.classes().get(0).equals(role))
                .map(one -> String.join(" ", one.classes()))
                .toList();
    }

    @Test
    void smallWordsInAPlaceAreExplainedToo() {
        Mark.Patch land = Mark.patch("a", List.of(new Point(2, 2), new Point(8, 2), new Point(8, 8), new Point(2, 8)));
        Mark.Label worth = Mark.label("", new Point(5, 5), 0.3, "40").being("quiet", "economy");
        assertThat(Legend.unexplained(scene(List.of(land, worth)))).containsExactly("\"40\"");
        Scene explained = scene(List.of(land, worth), entry("economy", "economy"));
        assertThat(Legend.unexplained(explained)).isEmpty();
        assertThat(shown(explained, "words")).containsExactly("words quiet economy");
        assertThat(SceneText.draw(explained, Terminal.plain(80))).contains("40 \u2026 economy");
    }

    @Test
    void arrowsOfSeveralOwnersAreShownInTheColourOfEach() {
        Scene scene = scene(
                List.of(arrow(2, "move", "owner-0"), arrow(4, "move", "owner-1"), arrow(6, "move", "owner-1")),
                entry("march", "move"),
                entry("Anna", "owner-0"),
                entry("Bert", "owner-1"));
        assertThat(shown(scene, "head")).containsExactly("head move owner-0", "head move owner-1");
        assertThat(Likeness.of(scene)).isEmpty();
    }

    @Test
    void theEntryThatSaysMostExplainsALineAndTheOtherIsLeftOut() {
        Scene.Entry any = entry("shot", "shot");
        Scene.Entry miss = entry("a miss", "shot", "miss");
        Scene missed = scene(List.of(arrow(2, "shot", "miss")), any, miss);
        assertThat(Legend.of(missed)).containsExactly(miss);
        assertThat(shown(missed, "cross")).hasSize(1);
        Scene both = scene(List.of(arrow(2, "shot", "miss"), arrow(4, "shot")), any, miss);
        assertThat(Legend.of(both)).containsExactly(any, miss);
        assertThat(shown(both, "head")).containsExactly("head shot");
        assertThat(Likeness.of(both)).isEmpty();
    }

    /** On a phone what befell a small piece is told in words; what it is stays on it. */
    @Test
    void aStateTooSmallToBeSeenIsToldInTheLegend() {
        Mark.Token small = Mark.token("ezra", new Point(10, 5), 0.25)
                .symbol("squad")
                .being("owner-0", "capital", "damaged", "strained");
        Scene scene = scene(
                List.of(small),
                entry("Anna", "owner-0"),
                entry("leader", "capital"),
                entry("wounded", "damaged"),
                entry("strained", "strained"));
        assertThat(drawn(scene, 1600)).contains("crown", "state damaged", "state strained");
        assertThat(drawn(scene, 360)).contains("crown").noneMatch(look -> look.startsWith("hatch-line"));
        assertThat(shown(scene, "state", 1600)).containsExactly("state damaged", "state strained");
        assertThat(words(scene, 1600)).containsExactly("Anna", "leader", "wounded", "strained");
        assertThat(words(scene, 360)).containsExactlyInAnyOrder("Anna", "leader", "wounded: ezra", "strained: ezra");
        Mark.Label name = Mark.label("", small.at(), 0.3, "Ezra Bridger");
        assertThat(words(scene(List.of(small, name), entry("wounded", "damaged")), 360))
                .containsExactly("wounded: Ezra Bridger");
        Mark.Token large =
                Mark.token("ship", new Point(5, 5), 1).symbol("squad").being("damaged");
        assertThat(words(scene(List.of(small, large), scene.legend().toArray(Scene.Entry[]::new)), 360))
                .as("who shows it is not told")
                .containsExactlyInAnyOrder("Anna", "leader", "wounded: ezra", "strained: ezra");
    }

    /** The key's box ends well above the first table, whose title stands in no box. */
    @Test
    void recordsBeginWellBelowTheKey() {
        Scene scene = scene(List.of(arrow(2, "move")), entry("march", "move"));
        Records records = new Records(
                List.of(Table.of(Sentence.of("Fleets"), Sentence.of("Ship")).with(Row.of(Cell.name("Home One")))),
                List.of());
        for (int pixels : new int[] {360, 800, 1600}) {
            Sheet sheet = Sheet.of(scene, records, pixels);
            Drawn.Shape box = sheet.legend().stream()
                    .filter(one -> one.classes().contains("legend-box"))
                    .map(Drawn.Shape.class::cast)
                    .findFirst()
                    .orElseThrow();
            Drawn.Words title = sheet.legend().stream()
                    .filter(one -> one.classes().contains("title"))
                    .map(Drawn.Words.class::cast)
                    .findFirst()
                    .orElseThrow();
            double gap = title.y() - title.size() - box.path().getBounds2D().getMaxY();
            assertThat(gap / title.size()).as("in heights of its letters").isGreaterThan(5);
        }
    }

    @Test
    void whatOnlyPiecesAreIsShownAsAPiece() {
        Mark.Token piece = Mark.token("gate", new Point(4, 4), 1).text("*").being("neutral", "chosen");
        Scene scene = scene(List.of(piece), entry("token", "neutral"), entry("acts now", "chosen"));
        assertThat(shown(scene, "counter")).containsExactly("counter neutral", "counter chosen");
        assertThat(Likeness.of(scene)).isEmpty();
        assertThat(shown(
                        scene(List.of(piece, Mark.patch("p", corners()).being("chosen")), entry("here", "chosen")),
                        "edge"))
                .hasSize(1);
    }

    private static List<Point> corners() {
        return List.of(new Point(10, 2), new Point(14, 2), new Point(14, 6), new Point(10, 6));
    }

    @Test
    void aLineOrARingThatNoEntryShowsIsFound() {
        assertThat(Likeness.of(scene(List.of(arrow(2, "sight")), entry("march", "move"))))
                .contains("no entry shows it as it is drawn: [wire, sight]");
        Mark.Token aimedAt = Mark.token("a", new Point(4, 4), 1).being("target");
        assertThat(Likeness.of(scene(List.of(aimedAt), entry("march", "move"))))
                .containsExactly("no entry shows it as it is drawn: [choice, target]");
        assertThat(Likeness.of(scene(List.of(aimedAt)))).as("without a legend").isEmpty();
    }

    @Test
    void twoEntriesThatLookTheSameAreFound() {
        Scene scene = scene(
                List.of(
                        Mark.line("", List.of(new Point(1, 1), new Point(5, 1))).being("route"),
                        Mark.line("", List.of(new Point(1, 3), new Point(5, 3))).being("link")),
                entry("hidden", "route"),
                entry("range", "link"));
        assertThat(Likeness.of(scene)).containsExactly("two entries look the same: [route] and [link]");
    }

    @Test
    void aKeyIsOfAPlaceOnceAndSaysNothingThatItIsItself() {
        List<Point> whole = List.of(new Point(0, 0), new Point(4, 0), new Point(4, 3), new Point(0, 3));
        Mark.Patch world = Mark.patch("S02", whole);
        Mark.Label name = Mark.label("S02", new Point(2, 1), 0.2, "Verdance the Interminable");
        Mark.Label type =
                Mark.label("", new Point(2, 2), 0.2, "S02 agricultural").being("coordinate");
        Mark.Label self = Mark.label("S02", new Point(2, 1), 0.2, "S02");
        assertThat(keys(world, name, type))
                .containsExactly(new Keys.Key("S02", "Verdance the Interminable, agricultural"));
        assertThat(keys(world, self)).isEmpty();
    }

    /** Of a board that is hardly larger than its letters. */
    private static List<Keys.Key> keys(Mark... marks) {
        Scene small = Scene.of(Sentence.verbatim("Somewhere"), 4, 3).showing(List.of(marks), List.of());
        return new Board(small, 4 / 45.0).keys();
    }
}
