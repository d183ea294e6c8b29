package org.muster.core.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.text.Sentence;

/** A scene with one thing looked at: what it can do, as far as options tell by their anchors. */
final class CloseUp {

    /** What lies over the ground or is aimed at, and what the legend says of it where the scene's own does not. */
    private static final Map<String, Sentence> MEANINGS = new LinkedHashMap<>();

    static {
        MEANINGS.put("reachable", Sentence.of("can be reached"));
        MEANINGS.put("threat", Sentence.of("can be shot at"));
        MEANINGS.put("cover", Sentence.of("in cover"));
        MEANINGS.put("target", Sentence.of("possible target"));
    }

    private final String id;
    private final Set<String> targets = new LinkedHashSet<>();

    CloseUp(String id) {
        this.id = id;
    }

    /** Notes what options offer together with the thing. */
    void look(Options<?> options) {
        look(options, List.of());
    }

    private void look(Options<?> options, List<String> around) {
        options.faces().forEach(option -> note(with(option, around)));
        options.parts().forEach(part -> look(part.options(), with(part.option(), around)));
    }

    private static List<String> with(Option option, List<String> around) {
        List<String> anchors = new ArrayList<>(around);
        anchors.addAll(option.anchors());
        return anchors;
    }

    private void note(List<String> anchors) {
        if (anchors.contains(id)) {
            targets.addAll(anchors);
        }
    }

    /** The scene with a ring round the thing, what it can reach or aim at marked, and {@code more} drawn over the ground. */
    Scene of(Scene scene, List<Mark> more) {
        // What lay over the ground already was told of something else.
        List<String> told = MEANINGS.keySet().stream()
                .filter(overlay -> more.stream().anyMatch(mark -> mark.classes().contains(overlay)))
                .toList();
        List<Mark> ground = new ArrayList<>();
        List<Mark> above = new ArrayList<>();
        for (Mark mark : scene.marks()) {
            if (mark.classes().stream().noneMatch(told::contains)) {
                (mark instanceof Mark.Patch ? ground : above)
                        .add(mark instanceof Mark.Token token && isTarget(token) ? token.with("target") : mark);
            }
        }
        List<Mark> fresh = new ArrayList<>(more);
        for (Mark mark : scene.marks()) {
            if (mark instanceof Mark.Patch patch && isTarget(patch) && !isZone(patch) && !shows(more, patch)) {
                fresh.add(Mark.patch("", patch.corners()).holes(patch.holes()).being("reachable"));
            }
        }
        for (Mark mark : fresh) {
            (mark instanceof Mark.Patch ? ground : above).add(mark);
        }
        ground.addAll(above);
        List<Scene.Entry> legend = new ArrayList<>(scene.legend());
        legend.removeIf(entry -> entry.classes().stream().anyMatch(told::contains));
        MEANINGS.forEach((look, meaning) -> {
            boolean isDrawn = ground.stream().anyMatch(mark -> mark.classes().contains(look));
            if (isDrawn && legend.stream().noneMatch(entry -> entry.classes().contains(look))) {
                legend.add(new Scene.Entry(List.of(look), meaning.toString()));
            }
        });
        return Ring.around(Set.of(id), scene.showing(ground, legend), Sentence.of("looked at"));
    }

    private static boolean shows(List<Mark> more, Mark.Patch place) {
        return more.stream()
                .anyMatch(mark -> mark instanceof Mark.Patch patch
                        && patch.classes().contains("reachable")
                        && patch.corners().equals(place.corners()));
    }

    private boolean isTarget(Mark mark) {
        return !mark.id().isEmpty() && targets.contains(mark.id()) && !mark.id().equals(id);
    }

    /** A zone is not gone to: who stands in it is aimed at. */
    private static boolean isZone(Mark.Patch patch) {
        return patch.classes().contains("zone");
    }
}
