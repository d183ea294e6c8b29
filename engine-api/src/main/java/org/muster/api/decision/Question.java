package org.muster.api.decision;

import java.util.List;
import org.muster.api.seat.Player;

/**
 * One part of a decision: what is asked of one seat, or of several of which any may answer for all.
 *
 * @param id the seat asked, or the first of them
 * @param who the seats that may answer; the last answer given counts
 * @param options what they may answer
 */
public record Question<C>(Player id, List<Player> who, Options<C> options) {

    public Question {
        who = List.copyOf(who);
    }
}
