package org.muster.ruleset.warmachine.records;

import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Phase;

/** How far the season has come (WMC-RND-01, WMC-RND-04). */
final class Rounds {

    private Rounds() {}

    static Table of(Campaign campaign) {
        Table season = Table.of(Sentence.of("Season"));
        if (campaign.phase() != Phase.SETUP) {
            season = season.with(
                    Sentence.of("Round"),
                    Cell.share(campaign.round(), campaign.book().houseRules().rounds()));
        }
        season = season.with(Sentence.of("Phase"), Cell.of(campaign.phase().words()));
        List<Player> order = campaign.turnOrder();
        return order.isEmpty()
                ? season
                : season.with(Sentence.of("Turn order"), Cell.of("{players}", campaign.players()));
    }
}
