package org.muster.cli.terminal;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a person types. */
public interface Keyboard extends AutoCloseable {

    /**
     * One line.
     *
     * @param words offered for completion
     * @return null when nothing more will be typed
     */
    @Nullable
    String line(String prompt, List<String> words);

    /** Somebody else sits down: what was typed before they can't call up again. */
    default void handOver() {}

    @Override
    default void close() {}

    /** With line editing and completion on a terminal, and without anywhere else. */
    static Keyboard of(Console console) {
        return console.screen().isTerminal() ? new TerminalKeyboard(console) : new PlainKeyboard(console);
    }
}
