package org.muster.geometry.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.muster.geometry.Peridea.CLOSED;
import static org.muster.geometry.Peridea.OPEN;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.muster.api.space.Point;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.table.Tabletop;

/** How far it is, and which way: whoever goes by them comes there. */
class SignpostsTest {

    /** Whether a base is in the summit's zone. */
    private record Summit() implements Predicate<Disc> {
        @Override
        public boolean test(Disc base) {
            return base.at().x() >= 36.25 && base.at().x() <= 53.75 && base.at().y() >= 81.25;
        }
    }

    private static Signposts summit(Tabletop table) {
        return Signposts.to(table, 2.5, new Summit());
    }

    private static double far(Tabletop table, double x, double y) {
        return summit(table).far(table.stand(new Point(x, y), 2.5));
    }

    @Test
    void straightAheadItIsAsFarAsItLooks() {
        assertThat(far(CLOSED, 45, 85)).isZero();
        assertThat(far(CLOSED, 45, 70)).isCloseTo(11.25, within(0.8));
        assertThat(far(OPEN, 45, 40)).isCloseTo(41.25, within(0.8));
    }

    @Test
    void roundAWallAndOverItIsFarther() {
        // from the gate aside to the wall, 10 up and 10 down, and in to the steps or up the terrace
        assertThat(far(CLOSED, 45, 57)).isBetween(24.25 + 20, 24.25 + 35);
        assertThat(far(OPEN, 45, 57)).isCloseTo(24.25, within(0.8));
        assertThat(far(CLOSED, 20, 56.75)).isGreaterThan(far(CLOSED, 36, 56.75));
    }

    @Test
    void aGapThatCanBeLeaptIsNoDetour() {
        assertThat(far(OPEN, 45, 28)).isCloseTo(53.25, within(0.8));
    }

    @Test
    void whoGoesByThemComesThere() {
        SplittableRandom random = new SplittableRandom(1);
        for (Tabletop table : List.of(CLOSED, OPEN)) {
            for (int start = 0; start < 40; start++) {
                Disc base = table.stand(new Point(random.nextInt(2, 88), random.nextInt(2, 88)), 2.5);
                if (table.safe(base).isPresent()) {
                    continue;
                }
                double far = summit(table).far(base);
                double gone = 0;
                for (int moves = 0; !new Summit().test(base) && moves < 20; moves++) {
                    Movement movement = Movement.of(table, base, 15).climbing(true);
                    List<Point> way = movement.towards(summit(table).corners(base, 4));
                    Way checked = movement.check(way).value();
                    assertThat(checked.length()).as("from %s", base).isPositive();
                    gone += checked.length();
                    base = checked.end();
                }
                assertThat(summit(table).far(base)).as("from %s", base).isZero();
                assertThat(gone).as("to %s", base).isBetween(far - 5, far + 12);
            }
        }
    }
}
