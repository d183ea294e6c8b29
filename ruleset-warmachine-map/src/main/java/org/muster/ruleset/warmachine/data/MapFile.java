package org.muster.ruleset.warmachine.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.check.Checked;
import org.muster.api.check.RefersTo;
import org.muster.api.check.Violation;
import org.muster.api.map.CampaignMap;
import org.muster.api.map.Route;
import org.muster.api.space.Point;
import org.muster.api.state.OrderedMap;

/**
 * The file of a map of flat-topped hexes: columns A, B, C ... and rows 1, 2 ...; columns B, D, F ... lie half a hex
 * lower.
 *
 * @param seats numbers of players it is made for
 * @param rows a row each, its cells separated by a blank: type and feature, {@code Fv}; {@code *} and a digit: a special
 *     location
 * @param specialLocations what each cell with a {@code *} is
 * @param suggestedHeadquarters where a set of headquarters may stand
 * @param names of spaces that have one
 */
public record MapFile(
        String id,
        String name,
        List<@Between(min = 1) Integer> seats,
        @Between(min = 1) int columns,
        List<String> rows,
        OrderedMap<String, @RefersTo("locations") String> specialLocations,
        List<String> suggestedHeadquarters,
        OrderedMap<String, String> names) {

    /** Height of a hex whose corners are one unit from its middle. */
    private static final double HEIGHT = Math.sqrt(3);

    public MapFile {
        seats = List.copyOf(seats);
        rows = List.copyOf(rows);
        suggestedHeadquarters = List.copyOf(suggestedHeadquarters);
    }

    /** The map, or everything that is wrong with the file. */
    public Checked<CampaignMap<Space>> map(OrderedMap<String, String> locationNames) {
        List<Violation> violations = new ArrayList<>();
        if (columns < 1 || columns > 26) {
            return Checked.bad(Violation.of("COLUMNS", "A map has 1 to 26 columns, not {n}.", columns));
        }
        Map<String, Space> spaces = new LinkedHashMap<>();
        for (int column = 0; column < columns; column++) {
            for (int row = 0; row < rows.size(); row++) {
                String[] cells = rows.get(row).strip().split("\\s+");
                String id = id(column, row);
                if (cells.length != columns) {
                    if (column == 0) {
                        violations.add(Violation.of(
                                        "ROW_LENGTH",
                                        "Row {row} has {n cell|cells}, the map has {columns column|columns}.",
                                        row + 1,
                                        cells.length,
                                        columns)
                                .inside("rows"));
                    }
                } else {
                    Space space = space(id, cells[column], at(column, row), locationNames, violations);
                    if (space != null) {
                        spaces.put(id, space);
                    }
                }
            }
        }
        checkIds("specialLocations", specialLocations.keySet(), spaces, violations);
        checkIds("suggestedHeadquarters", new LinkedHashSet<>(suggestedHeadquarters), spaces, violations);
        checkIds("names", names.keySet(), spaces, violations);
        Set<String> taken = new LinkedHashSet<>();
        specialLocations.forEach((at, location) -> {
            if (!taken.add(location)) {
                violations.add(Violation.of("LOCATION_TWICE", "{location} is on the map twice.", location)
                        .inside("specialLocations"));
            }
        });
        return violations.isEmpty() ? CampaignMap.of(name, spaces.values(), routes(spaces)) : Checked.bad(violations);
    }

    private static String id(int column, int row) {
        return (char) ('A' + column) + Integer.toString(row + 1);
    }

    private static Point at(int column, int row) {
        double y = (row + (column % 2 == 0 ? 0.5 : 1)) * HEIGHT;
        return new Point(rounded(1.5 * column + 1), rounded(y));
    }

    private static double rounded(double length) {
        return Math.round(length * 1000) / 1000.0;
    }

    private @Nullable Space space(
            String id, String cell, Point at, OrderedMap<String, String> locationNames, List<Violation> violations) {
        String location = specialLocations.get(id);
        SpaceType type = null;
        for (SpaceType one : SpaceType.values()) {
            type = cell.length() == 2 && cell.charAt(0) == one.letter() ? one : type;
        }
        List<Feature> features = new ArrayList<>();
        boolean known = type == SpaceType.SPECIAL || cell.endsWith(".");
        for (Feature feature : Feature.values()) {
            if (type != SpaceType.SPECIAL && cell.length() == 2 && cell.charAt(1) == feature.letter()) {
                features.add(feature);
                known = true;
            }
        }
        if (type == null || !known) {
            violations.add(Violation.of("CELL", "{id} is written {cell}; right would be Fv or W. or *1.", id, cell)
                    .inside("rows"));
            return null;
        }
        if ((type == SpaceType.SPECIAL) != (location != null)) {
            violations.add(
                    Violation.of("LOCATION", "{id} must be a * and have a line in specialLocations, or neither.", id)
                            .inside("specialLocations"));
            return null;
        }
        if (location != null && !locationNames.containsKey(location)) {
            violations.add(Violation.of("NO_SUCH_LOCATION", "There is no special location {location}.", location)
                    .inside("specialLocations"));
            return null;
        }
        String named = names.getOrDefault(id, location == null ? id : locationNames.the(location));
        return new Space(id, named, type, features, location, at);
    }

    private static void checkIds(String field, Set<String> ids, Map<String, Space> spaces, List<Violation> violations) {
        for (String id : ids) {
            if (!spaces.containsKey(id)
                    && violations.stream().noneMatch(one -> one.at().equals("rows"))) {
                violations.add(Violation.of("NO_SUCH_SPACE", "The map has no space {id}.", id)
                        .inside(field));
            }
        }
    }

    private List<Route> routes(Map<String, Space> spaces) {
        List<Route> routes = new ArrayList<>();
        for (int column = 0; column < columns; column++) {
            for (int row = 0; row < rows.size(); row++) {
                String from = id(column, row);
                int upper = column % 2 == 0 ? row - 1 : row;
                for (String to : List.of(id(column, row + 1), id(column + 1, upper), id(column + 1, upper + 1))) {
                    if (spaces.containsKey(from) && spaces.containsKey(to)) {
                        routes.add(Route.between(from, to));
                    }
                }
            }
        }
        return routes;
    }
}
