package org.muster.geometry.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.geometry.Peridea.pit;
import static org.muster.geometry.Peridea.solid;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.geometry.Peridea;
import org.muster.geometry.table.Problem.Kind;

class ProblemTest {

    @Test
    void theCitadelHasNoProblems() {
        assertThat(Peridea.CLOSED.problems()).isEmpty();
    }

    @Test
    void everyWrongPieceIsNamedAtOnce() {
        Tabletop table = Tabletop.of(
                90,
                90,
                List.of(
                        solid("bow-tie", 5, true, true, 10, 10, 20, 20, 20, 10, 10, 20),
                        solid("line", 5, true, true, 10, 10, 20, 20),
                        solid("beyond", 5, true, true, 80, 80, 95, 80, 95, 85, 80, 85),
                        solid("flat", 0, true, true, 30, 30, 35, 30, 35, 35, 30, 35),
                        solid("one", 5, true, true, 40, 40, 50, 40, 50, 50, 40, 50),
                        solid("two", 3, true, true, 45, 45, 55, 45, 55, 55, 45, 55),
                        pit("hole", 4, 60, 10, 70, 10, 70, 20, 60, 20),
                        pit("deeper", 8, 65, 15, 75, 15, 75, 25, 65, 25),
                        solid("beside", 5, true, true, 50, 40, 60, 40, 60, 44, 50, 44)),
                Peridea.MEASURES);
        assertThat(table.problems())
                .containsExactly(
                        new Problem("bow-tie", Kind.NOT_SIMPLE, ""),
                        new Problem("line", Kind.NOT_SIMPLE, ""),
                        new Problem("beyond", Kind.OUTSIDE, ""),
                        new Problem("flat", Kind.HEIGHT, ""),
                        new Problem("two", Kind.OVERLAPS, "one"),
                        new Problem("deeper", Kind.OVERLAPS, "hole"));
    }
}
