package org.muster.cli.rulesets;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.check.Violation;
import org.muster.api.map.Chart;
import org.muster.api.scene.Raster;
import org.muster.api.scene.Scene;
import org.muster.api.text.Sentence;
import org.muster.drawing.picture.Pixels;

/** Charts, which belong to no ruleset, as files and as pictures. */
final class Charts {

    /** As many as a theme has colours for. */
    private static final int OWNERS = 12;

    private Charts() {}

    /** Everything that is wrong with one. */
    static List<Violation> check(Chart chart) {
        List<Violation> violations = new ArrayList<>(chart.check());
        Raster picture = chart.picture();
        if (picture != null && !Pixels.areIn(picture)) {
            violations.add(Violation.of("BROKEN_PICTURE", "The picture is damaged: it can't be drawn."));
        }
        return violations;
    }

    /** Water, and who owns what, if its notes say so. */
    static Scene scene(Chart chart) {
        Map<String, String> owners = new LinkedHashMap<>();
        for (Chart.Place place : chart.places()) {
            String owner = place.note("owner");
            if (!owner.isEmpty() && owners.size() < OWNERS) {
                owners.putIfAbsent(owner, "owner-" + owners.size());
            }
        }
        List<Scene.Entry> legend = new ArrayList<>();
        owners.forEach((owner, look) -> legend.add(Scene.Entry.of(List.of(look), "{owner}", Sentence.verbatim(owner))));
        legend.add(Scene.Entry.of(List.of("terrain-water"), "Water"));
        legend.add(Scene.Entry.of(List.of("unowned"), "Nobody's"));
        return Scene.of(Sentence.verbatim(chart.name()), chart.width(), chart.height())
                .showing(chart.ground(place -> List.of(look(place, owners))), legend)
                .described(Sentence.of(
                        "{map}: {n place|places}, {m border|borders} between them.",
                        chart.name(),
                        chart.places().size(),
                        chart.borders().size()));
    }

    private static String look(Chart.Place place, Map<String, String> owners) {
        return place.note("water").equals("true")
                ? "terrain-water"
                : owners.getOrDefault(place.note("owner"), "unowned");
    }
}
