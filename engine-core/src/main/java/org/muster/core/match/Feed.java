package org.muster.core.match;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.muster.api.seat.Viewer;
import org.muster.core.plugin.BrokenRuleset;
import org.muster.core.story.Revision;

/**
 * Tells one listener what one viewer may know, in order and once, when it is written down and never before. A listener
 * is called by whichever thread brought the news, by one at a time; it may look at the game and play on. What it throws
 * goes to the log and harms nobody.
 */
public final class Feed implements AutoCloseable {

    private static final Logger LOG = System.getLogger(Feed.class.getName());

    private final Match match;
    private final Viewer viewer;
    private final Consumer<News> listener;
    /** How often there may have been news since the listener was called last. */
    private final AtomicInteger waiting = new AtomicInteger();

    private volatile boolean closed;
    private Revision heard;

    Feed(Match match, Viewer viewer, Revision heard, Consumer<News> listener) {
        this.match = match;
        this.viewer = viewer;
        this.heard = heard;
        this.listener = listener;
    }

    Viewer viewer() {
        return viewer;
    }

    /** Tells what is new, unless somebody is telling just now, who then tells this too. */
    void tell() {
        if (waiting.getAndIncrement() != 0) {
            return;
        }
        int seen = 1;
        while (seen != 0) {
            tellOnce();
            seen = waiting.addAndGet(-seen);
        }
    }

    private void tellOnce() {
        Optional<News> news = known();
        if (closed || news.isEmpty()) {
            return;
        }
        heard = news.get().revision();
        try {
            listener.accept(news.get());
        } catch (RuntimeException | Error e) {
            LOG.log(Level.WARNING, "A listener failed.", e);
        }
    }

    /** What is new; empty: nothing, or the ruleset can't say it. Then it is tried again when there is more. */
    private Optional<News> known() {
        try {
            return match.known(viewer, heard);
        } catch (BrokenRuleset e) {
            LOG.log(Level.WARNING, "A ruleset can't say what is new.", e);
            return Optional.empty();
        }
    }

    /** Tells nothing any more. */
    @Override
    public void close() {
        closed = true;
        match.forget(this);
    }
}
