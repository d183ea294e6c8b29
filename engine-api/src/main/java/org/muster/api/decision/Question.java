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
 */
@Stable
public record Question<C>(Player id, List<Player> who, Options<C> options, boolean waitedFor) {

    /** A question that the decision waits for. */
    public Question(Player id, List<Player> who, Options<C> options) {
        this(id, who, options, true);
    }

    public Question {
        who = List.copyOf(who);
    }
}
