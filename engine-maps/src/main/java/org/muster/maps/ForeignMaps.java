package org.muster.maps;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.map.Chart;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads maps of other programs: TripleA's game files with the polygons beside them, GeoJSON, and hexagonal maps of Tiled
 * ({@code .tmx}, {@code .tmj}). What a file is, its content tells. Odd files are read with warnings; files that are
 * broken, or would do harm, are refused. Nothing is fetched from elsewhere and nothing is written.
 */
public final class ForeignMaps {

    private static final int DEEPEST = 64;
    private static final int LONGEST = 1 << 24;

    private static final JsonMapper JSON = new JsonMapper(JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxStringLength(LONGEST)
                    .maxNestingDepth(DEEPEST)
                    .build())
            .build());

    private ForeignMaps() {}

    /**
     * A map that could be read.
     *
     * @param program whose it is: {@code TripleA}, {@code GeoJSON}, {@code Tiled}
     * @param warnings what is odd about it, codes {@code MAP_...}
     * @param untold how many more oddities there are
     */
    public record Read(Chart chart, String program, List<Violation> warnings, int untold) {

        public Read {
            warnings = List.copyOf(warnings);
        }
    }

    /** Reads a file, and what belongs to it in its folder. Never throws for what it is or holds; codes {@code MAP_...}. */
    public static Checked<Read> read(Path path) {
        return read(path.toString(), () -> Source.of(path));
    }

    /**
     * Reads what was sent. Never throws for what it is or holds; codes {@code MAP_...}.
     *
     * @param file what people call it
     * @param in read no further than the limits allow, and not closed
     */
    public static Checked<Read> read(String file, InputStream in) {
        return read(file, () -> Source.of(file, in, null));
    }

    @FunctionalInterface
    private interface Opening {
        Source open() throws IOException;
    }

    private static Checked<Read> read(String file, Opening opening) {
        try {
            return Checked.ok(read(opening.open()));
        } catch (Refused e) {
            return Checked.bad(e.why());
        } catch (IOException e) {
            return Checked.bad(
                    Violation.of("MAP_NO_FILE", "{file} can't be read: {why}.", file, String.valueOf(e.getMessage())));
        }
    }

    private static Read read(Source source) throws IOException {
        String text = source.text().stripLeading();
        if (text.isEmpty()) {
            throw new Refused("MAP_EMPTY", "{file} is empty.", source.file());
        }
        if (text.startsWith("<")) {
            Xml root = Xml.read(source);
            if (TripleA.isOne(root)) {
                return read("TripleA", new TripleA(source, root).read(), source);
            }
            if (Tiled.isOne(root)) {
                return read("Tiled", new Tiled(source, TiledMap.of(source, root)).read(), source);
            }
            throw new Refused(
                    "MAP_OTHER_XML",
                    "{file} is XML of another kind: it begins with <{root}>. TripleA's maps begin with <game>, Tiled's with"
                            + " <map>.",
                    source.file(),
                    root.name());
        }
        if (text.startsWith("{")) {
            JsonNode root = json(source);
            if (GeoJson.isOne(root)) {
                return read("GeoJSON", new GeoJson(source, root).read(), source);
            }
            if (Tiled.isOne(root)) {
                return read("Tiled", new Tiled(source, TiledMap.of(source, root)).read(), source);
            }
            throw new Refused(
                    "MAP_OTHER_JSON",
                    "{file} is JSON of another kind: GeoJSON says \"type\": \"FeatureCollection\", a map of Tiled"
                            + " \"type\": \"map\".",
                    source.file());
        }
        throw new Refused(
                "MAP_NO_MAP",
                "{file} is neither XML nor JSON; a game file of TripleA, GeoJSON or a map of Tiled is wanted.",
                source.file());
    }

    private static JsonNode json(Source source) {
        try {
            return JSON.readTree(source.text());
        } catch (JacksonException e) {
            int line = e.getLocation() == null ? 1 : Math.max(1, e.getLocation().getLineNr());
            throw new Refused(
                    "MAP_BROKEN_JSON",
                    "{file} is no whole JSON: it breaks off or goes wrong at line {line}.",
                    source.file(),
                    line);
        }
    }

    private static Read read(String program, Draft draft, Source source) {
        Chart chart = draft.chart();
        if (chart.places().isEmpty()) {
            throw new Refused("MAP_NO_PLACES", "{file} has no place in it.", source.file());
        }
        return new Read(chart, program, draft.warnings(), draft.untold());
    }
}
