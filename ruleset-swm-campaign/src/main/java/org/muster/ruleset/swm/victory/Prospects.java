package org.muster.ruleset.swm.victory;

import java.util.LinkedHashMap;
import java.util.Map;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.Book;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.Holdings;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.ruleset.swm.data.HomeRegion;
import org.muster.ruleset.swm.economics.Income;

/**
 * How a campaign that is not over stands for a player: a guess, for bots that look ahead. No rule of the book.
 *
 * <pre>
 * what fights           points of active squads; damaged ones win nothing        SWM-WIN-02
 * what will fight       treasury, income of some turns                          SWM-ECON-01
 * what has been bought  officers, operatives, shuttles                          SWM-ADV-*
 * what wins             capitals, the own one before all: squads come from it   SWM-WIN-01, -06
 * tempo                 active squads near a capital of somebody else
 * who are good          experience
 * </pre>
 *
 * All of it in points of figures. A player's chances are the square of that against everybody's: who is twice as strong
 * beats one other four times in five.
 */
public final class Prospects {

    private static final double OF_DAMAGED = 0.3;
    private static final double OF_TREASURY = 0.75;
    private static final double OF_ADVANTAGES = 0.6;
    private static final double OF_EXPERIENCE = 0.1;
    /** Turns whose income counts. */
    private static final double TURNS = 5;

    private static final double OWN_CAPITAL = 80;
    private static final double CAPITAL = 50;
    private static final double TERRITORY = 2;
    /** A squad that stands at another's capital, nothing of it that far away. */
    private static final double AT_THE_GATES = 24;

    private static final int FAR = 8;
    /** What somebody has who has nothing. */
    private static final double NOTHING = 5;

    private Prospects() {}

    /** From 0, as good as lost, to 1, as good as won. */
    public static double of(War war, Player player) {
        Holdings own = war.holdings().get(player);
        if (own == null) {
            return 1.0 / war.book().players().size(); // nobody has anything yet
        }
        if (own.out()) {
            return 0;
        }
        double mine = 0;
        double all = 0;
        for (Player each : war.players()) {
            double strength = strength(war, each);
            all += strength * strength;
            mine = each.equals(player) ? strength * strength : mine;
        }
        return 0.01 + 0.98 * mine / all;
    }

    private static double strength(War war, Player player) {
        double strength = NOTHING
                + OF_TREASURY * war.of(player).treasury()
                + TURNS * Income.of(war, player).sum()
                + OF_ADVANTAGES * advantages(war, player);
        for (String territory : war.territoriesOf(player)) {
            strength += TERRITORY;
            if (Ways.of(war.book()).isCapital(territory)) {
                strength += territory.equals(war.capital(player)) ? OWN_CAPITAL : CAPITAL;
            }
        }
        for (Squad squad : war.squadsOf(player)) {
            int points = war.book().points(squad);
            strength += squad.isActive() ? points + tempo(war, squad) : OF_DAMAGED * points;
            for (Figure figure : squad.figures()) {
                strength += OF_EXPERIENCE * (figure.xp() + figure.pending());
            }
        }
        return strength;
    }

    private static double advantages(War war, Player player) {
        Holdings own = war.of(player);
        double cost = own.operatives()
                        * war.book().line(Advantage.SPECIAL_OPERATIVE).cost()
                + own.shuttles() * war.book().line(Advantage.TRANSPORT_SHUTTLE).cost();
        for (Advantage officer : own.officers()) {
            cost += war.book().line(officer).cost();
        }
        return cost;
    }

    /** The nearer a squad has come to a capital that is not of its side, the better. */
    private static double tempo(War war, Squad squad) {
        int steps = stepsToConquest(war, squad.owner(), squad.territory());
        return AT_THE_GATES * Math.max(0, FAR - steps) / FAR;
    }

    /** Steps from {@code territory} to the nearest capital that the side of {@code player} does not control. */
    public static int stepsToConquest(War war, Player player, String territory) {
        Ways ways = Ways.of(war.book());
        int nearest = FAR;
        for (HomeRegion region : war.book().regions()) {
            if (war.enemy(player, region.capital())) {
                nearest = Math.min(nearest, ways.steps(territory, region.capital()));
            }
        }
        return nearest;
    }

    /** How far capitals are from everywhere; the same as long as a book is played by. */
    private record Ways(Map<String, Map<String, Integer>> fromCapitals) {

        static Ways of(Book book) {
            return book.kept(Ways.class, Ways::measured);
        }

        private static Ways measured(Book book) {
            Map<String, Map<String, Integer>> all = new LinkedHashMap<>();
            for (HomeRegion region : book.regions()) {
                all.put(region.capital(), book.map().distances(region.capital(), any -> true, FAR));
            }
            return new Ways(all);
        }

        boolean isCapital(String territory) {
            return fromCapitals.containsKey(territory);
        }

        int steps(String territory, String capital) {
            return fromCapitals.getOrDefault(capital, Map.of()).getOrDefault(territory, FAR);
        }
    }
}
