package org.muster.maps;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.map.Chart;
import org.muster.api.space.Point;
import tools.jackson.databind.JsonNode;

/**
 * What a map of Tiled says, whether in XML or in JSON.
 *
 * @param hexSide length of the side that is not slanted
 * @param flat whether hexes have a side on top; otherwise a corner
 * @param evenShifted whether rows (of flat ones columns) 0, 2, 4 ... are shifted by half a hex, otherwise 1, 3, 5 ...
 * @param kinds of tiles, by their numbers in the layers
 * @param things points with names, in the map's numbers
 */
record TiledMap(
        double tileWidth,
        double tileHeight,
        double hexSide,
        boolean flat,
        boolean evenShifted,
        List<Layer> layers,
        Map<Integer, Kind> kinds,
        List<Thing> things) {

    /** Flags that say how a tile is turned stand above its number. */
    private static final int NUMBER = 0x0fff_ffff;

    /** Cells of one layer, a tile's number each. */
    record Layer(String name, List<Cell> cells) {}

    /** Where a tile lies. */
    record Cell(int column, int row, int tile) {}

    /** What a tile is, as its author says. */
    record Kind(String called, Map<String, String> properties) {}

    /** A point with a name. */
    record Thing(String name, Point at, Map<String, String> properties) {}

    static TiledMap of(Source source, Xml map) throws IOException {
        TiledParts parts = new TiledParts(source);
        mustBeHexagonal(source, map.attribute("orientation"));
        for (Xml set : map.all("tileset").toList()) {
            int first = parts.number(set.attribute("firstgid"), 1);
            parts.tiles(first, set.attribute("source").isEmpty() ? set : parts.tileset(set.attribute("source")));
        }
        parts.layers(map);
        return new TiledMap(
                parts.size(map.attribute("tilewidth")),
                parts.size(map.attribute("tileheight")),
                parts.number(map.attribute("hexsidelength"), 0),
                map.attribute("staggeraxis").equals("x"),
                map.attribute("staggerindex").equals("even"),
                parts.layers,
                parts.kinds,
                parts.things);
    }

    static TiledMap of(Source source, JsonNode map) throws IOException {
        TiledParts parts = new TiledParts(source);
        mustBeHexagonal(source, map.path("orientation").asString(""));
        for (JsonNode set : map.path("tilesets")) {
            String elsewhere = set.path("source").asString("");
            int first = set.path("firstgid").asInt(1);
            if (elsewhere.isEmpty()) {
                parts.tiles(first, set);
            } else {
                parts.tiles(first, parts.tileset(elsewhere));
            }
        }
        parts.layers(map);
        return new TiledMap(
                parts.size(map.path("tilewidth").asString("")),
                parts.size(map.path("tileheight").asString("")),
                map.path("hexsidelength").asInt(0),
                map.path("staggeraxis").asString("y").equals("x"),
                map.path("staggerindex").asString("odd").equals("even"),
                parts.layers,
                parts.kinds,
                parts.things);
    }

    private static void mustBeHexagonal(Source source, String orientation) {
        if (!orientation.equals("hexagonal")) {
            throw new Refused(
                    "MAP_NO_HEXES",
                    "{file} is a map of Tiled with {orientation} tiles; only hexagonal ones are read.",
                    source.file(),
                    orientation.isEmpty() ? "square" : orientation);
        }
    }

    static int plain(long tile) {
        return (int) (tile & NUMBER);
    }

    /** Properties of JSON: a list of names and values. */
    static Map<String, String> properties(JsonNode of) {
        Map<String, String> properties = new LinkedHashMap<>();
        for (JsonNode one : of.path("properties")) {
            properties.put(one.path("name").asString(""), one.path("value").asString(""));
        }
        return properties;
    }

    /** Properties of XML; a long value is the element's text. */
    static Map<String, String> properties(Xml of) {
        Map<String, String> properties = new LinkedHashMap<>();
        for (Xml one :
                of.first("properties").map(all -> all.all("property").toList()).orElse(List.of())) {
            String value = one.attributes().getOrDefault("value", one.text().toString());
            properties.put(one.attribute("name"), value);
        }
        return properties;
    }

    /** Column and row of the hex whose middle is nearest. */
    List<Integer> cellAt(Point point) {
        int column = (int) Math.floor(point.x() / (flat ? (tileWidth + hexSide) / 2 : tileWidth));
        int row = (int) Math.floor(point.y() / (flat ? tileHeight : (tileHeight + hexSide) / 2));
        List<Integer> nearest = List.of(column, row);
        double least = Double.MAX_VALUE;
        for (int x = column - 1; x <= column + 1; x++) {
            for (int y = row - 1; y <= row + 1; y++) {
                double far = new Chart.Outline(corners(x, y)).middle().to(point);
                if (far < least) {
                    least = far;
                    nearest = List.of(x, y);
                }
            }
        }
        return nearest;
    }

    /** The corners of a hex. */
    List<Point> corners(int column, int row) {
        double left = flat ? column * (tileWidth + hexSide) / 2 : column * tileWidth;
        double top = flat ? row * tileHeight : row * (tileHeight + hexSide) / 2;
        boolean shifted = Math.floorMod(flat ? column : row, 2) == (evenShifted ? 0 : 1);
        if (shifted) {
            left += flat ? 0 : tileWidth / 2;
            top += flat ? tileHeight / 2 : 0;
        }
        double slant = ((flat ? tileWidth : tileHeight) - hexSide) / 2;
        double[][] corners = flat
                ? new double[][] {
                    {slant, 0},
                    {slant + hexSide, 0},
                    {tileWidth, tileHeight / 2},
                    {slant + hexSide, tileHeight},
                    {slant, tileHeight},
                    {0, tileHeight / 2}
                }
                : new double[][] {
                    {tileWidth / 2, 0},
                    {tileWidth, slant},
                    {tileWidth, slant + hexSide},
                    {tileWidth / 2, tileHeight},
                    {0, slant + hexSide},
                    {0, slant}
                };
        List<Point> points = new ArrayList<>(corners.length);
        for (double[] corner : corners) {
            points.add(new Point(left + corner[0], top + corner[1]));
        }
        return points;
    }
}
