package org.muster.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.space.Point;
import org.muster.geometry.move.Movement;
import org.muster.geometry.move.Way;
import org.muster.geometry.shape.Base;
import org.muster.geometry.table.Tabletop;

/** Questions about moves as tests ask them. */
public final class Asked {

    private Asked() {}

    public static Point at(double x, double y) {
        return new Point(x, y);
    }

    /** A small base that may climb. */
    public static Movement move(Tabletop table, double budget, double x, double y) {
        return Movement.of(table, table.stand(at(x, y), Peridea.SMALL), budget).climbing(true);
    }

    /** The way through these corners, the first of them the start. */
    public static Checked<Way> way(Tabletop table, double budget, double... corners) {
        List<Point> points = Peridea.corners(corners);
        return move(table, budget, corners[0], corners[1]).check(points);
    }

    public static String codes(Checked<?> asked) {
        return String.join(" ", asked.violations().stream().map(Violation::code).toList());
    }

    public static void refused(Checked<?> asked, String code, Object... numbers) {
        assertThat(asked.isOk()).as("refused").isFalse();
        Violation violation = asked.violations().stream()
                .filter(one -> one.code().equals(code))
                .findFirst()
                .orElseThrow(() -> new AssertionError(asked.violations()));
        assertThat(violation.sentence().values().values().stream()
                        .map(String::valueOf)
                        .toList())
                .as(violation.toString())
                .containsAll(List.of(numbers).stream().map(String::valueOf).toList());
    }

    public static Base enemy(Tabletop table, String id, double x, double y) {
        return new Base(id, table.stand(at(x, y), Peridea.SMALL));
    }
}
