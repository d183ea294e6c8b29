package org.muster.core.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.core.game.Game;
import org.muster.core.game.Play;

/** Many games among bots, and what they tell of a ruleset. The same seed gives the same numbers on every machine. */
public final class Simulation {

    /** A game with more decisions is counted as given up. */
    public static final int MOST_DECISIONS = 200_000;

    private Simulation() {}

    /**
     * What came out.
     *
     * @param games how many were played
     * @param wins by seat; who shares a first place counts in full
     * @param alone wins that were shared with nobody, by seat
     * @param reasons how games ended, and how often
     * @param givenUp games that did not end
     * @param rounds rounds a game, sorted
     * @param decisions all choices made
     * @param rolls all dice rolled
     * @param nanos time it took
     */
    public record Report(
            int games,
            Map<Player, Integer> wins,
            Map<Player, Integer> alone,
            Map<String, Integer> reasons,
            int givenUp,
            List<Integer> rounds,
            long decisions,
            long rolls,
            long nanos) {}

    /**
     * Plays games {@code 0} to {@code games - 1} of a series.
     *
     * @param seed of the series; game i has seed {@code seed + i}
     * @param done called with the number of games that are done, from any thread
     */
    public static <S> Report run(Play<S> play, Bot<S> bot, int games, long seed, IntConsumer done) {
        Playout<S> playout = new Playout<>(play.engine(), bot, MOST_DECISIONS);
        return report(play, games, done, i -> playout.play(play.start(), seed + i));
    }

    /**
     * The same with games that keep their journals, which takes longer. They are other games than those without, as
     * their dice are those of journals.
     *
     * @param keep takes each game when it is over, from any thread
     */
    public static <S> Report journalled(
            Play<S> play, Bot<S> bot, int games, long seed, IntConsumer done, Consumer<Game<S>> keep) {
        return report(play, games, done, i -> {
            Game<S> game = JournalledPlayout.play(play, bot, seed + i, MOST_DECISIONS);
            keep.accept(game);
            return new Playout.Ended<>(game.position(), game.result().orElse(null), game.answers());
        });
    }

    private static <S> Report report(
            Play<S> play, int games, IntConsumer done, IntFunction<Playout.Ended<S>> playGame) {
        long start = System.nanoTime();
        AtomicInteger count = new AtomicInteger();
        List<Playout.Ended<S>> all = IntStream.range(0, games)
                .parallel()
                .mapToObj(i -> {
                    Playout.Ended<S> ended = playGame.apply(i);
                    done.accept(count.incrementAndGet());
                    return ended;
                })
                .toList();
        Map<Player, Integer> wins = new TreeMap<>();
        Map<Player, Integer> alone = new TreeMap<>();
        Map<String, Integer> reasons = new TreeMap<>();
        play.setup().players().forEach(player -> {
            wins.put(player, 0);
            alone.put(player, 0);
        });
        int givenUp = 0;
        long decisions = 0;
        long rolls = 0;
        List<Integer> rounds = new ArrayList<>();
        for (Playout.Ended<S> ended : all) {
            decisions += ended.decisions();
            rolls += ended.end().rolls();
            rounds.add(ended.end().round());
            Result result = ended.result();
            if (result == null) {
                givenUp++;
                continue;
            }
            reasons.merge(result.reason().template(), 1, Integer::sum);
            result.winners().forEach(player -> wins.merge(player, 1, Integer::sum));
            if (result.winners().size() == 1) {
                alone.merge(result.winners().get(0), 1, Integer::sum);
            }
        }
        rounds.sort(null);
        return new Report(games, wins, alone, reasons, givenUp, rounds, decisions, rolls, System.nanoTime() - start);
    }
}
