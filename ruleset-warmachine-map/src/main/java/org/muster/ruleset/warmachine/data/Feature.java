package org.muster.ruleset.warmachine.data;

import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/** What a space has beside its land. */
public enum Feature {
    RIVER('r', "river"),
    VILLAGE('v', "village"),
    CITY('c', "city"),
    BATTLEFIELD('b', "battlefield");

    private final char letter;
    private final Sentence words;

    Feature(char letter, @Template String words) {
        this.letter = letter;
        this.words = Sentence.of(words);
    }

    /** Second letter of a cell. */
    public char letter() {
        return letter;
    }

    /** As people read it. */
    public Sentence words() {
        return words;
    }
}
