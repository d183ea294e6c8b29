package org.muster.ruleset.space;

import org.jspecify.annotations.Nullable;
import org.muster.api.check.Id;
import org.muster.api.check.RefersTo;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.data.Side;

/**
 * A ship that is not on the table.
 *
 * @param id as on the table
 * @param design id of its line in the tables
 * @param why where it is instead
 * @param with id of its carrier, or of its group of reserves; null: of neither
 */
public record Away(
        @Id("ships in play") String id,
        @RefersTo("ships") String design,
        Side side,
        Why why,
        @Nullable String with) {

    /** Where a ship is that is not on the table. */
    public enum Why {
        /** To be placed in the set-up. */
        UNPLACED,
        /** On board another ship (SPB-CAR-01). */
        CARRIED,
        /** To arrive later (SPB-DS-08). */
        RESERVE,
        DESTROYED,
        /** Left by an edge of the board (SPB-GRID-07). */
        GONE;

        /** In a sentence. */
        public Sentence words() {
            return switch (this) {
                case UNPLACED -> Sentence.of("not placed yet");
                case CARRIED -> Sentence.of("carried");
                case RESERVE -> Sentence.of("off the table");
                case DESTROYED -> Sentence.of("destroyed");
                case GONE -> Sentence.of("off the table");
            };
        }
    }

    /** Whether it is on board {@code carrier}. */
    boolean isOn(String carrier) {
        return why == Why.CARRIED && carrier.equals(with);
    }

    /** Whether it may still come to the table. */
    public boolean isToCome() {
        return why != Why.DESTROYED && why != Why.GONE;
    }

    /** For that reason, with nobody. */
    Away because(Why other) {
        return new Away(id, design, side, other, null);
    }
}
