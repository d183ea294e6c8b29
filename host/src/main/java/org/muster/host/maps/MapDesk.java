package org.muster.host.maps;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.map.Chart;
import org.muster.api.text.Sentence;
import org.muster.core.data.ChartFile;
import org.muster.core.data.LegibleTexts;
import org.muster.core.data.RastersBeside;
import org.muster.core.data.Yaml;
import org.muster.core.game.BadGame;
import org.muster.core.json.BadJson;
import org.muster.core.json.Flaw;
import org.muster.core.json.Json;
import org.muster.core.view.Documents;
import org.muster.maps.ForeignMaps;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What the map editor asks for: a chart opened, checked as the command line does, and written as its file. Nothing is kept. */
public final class MapDesk {

    /** Places of a map that people play on, many times over; each is looked at from each. */
    private static final int MOST_PLACES = 2_000;

    /** What tells that a text is of none of the programs whose maps are read. */
    private static final Set<String> UNKNOWN = Set.of("MAP_NO_MAP", "MAP_OTHER_JSON");

    private MapDesk() {}

    /**
     * A chart, or a map of another program, out of a text.
     *
     * @return the chart, and what is to be known of it
     * @throws BadGame with every reason why it can't be read
     */
    public static ObjectNode opened(String text) {
        ForeignMaps.Read read = read(Sentence.of("The map").toString(), text);
        ObjectNode json = Documents.object();
        json.set("chart", Yaml.tree(read.chart()));
        json.set("notes", Documents.violations(read.warnings()));
        return json.put("untold", read.untold());
    }

    /** A map of another program, or a chart, as text. */
    public static ForeignMaps.Read read(String name, String text) {
        Checked<ForeignMaps.Read> foreign = ForeignMaps.read(name, new ByteArrayInputStream(text.getBytes(UTF_8)));
        if (foreign.violations().stream().noneMatch(one -> UNKNOWN.contains(one.code()))) {
            return few(BadGame.unlessBad(foreign));
        }
        try {
            return ChartFile.in(RastersBeside.taken(text, Chart.class, MapDesk::elsewhere))
                    .map(chart -> few(new ForeignMaps.Read(chart, "Muster", List.of(), 0)))
                    .orElseThrow(() -> new BadGame(foreign.violations()));
        } catch (BadJson e) {
            throw new BadGame(List.of(new Violation("BAD_FILE", e.sentence(), List.of(), "")));
        }
    }

    private static byte[] elsewhere(String picture) {
        throw new BadGame(
                "NO_FILE",
                "The chart names the picture {picture}, which lies beside it on your disk: take that line out, and load the"
                        + " picture here.",
                picture);
    }

    private static ForeignMaps.Read few(ForeignMaps.Read read) {
        mustBeFew(read.chart());
        return read;
    }

    private static void mustBeFew(Chart chart) {
        if (chart.places().size() > MOST_PLACES) {
            throw new BadGame(
                    "TOO_MANY_PLACES",
                    "The editor takes {most} places, not {n}.",
                    MOST_PLACES,
                    chart.places().size());
        }
    }

    /**
     * The chart as the editor has it.
     *
     * @throws BadGame if it is none
     */
    private static Chart chart(JsonNode said) {
        if (!said.isObject()) {
            throw new BadGame("BAD_CHART", "There is no chart here.");
        }
        try {
            Chart chart = Json.MAPPER.treeToValue(said, Chart.class);
            mustBeFew(chart);
            return chart;
        } catch (JacksonException e) {
            throw new BadGame(List.of(new Violation("BAD_CHART", BadJson.of(e).sentence(), List.of(), "")));
        }
    }

    /** What {@code muster map check} says of it, each at the place that it is about. */
    public static ObjectNode checked(JsonNode said) {
        Chart chart = chart(said);
        List<Violation> violations = new ArrayList<>();
        for (Flaw flaw : LegibleTexts.flaws(said)) {
            violations.add(flaw.violation("NOT_LEGIBLE").inside(place(chart, flaw.path())));
        }
        violations.addAll(chart.check());
        ObjectNode json = Documents.object();
        json.set("violations", Documents.violations(violations));
        return json.put(
                "says",
                Sentence.of(
                                "{n place|places}, {m border|borders}",
                                chart.places().size(),
                                chart.borders().size())
                        .toString());
    }

    /** Of a path such as places, 3, name: the place's id. */
    private static String place(Chart chart, List<Object> path) {
        return path.size() > 1 && path.get(0).equals("places") && path.get(1) instanceof Integer n
                ? chart.places().get(n).id()
                : "";
    }

    /** The file that {@code muster map check} reads: YAML. */
    public static String file(JsonNode said) {
        return Yaml.write(Yaml.tree(chart(said)));
    }
}
