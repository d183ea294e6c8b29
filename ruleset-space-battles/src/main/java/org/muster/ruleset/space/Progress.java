package org.muster.ruleset.space;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.check.RefersTo;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.data.Side;

/**
 * How far the battle has come.
 *
 * @param turn 0 in the set-up
 * @param holder who has the initiative; null: nobody yet
 * @param active who moves or fires; null: nobody
 * @param launched ids of carriers that launched fighters this turn, once for each fighter (SPB-CAR-02)
 */
public record Progress(
        @Between(min = 0) int turn,
        Phase phase,
        @Nullable Side holder,
        @Nullable Side active,
        List<@RefersTo("ships in play") String> launched) {

    public Progress {
        launched = List.copyOf(launched);
    }

    /** The parts of a turn (SPB-TURN-01). */
    public enum Phase {
        SETUP,
        INITIATIVE,
        MOVEMENT,
        CAPITAL_WEAPONS,
        /** Nothing more is played; a battle that ends before its first turn stays in the set-up. */
        OVER;

        /** As the book calls it. */
        public Sentence words() {
            return switch (this) {
                case SETUP -> Sentence.of("Set-up");
                case INITIATIVE -> Sentence.of("Initiative Phase");
                case MOVEMENT -> Sentence.of("Movement Phase");
                case CAPITAL_WEAPONS -> Sentence.of("Capital Weapons Phase");
                case OVER -> Sentence.of("over");
            };
        }
    }

    static final Progress START = new Progress(0, Phase.SETUP, null, null, List.of());

    /** Whether that is what is played. */
    public boolean isIn(Phase some) {
        return phase == some;
    }

    /** In the next turn, which {@code winner} leads. */
    Progress nextTurn(Side winner) {
        return new Progress(turn + 1, Phase.INITIATIVE, winner, null, List.of());
    }

    /** In another phase, where {@code side} acts. */
    public Progress in(Phase other, Side side) {
        return new Progress(turn, other, holder, side, launched);
    }

    /** Where nobody acts any more. */
    Progress over() {
        return phase == Phase.SETUP ? this : new Progress(turn, Phase.OVER, holder, null, launched);
    }

    /** With a fighter launched. */
    public Progress launching(String carrier) {
        List<String> more = new ArrayList<>(launched);
        more.add(carrier);
        return new Progress(turn, phase, holder, active, more);
    }

    /** How many fighters a carrier has launched this turn. */
    public int launchesOf(String carrier) {
        int launches = 0;
        for (String one : launched) {
            launches += one.equals(carrier) ? 1 : 0;
        }
        return launches;
    }

    /** The side that leads the turn (SPB-INIT-04). */
    public Side leader() {
        if (holder == null) {
            throw new IllegalStateException("nobody has the initiative in the set-up");
        }
        return holder;
    }

    /** The side that moves or fires. */
    Side acting() {
        if (active == null) {
            throw new IllegalStateException("nobody acts in " + phase);
        }
        return active;
    }
}
