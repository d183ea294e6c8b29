package org.muster.core.lab;

import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * How many games are played: a number, or as many as it takes until what they tell is told narrowly enough.
 *
 * <p>It is looked at after {@link #FIRST_LOOK} games and then each time their number has grown by a quarter, so that few
 * looks are taken, at the same games whatever machine plays them.
 *
 * @param games at most
 * @param until how far the truth may be from the middle of an interval, from 0 to 1; 0: all games are played
 */
public record Plan(int games, double until) {

    /** Fewer games are not judged. */
    static final int FIRST_LOOK = 200;

    /** Some games of a series. */
    record Part(int from, int to) {
        int games() {
            return to - from;
        }
    }

    /** So many games, whatever comes out. */
    public static Plan of(int games) {
        return new Plan(games, 0);
    }

    /** What all parts come to that it takes. */
    <T> T run(Function<Part, T> play, BinaryOperator<T> add, ToDoubleFunction<T> half) {
        int next = until == 0 ? games : Math.min(games, FIRST_LOOK);
        T sums = play.apply(new Part(0, next));
        for (int played = next; played < games && half.applyAsDouble(sums) > until; played = next) {
            next = (int) Math.min(games, played + Math.max(1L, played / 4));
            sums = add.apply(sums, play.apply(new Part(played, next)));
        }
        return sums;
    }

    /** How far the truth may be from the middle of the widest interval, of seats and of what they play. */
    public static double widest(Sums sums) {
        return Stream.concat(sums.seats().values().stream(), sums.labels().values().stream())
                .mapToDouble(tally -> tally.interval().half())
                .max()
                .orElse(0);
    }
}
