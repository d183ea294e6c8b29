package org.muster.api.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.space.Point;

/** Orders that are no moves are drawn as arcs. */
class ArcTest {

    private static final List<Point> EAST = List.of(new Point(0, 0), new Point(100, 0));

    @Test
    void anArcBeginsAndEndsWhereItsLineDoesAndBowsToTheRight() {
        List<Point> arc = Mark.line("a", EAST).asArrow().bowed(0.2).points();
        assertThat(arc.get(0)).isEqualTo(EAST.get(0));
        assertThat(arc.get(arc.size() - 1)).isEqualTo(EAST.get(1));
        assertThat(arc.get(arc.size() / 2)).isEqualTo(new Point(50, 20)); // south, as y runs down
        assertThat(arc).allSatisfy(point -> assertThat(point.y()).isBetween(0.0, 20.0));
    }

    @Test
    void theOtherWayRoundTheyDontMeet() {
        Point there = Mark.line("a", EAST).bowed(0.2).points().get(8);
        Point back = Mark.line("b", List.of(EAST.get(1), EAST.get(0)))
                .bowed(0.2)
                .points()
                .get(8);
        assertThat(there.y()).isEqualTo(20);
        assertThat(back.y()).isEqualTo(-20);
        assertThat(Mark.line("c", EAST).bowed(-0.2).points().get(8).y()).isEqualTo(-20);
    }

    @Test
    void eachLegIsBowedAndNothingElseChanges() {
        Mark.Line line = Mark.line("a", List.of(new Point(0, 0), new Point(10, 0), new Point(10, 10)))
                .asArrow()
                .being("move", "owner-1");
        assertThat(line.bowed(0.5).points()).hasSize(33).contains(new Point(10, 0));
        assertThat(line.bowed(0.5).classes()).isEqualTo(line.classes());
        assertThat(line.bowed(0).points()).contains(new Point(5, 0));
    }

    @Test
    void moreThanItsLengthIsNoArc() {
        assertThatThrownBy(() -> Mark.line("a", EAST).bowed(1.5)).hasMessageContaining("1.5");
        assertThatThrownBy(() -> Mark.line("a", EAST).bowed(Double.NaN)).hasMessageContaining("NaN");
    }
}
