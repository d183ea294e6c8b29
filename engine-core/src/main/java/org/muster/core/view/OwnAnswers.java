package org.muster.core.view;

import java.util.LinkedHashSet;
import java.util.Set;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Options;
import org.muster.api.scene.Scene;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Anchors;

/** A scene with what its viewer has answered so far to decisions that are still open: the own order on the map. */
final class OwnAnswers {

    private final Set<String> chosen = new LinkedHashSet<>();

    /** Notes what {@code answer} names of {@code options}. */
    void add(Options<?> options, Answer answer) {
        chosen.addAll(Anchors.of(options, answer));
    }

    /** The scene with all of it marked. */
    Scene of(Scene scene) {
        if (chosen.isEmpty()) {
            return scene;
        }
        return Ring.around(chosen, scene, Sentence.of("in your answer"));
    }
}
