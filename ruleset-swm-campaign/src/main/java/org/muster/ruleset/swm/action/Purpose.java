package org.muster.ruleset.swm.action;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.victory.Prospects;

/** Where a squad would go that has something in mind: what bots look at first. No rule of the book. */
final class Purpose {

    /** So many ways of each squad. */
    private static final int FEW = 3;
    /** An attack on more than this of the own points, in hundredths, is not looked for. */
    private static final int BOLD = 120;

    private Purpose() {}

    /** Attacks that can be won, the nearest to a capital first, and one way that leads nearer to one. */
    static List<List<String>> ways(War war, Squad squad) {
        Player player = squad.owner();
        List<List<String>> attacks = new ArrayList<>();
        List<List<String>> marches = new ArrayList<>();
        for (List<String> way : Marches.of(war, squad).open()) {
            String end = end(way);
            if (!war.enemy(player, end)) {
                marches.add(way);
            } else if (100 * defence(war, player, end) <= BOLD * strength(war, player, squad, end)) {
                attacks.add(way);
            }
        }
        Comparator<List<String>> nearest =
                Comparator.comparingInt(way -> Prospects.stepsToConquest(war, player, end(way)));
        attacks.sort(nearest);
        marches.sort(nearest);
        int here = Prospects.stepsToConquest(war, player, squad.territory());
        List<List<String>> ways = new ArrayList<>(attacks.subList(0, Math.min(FEW, attacks.size())));
        if (!marches.isEmpty() && Prospects.stepsToConquest(war, player, end(marches.get(0))) < here) {
            ways.add(marches.get(0));
        }
        return ways;
    }

    private static String end(List<String> way) {
        return way.get(way.size() - 1);
    }

    private static int defence(War war, Player player, String territory) {
        return war.enemiesIn(player, territory).stream()
                .filter(Squad::isActive)
                .mapToInt(war.book()::points)
                .sum();
    }

    /** Of those who attack with it, too. */
    private static int strength(War war, Player player, Squad squad, String territory) {
        return war.book().points(squad)
                + war.friendsIn(player, territory).stream()
                        .mapToInt(war.book()::points)
                        .sum();
    }

    /** An own capital where nobody stands, and the friendly territory nearest to a capital of somebody else. */
    static List<String> havens(War war, Squad squad) {
        Player player = squad.owner();
        List<String> havens = new ArrayList<>();
        String capital = war.capital(player);
        boolean isOpen =
                war.friendly(player, capital) && war.friendsIn(player, capital).isEmpty();
        if (isOpen) {
            havens.add(capital);
        }
        int here = Prospects.stepsToConquest(war, player, squad.territory());
        war.friendlyTo(player).stream()
                .filter(territory -> squad.isActive() && !squad.isIn(territory))
                .filter(territory ->
                        war.squadsIn(territory).size() < war.place(territory).stacking())
                .min(Comparator.comparingInt(territory -> Prospects.stepsToConquest(war, player, territory)))
                .filter(territory -> Prospects.stepsToConquest(war, player, territory) < here)
                .ifPresent(havens::add);
        return havens;
    }
}
