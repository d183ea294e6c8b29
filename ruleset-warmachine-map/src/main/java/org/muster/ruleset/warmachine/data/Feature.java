package org.muster.ruleset.warmachine.data;

import org.muster.api.text.Sentence;

/** What a space has beside its land. */
public enum Feature {
    RIVER('r'),
    VILLAGE('v'),
    CITY('c'),
    BATTLEFIELD('b');

    private final char letter;

    Feature(char letter) {
        this.letter = letter;
    }

    /** Second letter of a cell. */
    public char letter() {
        return letter;
    }

    /** As people read it. */
    public Sentence words() {
        return switch (this) {
            case RIVER -> Sentence.of("river");
            case VILLAGE -> Sentence.of("village");
            case CITY -> Sentence.of("city");
            case BATTLEFIELD -> Sentence.of("battlefield");
        };
    }
}
