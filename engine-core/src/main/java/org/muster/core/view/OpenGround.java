package org.muster.core.view;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.decision.Each;
import org.muster.api.decision.Either;
import org.muster.api.decision.Explained;
import org.muster.api.decision.Form;
import org.muster.api.decision.Mapped;
import org.muster.api.decision.Options;
import org.muster.api.decision.PathIn;
import org.muster.api.decision.PointIn;
import org.muster.api.decision.Where;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Rings;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;

/** A scene with the ground marked that open questions about places and ways are about. */
final class OpenGround {

    private final List<List<Point>> rings = new ArrayList<>();

    /** Notes where a question lets something go. */
    void look(Options<?> options) {
        if (options instanceof Where<?> where) {
            look(where.options());
        } else if (options instanceof Mapped<?, ?> mapped) {
            look(mapped.options());
        } else if (options instanceof Explained<?> explained) {
            look(explained.options());
        } else if (options instanceof Form<?> form) {
            form.fields().forEach(field -> look(field.options()));
        } else if (options instanceof Each<?> each) {
            each.parts().values().forEach(this::look);
        } else if (options instanceof Either<?> either) {
            either.cases().forEach(one -> look(one.options().get()));
        } else if (options instanceof PointIn point) {
            rings.addAll(point.outline());
        } else if (options instanceof PathIn path) {
            rings.addAll(path.reach().outline());
        }
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
        return scene.with(marks, told ? List.of() : List.of(new Scene.Entry(List.of("reachable"), "can be reached")));
    }
}
