package org.muster.api.decision;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.muster.api.Preview;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.space.Point;

/** A place on a continuous table. Answered by an object with {@code x} and {@code y}. */
@Preview
public record PointIn(Area area) implements Part.None<Point> {

    @Override
    public <R> R accept(OptionsVisitor<R> visitor) {
        return visitor.point(this);
    }

    @Override
    public Checked<Point> read(Answer answer) {
        return point(answer).then(point -> Checked.of(point, area.check(point)).leaving(() -> Optional.of(point)));
    }

    static Checked<Point> point(Answer answer) {
        Double x;
        Double y;
        int parts;
        if (answer instanceof Answer.Items items) {
            parts = items.list().size();
            x = parts == 2 ? number(items.list().get(0)) : null;
            y = parts == 2 ? number(items.list().get(1)) : null;
        } else {
            Map<String, Answer> fields = Options.fieldsOf(answer);
            parts = fields.size();
            x = number(fields.get("x"));
            y = number(fields.get("y"));
        }
        return x == null || y == null || parts != 2
                ? Checked.bad(Violation.of(
                        "NOT_A_POINT",
                        "{answer} is no point; right would be {object} or {list}.",
                        answer,
                        "{\"x\": 1.5, \"y\": 2}",
                        "[1.5, 2]"))
                : Checked.ok(new Point(x, y));
    }

    /** Whether this is meant as one point, rather than as several. */
    static boolean looksLikeOne(Answer answer) {
        return answer instanceof Answer.Fields
                || answer instanceof Answer.Items items
                        && !items.list().isEmpty()
                        && items.list().stream().allMatch(PointIn::isNumber);
    }

    private static boolean isNumber(Answer answer) {
        return answer instanceof Answer.Whole || answer instanceof Answer.Real;
    }

    private static @org.jspecify.annotations.Nullable Double number(@org.jspecify.annotations.Nullable Answer answer) {
        if (answer instanceof Answer.Whole whole) {
            return (double) whole.number();
        }
        return answer instanceof Answer.Real real && Double.isFinite(real.number()) ? real.number() : null;
    }

    static Answer answer(Point point) {
        return new Answer.Fields(
                new java.util.TreeMap<>(Map.of("x", new Answer.Real(point.x()), "y", new Answer.Real(point.y()))));
    }

    @Override
    public Answer write(Point choice) {
        return answer(choice);
    }

    @Override
    public Point sample(RandomGenerator random) {
        return area.sample(random);
    }

    @Override
    public boolean finite() {
        return false;
    }

    @Override
    public Stream<Point> all() {
        throw new UnsupportedOperationException("a table has more points than can be listed");
    }

    @Override
    public List<List<Point>> ground() {
        return area.outline();
    }
}
