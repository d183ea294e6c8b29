package org.muster.core.view;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.decision.Options;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Rings;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;

/** A scene with the ground marked that open questions about places and ways are about. */
final class OpenGround {

    private final List<List<Point>> rings = new ArrayList<>();

    /** Notes where a question lets something go. */
    void look(Options<?> options) {
        rings.addAll(options.ground());
        options.parts().forEach(part -> look(part.options()));
    }

    /** The scene with that ground, under lines, pieces and words. */
    Scene of(Scene scene) {
        List<Mark> open = new Rings(rings).patches(List.of("reachable"), "");
        if (open.isEmpty()) {
            return scene;
        }
        List<Mark> marks = new ArrayList<>();
        List<Mark> above = new ArrayList<>();
        for (Mark mark : scene.marks()) {
            (mark instanceof Mark.Patch ? marks : above).add(mark);
        }
        marks.addAll(open);
        marks.addAll(above);
        boolean told = scene.legend().stream().anyMatch(entry -> entry.classes().contains("reachable"));
        return scene.with(marks, told ? List.of() : List.of(Scene.Entry.of(List.of("reachable"), "can be reached")));
    }
}
