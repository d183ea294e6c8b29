package org.muster.ruleset.warmachine.chance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Player;

/** Rolls against each other; ties are rolled again among those who are tied. */
public final class RollOff {

    private RollOff() {}

    /** The highest of {@code among}; ties for it are rolled again. */
    public static Player highest(List<Player> among, Function<Player, Roll> roll, Dice dice) {
        List<Player> left = among;
        while (left.size() > 1) {
            left = best(left, roll, dice);
        }
        return left.get(0);
    }

    private static List<Player> best(List<Player> among, Function<Player, Roll> roll, Dice dice) {
        List<Player> best = new ArrayList<>();
        int most = Integer.MIN_VALUE;
        for (Player player : among) {
            int total = dice.roll(roll.apply(player)).total();
            if (total > most) {
                best.clear();
                most = total;
            }
            if (total == most) {
                best.add(player);
            }
        }
        return best;
    }

    /** All of {@code among}, highest first; only those who are tied roll again, among themselves (WMC-SETUP-05). */
    public static List<Player> ranked(List<Player> among, Function<Player, Roll> roll, Dice dice) {
        if (among.size() < 2) {
            return among;
        }
        Map<Integer, List<Player>> byTotal = new LinkedHashMap<>();
        for (Player player : among) {
            int total = dice.roll(roll.apply(player)).total();
            byTotal.computeIfAbsent(total, any -> new ArrayList<>()).add(player);
        }
        List<Integer> totals = new ArrayList<>(byTotal.keySet());
        totals.sort((a, b) -> Integer.compare(b, a));
        List<Player> ranked = new ArrayList<>();
        for (int total : totals) {
            ranked.addAll(ranked(byTotal.getOrDefault(total, List.of()), roll, dice));
        }
        return ranked;
    }
}
