package org.muster.api.decision;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.muster.api.Preview;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.space.Point;

/** A way on a continuous table. Answered by a list of points, the start included, or by the place where it ends. */
@Preview
public record PathIn(Point from, Reach reach) implements Part.None<List<Point>> {

    /** No hand on a table turns so often, and each leg takes its time to be judged. */
    static final int MOST_POINTS = 1_000;

    @Override
    public <R> R accept(OptionsVisitor<R> visitor) {
        return visitor.path(this);
    }

    @Override
    public Checked<List<Point>> read(Answer answer) {
        if (PointIn.looksLikeOne(answer)) {
            return PointIn.point(answer).then(reach::to);
        }
        if (!(answer instanceof Answer.Items items) || items.list().isEmpty()) {
            return Checked.bad(Violation.of(
                    "NOT_A_PATH",
                    "A point, or a list of points from {from} on, is wanted here, not {kind}.",
                    from,
                    answer.kind()));
        }
        if (items.list().size() > MOST_POINTS) {
            return Checked.bad(Violation.of(
                    "TOO_LONG",
                    "A way has {most} points or fewer, its start among them, and not {n}.",
                    MOST_POINTS,
                    items.list().size()));
        }
        List<Violation> violations = new ArrayList<>();
        List<Point> path = new ArrayList<>();
        for (int i = 0; i < items.list().size(); i++) {
            Checked<Point> point = PointIn.point(items.list().get(i)).inside(Integer.toString(i));
            violations.addAll(point.violations());
            if (point.isOk()) {
                path.add(point.value());
            }
        }
        if (violations.isEmpty() && !path.get(0).equals(from)) {
            violations.add(Violation.of("WRONG_START", "The way starts at {from}, not at {start}.", from, path.get(0)));
        }
        if (violations.isEmpty()) {
            violations.addAll(reach.check(path));
        }
        return Checked.of(List.copyOf(path), violations);
    }

    @Override
    public Answer write(List<Point> choice) {
        return new Answer.Items(choice.stream().map(PointIn::answer).toList());
    }

    @Override
    public List<Point> sample(RandomGenerator random) {
        return reach.sample(random);
    }

    @Override
    public boolean finite() {
        return false;
    }

    @Override
    public Stream<List<Point>> all() {
        throw new UnsupportedOperationException("a table has more ways than can be listed");
    }

    @Override
    public List<List<Point>> ground() {
        return reach.outline();
    }

    /** The last point is where it ends, which may be moved yet; those before it are gone through. */
    @Override
    public Optional<List<List<Point>>> groundLeft(Answer begun) {
        if (!(begun instanceof Answer.Items items)
                || items.list().size() < 3
                || items.list().size() > MOST_POINTS) {
            return Optional.empty();
        }
        List<Point> way = new ArrayList<>();
        for (Answer corner : items.list().subList(0, items.list().size() - 1)) {
            Checked<Point> point = PointIn.point(corner);
            if (!point.isOk()) {
                return Optional.empty();
            }
            way.add(point.value());
        }
        return Optional.of(reach.outline(way));
    }
}
