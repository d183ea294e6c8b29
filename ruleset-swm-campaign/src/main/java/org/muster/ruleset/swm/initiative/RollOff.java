package org.muster.ruleset.swm.initiative;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;

/** Who is first by the dice: the highest; those who are equal roll again among themselves (SWM-INIT-08). */
public final class RollOff {

    private RollOff() {}

    /** {@code players} by a roll of each, highest first. */
    public static List<Player> rank(List<Player> players, Function<Player, Roll> roll, Dice dice) {
        return rank(
                OrderedMap.each(players, player -> dice.roll(roll.apply(player)).total()), roll, dice);
    }

    /** The players by totals they have rolled already, highest first; {@code again} is for those who are equal. */
    public static List<Player> rank(OrderedMap<Player, Integer> totals, Function<Player, Roll> again, Dice dice) {
        List<Integer> heights = new ArrayList<>(totals.list());
        heights.sort(Comparator.reverseOrder());
        List<Player> ranked = new ArrayList<>(totals.size());
        while (ranked.size() < totals.size()) {
            int height = heights.get(ranked.size());
            List<Player> equal = new ArrayList<>();
            totals.forEach((player, total) -> {
                if (total == height) {
                    equal.add(player);
                }
            });
            ranked.addAll(equal.size() == 1 ? equal : rank(equal, again, dice));
        }
        return ranked;
    }

    /** Who has the highest total; those who share it roll, and whoever is equal in that again. */
    public static Player first(OrderedMap<Player, Integer> totals, Function<Player, Roll> again, Dice dice) {
        int highest = totals.list().stream().mapToInt(Integer::intValue).max().orElseThrow();
        List<Player> equal = new ArrayList<>();
        totals.forEach((player, total) -> {
            if (total == highest) {
                equal.add(player);
            }
        });
        return equal.size() == 1
                ? equal.get(0)
                : first(
                        OrderedMap.each(
                                equal, player -> dice.roll(again.apply(player)).total()),
                        again,
                        dice);
    }
}
