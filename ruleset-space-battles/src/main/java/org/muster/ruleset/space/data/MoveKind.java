package org.muster.ruleset.space.data;

/** What kind of move a ship makes. */
public enum MoveKind {
    STANDARD("standard"),
    FULL_POWER("full power"),
    ATTACK("attack"),
    /** No move at all, for want of a legal one (SPB-MOVE-19). */
    HOLD("hold");

    private final String word;

    MoveKind(String word) {
        this.word = word;
    }

    /** In a sentence. */
    public String word() {
        return word;
    }
}
