package org.muster.maps;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.InflaterInputStream;
import org.muster.api.map.Chart;
import org.muster.api.space.Point;
import tools.jackson.databind.JsonNode;

/** The parts of a map of Tiled, gathered from its file and from sets of tiles that lie beside it. */
final class TiledParts {

    final List<TiledMap.Layer> layers = new ArrayList<>();
    final Map<Integer, TiledMap.Kind> kinds = new LinkedHashMap<>();
    final List<TiledMap.Thing> things = new ArrayList<>();

    private final Source source;
    private int cells;

    TiledParts(Source source) {
        this.source = source;
    }

    // ---- numbers

    int number(String text, int otherwise) {
        try {
            return text.isEmpty() ? otherwise : (int) Double.parseDouble(text);
        } catch (NumberFormatException e) {
            throw bad(text);
        }
    }

    double size(String text) {
        int size = number(text, 0);
        if (size < 1 || size > 10_000) {
            throw new Refused(
                    "MAP_BAD_NUMBER",
                    "{file}: a hex should be 1 to 10000 wide and high, not {size}.",
                    source.file(),
                    text);
        }
        return size;
    }

    private Refused bad(String text) {
        return new Refused("MAP_BAD_NUMBER", "{file}: {text} should be a number.", source.file(), shortened(text));
    }

    private static String shortened(String text) {
        return text.length() > 40 ? text.substring(0, 40) : text;
    }

    // ---- sets of tiles

    /** One that lies in a file of its own, in the map's folder whatever path the map says; nothing where it is not there. */
    Xml tileset(String elsewhere) throws IOException {
        try {
            Path name = Path.of(elsewhere.replace('\\', '/')).getFileName();
            Optional<Source> file = name == null ? Optional.empty() : source.beside(name.toString());
            if (file.isPresent() && file.get().text().stripLeading().startsWith("<")) {
                return Xml.read(file.get());
            }
        } catch (InvalidPathException e) {
            // it is nowhere
        }
        return new Xml("tileset", Map.of(), List.of(), new StringBuilder());
    }

    void tiles(int first, Xml set) {
        set.all("tile").forEach(tile -> {
            String called = Stream.of("class", "type")
                    .map(tile::attribute)
                    .filter(word -> !word.isEmpty())
                    .findFirst()
                    .orElse("");
            kinds.put(first + number(tile.attribute("id"), 0), new TiledMap.Kind(called, TiledMap.properties(tile)));
        });
    }

    void tiles(int first, JsonNode set) {
        for (JsonNode tile : set.path("tiles")) {
            String called = tile.path("class").asString(tile.path("type").asString(""));
            kinds.put(first + tile.path("id").asInt(0), new TiledMap.Kind(called, TiledMap.properties(tile)));
        }
    }

    // ---- layers

    void layers(Xml in) throws IOException {
        for (Xml one : in.elements()) {
            switch (one.name()) {
                case "layer" -> layer(one);
                case "group" -> layers(one);
                case "objectgroup" ->
                    one.all("object")
                            .forEach(thing -> thing(
                                    thing.attribute("name"),
                                    thing.attribute("x"),
                                    thing.attribute("y"),
                                    thing.attribute("width"),
                                    thing.attribute("height"),
                                    TiledMap.properties(thing)));
                default -> {} // pictures, properties
            }
        }
    }

    void layers(JsonNode in) throws IOException {
        for (JsonNode one : in.path("layers")) {
            switch (one.path("type").asString("")) {
                case "tilelayer" -> layer(one);
                case "group" -> layers(one);
                case "objectgroup" ->
                    one.path("objects")
                            .forEach(thing -> thing(
                                    thing.path("name").asString(""),
                                    thing.path("x").asString("0"),
                                    thing.path("y").asString("0"),
                                    thing.path("width").asString("0"),
                                    thing.path("height").asString("0"),
                                    TiledMap.properties(thing)));
                default -> {}
            }
        }
    }

    private void thing(String name, String x, String y, String width, String height, Map<String, String> properties) {
        if (!name.isBlank()) {
            Point middle = new Point(decimal(x) + decimal(width) / 2, decimal(y) + decimal(height) / 2);
            things.add(new TiledMap.Thing(name, middle, properties));
        }
    }

    private double decimal(String text) {
        try {
            double value = text.isEmpty() ? 0 : Double.parseDouble(text);
            if (Math.abs(value) < 1e9) {
                return value;
            }
        } catch (NumberFormatException e) {
            // told below
        }
        throw bad(text);
    }

