package org.muster.testkit.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Each;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.Part;

/** Options taken apart: they are made of options. */
public final class Parts {

    private Parts() {}

    /** {@code options} and everything they are made of. */
    public static void forEach(Options<?> options, Consumer<Options<?>> each) {
        each.accept(options);
        options.parts().forEach(part -> forEach(part.options(), each));
    }

    /** What people see of one part, without what it is made of. */
    public static List<Option> faces(Options<?> part) {
        List<Option> faces = new ArrayList<>(part.faces());
        if (part instanceof Each<?> each) {
            faces.addAll(each.keys().keySet());
        }
        return faces;
    }

    /** Every word that {@code answer} chose, with the options it was chosen from. */
    static void chosen(Options<?> options, Answer answer, BiConsumer<Options<?>, String> each) {
        for (Option option : options.faces()) {
            if (answer.names(option.id())) {
                each.accept(options, option.id());
            }
        }
        for (Part part : options.parts()) {
            part.in(answer).forEach(own -> chosen(part.options(), own, each));
        }
    }
}
