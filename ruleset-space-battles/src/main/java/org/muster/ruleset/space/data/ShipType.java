package org.muster.ruleset.space.data;

/** How a ship moves and is shot at. The source's "Ship" is a cruiser (SPB-MOVE-16). */
public enum ShipType {
    CAPITAL("capital ship"),
    CRUISER("cruiser"),
    FIGHTER("fighter"),
    /** Never moves (SPB-DS-06). */
    INSTALLATION("installation");

    private final String word;

    ShipType(String word) {
        this.word = word;
    }

    /** In a sentence. */
    public String word() {
        return word;
    }
}
