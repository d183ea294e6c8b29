package org.muster.api.decision;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;

/**
 * What could be chosen, each judged by the one function that knows why not. What nothing speaks against is open.
 *
 * @param all in their order; not copied, must not change any more
 * @param against the rules one would break; null: none ever
 * @param judged those nothing speaks against, found when somebody first looks; null: all of them
 */
record Candidates<C>(
        List<C> all,
        @Nullable Function<? super C, List<Violation>> against,
        @Nullable Once<List<C>> judged) {

    /** All of them are open. */
    static <C> Candidates<C> of(List<C> all) {
        return new Candidates<>(all, null, null);
    }

    /** Those are open that break no rule. */
    static <C> Candidates<C> of(List<C> all, Function<? super C, List<Violation>> against) {
        return new Candidates<>(all, against, new Once<>(() -> unopposed(all, against)));
    }

    /** Those nothing speaks against, in their order. */
    List<C> open() {
        return judged == null ? all : judged.get();
    }

    private static <C> List<C> unopposed(List<C> all, Function<? super C, List<Violation>> against) {
        List<C> open = new ArrayList<>(all.size());
        for (C candidate : all) {
            if (against.apply(candidate).isEmpty()) {
                open.add(candidate);
            }
        }
        return open;
    }

    /** Every rule a candidate would break. */
    List<Violation> against(C candidate) {
        return against == null ? List.of() : against.apply(candidate);
    }

    /** Those that are not offered, each with what closes it. */
    List<Closed> closed(Function<? super C, Option> face) {
        if (against == null) {
            return List.of();
        }
        List<Closed> closed = new ArrayList<>();
        for (C candidate : all) {
            List<Violation> violations = against(candidate);
            if (!violations.isEmpty()) {
                closed.add(new Closed(face.apply(candidate), violations));
            }
        }
        return closed;
    }
}
