package org.muster.core.view;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.Part;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;

/** A scene with what its viewer has answered so far to decisions that are still open: the own order on the map. */
final class OwnAnswers {

    private final Set<String> chosen = new LinkedHashSet<>();

    /** Notes what {@code answer} names of {@code options}. */
    void add(Options<?> options, Answer answer) {
        for (Option face : options.faces()) {
            if (answer.names(face.id())) {
                chosen.addAll(face.anchors());
            }
        }
        for (Part part : options.parts()) {
            for (Answer own : part.in(answer)) {
                chosen.addAll(part.face().anchors());
                add(part.options(), own);
            }
        }
    }

    /** The scene with all of it marked. */
    Scene of(Scene scene) {
        if (chosen.isEmpty()) {
            return scene;
        }
        List<Mark> marks = new ArrayList<>(scene.marks().size());
        for (Mark mark : scene.marks()) {
            marks.add(chosen.contains(mark.id()) ? marked(mark) : mark);
        }
        return scene.with(marks, List.of(Scene.Entry.of(List.of("chosen"), "in your answer")));
    }

    private static Mark marked(Mark mark) {
        return mark instanceof Mark.Patch patch
                ? patch.with("chosen")
                : mark instanceof Mark.Token token ? token.with("chosen") : mark;
    }
}
