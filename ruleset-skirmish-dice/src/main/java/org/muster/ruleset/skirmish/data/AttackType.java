package org.muster.ruleset.skirmish.data;

/** The three types of attacks, each with a profile of its own (SKD-WPN-03). */
public enum AttackType {
    MELEE("melee"),
    CLOSE_COMBAT("close combat"),
    RANGED("ranged");

    private final String words;

    AttackType(String words) {
        this.words = words;
    }

    /** As the book calls it. */
    public String words() {
        return words;
    }
}
