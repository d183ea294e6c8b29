package org.muster.api.decision;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;

/**
 * What could be chosen, each judged once, by the one function that knows why not, and no sooner than somebody looks so
 * far. What nothing speaks against is open.
 */
final class Candidates<C> {

    private final List<C> all;
    private final @Nullable Function<? super C, List<Violation>> against;
    /** Those of the first {@link #judged} that nothing speaks against. */
    private List<C> open = List.of();

    private int judged;

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
        return against == null ? all : judged(all.size(), against);
    }

    /** How many are open, judged no further than {@code limit} of them. */
    long count(long limit) {
        int found = against == null ? all.size() : judged(limit, against).size();
        return Math.min(limit, found);
    }

    /** At least {@code wanted} open ones, if there are so many. */
    private synchronized List<C> judged(long wanted, Function<? super C, List<Violation>> against) {
        while (judged < all.size() && open.size() < wanted) {
            C candidate = all.get(judged++);
            if (against.apply(candidate).isEmpty()) {
                if (open.isEmpty()) {
                    open = new ArrayList<>();
                }
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
    List<Closed> closed(Function<? super C, Option> option) {
        if (against == null) {
            return List.of();
        }
        List<Closed> closed = new ArrayList<>();
        for (C candidate : all) {
            List<Violation> violations = against(candidate);
            if (!violations.isEmpty()) {
                closed.add(new Closed(option.apply(candidate), violations));
            }
        }
        return closed;
    }
}
