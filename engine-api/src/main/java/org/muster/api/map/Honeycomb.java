package org.muster.api.map;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.muster.api.Preview;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.space.Point;
import org.muster.api.state.OrderedMap;

/**
 * A chart whose places are hexes side by side, as a board of hexes in Tiled becomes: where each lies on the board. A
 * {@link org.muster.api.spi.MapImport} of a system that is played on hexes asks for it.
 *
 * @param isFlat whether hexes have a side on top, and columns; otherwise a corner, and rows
 * @param cells by the ids of the places
 */
@Preview
public record Honeycomb(boolean isFlat, OrderedMap<String, Cell> cells) {

    /** Of the way from one middle to the next, how far a place may lie beside its own. */
    private static final double LOOSE = 0.2;
    /** So many borders may lead elsewhere, or one in so many: else what looks like hexes is chance. */
    private static final int FEW = 2;

    private static final int MOST = 4;
    /** Places whose nearest are looked for. */
    private static final int ENOUGH = 200;

    /**
     * A hex in axial columns and rows: it touches those that are one off in either, or one more in one and one less in the
     * other.
     */
    public record Cell(int q, int r) {

        /** Steps from one hex to the next until the other is reached. */
        public int steps(Cell other) {
            int dq = other.q - q;
            int dr = other.r - r;
            return Math.max(Math.abs(dq + dr), Math.max(Math.abs(dq), Math.abs(dr)));
        }

        /** Whether both share a side. */
        public boolean touches(Cell other) {
            return steps(other) == 1;
        }
    }

    /** Where the places of a chart lie, or why they are no hexes. */
    public static Checked<Honeycomb> of(Chart chart) {
        Map<String, Point> middles = new LinkedHashMap<>();
        for (Chart.Place place : chart.places()) {
            middles.put(
                    place.id(),
                    place.outlines().stream()
                            .max(Comparator.comparingDouble(Chart.Outline::area))
                            .map(Chart.Outline::middle)
                            .orElse(place.at()));
        }
        double[] xs = middles.values().stream().mapToDouble(Point::x).toArray();
        double[] ys = middles.values().stream().mapToDouble(Point::y).toArray();
        double apart = apart(List.copyOf(middles.values()));
        Steps across = Steps.in(xs, apart);
        Steps down = Steps.in(ys, apart);
        Map<String, Cell> halves = new LinkedHashMap<>();
        Set<Cell> taken = new LinkedHashSet<>();
        int odd = 0;
        for (Map.Entry<String, Point> one : middles.entrySet()) {
            Point at = one.getValue();
            if (!across.isOn(at.x()) || !down.isOn(at.y())) {
                return none(chart, one.getKey());
            }
            // in a row alone nothing lies half a hex aside, nor in a column
            Cell half = new Cell(
                    across.number(at.x()) * (down.isOne() ? 2 : 1), down.number(at.y()) * (across.isOne() ? 2 : 1));
            odd += Math.floorMod(half.q + half.r, 2);
            if (!taken.add(half)) {
                return none(chart, one.getKey());
            }
            halves.put(one.getKey(), half);
        }
        if (odd != 0 && odd != halves.size()) {
            return none(chart, chart.places().get(0).id());
        }
        boolean flat = isFlat(chart, halves, across, down);
        int shift = odd == 0 ? 0 : 1;
        OrderedMap<String, Cell> cells = OrderedMap.empty();
        for (Map.Entry<String, Cell> one : halves.entrySet()) {
            int column = one.getValue().q + shift;
            int row = one.getValue().r;
            cells = cells.with(
                    one.getKey(), flat ? new Cell(column, (row - column) / 2) : new Cell((column - row) / 2, row));
        }
        Honeycomb comb = new Honeycomb(flat, cells);
        List<Chart.Border> astray = comb.astray(chart);
        return astray.size() > FEW && astray.size() * MOST > chart.borders().size()
                ? none(chart, astray.get(0).from())
                : Checked.ok(comb);
    }

    private static Checked<Honeycomb> none(Chart chart, String odd) {
        return Checked.bad(Violation.of(
                "NO_HEXES",
                "The places of {map} are no hexes side by side: {place} does not fit among the others. A hexagonal map of Tiled"
                        + " has them.",
                chart.name(),
                chart.places().stream()
                        .filter(place -> place.id().equals(odd))
                        .map(Chart.Place::name)
                        .findFirst()
                        .orElse(odd)));
    }

