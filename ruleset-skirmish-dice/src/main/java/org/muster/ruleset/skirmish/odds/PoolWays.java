package org.muster.ruleset.skirmish.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeSet;
import org.muster.api.odds.TooLarge;
import org.muster.ruleset.skirmish.dice.Colour;
import org.muster.ruleset.skirmish.dice.DicePool;

/**
 * Counts in how many ways a pool can fall. Dice of a colour whose faces make no difference are counted together, so
 * that a dozen dice are some hundred cases and not six to the twelfth.
 *
 * <p>A Force Die is used as SKD-FORCE-06's default has it: on the first die, by colour and then as they lie, that it
 * turns from a failure into a success.
 */
final class PoolWays {

    /** How likely each of the dice of one colour that fail is to lie first: parts of this are whole. */
    private static final BigInteger PARTS = BigInteger.valueOf(720_720); // divided by every number up to 16

    /** All but the Force Die's. */
    private static final List<Colour> COLOURS = List.of(Colour.RED, Colour.BLACK, Colour.GREY, Colour.WHITE);

    private static final int MOST_DICE = 16;
    private static final int MOST_CASES = 400_000;

    private final DicePool pool;
    private final List<ChartLine> chart;
    private final Map<Landed, BigInteger> ways = new LinkedHashMap<>();
    /** How many dice of each colour show each face. */
    private final Map<Colour, int[]> faces = new EnumMap<>(Colour.class);

    private int force;
    private int cases;

    private PoolWays(DicePool pool, List<ChartLine> chart) {
        this.pool = pool;
        this.chart = chart;
        COLOURS.forEach(colour -> faces.put(colour, new int[Colour.SIDES + 1]));
    }

    private int[] shown(Colour colour) {
        return Objects.requireNonNull(faces.get(colour));
    }

    /**
     * What came of one fall of the dice.
     *
     * @param successes of all colours
     * @param criticals the red ones among them
     * @param lines the surges that are triggered together, as bits by their place in the chart
     */
    record Landed(int successes, int criticals, int lines) {}

    /** The number of equally likely ways to each fall; with a Force Die, of ways to throw that too. */
    static Map<Landed, BigInteger> of(DicePool pool, boolean withForceDie, List<ChartLine> chart) {
        for (Colour colour : COLOURS) {
            if (pool.count(colour) > MOST_DICE) {
                throw new TooLarge(
                        "{n} dice of one colour are too many to count, {most} are not", pool.count(colour), MOST_DICE);
            }
        }
        PoolWays falls = new PoolWays(pool, chart);
        for (int force = withForceDie ? 1 : 0; force <= (withForceDie ? 6 : 0); force++) {
            falls.force = force;
            falls.colour(0, PARTS);
        }
        return falls.ways;
    }

    /** All falls of the colours from this one on. */
    private void colour(int from, BigInteger weight) {
        if (from == COLOURS.size()) {
            fallen(weight);
            return;
        }
        Colour colour = COLOURS.get(from);
        dice(from, bounds(colour), 0, pool.count(colour), weight);
    }

    /** The lowest face of each group of faces that make no difference, and 7. */
    private int[] bounds(Colour colour) {
        SortedSet<Integer> bounds = new TreeSet<>(List.of(1, 7));
        addBound(bounds, colour.minimum());
        for (ChartLine line : chart) {
            if (line.colour() == colour) {
                addBound(bounds, line.minimum());
            }
        }
        return bounds.stream().mapToInt(Integer::intValue).toArray();
    }

    private void addBound(SortedSet<Integer> bounds, int bound) {
        bounds.add(Math.max(1, bound));
        if (force > 0 && bound - force > 1) {
            bounds.add(bound - force);
        }
    }

    /** All falls of {@code left} dice of a colour over its groups of faces from {@code group} on. */
    private void dice(int from, int[] bounds, int group, int left, BigInteger weight) {
        int[] shown = shown(COLOURS.get(from));
        int face = bounds[group];
        int width = bounds[group + 1] - face;
        if (group == bounds.length - 2) {
            shown[face] = left;
            colour(from + 1, weight.multiply(BigInteger.valueOf(width).pow(left)));
            shown[face] = 0;
            return;
        }
        BigInteger choose = BigInteger.ONE;
        for (int n = 0; n <= left; n++) {
            shown[face] = n;
            dice(
                    from,
                    bounds,
                    group + 1,
                    left - n,
                    weight.multiply(choose).multiply(BigInteger.valueOf(width).pow(n)));
            choose = choose.multiply(BigInteger.valueOf(left - n)).divide(BigInteger.valueOf(n + 1));
        }
        shown[face] = 0;
    }

    private void fallen(BigInteger weight) {
        if (++cases > MOST_CASES) {
            throw new TooLarge("so many dice of so many colours take too long to count");
        }
        for (Colour colour : COLOURS) {
            int turned = 0;
            for (int face = 1; force > 0 && face < colour.minimum(); face++) {
                turned += face + force >= colour.minimum() ? shown(colour)[face] : 0;
            }
            if (turned > 0) {
                turnOne(colour, turned, weight);
                return;
            }
        }
        count(weight);
    }

    /** The Force Die turns one of {@code turned} dice, each as likely as any other. */
    private void turnOne(Colour colour, int turned, BigInteger weight) {
        int[] shown = shown(colour);
        for (int face = 1; face < colour.minimum(); face++) {
            if (shown[face] > 0 && face + force >= colour.minimum()) {
                BigInteger share = BigInteger.valueOf(shown[face]);
                int to = Math.min(6, face + force);
                shown[face]--;
                shown[to]++;
                count(weight.multiply(share).divide(BigInteger.valueOf(turned)));
                shown[to]--;
                shown[face]++;
            }
        }
    }

    private void count(BigInteger weight) {
        int successes = 0;
        int criticals = 0;
        for (Colour colour : COLOURS) {
            for (int face = colour.minimum(); face <= 6; face++) {
                int n = shown(colour)[face];
                successes += n;
                criticals += colour.isCritical() ? n : 0;
            }
        }
        ways.merge(new Landed(successes, criticals, triggered()), weight, BigInteger::add);
    }

    /** SKD-SURG-02, and the default of SKD-SURG-03: in the chart's order all lines that distinct dice can trigger. */
    private int triggered() {
        int lines = 0;
        for (int line = 0; line < chart.size(); line++) {
            if (matches(lines | 1 << line, chart.get(line).colour())) {
                lines |= 1 << line;
            }
        }
        return lines;
    }

    /** Whether the chosen lines of a colour find a die each: so many dice must reach each of their minima. */
    private boolean matches(int lines, Colour colour) {
        List<Integer> minima = new ArrayList<>();
        for (int line = 0; line < chart.size(); line++) {
            if ((lines & 1 << line) != 0 && chart.get(line).colour() == colour) {
                minima.add(Math.max(chart.get(line).minimum(), colour.minimum()));
            }
        }
        for (int minimum : minima) {
            long wanted = minima.stream().filter(other -> other >= minimum).count();
            int there = 0;
            for (int face = minimum; face <= 6; face++) {
                there += shown(colour)[face];
            }
            if (there < wanted) {
                return false;
            }
        }
        return true;
    }
}
