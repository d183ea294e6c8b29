package org.muster.bench;

import java.util.Locale;

/**
 * A planet like that of swm-campaign's own map, as wide as one likes: two rows of home regions, each of a city, two
 * marches and a frontier, closed round the planet east to west.
 */
final class WideMap {

    private final int columns;
    private final StringBuilder regions = new StringBuilder("regions:\n");
    private final StringBuilder territories = new StringBuilder("territories:\n");

    private WideMap(int columns) {
        this.columns = columns;
        for (String row : new String[] {"north", "south"}) {
            for (int column = 0; column < columns; column++) {
                region(row, column);
            }
        }
    }

    /** The map's file, with two regions, of four territories each, a column. */
    static String yaml(int columns) {
        WideMap map = new WideMap(columns);
        return "name: Wide\n" + map.regions + map.territories;
    }

    private String id(String row, int column) {
        return row + '-' + Math.floorMod(column, columns);
    }

    private void region(String row, int column) {
        boolean north = row.equals("north");
        String id = id(row, column);
        String west = id(row, column - 1);
        String east = id(row, column + 1);
        String over = id(north ? "south" : "north", column);
        regions.append("  - {id: %s, capital: %s-city, borders: [%s, %s, %s]}%n".formatted(id, id, west, east, over));
        int x = 4 * column;
        territory(id, "city", "capital", 40, 2, x + 2, north ? 0 : 5, id + "-west", id + "-east", id + "-frontier");
        territory(
                id,
                "west",
                "march",
                20,
                1,
                x + 1,
                north ? 1 : 4,
                id + "-city",
                id + "-frontier",
                west + "-east",
                west + "-frontier");
        territory(id, "east", "march", 20, 1, x + 3, north ? 1 : 4, id + "-city", id + "-frontier", east + "-west");
        territory(
                id,
                "frontier",
                "frontier",
                20,
                2,
                x + 2,
                north ? 2 : 3,
                id + "-city",
                id + "-west",
                id + "-east",
                east + "-west",
                over + "-frontier");
    }

    private void territory(
            String region, String name, String kind, int economy, int stacking, int x, int y, String... adjacent) {
        String id = region + '-' + name;
        territories.append(String.format(
                Locale.ROOT,
                "  - {id: %s, name: %s, region: %s, kind: %s, economy: %d, stacking: %d, fortified: %b,"
                        + " at: {x: %d, y: %d}, mapboards: [], adjacent: [%s]}%n",
                id,
                id,
                region,
                kind,
                economy,
                stacking,
                kind.equals("capital"),
                x,
                y,
                String.join(", ", adjacent)));
    }
}
