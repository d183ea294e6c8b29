package org.muster.api.decision;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;

/**
 * What could be chosen, each judged by the one function that knows why not. What nothing speaks against is open. Two
 * threads at once may both judge them; that is harmless.
 */
final class Candidates<C> {

    private final List<C> all;
    private final @Nullable Function<? super C, List<Violation>> against;
    /** Those nothing speaks against, found when somebody first looks. */
    private @Nullable List<C> open;

    private Candidates(List<C> all, @Nullable Function<? super C, List<Violation>> against) {
        this.all = all;
        this.against = against;
    }

    /** All of them are open; not copied, must not change any more. */
    static <C> Candidates<C> of(List<C> all) {
        return new Candidates<>(all, null);
    }

    /** Those are open that break no rule. */
    static <C> Candidates<C> of(List<C> all, Function<? super C, List<Violation>> against) {
        return new Candidates<>(all, against);
    }

    /** In their order. */
    List<C> all() {
        return all;
    }

    /** Those nothing speaks against, in their order. */
    List<C> open() {
        if (against == null) {
            return all;
        }
        List<C> known = open;
        if (known == null) {
            known = unopposed(all, against);
            open = known;
        }
        return known;
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
