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
            events.addAll(parted(scored, winners.get(0)));
            events.addAll(unranked(scored, winners.get(0)));
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

    /** Who had as many points as who won, and why that was not enough (WMC-END-05). */
    private static List<Event> parted(Campaign campaign, Player winner) {
        List<Event> events = new ArrayList<>();
        boolean bySpaces = campaign.book().houseRules().tieBreak() == TieBreak.SPACES;
        for (Player player : campaign.players()) {
            if (campaign.of(player).vp() == campaign.of(winner).vp() && compare(campaign, player, winner) < 0) {
                Event.Told told = bySpaces
                        ? Event.told(
                                "{player} has as many victory points as {winner}, and {n space|spaces} against {m}.",
                                player,
                                winner,
                                campaign.controlledBy(player).size(),
                                campaign.controlledBy(winner).size())
                        : Event.told(
                                "{player} has as many victory points as {winner}, and won {n battle|battles} against {m}.",
                                player,
                                winner,
                                campaign.of(player).battlesWon(),
                                campaign.of(winner).battlesWon());
                events.add(told.citing("WMC-END-05"));
            }
        }
        return events;
    }

    /** Whose points would have been enough, had they not left (WMC-DEF-10). */
    private static List<Event> unranked(Campaign campaign, Player winner) {
        List<Event> events = new ArrayList<>();
        for (Player player : campaign.book().players()) {
            int vp = campaign.of(player).vp();
            if (campaign.of(player).out() && vp >= campaign.of(winner).vp()) {
                events.add(Event.told(
                                "{player}, who has left the campaign, keeps {n victory point|victory points} and comes behind"
                                        + " all who stayed.",
                                player,
                                vp)
                        .citing("WMC-DEF-10"));
            }
        }
        return events;
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
