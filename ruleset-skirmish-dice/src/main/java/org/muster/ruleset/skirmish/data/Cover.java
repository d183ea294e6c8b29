package org.muster.ruleset.skirmish.data;

import org.muster.api.text.Sentence;

/** The types of cover a terrain piece gives (SKD-COV-01). */
public enum Cover {
    NONE(Sentence.of("no cover")),
    LIGHT(Sentence.of("light cover")),
    HEAVY(Sentence.of("heavy cover"));

    private final Sentence words;

    Cover(Sentence words) {
        this.words = words;
    }

    /** As the book calls it. */
    public Sentence words() {
        return words;
    }
}
