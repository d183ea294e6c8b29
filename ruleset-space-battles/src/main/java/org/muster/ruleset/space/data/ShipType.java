package org.muster.ruleset.space.data;

import org.muster.api.text.Sentence;

/** How a ship moves and is shot at. The source's "Ship" is a cruiser (SPB-MOVE-16). */
public enum ShipType {
    CAPITAL,
    CRUISER,
    FIGHTER,
    /** Never moves (SPB-DS-06). */
    INSTALLATION;

    /** In a sentence. */
    public Sentence word() {
        return switch (this) {
            case CAPITAL -> Sentence.of("capital ship");
            case CRUISER -> Sentence.of("cruiser");
            case FIGHTER -> Sentence.of("fighter");
            case INSTALLATION -> Sentence.of("installation");
        };
    }

    /** Above a list of them. */
    public Sentence heading() {
        return switch (this) {
            case CAPITAL -> Sentence.of("Capital ships");
            case CRUISER -> Sentence.of("Cruisers");
            case FIGHTER -> Sentence.of("Fighters");
            case INSTALLATION -> Sentence.of("Installations");
        };
    }
}
