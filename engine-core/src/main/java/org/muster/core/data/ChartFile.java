package org.muster.core.data;

import java.util.List;
import java.util.Optional;
import org.muster.api.map.Chart;
import org.muster.api.text.Sentence;
import org.muster.core.json.BadJson;
import org.muster.core.json.Flaw;
import tools.jackson.databind.JsonNode;

/** A chart as people keep it: a file of its own, which belongs to no ruleset. */
public final class ChartFile {

    private ChartFile() {}

    /**
     * The chart in a text; empty if it is something else.
     *
     * @throws BadJson with line and field if it is meant to be one, and is not
     */
    public static Optional<Chart> in(String text) {
        try {
            Chart chart = Yaml.read(text, Chart.class);
            if (chart.places().size() > Chart.MOST_PLACES) {
                throw Yaml.at(
                        text,
                        List.of("places"),
                        Sentence.of(
                                "{n} places, and nobody plays on more than {most}",
                                chart.places().size(),
                                Chart.MOST_PLACES));
            }
            for (Flaw flaw : LegibleTexts.flaws(Yaml.tree(chart))) {
                throw Yaml.at(text, flaw.path(), flaw.why());
            }
            return Optional.of(chart);
        } catch (BadJson e) {
            if (isMeant(text)) {
                throw e;
            }
            return Optional.empty();
        }
    }

    /** By what no map of a ruleset has. */
    private static boolean isMeant(String text) {
        try {
            JsonNode tree = Yaml.read(text);
            return tree.has("places") && tree.has("borders");
        } catch (BadJson e) {
            return false;
        }
    }
}
