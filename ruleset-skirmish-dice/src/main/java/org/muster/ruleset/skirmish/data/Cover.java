package org.muster.ruleset.skirmish.data;

import org.muster.api.text.Sentence;

/** The types of cover a terrain piece gives (SKD-COV-01). */
public enum Cover {
    NONE,
    LIGHT,
    HEAVY;

    /** As the book calls it. */
    public Sentence words() {
        return switch (this) {
            case NONE -> Sentence.of("no cover");
            case LIGHT -> Sentence.of("light cover");
            case HEAVY -> Sentence.of("heavy cover");
        };
    }
}
