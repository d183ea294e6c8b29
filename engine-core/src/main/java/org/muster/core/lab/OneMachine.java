package org.muster.core.lab;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.IntConsumer;
import org.muster.core.journal.Header;
import org.muster.core.plugin.LoadedRuleset;

/** All cores of this machine. */
public final class OneMachine implements Lab {

    private final Function<Header, LoadedRuleset> rulesets;
    private final IntConsumer done;

    /**
     * With these rulesets.
     *
     * @param done called with the number of games that are done, from any thread
     */
    public OneMachine(Function<Header, LoadedRuleset> rulesets, IntConsumer done) {
        this.rulesets = rulesets;
        this.done = done;
    }

    @Override
    public int atOnce() {
        return Runtime.getRuntime().availableProcessors();
    }

    @Override
    public List<Played> each(List<Job> parts) {
        AtomicInteger count = new AtomicInteger();
        return parts.parallelStream()
                .map(part -> {
                    Played played = part.play(rulesets.apply(part.header()));
                    done.accept(count.addAndGet(part.games()));
                    return played;
                })
                .toList();
    }
}
