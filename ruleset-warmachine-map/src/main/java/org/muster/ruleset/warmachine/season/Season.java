package org.muster.ruleset.warmachine.season;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.HouseRules.TieBreak;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.data.Location;

/**
 * The end of rounds and of the season.
 *
 * <pre>
 * after the Battle Phase   late troops are in time again                                     WMC-BUY-09
 * after each round         the next one                                                      WMC-RND-01
 * after the last           points for spaces and special locations, secret objectives        WMC-END-01, -02, -03
 *                          the most victory points win; ties                                 WMC-END-04, -05
 * </pre>
 */
public final class Season {

    private Season() {}

    /** Late troops have fought, or had time to catch up (WMC-BUY-09). */
    public record CatchUp() implements Act<Campaign> {
        @Override
        public Outcome<Campaign> act(Campaign campaign, Dice dice) {
            Campaign caughtUp = campaign;
            for (Banner banner : campaign.banners().list()) {
                List<Entry> list = new ArrayList<>();
                campaign.list(banner.id()).forEach(entry -> list.add(entry.late(false)));
                caughtUp = caughtUp.withLists(caughtUp.lists().with(banner.id(), List.copyOf(list)));
            }
            return Outcome.of(caughtUp);
        }
    }

    /** The round is over, and after the last one the season (WMC-RND-01). */
    public record EndRound() implements Act<Campaign> {
        @Override
        public Outcome<Campaign> act(Campaign campaign, Dice dice) {
            if (campaign.round() < campaign.book().houseRules().rounds()) {
                return Outcome.of(campaign.nextRound());
            }
            Campaign scored = campaign;
            List<Event> events = new ArrayList<>();
            List<Player> scoring = campaign.players();
            for (Player player : campaign.book().players()) { // who has left keeps what he had (WMC-DEF-10)
                if (campaign.of(player).out() && campaign.ledger(player).secretVp() > 0) {
                    scoring.add(player);
                }
            }
            for (Player player : scoring) {
                int land = land(campaign, player);
                int secret = campaign.ledger(player).secretVp();
                scored = scored.holding(player, one -> one.earning(land + secret));
                events.add(Event.told(
                                "{player} gets {land victory point|victory points} for spaces and {secret} for secret objectives: {vp} in all.",
                                player,
                                land,
                                secret,
                                scored.of(player).vp())
                        .citing("WMC-END-01", "WMC-END-02", "WMC-END-03", "WMC-INF-06"));
            }
            List<List<Player>> ranking = ranking(scored);
            List<Player> winners = ranking.get(0);
            return Outcome.of(scored)
                    .tell(events)
                    .end(new Result(
                                    ranking,
                                    Sentence.of(
                                            "Round {n} was the last; {vp victory point wins|victory points win}.",
                                            campaign.round(),
                                            scored.of(winners.get(0)).vp()),
                                    List.of())
                            .citing("WMC-END-04", "WMC-END-05"));
        }
    }

    /** Victory points for controlled spaces, and for special locations on top (WMC-END-01, WMC-END-02). */
    public static int land(Campaign campaign, Player player) {
        int points = 0;
        for (String space : campaign.controlledBy(player)) {
            Location location = campaign.book().locationAt(space);
            points += campaign.book().constants().victoryPoints().controlledSpace()
                    + (location == null ? 0 : location.vp());
        }
        return points;
    }

    /** Everybody by the victory points that show, those who are tied together unless an option parts them (WMC-END-05). */
    public static List<List<Player>> ranking(Campaign campaign) {
        List<Player> order = new ArrayList<>(campaign.book().players());
        order.sort((a, b) -> compare(campaign, b, a));
        List<List<Player>> ranking = new ArrayList<>();
        for (Player player : order) {
            List<Player> last = ranking.isEmpty() ? List.of() : ranking.get(ranking.size() - 1);
            if (!last.isEmpty() && compare(campaign, last.get(0), player) == 0) {
                last.add(player);
            } else {
                ranking.add(new ArrayList<>(List.of(player)));
            }
        }
        return ranking;
    }

    private static int compare(Campaign campaign, Player a, Player b) {
        boolean same = campaign.of(a).out() == campaign.of(b).out();
        int vp = same
                ? Integer.compare(campaign.of(a).vp(), campaign.of(b).vp())
                : campaign.of(a).out() ? -1 : 1;
        if (vp != 0 || campaign.book().houseRules().tieBreak() == TieBreak.SHARED) {
            return vp;
        }
        return campaign.book().houseRules().tieBreak() == TieBreak.SPACES
                ? Integer.compare(
                        campaign.controlledBy(a).size(),
                        campaign.controlledBy(b).size())
                : Integer.compare(campaign.of(a).battlesWon(), campaign.of(b).battlesWon());
    }
}
