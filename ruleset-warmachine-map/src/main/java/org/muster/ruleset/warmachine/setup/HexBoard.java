package org.muster.ruleset.warmachine.setup;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.map.Chart;
import org.muster.api.map.Honeycomb;
import org.muster.api.space.Point;

/**
 * Which place of a map lies on which hex of a board.
 *
 * @param places by column and row; a hex with none was added
 * @param heads hexes that have a place's name, and what stands in it
 * @param warnings what was guessed; more may be added
 */
record HexBoard(
        int columns, int rows, Map<At, Chart.Place> places, Map<At, Chart.Place> heads, List<Violation> warnings) {

    private static final int FEWEST = 12;
    private static final int MOST_COLUMNS = 26;
    private static final int MOST_ROWS = 40;
    /** Hexes of the book's map for two to four. */
    private static final int USUAL = 63;
    /** From one of the headquarters to the next: two spaces lie between. */
    private static final int APART = 3;

    private static final double HEIGHT = Math.sqrt(3);

    /** A hex: column A is 0, row 1 is 0; of columns B, D ... all lie half a hex lower. */
    record At(int column, int row) {

        /** Its middle, the side of a hex being 1. */
        Point middle() {
            return new Point(1.5 * column + 1, (row + (column % 2 == 0 ? 0.5 : 1)) * HEIGHT);
        }

        private Honeycomb.Cell cell() {
            return new Honeycomb.Cell(column, row - Math.floorDiv(column, 2));
        }

        int far(At other) {
            return cell().steps(other.cell());
        }
    }

    /** As the file calls it. */
    static String id(int column, int row) {
        return (char) ('A' + column) + Integer.toString(row + 1);
    }

    /** A map of hexes as it is, a board laid over any other; or why there can be none. */
    static Checked<HexBoard> of(Chart chart) {
        Checked<Honeycomb> comb = Honeycomb.of(chart);
        boolean hasGround =
                chart.places().stream().anyMatch(place -> !place.outlines().isEmpty());
        if (comb.isOk() && chart.places().size() >= FEWEST) {
            HexBoard board = of(chart, comb.value());
            return board.columns <= MOST_COLUMNS && board.rows <= MOST_ROWS
                    ? Checked.ok(board)
                    : Checked.bad(Violation.of(
                            "BOARD_TOO_LARGE",
                            "{map} has {columns} columns and {rows} rows of hexes; a board has {mostColumns} and {mostRows} at most.",
                            chart.name(),
                            board.columns,
                            board.rows,
                            MOST_COLUMNS,
                            MOST_ROWS));
        }
        return hasGround
                ? Checked.ok(over(chart))
                : Checked.bad(Violation.of(
                        "NO_BOARD",
                        "{map} has neither {least} hexes or more, nor any ground that a board could be laid over.",
                        chart.name(),
                        FEWEST));
    }

    private static HexBoard of(Chart chart, Honeycomb comb) {
        List<Violation> warnings = new ArrayList<>();
        if (!comb.isFlat()) {
            warnings.add(Violation.of(
                    "TURNED", "Hexes of a board have a side on top: the map is turned, and what touches stays so."));
        }
        warnings.addAll(comb.oddBorders(chart));
        int left =
                comb.cells().list().stream().mapToInt(Honeycomb.Cell::q).min().orElse(0);
        Map<At, Chart.Place> raw = new LinkedHashMap<>();
        for (Chart.Place place : chart.places()) {
            Honeycomb.Cell cell = comb.at(place.id());
            int column = cell.q() - left;
            raw.put(new At(column, cell.r() + Math.floorDiv(column, 2)), place);
        }
        int top = raw.keySet().stream().mapToInt(At::row).min().orElse(0);
        Map<At, Chart.Place> places = new LinkedHashMap<>();
        raw.forEach((at, place) -> places.put(new At(at.column, at.row - top), place));
        int columns = places.keySet().stream().mapToInt(At::column).max().orElse(0) + 1;
        int rows = places.keySet().stream().mapToInt(At::row).max().orElse(0) + 1;
        if (columns * rows > places.size()) {
            warnings.add(Violation.of(
                    "BOARD_FILLED",
                    "A board has no gaps: {n hex was|hexes were} added where the map has none.",
                    columns * rows - places.size()));
        }
        return new HexBoard(columns, rows, places, places, warnings);
    }

    /** As many hexes as the book's map has, in the proportions of this one. */
    private static HexBoard over(Chart chart) {
        double wanted = Math.sqrt((double) USUAL * chart.width() / chart.height() * HEIGHT / 1.5);
        int columns = (int) Math.max(5, Math.min(MOST_COLUMNS, Math.round(wanted)));
        int rows = (int) Math.max(4, Math.min(MOST_ROWS, Math.round((double) USUAL / columns)));
        double across = chart.width() / (1.5 * columns + 0.5);
        double down = chart.height() / ((rows + 0.5) * HEIGHT);
        Map<At, Chart.Place> places = new LinkedHashMap<>();
        Map<At, Point> middles = new LinkedHashMap<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                At at = new At(column, row);
                Point middle = at.middle();
                Point there = new Point(middle.x() * across, middle.y() * down);
                middles.put(at, there);
                Chart.Place place = under(chart, there);
                if (place != null) {
                    places.put(at, place);
                }
            }
        }
        Map<At, Chart.Place> heads = new LinkedHashMap<>();
        for (Chart.Place place : chart.places()) {
            middles.entrySet().stream()
                    .filter(one -> !heads.containsKey(one.getKey()))
                    .min(Comparator.comparingDouble(one -> one.getValue().to(place.at())))
                    .ifPresent(one -> {
                        heads.put(one.getKey(), place);
                        if (!places.containsValue(place)) { // smaller than a hex: that one is it
                            places.put(one.getKey(), place);
                        }
                    });
        }
        List<Violation> warnings = new ArrayList<>();
        warnings.add(Violation.of(
                "BOARD_LAID_OVER",
                "A board of {columns} columns and {rows} rows is laid over the map: each hex is what lies under its middle, and the"
                        + " borders of the map are gone.",
                columns,
                rows));
        return new HexBoard(columns, rows, places, heads, warnings);
    }

    /** The smallest ground: an isle lies in its sea. */
    private static Chart.@Nullable Place under(Chart chart, Point at) {
        Chart.@Nullable Place found = null;
        double least = Double.MAX_VALUE;
        for (Chart.Place place : chart.places()) {
            for (Chart.Outline outline : place.outlines()) {
                if (outline.area() < least && outline.holds(at)) {
                    found = place;
                    least = outline.area();
                }
            }
        }
        return found;
    }

    Chart.@Nullable Place placeAt(int column, int row) {
        return places.get(new At(column, row));
    }

    /** The place whose name stands on that hex. */
    Chart.@Nullable Place headAt(int column, int row) {
        return heads.get(new At(column, row));
    }

    /** So many headquarters can stand on it (WMC-SETUP-07, WMC-SETUP-08), chosen one after the other. */
    int farApart() {
        List<At> chosen = new ArrayList<>();
        for (int column = 0; column < columns; column++) {
            for (int row = 0; row < rows; row++) {
                At at = new At(column, row);
                if (chosen.stream().allMatch(other -> other.far(at) >= APART)) {
                    chosen.add(at);
                }
            }
        }
        return chosen.size();
    }
}
