package org.muster.ruleset.warmachine.records;

import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Holdings;
import org.muster.ruleset.warmachine.season.Season;

/** Who leads by the victory points that show, and what counts beside them (WMC-INF-01, WMC-INF-06). */
final class Standings {

    private Standings() {}

    /** Nobody has a place before all have chosen what they fight for. */
    static Table of(Campaign campaign) {
        Table standings = Table.of(
                Sentence.of("Standings"),
                Sentence.of("Place"),
                Sentence.of("Player"),
                Sentence.of("Fights for"),
                Sentence.of("VP"),
                Sentence.of("Spaces"),
                Sentence.of("VP of spaces"),
                Sentence.of("Battles won"),
                Sentence.of("Banners"),
                Sentence.of("Headquarters"));
        if (campaign.holdings().size() < campaign.book().players().size()) {
            return standings;
        }
        int place = 1;
        for (List<Player> tied : Season.ranking(campaign)) {
            for (Player player : tied) {
                standings = standings.with(row(campaign, place, player));
            }
            place += tied.size();
        }
        return standings;
    }

    private static Row row(Campaign campaign, int place, Player player) {
        Holdings holdings = campaign.of(player);
        return Row.of(
                        Cell.number(place),
                        holdings.out() ? Cell.of("{player}, gone", player) : Cell.of("{player}", player),
                        Cell.of(campaign.rules(player).allegiance().name()),
                        Cell.number(holdings.vp()),
                        Cell.number(campaign.controlledBy(player).size()),
                        Cell.number(Season.land(campaign, player)),
                        Cell.number(holdings.battlesWon()),
                        Cell.number(campaign.bannersOf(player).size()),
                        Spaces.name(campaign, holdings.hq()))
                .of(player)
                .about(player.id());
    }
}
