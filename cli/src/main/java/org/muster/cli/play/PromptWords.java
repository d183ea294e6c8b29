package org.muster.cli.play;

import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;

/** Words that may be typed at any prompt: told at length once, then by their names, and at length to who asks twice. */
final class PromptWords {

    private final Console console;
    private boolean known;
    private @Nullable Object asked;

    PromptWords(Console console) {
        this.console = console;
    }

    /**
     * Tells them.
     *
     * @param at what is asked of people just now
     * @param shortly their names
     * @param atLength what each does
     */
    void tell(Object at, Sentence shortly, Sentence atLength) {
        boolean again = at.equals(asked);
        console.line(known && !again ? Sentence.of("{words} ? once more explains them.", shortly) : atLength);
        known = true;
        asked = again ? null : at;
    }
}
