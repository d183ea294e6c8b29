package org.muster.ruleset.warmachine.setup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.map.Chart;
import org.muster.api.spi.MapImport;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.warmachine.data.Feature;
import org.muster.ruleset.warmachine.data.MapFile;
import org.muster.ruleset.warmachine.data.SpaceType;

/**
 * Makes a board out of a map that another program keeps (WMC-SETUP-07): of a map of hexes each becomes a space; over any
 * other map a board is laid, and each of its spaces is what lies under its middle. What the notes call forest, village or
 * river is one; what they call nothing is field.
 */
public final class BoardImport implements MapImport<MapFile> {

    private static final int MOST_SEATS = 6;

    private static final Map<SpaceType, List<String>> LAND = new LinkedHashMap<>();
    private static final Map<Feature, List<String>> FEATURES = new LinkedHashMap<>();

    static {
        LAND.put(SpaceType.FIELD, List.of("field", "fields", "plains", "grass", "farmland"));
        LAND.put(SpaceType.FOREST, List.of("forest", "wood", "woods", "jungle"));
        LAND.put(SpaceType.MOUNTAIN, List.of("mountain", "mountains", "peaks"));
        LAND.put(SpaceType.FOOTHILLS, List.of("hill", "hills", "foothills", "highlands"));
        LAND.put(SpaceType.SWAMP, List.of("swamp", "marsh", "bog"));
        LAND.put(SpaceType.DESERT_WASTELAND, List.of("desert", "wasteland", "waste", "sand"));
        FEATURES.put(Feature.CITY, List.of("city", "capital"));
        FEATURES.put(Feature.VILLAGE, List.of("village", "town"));
        FEATURES.put(Feature.BATTLEFIELD, List.of("battlefield"));
        FEATURES.put(Feature.RIVER, List.of("river"));
    }

    @Override
    public String data() {
        return "crossing";
    }

    @Override
    public Checked<Draft<MapFile>> draft(Chart chart) {
        return HexBoard.of(chart).map(board -> new Draft<>(new Written(chart, board).file(), board.warnings()));
    }

    /** A board on its way into its file. */
    private static final class Written {

        private final Chart chart;
        private final HexBoard board;
        private OrderedMap<String, String> locations = OrderedMap.empty();
        private OrderedMap<String, String> names = OrderedMap.empty();
        private final List<String> headquarters = new ArrayList<>();
        private int fields;
        private int water;

        Written(Chart chart, HexBoard board) {
            this.chart = chart;
            this.board = board;
        }

        MapFile file() {
            List<String> rows = new ArrayList<>();
            for (int row = 0; row < board.rows(); row++) {
                List<String> cells = new ArrayList<>();
                for (int column = 0; column < board.columns(); column++) {
                    cells.add(cell(column, row));
                }
                rows.add(String.join(" ", cells));
            }
            if (fields > 0) {
                board.warnings()
                        .add(Violation.of(
                                "LAND_GUESSED",
                                "Of {n space|spaces} the map does not say what land it is; it is field.",
                                fields));
            }
            if (water > 0) {
                board.warnings()
                        .add(Violation.of(
                                "WATER_MADE_SWAMP",
                                "The book has no water: {n space|spaces} of it became swamp.",
                                water));
            }
            int seats = Math.max(2, Math.min(MOST_SEATS, board.farApart()));
            return new MapFile(
                    "crossing",
                    chart.name(),
                    IntStream.rangeClosed(2, seats).boxed().toList(),
                    board.columns(),
                    rows,
                    locations,
                    headquarters,
                    names);
        }

        private String cell(int column, int row) {
            String id = HexBoard.id(column, row);
            Chart.Place head = board.headAt(column, row);
            if (head != null) {
                if (!head.name().equalsIgnoreCase(id)) {
                    names = names.with(id, head.name());
                }
                if (!head.note("capital").isEmpty()) {
                    headquarters.add(id);
                }
                String location = head.note("location");
                if (!location.isEmpty()) {
                    locations = locations.with(id, location);
                    return "*" + locations.size() % 10;
                }
            }
            Chart.Place place = board.placeAt(column, row);
            return String.valueOf(land(place).letter()) + feature(place, head);
        }

        private SpaceType land(Chart.@Nullable Place place) {
            if (place != null) {
                for (Map.Entry<SpaceType, List<String>> one : LAND.entrySet()) {
                    if (says(place, one.getValue())) {
                        return one.getKey();
                    }
                }
                if (says(place, List.of("water", "sea", "lake", "ocean"))) {
                    water++;
                    return SpaceType.SWAMP;
                }
            }
            fields++;
            return SpaceType.FIELD;
        }

        /** A river runs through all of its place; a town stands on one hex. */
        private static char feature(Chart.@Nullable Place place, Chart.@Nullable Place head) {
            for (Map.Entry<Feature, List<String>> one : FEATURES.entrySet()) {
                Chart.Place of = one.getKey() == Feature.RIVER ? place : head;
                if (of != null && says(of, one.getValue())) {
                    return one.getKey().letter();
                }
            }
            return '.';
        }

        /** Whether a note has one of these words for its value, or for its name where it is true. */
        private static boolean says(Chart.Place place, List<String> words) {
            return place.notes().keySet().stream().anyMatch(key -> {
                String value = place.note(key).strip().toLowerCase(Locale.ROOT);
                return value.equals("true") && words.contains(key.toLowerCase(Locale.ROOT))
                        || Arrays.stream(value.split("[^a-z]+")).anyMatch(words::contains);
            });
        }
    }
}
