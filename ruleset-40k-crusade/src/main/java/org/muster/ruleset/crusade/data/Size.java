package org.muster.ruleset.crusade.data;

/** How large a battle is. */
public enum Size {
    COMBAT_PATROL("Combat Patrol"),
    INCURSION("Incursion"),
    STRIKE_FORCE("Strike Force"),
    ONSLAUGHT("Onslaught");

    private final String words;

    Size(String words) {
        this.words = words;
    }

    /** As people write it. */
    public String words() {
        return words;
    }

    /** As answers name it. */
    public String id() {
        return words.toLowerCase(java.util.Locale.ROOT).replace(' ', '-');
    }

    @Override
    public String toString() {
        return words;
    }
}