    private void layer(Xml layer) throws IOException {
        List<TiledMap.Cell> all = new ArrayList<>();
        Xml data = layer.first("data").orElse(null);
        if (data != null) {
            List<Xml> chunks = data.all("chunk").toList();
            for (Xml piece : chunks.isEmpty() ? List.of(data) : chunks) {
                Grid grid = chunks.isEmpty()
                        ? new Grid(0, 0, number(layer.attribute("width"), 1), number(layer.attribute("height"), 0), all)
                        : new Grid(
                                number(piece.attribute("x"), 0),
                                number(piece.attribute("y"), 0),
                                number(piece.attribute("width"), 1),
                                number(piece.attribute("height"), 0),
                                all);
                if (data.attribute("encoding").isEmpty()) {
                    piece.all("tile").forEach(tile -> grid.accept(whole(tile.attribute("gid"))));
                } else {
                    decode(
                            data.attribute("encoding"),
                            data.attribute("compression"),
                            piece.text().toString(),
                            grid);
                }
                grid.mustBeWhole(layer.attribute("name"));
            }
        }
        layers.add(new TiledMap.Layer(layer.attribute("name"), all));
    }

    private void layer(JsonNode layer) throws IOException {
        List<TiledMap.Cell> all = new ArrayList<>();
        JsonNode chunks = layer.path("chunks");
        if (chunks.isEmpty()) {
            data(
                    layer,
                    layer,
                    new Grid(
                            0,
                            0,
                            layer.path("width").asInt(1),
                            layer.path("height").asInt(0),
                            all));
        }
        for (JsonNode piece : chunks) {
            data(
                    layer,
                    piece,
                    new Grid(
                            piece.path("x").asInt(0),
                            piece.path("y").asInt(0),
                            piece.path("width").asInt(1),
                            piece.path("height").asInt(0),
                            all));
        }
        layers.add(new TiledMap.Layer(layer.path("name").asString(""), all));
    }

    private void data(JsonNode layer, JsonNode piece, Grid grid) throws IOException {
        JsonNode data = piece.path("data");
        if (data.isArray()) {
            data.forEach(tile -> grid.accept(tile.asLong(0)));
        } else {
            decode(
                    layer.path("encoding").asString("csv"),
                    layer.path("compression").asString(""),
                    data.asString(""),
                    grid);
        }
        grid.mustBeWhole(layer.path("name").asString(""));
    }

    private void decode(String encoding, String compression, String text, LongConsumer grid) throws IOException {
        if (encoding.equals("csv")) {
            for (String one : text.split(",")) {
                grid.accept(whole(one.strip()));
            }
            return;
        }
        if (!encoding.equals("base64")) {
            throw encoding(encoding);
        }
        try (InputStream in = unpacked(compression, Base64.getMimeDecoder().decode(text))) {
            for (byte[] four = in.readNBytes(4); four.length == 4; four = in.readNBytes(4)) {
                grid.accept(
                        (four[0] & 0xffL) | (four[1] & 0xffL) << 8 | (four[2] & 0xffL) << 16 | (four[3] & 0xffL) << 24);
            }
        } catch (IOException | IllegalArgumentException e) {
            throw new Refused(
                    "MAP_BROKEN_LAYER",
                    "{file}: the tiles of a layer can't be unpacked; they break off.",
                    source.file());
        }
    }

    private InputStream unpacked(String compression, byte[] packed) throws IOException {
        InputStream in = new ByteArrayInputStream(packed);
        return switch (compression) {
            case "" -> in;
            case "gzip" -> new GZIPInputStream(in);
            case "zlib" -> new InflaterInputStream(in);
            default -> throw encoding(compression);
        };
    }

    private Refused encoding(String how) {
        return new Refused(
                "MAP_ENCODING",
                "{file}: its layers are packed as {how}; save it with CSV, or with Base64 plain, gzip or zlib (Map >"
                        + " Map Properties > Tile Layer Format).",
                source.file(),
                how);
    }

    private long whole(String text) {
        try {
            return text.isEmpty() ? 0 : Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw bad(text);
        }
    }

    /** Puts tiles side by side, row below row. */
    private final class Grid implements LongConsumer {
        private final int left;
        private final int top;
        private final int width;
        private final int height;
        private final List<TiledMap.Cell> all;
        private int n;

        Grid(int left, int top, int width, int height, List<TiledMap.Cell> all) {
            this.left = left;
            this.top = top;
            this.width = Math.max(1, width);
            this.height = height;
            this.all = all;
        }

        @Override
        public void accept(long tile) {
            if (++cells > 50 * Chart.MOST_PLACES) { // what is empty takes time too
                throw tooMany();
            }
            int plain = TiledMap.plain(tile);
            if (plain != 0) {
                all.add(new TiledMap.Cell(left + n % width, top + n / width, plain));
                if (all.size() > Chart.MOST_PLACES) {
                    throw tooMany();
                }
            }
            n++;
        }

        void mustBeWhole(String layer) {
            if (n < (long) width * height) {
                throw new Refused(
                        "MAP_BROKEN_LAYER",
                        "{file}: the layer {layer} is {width} by {height} and has {n tile|tiles}; it breaks off.",
                        source.file(),
                        '"' + shortened(layer) + '"',
                        width,
                        height,
                        n);
            }
        }

        private Refused tooMany() {
            return new Refused(
                    "MAP_TOO_MUCH",
                    "{file} has more than {most} hexes, which nobody plays on.",
                    source.file(),
                    Chart.MOST_PLACES);
        }
    }
}
