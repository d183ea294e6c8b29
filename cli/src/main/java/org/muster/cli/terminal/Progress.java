package org.muster.cli.terminal;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import org.muster.api.text.Language;
import org.muster.api.text.Sentence;

/**
 * How far a long command has come, told beside its output: a line at the bottom of a terminal, or where somebody asked for
 * it a line now and then.
 */
public final class Progress {

    private static final long EVERY = 200_000_000; // ns: quicker than this nobody reads
    private static final long EVERY_LINE = 5_000_000_000L; // ns: they stay

    private final Console console;
    private final Sentence what;
    private final Language language = Language.spoken();
    private final int of;
    private final boolean asked;
    private final long start = System.nanoTime();
    private final AtomicLong told = new AtomicLong(start);

    /**
     * Of something.
     *
     * @param asked whether it is told where no terminal is, too
     */
    public Progress(Console console, Sentence what, int of, boolean asked) {
        this.console = console;
        this.what = what;
        this.of = of;
        this.asked = asked;
    }

    /** So many are done; called from any thread. */
    public void done(int count) {
        long now = System.nanoTime();
        long last = told.get();
        boolean isTerminal = console.screen().isTerminal();
        if ((isTerminal || asked) && now - last >= (isTerminal ? EVERY : EVERY_LINE) && told.compareAndSet(last, now)) {
            double seconds = (now - start) / 1e9;
            Sentence line = Sentence.of(
                    "{what} {count} of {all} ({percent} %), {speed} a second, {seconds} s to go",
                    what,
                    count,
                    of,
                    100L * count / of,
                    String.format(Locale.ROOT, "%.0f", count / seconds),
                    String.format(Locale.ROOT, "%.0f", (of - count) * seconds / count));
            console.err().print(isTerminal ? '\r' + line.in(language) + " \u001b[K" : line.in(language) + '\n');
            console.err().flush();
        }
    }

    /** Takes the line away. */
    public void end() {
        if (console.screen().isTerminal() && told.get() != start) {
            console.err().print("\r\u001b[K");
        }
    }
}
