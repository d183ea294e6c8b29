package org.muster.core.engine;

import java.util.LinkedHashSet;
import java.util.Set;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.Part;

/** The things in the scene that an answer names. */
public final class Anchors {

    private Anchors() {}

    /** Ids of what {@code answer} names of {@code options}. */
    public static Set<String> of(Options<?> options, Answer answer) {
        Set<String> named = new LinkedHashSet<>();
        note(options, answer, named);
        return named;
    }

    private static void note(Options<?> options, Answer answer, Set<String> named) {
        for (Option option : options.faces()) {
            if (answer.names(option.id())) {
                named.addAll(option.anchors());
            }
        }
        for (Part part : options.parts()) {
            for (Answer own : part.in(answer)) {
                named.addAll(part.option().anchors());
                note(part.options(), own, named);
            }
        }
    }
}
