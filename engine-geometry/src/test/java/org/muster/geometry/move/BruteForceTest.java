package org.muster.geometry.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Checked;
import org.muster.api.space.Point;
import org.muster.geometry.Outlines;
import org.muster.geometry.Peridea;
import org.muster.geometry.Tables;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.shape.Patch;
import org.muster.geometry.table.Tabletop;
import org.muster.testkit.Rule;
import org.muster.testkit.trial.Effort;

/** Shortest ways and outlines against a search of a fine grid that knows nothing but how one leg is gone. */
class BruteForceTest {

    private static final double FAR = 8;
    private static final double CELL = 0.25;

    private record Cell(int x, int y) implements Comparable<Cell> {
        Point at() {
            return new Point(x * CELL, y * CELL);
        }

        @Override
        public int compareTo(Cell other) {
            return x != other.x ? Integer.compare(x, other.x) : Integer.compare(y, other.y);
        }
    }

    private record Visit(Cell cell, double length) {}

    /** Every cell that can be reached, with the length of the best way along cells: a little longer than need be. */
    private static TreeMap<Cell, Double> flood(Tabletop table, Cell start, List<Base> blockers) {
        Footwork footwork = Footwork.of(table, Peridea.SMALL);
        Movement movement = Movement.of(table, table.stand(start.at(), Peridea.SMALL), FAR)
                .climbing(true)
                .blockedBy(blockers);
        List<int[]> steps = new ArrayList<>();
        for (int dx = -24; dx <= 24; dx++) {
            for (int dy = -24; dy <= 24; dy++) {
                boolean near = Math.abs(dx) <= 4 && Math.abs(dy) <= 4 && gcd(Math.abs(dx), Math.abs(dy)) == 1;
                boolean straight = (dx == 0) != (dy == 0);
                if (near || straight && Math.abs(dx) + Math.abs(dy) >= 10) {
                    steps.add(new int[] {dx, dy});
                }
            }
        }
        TreeMap<Cell, Double> lengths = new TreeMap<>();
        PriorityQueue<Visit> open = new PriorityQueue<>((a, b) -> {
            int byLength = Double.compare(a.length(), b.length());
            return byLength != 0 ? byLength : a.cell().compareTo(b.cell());
        });
        open.add(new Visit(start, 0));
        while (!open.isEmpty()) {
            Visit visit = open.remove();
            if (lengths.putIfAbsent(visit.cell(), visit.length()) != null) {
                continue;
            }
            Point from = visit.cell().at();
            for (int[] step : steps) {
                Cell next = new Cell(visit.cell().x() + step[0], visit.cell().y() + step[1]);
                Point to = next.at();
                double straight = from.to(to);
                if (lengths.containsKey(next)
                        || visit.length() + Math.min(straight, 2.6) > FAR
                        || !table.holds(to.x(), to.y(), 1.25)) {
                    continue;
                }
                double cost = footwork.cost(from.x(), from.y(), to.x(), to.y(), true);
                boolean climb = Math.abs(cost - straight) > 1e-9;
                if (visit.length() + cost <= FAR
                        && movement.mover().crossed(from.x(), from.y(), to.x(), to.y(), climb) == null) {
                    open.add(new Visit(next, visit.length() + cost));
                }
            }
        }
        return lengths;
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    @Test
    @Rule({"SKD-GEO-15", "SKD-MOVE-04"})
    void noWayAlongAGridIsShorter() {
        int compared = 0;
        for (long seed = 0; seed < Effort.of(40); seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Tabletop table = Tables.random(random);
            Cell start;
            do {
                start = new Cell(random.nextInt(150) + 5, random.nextInt(150) + 5);
            } while (table.safe(table.stand(start.at(), Peridea.SMALL)).isPresent());
            Disc from = table.stand(start.at(), Peridea.SMALL);
            List<Base> blockers = Tables.bases(table, random, 3, List.of(from));
            Movement movement = Movement.of(table, from, FAR).climbing(true).blockedBy(blockers);
            List<Map.Entry<Cell, Double>> reached =
                    new ArrayList<>(flood(table, start, blockers).entrySet());
            for (int i = 0; i < 150; i++) {
                var entry = reached.get(random.nextInt(reached.size()));
                Point end = entry.getKey().at();
                if (movement.endViolations(end).isEmpty()) {
                    Checked<Way> way = movement.shortest(end);
                    String name = "seed " + seed + " from " + from.at() + " to " + end + ": " + entry.getValue();
                    assertThat(way.violations()).as(name).isEmpty();
                    assertThat(way.value().length()).as(name).isLessThanOrEqualTo(entry.getValue() + 0.03);
                    compared++;
                }
            }
        }
        assertThat(compared).isGreaterThan(Effort.of(2000));
    }

    @Test
    void theOutlineHoldsWhatCanBeReachedAndNothingElse() {
        int inside = 0;
        for (long seed = 100; seed < 108; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Tabletop table = Tables.random(random);
            Disc from = Tables.safe(table, random);
            List<Base> blockers = Tables.bases(table, random, 3, List.of(from));
            Movement movement =
                    Movement.of(table, from, FAR).climbing(seed % 2 == 0).blockedBy(blockers);
            Patch outline = Outlines.region(movement.outline());
            for (double x = from.at().x() - FAR; x <= from.at().x() + FAR; x += 0.5) {
                for (double y = from.at().y() - FAR; y <= from.at().y() + FAR; y += 0.5) {
                    boolean reached = reaches(movement, x, y);
                    inside += reached ? 1 : 0;
                    if (reached != outline.contains(x, y) && isClearly(movement, x, y, reached)) {
                        assertThat(outline.toEdge(x, y))
                                .as("seed %d from %s, %s %s is %s", seed, from.at(), x, y, reached ? "reached" : "not")
                                .isLessThan(0.1);
                    }
                }
            }
        }
        assertThat(inside).isGreaterThan(2000);
    }

    @Test
    void whatIsLeftBehindACornerCanBeReachedByWayOfItAndNothingElse() {
        int inside = 0;
        int outside = 0;
        for (long seed = 200; seed < 208; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Tabletop table = Tables.random(random);
            Disc from = Tables.safe(table, random);
            Movement movement = Movement.of(table, from, FAR).climbing(seed % 2 == 0);
            Point corner = movement.shortest(
                            Movement.of(table, from, FAR / 2).sample(random).get(1))
                    .value()
                    .points()
                    .get(1);
            List<Point> begun = List.of(from.at(), corner);
            Movement on = Movement.of(table, table.stand(corner, from.diameter()), FAR)
                    .climbing(seed % 2 == 0);
            Patch left = Outlines.region(movement.outline(begun));
            for (double x = from.at().x() - FAR; x <= from.at().x() + FAR; x += 0.5) {
                for (double y = from.at().y() - FAR; y <= from.at().y() + FAR; y += 0.5) {
                    Checked<Way> further = on.shortest(new Point(x, y));
                    boolean reached = further.isOk()
                            && movement.check(byWayOf(begun, further)).isOk();
                    inside += reached ? 1 : 0;
                    outside += !reached && reaches(movement, x, y) ? 1 : 0;
                    if (reached != left.contains(x, y)) {
                        assertThat(left.toEdge(x, y))
                                .as("seed %d from %s by %s, %s %s", seed, from.at(), corner, x, y)
                                .isLessThan(0.25);
                    }
                }
            }
        }
        assertThat(inside).isGreaterThan(500);
        assertThat(outside).as("and less than without the corner").isGreaterThan(500);
    }

    private static List<Point> byWayOf(List<Point> begun, Checked<Way> further) {
        List<Point> all = new ArrayList<>(begun);
        all.addAll(further.value().points());
        return all;
    }

    private static boolean reaches(Movement movement, double x, double y) {
        return movement.shortest(new Point(x, y)).isOk();
    }

    /** Whether the same holds a tenth to every side: the outline may be wrong by so much. */
    private static boolean isClearly(Movement movement, double x, double y, boolean reached) {
        return reaches(movement, x + 0.1, y) == reached
                && reaches(movement, x - 0.1, y) == reached
                && reaches(movement, x, y + 0.1) == reached
                && reaches(movement, x, y - 0.1) == reached;
    }
}
