package org.muster.ruleset.warmachine.records;

import java.util.List;
import java.util.function.Predicate;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Ledger;

/**
 * Who reads, and what may be known to him.
 *
 * @param campaign the reader's view: what he may not know is not in it
 */
record Reader(Campaign campaign, Viewer viewer) {

    /** Whether all that is secret to {@code player} is open to the reader (WMC-INF-02). */
    boolean isPrivyTo(Player player) {
        return viewer.mayAct(player) || viewer.mayAct(Player.ORGANIZER);
    }

    /** Those who play and have chosen what they fight for, whose secrets are open to the reader. */
    List<Player> confidants() {
        return those(this::isPrivyTo);
    }

    /** The same, whose supply points the reader may know (WMC-INF-05). */
    List<Player> withOpenTreasury() {
        return those(campaign.ledgers()::containsKey);
    }

    private List<Player> those(Predicate<Player> which) {
        return campaign.players().stream()
                .filter(campaign.holdings()::containsKey)
                .filter(which)
                .toList();
    }

    /** Whether the reader may know what is in a force (WMC-INF-02). */
    boolean knows(String force) {
        return campaign.lists().containsKey(force);
    }

    /** What {@code player} keeps to himself, who is one of the {@link #confidants}. */
    Ledger ledger(Player player) {
        return campaign.ledger(player);
    }
}
