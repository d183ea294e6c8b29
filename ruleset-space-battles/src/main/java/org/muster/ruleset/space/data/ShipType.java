package org.muster.ruleset.space.data;

import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/** How a ship moves and is shot at. The source's "Ship" is a cruiser (SPB-MOVE-16). */
public enum ShipType {
    CAPITAL("capital ship"),
    CRUISER("cruiser"),
    FIGHTER("fighter"),
    /** Never moves (SPB-DS-06). */
    INSTALLATION("installation");

    private final Sentence word;

    ShipType(@Template String word) {
        this.word = Sentence.of(word);
    }

    /** In a sentence. */
    public Sentence word() {
        return word;
    }
}
