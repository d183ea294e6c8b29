package org.muster.ruleset.crusade.orders;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.seat.Player;
import org.muster.ruleset.crusade.Order;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.victory.Prospects;

/** Orders of somebody who has something in mind: what bots look at first. No rule of the book. */
final class Purpose {

    private static final int ATTACKS = 5;

    private Purpose() {}

    /** The attacks that would win most, the best first, then to defend the home, if it is still there. */
    static List<Order> orders(Season season, Player player) {
        Reachable reach = Reachable.by(season, player);
        Map<String, String> targets = new LinkedHashMap<>();
        for (String origin : reach.origins()) {
            reach.from(origin).forEach(target -> targets.putIfAbsent(target, origin));
        }
        Map<String, Double> gains = new LinkedHashMap<>();
        targets.keySet().forEach(target -> gains.put(target, Prospects.gain(season, player, target)));
        List<String> best = new ArrayList<>(targets.keySet());
        best.sort(Comparator.comparingDouble(target -> -gains.getOrDefault(target, 0.0)));
        List<Order> orders = new ArrayList<>();
        for (String target : best.subList(0, Math.min(ATTACKS, best.size()))) {
            orders.add(new Order.Attack(targets.getOrDefault(target, Order.NOMAD), target));
        }
        String home = season.book().home(player);
        if (season.world(home).belongsTo(player)) {
            orders.add(new Order.Defend(home));
        }
        return orders;
    }
}
