package org.muster.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;

/** Nothing in a picture hides anything else. */
class ClashesTest {

    private static Scene scene(Mark... marks) {
        return Scene.of(Sentence.verbatim("Somewhere"), 20, 10).showing(List.of(marks), List.of());
    }

    private static Mark.Patch square(String id, double left, double top) {
        return Mark.patch(
                id,
                List.of(
                        new Point(left, top),
                        new Point(left + 2, top),
                        new Point(left + 2, top + 2),
                        new Point(left, top + 2)));
    }

    private static List<Drawn.Shape> shapes(Scene scene, String role) {
        List<Drawn.Shape> found = new ArrayList<>();
        collect(Sheet.of(scene, Records.NONE, 1600).drawn(), role, found);
        return found;
    }

    private static void collect(List<Drawn> drawn, String role, List<Drawn.Shape> into) {
        for (Drawn one : drawn) {
            if (one instanceof Drawn.Group group) {
                collect(group.parts(), role, into);
            } else if (one instanceof Drawn.Shape shape && shape.classes().contains(role)) {
                into.add(shape);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("org.muster.drawing.SampleScenes#all")
    void wordsLieOverNothingOnAScreenAndOnAPhone(Scene scene) {
        for (int pixels : new int[] {360, 800, 1600}) {
            assertThat(Clashes.of(scene, pixels)).as("%d pixels", pixels).isEmpty();
        }
    }

    @Test
    void namesOfAMeleeStandApartWithLinesToWhoIsMeant() {
        List<Mark> marks = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            Point at = new Point(9 + i * 0.5, 5);
            marks.add(Mark.token("t" + i, at, 0.24).text("" + i).being("owner-" + i % 2));
            marks.add(Mark.label("", at, 0.25, "Trooper of the line " + i));
        }
        Scene melee = scene(marks.toArray(Mark[]::new));
        assertThat(Clashes.of(melee, 800)).isEmpty();
        assertThat(shapes(melee, "leader")).isNotEmpty();
    }

    /** What the measuring finds: with the names put where they were asked for, there is a clash. */
    @Test
    void aClashIsFoundWhereOneIs() {
        Mark.Token piece = Mark.token("p", new Point(5, 5), 3);
        Mark.Label inside = Mark.label("", new Point(5, 5), 0.3, "Hidden under");
        Scene crowded = Scene.of(Sentence.verbatim("Full"), 10, 10)
                .showing(List.of(Mark.token("p", new Point(5, 5), 7).being("neutral"), inside), List.of());
        assertThat(Clashes.of(crowded, 800)).containsExactly("no room for \"Hidden under\"");
        assertThat(Clashes.of(scene(piece, inside), 800)).isEmpty();
    }

    /** Every name has a line past the numbers of all others, or one that goes under them. */
    @Test
    void linesOfACrowdCrossNobodysNumber() {
        List<Mark> marks = new ArrayList<>();
        for (int x = 0; x < 5; x++) {
            for (int y = 0; y < 5; y++) {
                Point at = new Point(7 + x * 0.6, 3 + y * 0.6);
                marks.add(Mark.token("t" + x + y, at, 0.25).text("" + x + y).being("owner-" + y % 2));
            }
        }
        for (Mark one : List.copyOf(marks)) {
            if (one.id().matches("t[123][123]")) {
                marks.add(Mark.label("", ((Mark.Token) one).at(), 0.25, "Trooper " + one.id()));
            }
        }
        Scene crowd = scene(marks.toArray(Mark[]::new));
        for (int pixels : new int[] {360, 800}) {
            assertThat(Clashes.of(crowd, pixels)).as("%d", pixels).isEmpty();
        }
        assertThat(shapes(crowd, "leader")).isNotEmpty();
    }

    @Test
    void anArrowGoesPastWhoStandsBetween() {
        Mark.Token between = Mark.token("between", new Point(8, 5), 0.8);
        Mark.Line shot = Mark.line("", List.of(new Point(4, 5), new Point(12, 5)))
                .asArrow()
                .being("shot");
        Scene scene =
                scene(shot, Mark.token("a", new Point(4, 5), 0.8), between, Mark.token("b", new Point(12, 5), 0.8));
        for (int pixels : new int[] {360, 800}) {
            assertThat(Clashes.of(scene, pixels)).as("%d", pixels).isEmpty();
        }
    }

    @Test
    void anArrowBetweenThoseWhoTouchHasAShaftAndHidesNoLetters() {
        Scene scene = scene(
                Mark.token("a", new Point(5, 5), 0.3).text("AT"),
                Mark.token("b", new Point(5.6, 5), 0.3).text("1"),
                Mark.line("", List.of(new Point(5, 5), new Point(5.6, 5)))
                        .asArrow()
                        .being("shot"));
        assertThat(Clashes.of(scene, 800)).isEmpty();
        Rectangle2D head = shapes(scene, "head").get(0).path().getBounds2D();
        Rectangle2D shaft = shapes(scene, "wire").get(0).path().getBounds2D();
        assertThat(head.getMinX()).isGreaterThan(5.15);
        assertThat(shaft.getMinX()).isLessThan(head.getMinX());
    }

    @Test
    void aNameStandsBesideTheBorderOfAZoneWhereThereIsRoom() {
        Mark.Patch ring = Mark.patch(
                        "ring", List.of(new Point(4, 4), new Point(8, 4), new Point(8, 6), new Point(4, 6)))
                .being("zone", "owner-0");
        Mark.Token piece = Mark.token("p", new Point(6, 5), 0.5);
        Mark.Label name = Mark.label("", piece.at(), 0.5, "Undead Death Troopers");
        Sheet sheet = Sheet.of(scene(ring, piece, name), Records.NONE, 800);
        Rectangle2D edge = new Rectangle2D.Double(4, 4, 4, 2);
        for (Drawn one : sheet.board()) {
            if (one instanceof Drawn.Group group && group.of() instanceof Mark.Label) {
                for (Drawn part : group.parts()) {
                    if (part instanceof Drawn.Words words) {
                        double half = Theme.letters(words.classes()).width(words.text(), words.size()) / 2;
                        Rectangle2D box = new Rectangle2D.Double(
                                words.x() - half, words.y() - words.size(), 2 * half, words.size());
                        assertThat(edge.contains(box) || !edge.intersects(box))
                                .as(words.text())
                                .isTrue();
                    }
                }
            }
        }
    }

    /** On a phone a squad's points are letters nobody can read: they are told with the name of its place. */
    @Test
    void lettersTooSmallToBeReadAreToldWithTheirPlace() {
        List<Mark> marks = new ArrayList<>(country());
        marks.add(Mark.label("l22", new Point(5, 5), 0.2, "Aurek City"));
        marks.add(Mark.token("p", new Point(5, 5.3), 0.12).symbol("squad").text("150"));
        Scene scene = scene(marks.toArray(Mark[]::new));
        assertThat(Clashes.of(scene, 360)).isEmpty();
        assertThat(Sheet.of(scene, Records.NONE, 360).legend().stream()
                        .filter(Drawn.Words.class::isInstance)
                        .map(one -> ((Drawn.Words) one).text()))
                .contains("Aurek City: 150");
        assertThat(shapes(scene, "badge")).hasSize(1);
    }

    /** A squad at the border of its land: whoever reads its points of the next land is misled. */
    @Test
    void aBadgeStandsInItsPiecesOwnLandOrHasALineToIt() {
        for (double down : new double[] {0.5, 1, 1.5, 1.9}) {
            List<Mark> marks = new ArrayList<>(country());
            marks.add(
                    Mark.token("p", new Point(5, 2 + down), 0.4).symbol("squad").text("150"));
            marks.add(Mark.label("", new Point(5, 2.9), 0.5, "Here"));
            Scene scene = scene(marks.toArray(Mark[]::new));
            assertThat(Clashes.of(scene, 800)).as("%s", down).isEmpty();
        }
    }

    /** Land that covers the board. */
    private static List<Mark> country() {
        List<Mark> land = new ArrayList<>();
        for (int x = 0; x < 10; x++) {
            for (int y = 0; y < 5; y++) {
                land.add(square("l" + x + y, 2 * x, 2 * y).being("unowned"));
            }
        }
        return land;
    }

    @ParameterizedTest
    @MethodSource("org.muster.drawing.SampleScenes#all")
    void inATerminalNoWordsStandOnAWall(Scene scene) {
        for (int columns : new int[] {60, 80, 120}) {
            assertThat(Clashes.inTerminal(scene, columns))
                    .as("%d columns", columns)
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void whereverPiecesStandAndArrowsGoNoWordsStandOnAWall(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Mark> marks = new ArrayList<>(country());
        for (int i = 0; i < 20; i++) {
            Point at = new Point(random.nextDouble(20), random.nextDouble(10));
            Point to = new Point(random.nextDouble(20), random.nextDouble(10));
            marks.add(Mark.line("", List.of(at, to)).asArrow().being("move", "owner-" + i % 2));
            marks.add(Mark.token("p" + i, at, 0.3).symbol("squad").text("" + i).being("owner-" + i % 2));
            marks.add(Mark.label("", to, 0.2, "Village " + i));
        }
        assertThat(Clashes.inTerminal(scene(marks.toArray(Mark[]::new)), 120)).isEmpty();
    }

    @Test
    void inATerminalHitAndMissDiffer() {
        Mark.Line shot =
                Mark.line("", List.of(new Point(2, 2), new Point(12, 2))).asArrow();
        Scene shots = Scene.of(Sentence.verbatim("Shots"), 20, 10)
                .showing(
                        List.of(shot.being("shot", "hit"), shot.being("shot", "miss")),
                        List.of(
                                new Scene.Entry(List.of("shot", "hit"), "a hit"),
                                new Scene.Entry(List.of("shot", "miss"), "a miss")));
        assertThat(Clashes.inTerminal(shots, 80)).isEmpty();
    }

    @Test
    void mutualAttacksGoSideBySideInTheColourOfWhoMoves() {
        Point west = new Point(4, 5);
        Point east = new Point(12, 5);
        Scene mutual = scene(
                Mark.line("", List.of(west, east)).asArrow().being("move", "owner-0"),
                Mark.line("", List.of(east, west)).asArrow().being("move", "owner-1"));
        List<Drawn.Shape> wires = shapes(mutual, "wire");
        double apart = wires.get(0).path().getBounds2D().getCenterY()
                - wires.get(1).path().getBounds2D().getCenterY();
        assertThat(Math.abs(apart)).isGreaterThan(10 * 20 / 960.0);
        for (Theme theme : List.of(Theme.LIGHT, Theme.DARK)) {
            assertThat(theme.look(wires.get(0).classes()).stroke())
                    .isEqualTo(theme.look(List.of("counter", "owner-0")).fill());
        }
    }

    @Test
    void anArrowsHeadIsSeenBeforeThePieceItPointsAt() {
        Mark.Token target = Mark.token("t", new Point(12, 5), 1);
        Mark.Line shot = Mark.line("", List.of(new Point(4, 5), target.at())).asArrow();
        for (String how : List.of("hit", "miss")) {
            Scene scene = scene(shot.being("shot", how), target);
            Rectangle2D head = shapes(scene, how.equals("hit") ? "head" : "cross")
                    .get(0)
                    .path()
                    .getBounds2D();
            assertThat(head.getMaxX()).isLessThanOrEqualTo(11).isGreaterThan(10.8);
        }
        assertThat(shapes(scene(shot.being("shot", "miss"), target), "head")).isEmpty();
    }

    @Test
    void evenTouchingPiecesShowWhoAttacks() {
        Mark.Token one = Mark.token("a", new Point(5, 5), 0.5);
        Mark.Token other = Mark.token("b", new Point(6, 5), 0.5);
        Scene scene = scene(
                one,
                other,
                Mark.line("", List.of(one.at(), other.at())).asArrow().being("shot"));
        assertThat(shapes(scene, "head")).hasSize(1);
        assertThat(Clashes.of(scene, 800)).isEmpty();
    }

    @Test
    void whatIsOwnedHasOneOutlineNotOneAPatch() {
        List<Mark> land = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            land.add(square("a" + i, 2 + 2 * i, 2).being("owner-0", "terrain-forest"));
        }
        land.add(square("b", 10, 2).being("owner-1", "terrain-forest"));
        land.add(square("c", 16, 6).being("owner-0", "terrain-forest"));
        List<Drawn.Shape> outlines = shapes(scene(land.toArray(Mark[]::new)), "inset");
        assertThat(outlines).hasSize(3);
        Path2D row = outlines.get(0).path();
        assertThat(row.getBounds2D().getWidth()).isBetween(7.8, 8.0);
    }

    @Test
    void aHoleInWhatIsOwnedIsAnOutlineToo() {
        List<Mark> land = new ArrayList<>();
        for (int x = 0; x < 3; x++) {
            for (int y = 0; y < 3; y++) {
                String owner = x == 1 && y == 1 ? "owner-1" : "owner-0";
                land.add(square("p" + x + y, 2 + 2 * x, 2 + 2 * y).being(owner, "terrain-plains"));
            }
        }
        assertThat(shapes(scene(land.toArray(Mark[]::new)), "inset")).hasSize(3);
    }

    @Test
    void landOutOfPlayIsTheLightestOnPaperAndFaintestAtNight() {
        for (Theme theme : List.of(Theme.LIGHT, Theme.PRINT, Theme.DARK)) {
            Color board = theme.look(List.of("board")).fill().orElseThrow();
            double out = contrast(theme, board, "inactive");
            for (String other : List.of("unowned", "owner-0", "owner-4", "owner-6", "terrain-plains")) {
                assertThat(out).as("%s, %s", theme.name(), other).isLessThan(contrast(theme, board, other));
            }
        }
    }

    private static double contrast(Theme theme, Color board, String ground) {
        Color fill = theme.look(List.of("area", ground)).fill().orElseThrow();
        double opacity = fill.getAlpha() / 255.0;
        return opacity
                * (Math.abs(fill.getRed() - board.getRed())
                        + Math.abs(fill.getGreen() - board.getGreen())
                        + Math.abs(fill.getBlue() - board.getBlue()));
    }

    @Test
    void statesCanBeToldApartWithoutColours() {
        List<String> states = List.of("damaged", "strained", "exhausted", "disrupted", "acted");
        List<String> drawn = new ArrayList<>();
        List<String> written = new ArrayList<>();
        for (String state : states) {
            Mark.Token token = Mark.token("p", new Point(5, 5), 0.5).text("7").being("owner-0", state);
            drawn.add(shapes(scene(token), "state-sign")
                    .get(0)
                    .path()
                    .getBounds2D()
                    .toString());
            written.add(Glossary.states(List.of(state)));
        }
        assertThat(drawn).doesNotHaveDuplicates();
        assertThat(written).doesNotHaveDuplicates().allMatch(sign -> sign.length() == 1);
    }

    @Test
    void aLegendNamesWhatIsDrawnAndNothingElse() {
        Scene scene = scene(square("a", 2, 2).being("owner-0"))
                .showing(
                        List.of(square("a", 2, 2).being("owner-0", "mined")),
                        List.of(
                                new Scene.Entry(List.of("owner-0"), "Blue"),
                                new Scene.Entry(List.of("owner-1"), "Red, who is gone")));
        assertThat(Legend.of(scene)).extracting(Scene.Entry::label).containsExactly("Blue");
        assertThat(Legend.unexplained(scene)).containsExactly("mined");
    }

    @Test
    void onAPhoneNamesThatFindNoRoomHaveAKey() {
        Sheet phone = Sheet.of(SampleScenes.campaign(), Records.NONE, 360);
        Sheet screen = Sheet.of(SampleScenes.campaign(), Records.NONE, 1600);
        assertThat(phone.point()).isGreaterThan(2 * screen.point());
        assertThat(new Board(SampleScenes.campaign(), phone.point()).keys()).isNotEmpty();
        assertThat(new Board(SampleScenes.campaign(), screen.point()).keys()).isEmpty();
    }
}
