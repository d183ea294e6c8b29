package org.muster.ruleset.skirmish.data;

/** The pools that cards add dice to. */
public enum PoolKind {
    ATTACK("attack"),
    DEFENSE("defense"),
    BRAVERY("Bravery");

    private final String word;

    PoolKind(String word) {
        this.word = word;
    }

    /** As the book calls it. */
    public String word() {
        return word;
    }
}
