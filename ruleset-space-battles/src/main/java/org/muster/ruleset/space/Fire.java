package org.muster.ruleset.space;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Between;
import org.muster.api.check.Distinct;
import org.muster.api.check.RefersTo;

/**
 * What was fired and is still of interest.
 *
 * @param bursts that the cannon off the board has fired in the whole battle (SPB-ION-01)
 * @param burstsNow that it has fired in this Capital Weapons Phase
 * @param fired weapons that have fired in this phase, each as {@code SHIP WEAPON} (SPB-CAP-01)
 * @param hits ids of ships to damage at the end of this phase, once for each hit (SPB-CAP-03)
 * @param stunned ids of ships that will be disabled in the next turn (SPB-ION-06)
 * @param shots of the last move or of this phase, for pictures
 */
public record Fire(
        @Between(min = 0) int bursts,
        @Between(min = 0) int burstsNow,
        @Distinct List<@RefersTo(value = "ships in play", upTo = " ") String> fired,
        List<@RefersTo("ships in play") String> hits,
        List<@RefersTo("ships in play") String> stunned,
        List<Shot> shots) {

    static final Fire NONE = new Fire(0, 0, List.of(), List.of(), List.of(), List.of());

    public Fire {
        fired = List.copyOf(fired);
        hits = List.copyOf(hits);
        stunned = List.copyOf(stunned);
        shots = List.copyOf(shots);
    }

    /** With nothing to see any more, and nothing to come. */
    public Fire ceased() {
        return burstsNow == 0 && fired.isEmpty() && shots.isEmpty()
                ? this
                : new Fire(bursts, 0, List.of(), List.of(), List.of(), List.of());
    }

    /** With a shot to be seen. */
    public Fire showing(Shot shot) {
        return new Fire(bursts, burstsNow, fired, hits, stunned, and(shots, shot));
    }

    /** With a weapon fired in this phase. */
    public Fire firing(String weapon) {
        return new Fire(bursts, burstsNow, and(fired, weapon), hits, stunned, shots);
    }

    /** With a ship to damage. */
    public Fire hitting(String ship) {
        return new Fire(bursts, burstsNow, fired, and(hits, ship), stunned, shots);
    }

    /** With a burst fired. */
    public Fire bursting() {
        return new Fire(bursts + 1, burstsNow + 1, fired, hits, stunned, shots);
    }

    /** With a ship to disable. */
    public Fire stunning(String ship) {
        return new Fire(bursts, burstsNow, fired, hits, and(stunned, ship), shots);
    }

    private static <T> List<T> and(List<T> some, T more) {
        List<T> all = new ArrayList<>(some);
        all.add(more);
        return all;
    }
}
