package org.muster.core.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.text.Language;
import org.muster.api.text.Sentence;
import org.muster.core.game.Game;
import org.muster.core.game.Play;

/** Many games among bots, and what they tell of a ruleset. The same seed gives the same numbers on every machine. */
public final class Simulation {

    /** A game with more decisions is counted as given up. */
    public static final int MOST_DECISIONS = 200_000;

    /** Sentences of one kind that are told one by one; more are told as their kind. */
    private static final int FEW = 6;

    /** The same order whatever language is spoken. */
    private static final Comparator<Sentence> IN_ENGLISH = Comparator.comparing(one -> one.in(Language.ENGLISH));

    private Simulation() {}

    /**
     * How often somebody won.
     *
     * @param games that were played
     * @param wins first places; who shares one counts in full
     * @param alone first places that were shared with nobody
     */
    public record Tally(int games, int wins, int alone) {

        /** Of nothing yet. */
        static final Tally NONE = new Tally(0, 0, 0);

        Tally with(boolean won, boolean shared) {
            return new Tally(games + 1, wins + (won ? 1 : 0), alone + (won && !shared ? 1 : 0));
        }
    }

    /**
     * What came out.
     *
     * @param games how many were played
     * @param seats by seat, in seat order
     * @param labels by what a seat played at the end ({@code Ruleset.seatLabel}), by name; empty where seats play nothing
     *     in particular. Where several of a game played the same each of them counts.
     * @param reasons how games ended, and how often, the most frequent first. Of a sentence with many fillings the kind is
     *     told, its values as {@code <name>}
     * @param givenUp games that did not end
     * @param rounds rounds a game, sorted
     * @param decisions all choices made
     * @param rolls all dice rolled
     * @param nanos time it took
     */
    public record Report(
            int games,
            Map<Player, Tally> seats,
            Map<Sentence, Tally> labels,
            Map<Sentence, Integer> reasons,
            int givenUp,
            List<Integer> rounds,
            long decisions,
            long rolls,
            long nanos) {}

    /** What is remembered of a game. */
    private record Ended(@Nullable Result result, List<Sentence> labels, int round, int decisions, long rolls) {}

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
        List<Ended> all = IntStream.range(0, games)
                .parallel()
                .mapToObj(i -> {
                    Ended ended = ended(play, playGame.apply(i));
                    done.accept(count.incrementAndGet());
                    return ended;
                })
                .toList();
        List<Player> players = play.setup().players();
        Map<Player, Tally> seats = new LinkedHashMap<>();
        players.forEach(player -> seats.put(player, Tally.NONE));
        Map<Sentence, Tally> labels = new TreeMap<>(IN_ENGLISH);
        Map<String, Map<Sentence, Integer>> reasons = new TreeMap<>();
        for (Ended ended : all) {
            List<Player> winners =
                    ended.result() == null ? List.of() : ended.result().winners();
            for (int i = 0; i < players.size(); i++) {
                boolean won = winners.contains(players.get(i));
                boolean shared = winners.size() > 1;
                seats.computeIfPresent(players.get(i), (seat, tally) -> tally.with(won, shared));
                labels.merge(
                        ended.labels().get(i), Tally.NONE.with(won, shared), (tally, any) -> tally.with(won, shared));
            }
            if (ended.result() != null) {
                Sentence reason = play.named(ended.result().reason());
                reasons.computeIfAbsent(reason.template(), any -> new TreeMap<>(IN_ENGLISH))
                        .merge(reason, 1, Integer::sum);
            }
        }
        labels.remove(Sentence.NOTHING);
        return new Report(
                games,
                seats,
                labels,
                told(reasons),
                (int) all.stream().filter(one -> one.result() == null).count(),
                all.stream().map(Ended::round).sorted().toList(),
                all.stream().mapToLong(Ended::decisions).sum(),
                all.stream().mapToLong(Ended::rolls).sum(),
                System.nanoTime() - start);
    }

    private static <S> Ended ended(Play<S> play, Playout.Ended<S> game) {
        S end = game.end().state();
        return new Ended(
                game.result(),
                play.setup().players().stream()
                        .map(player -> play.ruleset().seatLabel(end, player))
                        .toList(),
                game.end().round(),
                game.decisions(),
                game.end().rolls());
    }

    private static Map<Sentence, Integer> told(Map<String, Map<Sentence, Integer>> byKind) {
        Map<Sentence, Integer> told = new TreeMap<>(IN_ENGLISH);
        byKind.forEach((kind, filled) -> {
            if (filled.size() <= FEW) {
                told.putAll(filled);
            } else {
                int sum = filled.values().stream().mapToInt(Integer::intValue).sum();
                List<String> names = Sentence.holes(kind).stream()
                        .map(name -> '<' + name + '>')
                        .toList();
                told.put(Sentence.restored(kind, names), sum);
            }
        });
        List<Map.Entry<Sentence, Integer>> ordered = new ArrayList<>(told.entrySet());
        ordered.sort(Map.Entry.comparingByValue(Comparator.reverseOrder()));
        Map<Sentence, Integer> frequentFirst = new LinkedHashMap<>();
        ordered.forEach(one -> frequentFirst.put(one.getKey(), one.getValue()));
        return frequentFirst;
    }
}
