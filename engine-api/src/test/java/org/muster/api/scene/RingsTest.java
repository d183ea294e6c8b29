package org.muster.api.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.space.Point;

class RingsTest {

    private static List<Point> square(double from, double to) {
        return List.of(new Point(from, from), new Point(to, from), new Point(to, to), new Point(from, to));
    }

    @Test
    void ringsInRingsAreHolesAndIslandsInThem() {
        List<Point> shore = square(0, 20);
        List<Point> pond = square(2, 10);
        List<Point> other = square(12, 18);
        List<Point> island = square(4, 8);
        assertThat(new Rings(List.of(island, pond, shore, other)).patches(List.of("reachable"), "dry"))
                .containsExactlyInAnyOrder(
                        new Mark.Patch("", shore, List.of(pond, other), List.of("reachable"), "dry"),
                        new Mark.Patch("", island, List.of("reachable"), "dry"));
    }

    @Test
    void aRingOfTwoCornersIsNothing() {
        assertThat(new Rings(List.of(List.of(new Point(0, 0), new Point(1, 1)))).patches(List.of(), ""))
                .isEmpty();
    }
}
