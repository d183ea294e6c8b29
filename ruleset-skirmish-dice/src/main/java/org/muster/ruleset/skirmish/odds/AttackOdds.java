package org.muster.ruleset.skirmish.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.muster.api.odds.Distribution;
import org.muster.ruleset.skirmish.dice.Colour;
import org.muster.ruleset.skirmish.dice.DicePool;

/**
 * Exact odds of one attack, from the roll to the minis lost. Both sides are taken to decide as the book's defaults do:
 * a Force Die turns the first failure it can, and the attacker applies all surges that can be applied together. What a
 * surge does beside the numbers of this attack, such as a push, is left out.
 */
public final class AttackOdds {

    private final Defender defender;
    private final boolean criticalsBlockable;
    private final List<ChartLine> chart;
    private final List<PoolWays.Landed> falls;
    /** Which of {@link #falls} comes up. */
    private final Distribution fallen;

    private final Map<Integer, Distribution> blocks = new LinkedHashMap<>();

    /**
     * Who attacks.
     *
     * @param pool all dice, boosts included
     * @param force whether a Force Die is thrown with it
     * @param chart of the weapon's profile
     */
    public record Attacker(DicePool pool, boolean force, List<ChartLine> chart) {
        public Attacker {
            chart = List.copyOf(chart);
        }
    }

    /**
     * Who is attacked.
     *
     * @param colour thrown for each hit that is not critical
     * @param more dice from cover, boosts and cards
     * @param force whether a Force Die is thrown with them
     * @param resilience wounds that remove a mini
     * @param wounds it has already
     * @param minis it has left
     */
    public record Defender(Colour colour, DicePool more, boolean force, int resilience, int wounds, int minis) {}

    private AttackOdds(Attacker attacker, Defender defender, boolean criticalsBlockable) {
        this.defender = defender;
        this.criticalsBlockable = criticalsBlockable;
        this.chart = attacker.chart();
        TreeMap<Integer, BigInteger> ways = new TreeMap<>();
        List<PoolWays.Landed> all = new ArrayList<>();
        PoolWays.of(attacker.pool(), attacker.force(), chart).forEach((fall, count) -> {
            ways.put(all.size(), count);
            all.add(fall);
        });
        this.falls = List.copyOf(all);
        this.fallen = Distribution.counted(ways);
    }

    /**
     * Counts an attack.
     *
     * @param criticalsBlockable whether blocks remove critical hits too, when no others are left: SKD-MOD-01
     */
    public static AttackOdds of(Attacker attacker, Defender defender, boolean criticalsBlockable) {
        return new AttackOdds(attacker, defender, criticalsBlockable);
    }

    /** Successes of the attack roll. */
    public Distribution hits() {
        return of(PoolWays.Landed::successes);
    }

    /** Red ones among the hits. */
    public Distribution criticalHits() {
        return of(PoolWays.Landed::criticals);
    }

    /** Successes of the defense roll. */
    public Distribution blocks() {
        return fallen.then(which -> blocks(falls.get(which)));
    }

    /** Wounds that the attack adds. */
    public Distribution wounds() {
        return fallen.then(which -> {
            PoolWays.Landed fall = falls.get(which);
            return blocks(fall).map(blocked -> wounds(fall, blocked));
        });
    }

    /** Minis removed by those wounds and the ones from before. */
    public Distribution minisLost() {
        return wounds().map(this::lost);
    }

    /** 1 where the last mini goes, else 0. */
    public Distribution defeated() {
        return wounds().map(wounds -> lost(wounds) == defender.minis() ? 1 : 0);
    }

    /** How many lines of the chart are triggered together. */
    public Distribution surges() {
        return of(fall -> Integer.bitCount(fall.lines()));
    }

    /** 1 where the line of the chart at this place is triggered together with those before it, else 0. */
    public Distribution surge(int line) {
        return of(fall -> fall.lines() >> line & 1);
    }

    private Distribution of(ToIntFunction<PoolWays.Landed> value) {
        return fallen.map(which -> value.applyAsInt(falls.get(which)));
    }

    /** SKD-DPOOL-01..03: a die for each hit that is not critical; none at all, not even for cover, after a miss. */
    private Distribution blocks(PoolWays.Landed fall) {
        return fall.successes() == 0
                ? Distribution.constant(0)
                : blocks.computeIfAbsent(
                        fall.successes() - fall.criticals(),
                        hits -> PoolOdds.successes(defender.more().plus(defender.colour(), hits), defender.force()));
    }

    private int wounds(PoolWays.Landed fall, int blocked) {
        int added = 0;
        int counted = blocked;
        int wounds = 0;
        for (int line = 0; line < chart.size(); line++) {
            if ((fall.lines() >> line & 1) == 1) {
                added += chart.get(line).hits();
                counted = Math.max(0, counted - chart.get(line).cancelled());
                wounds += chart.get(line).wounds();
            }
        }
        int blockable = fall.successes() + added - (criticalsBlockable ? 0 : fall.criticals());
        int unblockable = criticalsBlockable ? 0 : fall.criticals();
        return wounds + unblockable + Math.max(0, blockable - counted);
    }

    private int lost(int wounds) {
        return Math.min(defender.minis(), (defender.wounds() + wounds) / defender.resilience());
    }
}