    /** From one middle to the nearest other, as most are. */
    private static double apart(List<Point> middles) {
        double[] nearest = middles.stream()
                .limit(ENOUGH)
                .mapToDouble(one -> middles.stream()
                        .filter(other -> !other.equals(one))
                        .mapToDouble(one::to)
                        .min()
                        .orElse(1))
                .sorted()
                .toArray();
        return nearest.length == 0 ? 1 : nearest[nearest.length / 2];
    }

    /** Lines at equal distances on which all middles lie. */
    private record Steps(double first, double step, boolean isOne) {

        static Steps in(double[] numbers, double apart) {
            double[] sorted = numbers.clone();
            Arrays.sort(sorted);
            List<Double> gaps = new ArrayList<>();
            for (int i = 1; i < sorted.length; i++) {
                double gap = sorted[i] - sorted[i - 1];
                if (gap > apart * LOOSE) {
                    gaps.add(gap);
                }
            }
            double least = gaps.stream().mapToDouble(gap -> gap).min().orElse(apart);
            double step = gaps.stream()
                    .mapToDouble(gap -> gap)
                    .filter(gap -> gap < least * (1 + LOOSE))
                    .average()
                    .orElse(least);
            return new Steps(sorted.length == 0 ? 0 : sorted[0], step, gaps.isEmpty());
        }

        int number(double at) {
            return (int) Math.round((at - first) / step);
        }

        boolean isOn(double at) {
            return Math.abs((at - first) / step - number(at)) <= LOOSE;
        }
    }

    /** Where most sides that are no slanted ones lie; where there are none, the hexes are regular. */
    private static boolean isFlat(Chart chart, Map<String, Cell> halves, Steps across, Steps down) {
        int flat = 0;
        int pointed = 0;
        for (Chart.Border border : chart.borders()) {
            Cell one = halves.get(border.from());
            Cell other = halves.get(border.to());
            if (one != null && other != null) {
                flat += one.q == other.q && Math.abs(one.r - other.r) == 2 ? 1 : 0;
                pointed += one.r == other.r && Math.abs(one.q - other.q) == 2 ? 1 : 0;
            }
        }
        return flat == pointed ? across.step() > down.step() : flat > pointed;
    }

    /** The place of a chart on a hex. */
    public Cell at(String place) {
        return cells.the(place);
    }

    /** Borders between places that share no side. */
    private List<Chart.Border> astray(Chart chart) {
        return chart.borders().stream()
                .filter(border -> cells.containsKey(border.from()) && cells.containsKey(border.to()))
                .filter(border -> !at(border.from()).touches(at(border.to())))
                .toList();
    }

    /** What the chart says of borders and hexes don't have: each is told, and hexes are right. */
    public List<Violation> oddBorders(Chart chart) {
        Map<String, Chart.Place> byId = new LinkedHashMap<>();
        chart.places().forEach(place -> byId.put(place.id(), place));
        Set<String> said = new LinkedHashSet<>();
        List<Violation> odd = new ArrayList<>();
        for (Chart.Border border : chart.borders()) {
            Chart.Place one = byId.get(border.from());
            Chart.Place other = byId.get(border.to());
            if (one == null || other == null) {
                continue;
            }
            said.add(border.from() + ' ' + border.to());
            said.add(border.to() + ' ' + border.from());
            if (!at(one.id()).touches(at(other.id()))) {
                odd.add(Violation.of(
                        "NO_SHARED_SIDE", "{one} and {other} share no side; one can't go between.", one, other));
            }
        }
        Map<Cell, String> ids = new LinkedHashMap<>();
        cells.forEach((id, cell) -> ids.put(cell, id));
        int opened = 0;
        for (Map.Entry<String, Cell> one : cells.entrySet()) {
            Cell cell = one.getValue();
            for (Cell next : List.of(
                    new Cell(cell.q + 1, cell.r), new Cell(cell.q, cell.r + 1), new Cell(cell.q + 1, cell.r - 1))) {
                String other = ids.get(next);
                opened += other != null && !said.contains(one.getKey() + ' ' + other) ? 1 : 0;
            }
        }
        if (opened > 0) {
            odd.add(Violation.of(
                    "SIDES_OPEN",
                    "{n pair of hexes shares|pairs of hexes share} a side that the map says nothing of; one can go between all the same.",
                    opened));
        }
        return odd;
    }
}
