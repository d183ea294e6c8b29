package org.muster.maps;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * A hexagonal map of Tiled: each hex with a tile on it is a place, called by the named point that lies in it or by its
 * column and row; neighbours touch. Each layer says, under its own name, what the hex's tile is called.
 */
final class Tiled {

    private static final int LETTERS = 26;

    private final Source source;
    private final TiledMap map;

    Tiled(Source source, TiledMap map) {
        this.source = source;
        this.map = map;
    }

    static boolean isOne(Xml root) {
        return root.name().equals("map");
    }

    static boolean isOne(JsonNode root) {
        return root.path("type").asString("").equals("map");
    }

    /** A hex, and what lies on it. */
    private static final class Hex {
        final Map<String, String> notes = new LinkedHashMap<>();
        String name = "";
    }

    Draft read() {
        String file = source.file().substring(source.file().lastIndexOf('/') + 1);
        Draft draft = new Draft(file.contains(".") ? file.substring(0, file.indexOf('.')) : file);
        Map<List<Integer>, Hex> hexes = hexes();
        names(hexes, draft);
        hexes.forEach((cell, hex) -> {
            String name = hex.name;
            draft.place(name);
            draft.outline(name, List.of(map.corners(cell.get(0), cell.get(1))));
            draft.note(name, "column", String.valueOf(cell.get(0)));
            draft.note(name, "row", String.valueOf(cell.get(1)));
            hex.notes.forEach((key, value) -> draft.note(name, key, value));
        });
        draft.bordersByGround();
        return draft;
    }

    private Map<List<Integer>, Hex> hexes() {
        Map<List<Integer>, Hex> hexes = new LinkedHashMap<>();
        for (TiledMap.Layer layer : map.layers()) {
            for (TiledMap.Cell cell : layer.cells()) {
                Hex hex = hexes.computeIfAbsent(List.of(cell.column(), cell.row()), any -> new Hex());
                TiledMap.Kind kind = map.kinds().get(cell.tile());
                if (kind != null) {
                    hex.notes.put(layer.name().strip().toLowerCase(Locale.ROOT), kind.called());
                    hex.notes.putAll(kind.properties());
                }
            }
        }
        return hexes;
    }

    private void names(Map<List<Integer>, Hex> hexes, Draft draft) {
        Map<String, Integer> times = new LinkedHashMap<>();
        for (TiledMap.Thing thing : map.things()) {
            Hex hex = hexes.get(map.cellAt(thing.at()));
            if (hex == null || !hex.name.isEmpty()) {
                draft.warn(
                        "MAP_NAME_LEFT_OUT",
                        "{name} is on no hex, or on one that has a name already; it is left out.",
                        thing.name());
            } else {
                int again = times.merge(thing.name(), 1, Integer::sum);
                hex.name = again == 1 ? thing.name() : thing.name() + ' ' + again;
                hex.notes.putAll(thing.properties());
            }
        }
        hexes.forEach((cell, hex) -> {
            if (hex.name.isEmpty()) {
                hex.name = called(cell.get(0), cell.get(1));
            }
        });
    }

    /** Column A row 1 is {@code A1}, as on a chess board; columns left of A, or above row 1, are told by numbers. */
    private static String called(int column, int row) {
        if (column < 0 || row < 0 || column >= LETTERS * LETTERS) {
            return column + "/" + row;
        }
        String letters = column < LETTERS
                ? String.valueOf((char) ('A' + column))
                : "" + (char) ('A' + column / LETTERS - 1) + (char) ('A' + column % LETTERS);
        return letters + (row + 1);
    }
}
