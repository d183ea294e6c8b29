package org.muster.core.lab;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.muster.core.bot.Bot;
import org.muster.core.bot.JournalledPlayout;
import org.muster.core.bot.Playout;
import org.muster.core.game.Game;
import org.muster.core.game.Play;

/**
 * Many games among bots, on all cores. Game i of a series has seed {@code seed + i}; the same seed gives the same numbers
 * on every machine, with however many threads.
 *
 * @param <S> the ruleset's state
 */
public final class Simulation<S> {

    private final Play<S> play;
    private final Bot<S> bot;
    private final long seed;
    private final IntConsumer done;
    private final Playout<S> playout;

    /**
     * A series of games.
     *
     * @param seed of the first
     * @param done called with the number of games that are done, from any thread
     */
    public Simulation(Play<S> play, Bot<S> bot, long seed, IntConsumer done) {
        this.play = play;
        this.bot = bot;
        this.seed = seed;
        this.done = done;
        this.playout = new Playout<>(play.engine(), bot, Playout.MOST_DECISIONS);
    }

    /** A game of the series, played and counted. */
    private interface One {
        void play(int number, Sums into);
    }

    /**
     * Plays so many games as the plan says.
     *
     * @param watched so many of the first are looked at closely, which takes longer
     */
    public Sums run(Plan plan, int watched) {
        return plan.run(part -> counted(part, (i, sums) -> play(i, i < watched, sums)), Sums::plus, Plan::widest);
    }

    /** Plays one game of the series; it is counted when it is over. */
    void play(int number, boolean closely, Sums into) {
        if (closely) {
            Watch watch = new Watch();
            into.count(Sums.Ended.of(play, watch.play(play, bot, seed + number)), watch);
        } else {
            into.count(Sums.Ended.of(play, playout.play(play.start(), seed + number)));
        }
    }

    /**
     * Plays games that keep their journals, which takes longer. They are other games than those without, as their dice
     * are those of journals.
     *
     * @param keep takes each game when it is over, from any thread
     */
    public Sums journalled(int games, Consumer<Game<S>> keep) {
        return counted(new Plan.Part(0, games), (i, sums) -> {
            Game<S> game = JournalledPlayout.play(play, bot, seed + i, Playout.MOST_DECISIONS);
            keep.accept(game);
            sums.count(Sums.Ended.of(
                    play, new Playout.Ended<>(game.position(), game.result().orElse(null), game.answers())));
        });
    }

    private Sums counted(Plan.Part part, One one) {
        AtomicInteger count = new AtomicInteger(part.from());
        return IntStream.range(part.from(), part.to())
                .parallel()
                .collect(
                        () -> new Sums(play.setup().players()),
                        (sums, i) -> {
                            one.play(i, sums);
                            done.accept(count.incrementAndGet());
                        },
                        Sums::add);
    }
}
