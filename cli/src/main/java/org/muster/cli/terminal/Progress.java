package org.muster.cli.terminal;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import org.muster.api.text.Language;
import org.muster.api.text.Sentence;

/** A line at the bottom of a terminal that tells how far a long command has come. */
public final class Progress {

    private static final long EVERY = 200_000_000; // ns: quicker than this nobody reads

    private final Console console;
    private final Sentence what;
    private final Language language = Language.spoken();
    private final int of;
    private final long start = System.nanoTime();
    private final AtomicLong told = new AtomicLong(start);

    public Progress(Console console, Sentence what, int of) {
        this.console = console;
        this.what = what;
        this.of = of;
    }

    /** So many are done; called from any thread. */
    public void done(int count) {
        long now = System.nanoTime();
        long last = told.get();
        if (console.screen().isTerminal() && now - last >= EVERY && told.compareAndSet(last, now)) {
            double seconds = (now - start) / 1e9;
            Sentence line = Sentence.of(
                    "{what} {count} of {all} ({percent} %), {speed} a second, {seconds} s to go",
                    what,
                    count,
                    of,
                    100L * count / of,
                    String.format(Locale.ROOT, "%.0f", count / seconds),
                    String.format(Locale.ROOT, "%.0f", (of - count) * seconds / count));
            console.err().print('\r' + line.in(language) + " \u001b[K");
            console.err().flush();
        }
    }

    /** Takes the line away. */
    public void end() {
        if (told.get() != start) {
            console.err().print("\r\u001b[K");
        }
    }
}
