package org.muster.api.decision;

import java.util.List;
import org.muster.api.Stable;
import org.muster.api.seat.Player;

/**
 * One part of a decision: what is asked of one seat, or of several of which any may answer for all.
 *
 * @param id the seat asked, or the first of them
 * @param who the seats that may answer; the last answer given counts
 * @param options what they may answer
 * @param waitedFor whether the decision waits for it; if not it is an offer, and the answer to it closes the decision
 * @param evenIfForced whether it is asked also where one answer alone is legal; see {@link Decision#evenIfForced}
 */
@Stable
public record Question<C>(Player id, List<Player> who, Options<C> options, boolean waitedFor, boolean evenIfForced) {

    /** A question that the decision waits for, where there is something to choose. */
    public Question(Player id, List<Player> who, Options<C> options) {
        this(id, who, options, true);
    }

    /** A question that is asked where there is something to choose. */
    public Question(Player id, List<Player> who, Options<C> options, boolean waitedFor) {
        this(id, who, options, waitedFor, false);
    }

    public Question {
        who = List.copyOf(who);
    }
}
