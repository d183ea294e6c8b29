package org.muster.ruleset.warmachine.data;

/** What a space has beside its land. */
public enum Feature {
    RIVER('r', "river"),
    VILLAGE('v', "village"),
    CITY('c', "city"),
    BATTLEFIELD('b', "battlefield");

    private final char letter;
    private final String words;

    Feature(char letter, String words) {
        this.letter = letter;
        this.words = words;
    }

    /** Second letter of a cell. */
    public char letter() {
        return letter;
    }

    /** As people read it. */
    public String words() {
        return words;
    }
}
