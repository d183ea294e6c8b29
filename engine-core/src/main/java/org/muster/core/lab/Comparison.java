package org.muster.core.lab;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Playout;
import org.muster.core.game.Play;

/**
 * A ruleset as it is played one way and another, such as by the book and by a house rule: pairs of games with the same
 * seeds and the same luck.
 */
public final class Comparison {

    private Comparison() {}

    /** What came out of both, and how it differs. Parts add up to the bit, as {@link Sums} do. */
    public static final class Pairs extends Counted {

        private final Sums one;
        private final Sums other;
        private final Map<Player, Contrast> seats = new LinkedHashMap<>();
        private final SortedMap<Sentence, Contrast> labels = new TreeMap<>(Sums.IN_ENGLISH);

        Pairs(List<Player> players) {
            one = new Sums(players);
            other = new Sums(players);
            players.forEach(player -> seats.put(player, Contrast.NONE));
        }

        void count(Sums.Ended here, Sums.Ended there) {
            one.count(here);
            other.count(there);
            for (Player seat : List.copyOf(seats.keySet())) {
                seats.merge(seat, Contrast.of(1, here.won(seat) ? 1 : 0, 1, there.won(seat) ? 1 : 0), Contrast::plus);
            }
            Stream.concat(here.labels().stream(), there.labels().stream())
                    .filter(label -> !label.isEmpty())
                    .distinct()
                    .forEach(label -> labels.merge(
                            label,
                            Contrast.of(played(label, here), won(label, here), played(label, there), won(label, there)),
                            Contrast::plus));
        }

        private static long played(Sentence label, Sums.Ended game) {
            return game.labels().stream().filter(label::equals).count();
        }

        private long won(Sentence label, Sums.Ended game) {
            List<Player> players = List.copyOf(seats.keySet());
            return IntStream.range(0, players.size())
                    .filter(i -> game.labels().get(i).equals(label) && game.won(players.get(i)))
                    .count();
        }

        /** Adds what was counted of other games. */
        public void add(Pairs more) {
            one.add(more.one);
            other.add(more.other);
            more.seats.forEach((seat, contrast) -> seats.merge(seat, contrast, Contrast::plus));
            more.labels.forEach((label, contrast) -> labels.merge(label, contrast, Contrast::plus));
        }

        /** The first way. */
        public Sums one() {
            return one;
        }

        /** The other way. */
        public Sums other() {
            return other;
        }

        /** Wins by seat, the first way against the other. */
        public Map<Player, Contrast> seats() {
            return seats;
        }

        /** Wins by what a seat played, the first way against the other. */
        public SortedMap<Sentence, Contrast> labels() {
            return labels;
        }

        /** How far the true difference may be from the middle, where it is told least narrowly. */
        public double widest() {
            return Stream.concat(seats.values().stream(), labels.values().stream())
                    .mapToDouble(contrast -> contrast.differenceInterval().half())
                    .max()
                    .orElse(0);
        }

        @Override
        List<Object> all() {
            return List.of(one, other, seats, labels);
        }
    }

    /** A way to play, and who plays. */
    public record Way<S>(Play<S> play, Bot<S> bot) {

        private Sums.Ended game(long seed) {
            Streams streams = new Streams(seed);
            Playout<S> playout = new Playout<>(play.engine(), streams.of(bot), Playout.MOST_DECISIONS);
            return Sums.Ended.of(play, playout.play(play.start(), streams.dice(), new SplittableRandom(seed)));
        }
    }

    /**
     * Plays pairs of games, pair i with seed {@code seed + i}.
     *
     * @param plan says how many pairs; until what is narrow enough is the difference
     * @param done called with the number of pairs that are done, from any thread
     */
    public static Pairs run(Way<?> one, Way<?> other, Plan plan, long seed, IntConsumer done) {
        return plan.run(
                part -> {
                    AtomicInteger count = new AtomicInteger(part.from());
                    return IntStream.range(part.from(), part.to())
                            .parallel()
                            .collect(
                                    () -> new Pairs(one.play().setup().players()),
                                    (pairs, i) -> {
                                        pairs.count(one.game(seed + i), other.game(seed + i));
                                        done.accept(count.incrementAndGet());
                                    },
                                    Pairs::add);
                },
                (pairs, more) -> {
                    pairs.add(more);
                    return pairs;
                },
                Pairs::widest);
    }
}
