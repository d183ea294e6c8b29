package org.muster.ruleset.skirmish.data;

/** The types of cover a terrain piece gives (SKD-COV-01). */
public enum Cover {
    NONE("no"),
    LIGHT("light"),
    HEAVY("heavy");

    private final String word;

    Cover(String word) {
        this.word = word;
    }

    /** As the book calls it. */
    public String word() {
        return word;
    }
}
