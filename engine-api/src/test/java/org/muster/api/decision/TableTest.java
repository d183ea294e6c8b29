package org.muster.api.decision;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.space.Point;

/** Points and ways on a continuous table. */
class TableTest {

    /** Straight ways of at most 5 from the origin. */
    private static class Five implements Reach {
        @Override
        public List<Violation> check(List<Point> path) {
            double length = 0;
            for (int i = 1; i < path.size(); i++) {
                length += path.get(i - 1).to(path.get(i));
            }
            return length <= 5 ? List.of() : List.of(Violation.of("FAR", "{n} is more than 5.", length));
        }

        @Override
        public Checked<List<Point>> to(Point end) {
            List<Point> straight = List.of(new Point(0, 0), end);
            return Checked.of(straight, check(straight));
        }

        @Override
        public List<Point> sample(RandomGenerator random) {
            return List.of(new Point(0, 0), new Point(random.nextDouble(5), 0));
        }

        @Override
        public List<List<Point>> outline() {
            return List.of();
        }
    }

    private final Options<List<Point>> path = Options.path(new Point(0, 0), new Five());

    private static Answer point(double x, double y) {
        return new Answer.Fields(new TreeMap<>(java.util.Map.of("x", new Answer.Real(x), "y", new Answer.Real(y))));
    }

    private static Answer pair(double x, long y) {
        return new Answer.Items(List.of(new Answer.Real(x), new Answer.Whole(y)));
    }

    @Test
    void aPointIsTwoNumbersOrTwoFields() {
        assertThat(PointIn.point(pair(1.5, 2)).value()).isEqualTo(new Point(1.5, 2));
        assertThat(PointIn.point(point(1.5, 2)).value()).isEqualTo(new Point(1.5, 2));
        assertThat(PointIn.point(Answer.word("1.5 2")).violations())
                .first()
                .hasToString("1.5 2 is no point; right would be {\"x\": 1.5, \"y\": 2} or [1.5, 2].");
        assertThat(PointIn.point(new Answer.Items(
                                List.of(new Answer.Whole(1), new Answer.Whole(2), new Answer.Whole(3))))
                        .isOk())
                .isFalse();
        assertThat(PointIn.point(pair(Double.NaN, 2)).isOk()).isFalse();
    }

    @Test
    void aWayIsGivenByItsEnd() {
        List<Point> straight = List.of(new Point(0, 0), new Point(3, 4));
        assertThat(path.read(pair(3, 4)).value()).isEqualTo(straight);
        assertThat(path.read(point(3, 4)).value()).isEqualTo(straight);
        assertThat(path.read(pair(3, 5)).violations().get(0).code()).isEqualTo("FAR");
    }

    @Test
    void aWayIsGivenByAllItsCorners() {
        Answer corners = new Answer.Items(List.of(pair(0, 0), pair(2, 0), pair(2, 2)));
        assertThat(path.read(corners).value()).containsExactly(new Point(0, 0), new Point(2, 0), new Point(2, 2));
        assertThat(path.read(path.write(path.read(corners).value())).value()).hasSize(3);
        assertThat(path.read(new Answer.Items(List.of(pair(1, 0), pair(2, 0))))
                        .violations()
                        .get(0)
                        .code())
                .isEqualTo("WRONG_START");
        assertThat(path.read(new Answer.Items(Collections.nCopies(1_000, pair(0, 0))))
                        .isOk())
                .isTrue();
        assertThat(path.read(new Answer.Items(Collections.nCopies(1_001, pair(0, 0))))
                        .violations())
                .singleElement()
                .hasToString("A way has 1000 points or fewer, its start among them, and not 1001.");
        assertThat(path.read(Answer.word("north")).violations().get(0).code()).isEqualTo("NOT_A_PATH");
        assertThat(path.read(new Answer.Items(List.of(pair(0, 0), Answer.word("x"))))
                        .violations()
                        .get(0)
                        .code())
                .isEqualTo("NOT_A_POINT");
    }

    @Test
    void whatIsLeftOfTheGroundIsAskedForBehindTheCornersGoneAlready() {
        List<List<Point>> left = List.of(List.of(new Point(2, 0), new Point(3, 0), new Point(2, 1)));
        Options<List<Point>> ways = Options.path(new Point(0, 0), new Five() {
            @Override
            public List<List<Point>> outline(List<Point> way) {
                assertThat(way).containsExactly(new Point(0, 0), new Point(2, 0));
                return left;
            }
        });
        Answer corner = new Answer.Items(List.of(pair(0, 0), pair(2, 0), pair(2, 1)));
        assertThat(ways.groundLeft(corner)).contains(left);
        assertThat(ways.sampledBy(ways::sample).groundLeft(corner))
                .as("beside others")
                .contains(left);
        assertThat(ways.groundLeft(new Answer.Items(List.of(pair(0, 0), pair(2, 0)))))
                .isEmpty();
        assertThat(ways.groundLeft(pair(2, 0))).as("an end alone").isEmpty();
        assertThat(ways.groundLeft(new Answer.Items(List.of(pair(0, 0), Answer.word("x"), pair(2, 0)))))
                .isEmpty();
        assertThat(path.groundLeft(corner)).as("where nobody says so, all").contains(path.ground());
    }
}
