package org.muster.core.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.text.Language;
import org.muster.api.text.Sentence;
import org.muster.core.game.Play;

/**
 * Bots against each other, every one against every other, and what that tells of their strength. The same seed gives the
 * same numbers on every machine.
 *
 * <p>Two bots share a table: every other seat is one's, the rest the other's. Each seed is played twice with the seats
 * swapped, so that neither a good seat nor good luck counts for either.
 */
public final class Tournament {

    private Tournament() {}

    /**
     * What somebody has won of some games.
     *
     * @param points a game won is one, a place shared with others the part of it
     */
    public record Score(int games, double points) {

        /** Of nothing yet. */
        static final Score NONE = new Score(0, 0);

        Score with(double more) {
            return new Score(games + 1, points + more);
        }
    }

    /**
     * How two bots did against each other.
     *
     * @param one by its place among the entrants
     * @param other by its place; behind {@code one}
     * @param score of {@code other}, the one that entered later
     * @param sides the same by the side that {@code other} had, where two play and each has a side
     */
    public record Pairing(int one, int other, Score score, Map<Sentence, Score> sides) {}

    /**
     * What came out.
     *
     * @param pairings each pair once, in the order of the entrants
     * @param ratings by entrant
     * @param givenUp games that did not end, which count as drawn
     * @param decisions all choices made
     * @param nanos time it took
     */
    public record Report(List<Pairing> pairings, List<Elo.Rating> ratings, int givenUp, long decisions, long nanos) {}

    /** A game of two entrants, still to be played or over. */
    private record Table(int one, int other, int number) {

        /** Whether {@code other} sits there. */
        boolean isOthers(int seat) {
            return (seat + number) % 2 == 1;
        }

        /** The same for a game and the one with the seats swapped. */
        long seed(long first) {
            return first + number / 2;
        }
    }

    private record Played(Table table, @Nullable Result result, List<Sentence> labels, int decisions) {}

    /**
     * Plays a tournament.
     *
     * @param bots two or more, in the order of their strength as one thinks
     * @param games of each pairing, an even number
     * @param seed of the first two games of each pairing
     * @param done called with the number of games that are done, from any thread
     */
    public static <S> Report run(Play<S> play, List<Bot<S>> bots, int games, long seed, IntConsumer done) {
        long start = System.nanoTime();
        List<Table> tables = new ArrayList<>();
        for (int one = 0; one < bots.size(); one++) {
            for (int other = one + 1; other < bots.size(); other++) {
                for (int n = 0; n < games; n++) {
                    tables.add(new Table(one, other, n));
                }
            }
        }
        AtomicInteger count = new AtomicInteger();
        List<Played> all = IntStream.range(0, tables.size())
                .parallel()
                .mapToObj(i -> {
                    Played played = played(play, bots, tables.get(i), seed);
                    done.accept(count.incrementAndGet());
                    return played;
                })
                .toList();
        List<Pairing> pairings = new ArrayList<>();
        for (int first = 0; first < all.size(); first += games) {
            pairings.add(pairing(play, all.subList(first, first + games)));
        }
        return new Report(
                pairings,
                Elo.of(bots.size(), pairings),
                (int) all.stream().filter(one -> one.result() == null).count(),
                all.stream().mapToLong(Played::decisions).sum(),
                System.nanoTime() - start);
    }

    private static <S> Played played(Play<S> play, List<Bot<S>> bots, Table table, long seed) {
        List<Player> players = play.setup().players();
        Map<Player, Bot<S>> seated = new LinkedHashMap<>();
        for (int seat = 0; seat < players.size(); seat++) {
            seated.put(players.get(seat), bots.get(table.isOthers(seat) ? table.other() : table.one()));
        }
        Bot<S> all = Bot.bySeat(seated, Bot.random());
        Playout.Ended<S> game =
                new Playout<>(play.engine(), all, Playout.MOST_DECISIONS).play(play.start(), table.seed(seed));
        S end = game.end().state();
        List<Sentence> labels = players.stream()
                .map(player -> play.ruleset().seatLabel(end, player))
                .toList();
        return new Played(table, game.result(), labels, game.decisions());
    }

    private static Pairing pairing(Play<?> play, List<Played> games) {
        List<Player> players = play.setup().players();
        Score score = Score.NONE;
        Map<Sentence, Score> sides = new TreeMap<>(Comparator.comparing(one -> one.in(Language.ENGLISH)));
        for (Played game : games) {
            double points = points(players, game);
            score = score.with(points);
            for (int seat = 0; seat < players.size(); seat++) {
                if (players.size() == 2 && game.table().isOthers(seat)) {
                    sides.merge(game.labels().get(seat), Score.NONE.with(points), (before, any) -> before.with(points));
                }
            }
        }
        sides.remove(Sentence.NOTHING);
        Table table = games.get(0).table();
        return new Pairing(table.one(), table.other(), score, sides);
    }

    /** What {@code other} has of the first place: half, where nobody won. */
    private static double points(List<Player> players, Played game) {
        List<Player> winners = game.result() == null ? List.of() : game.result().winners();
        if (winners.isEmpty()) {
            return 0.5;
        }
        double own = 0;
        for (int seat = 0; seat < players.size(); seat++) {
            own += game.table().isOthers(seat) && winners.contains(players.get(seat)) ? 1 : 0;
        }
        return own / winners.size();
    }
}
