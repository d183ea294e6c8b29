package org.muster.api.dice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.muster.api.Stable;
import org.muster.api.state.OrderedMap;

/**
 * Rolls against each other: the highest total comes first, and those who are equal roll again, among themselves, until
 * they differ. A roll that is thrown again says so.
 */
@Stable
public final class RollOff {

    private RollOff() {}

    /**
     * The highest of {@code among}. One alone is the highest without a roll.
     *
     * @param roll what each throws
     * @throws IllegalArgumentException for nobody
     */
    public static <T> T highest(List<T> among, Function<? super T, Roll> roll, Dice dice) {
        return highest(among, roll, one -> 0, dice);
    }

    /**
     * The highest of {@code among} where more counts than what a roll says: what not everybody may know who sees it.
     *
     * @param roll what each throws
     * @param besides what is added to each roll, those that are thrown again too
     * @throws IllegalArgumentException for nobody
     */
    public static <T> T highest(
            List<T> among, Function<? super T, Roll> roll, ToIntFunction<? super T> besides, Dice dice) {
        if (among.size() == 1) {
            return among.get(0);
        }
        OrderedMap<T, Integer> totals = thrown(among, roll, besides, dice);
        return highest(with(most(totals), totals), again(roll), besides, dice);
    }

    /**
     * The highest by totals that were rolled for something else.
     *
     * @param roll what those throw who are equal
     * @throws IllegalArgumentException for nobody
     */
    public static <T> T highest(OrderedMap<T, Integer> totals, Function<? super T, Roll> roll, Dice dice) {
        return highest(with(most(totals), totals), roll, dice);
    }

    private static <T> int most(OrderedMap<T, Integer> totals) {
        return totals.list().stream()
                .mapToInt(Integer::intValue)
                .max()
                .orElseThrow(() -> new IllegalArgumentException("of nobody none is the highest"));
    }

    /** All of {@code among}, highest first. */
    public static <T> List<T> ranked(List<T> among, Function<? super T, Roll> roll, Dice dice) {
        return among.size() < 2 ? among : ranked(thrown(among, roll, one -> 0, dice), again(roll), dice);
    }

    /** All by totals that were rolled for something else, highest first; those who are equal throw {@code roll}. */
    public static <T> List<T> ranked(OrderedMap<T, Integer> totals, Function<? super T, Roll> roll, Dice dice) {
        List<T> ranked = new ArrayList<>(totals.size());
        totals.list().stream()
                .distinct()
                .sorted(Comparator.reverseOrder())
                .forEach(total -> ranked.addAll(ranked(with(total, totals), roll, dice)));
        return List.copyOf(ranked);
    }

    private static <T> OrderedMap<T, Integer> thrown(
            List<T> among, Function<? super T, Roll> roll, ToIntFunction<? super T> besides, Dice dice) {
        return OrderedMap.each(among, one -> dice.roll(roll.apply(one)).total() + besides.applyAsInt(one));
    }

    private static <T> List<T> with(int total, OrderedMap<T, Integer> totals) {
        return totals.keySet().stream().filter(one -> totals.the(one) == total).toList();
    }

    private static <T> Function<T, Roll> again(Function<? super T, Roll> roll) {
        return one -> roll.apply(one).again();
    }
}
