package org.muster.core.bot;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Question;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.core.dice.PlayoutDice;
import org.muster.core.engine.Engine;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.Session;
import org.muster.core.engine.Table;

/**
 * A game among bots, played to its end in memory: no journal, no text. The same seed plays the same game.
 *
 * @param <S> the ruleset's state
 */
public final class Playout<S> {

    private final Engine<S> engine;
    private final Bot bot;
    private final int mostDecisions;

    /**
     * Playouts by {@code bot} in every seat.
     *
     * @param mostDecisions a game with more is given up
     */
    public Playout(Engine<S> engine, Bot bot, int mostDecisions) {
        this.engine = engine;
        this.bot = bot;
        this.mostDecisions = mostDecisions;
    }

    /**
     * How it went.
     *
     * @param end the last position
     * @param result how it ended; null: it was given up
     * @param decisions choices made
     */
    public record Ended<S>(Position<S> end, @Nullable Result result, int decisions) {}

    /** Plays on from {@code start}. */
    public Ended<S> play(Position<S> start, long seed) {
        RandomGenerator random = new SplittableRandom(seed);
        PlayoutDice dice = new PlayoutDice(random);
        Table table = (roll, index) -> dice.roll(roll);
        Session<S> session = new Session<>(engine, start, table).run();
        int decisions = 0;
        while (session.result() == null && decisions < mostDecisions) {
            Open<S, ?> open = pick(session.open(), random);
            decisions += open.questions().size();
            decide(session, open, random);
        }
        return new Ended<>(session.position(), session.result(), decisions);
    }

    /** Any of those the game waits for: side by side means in any order. */
    static <T> Open<T, ?> pick(List<Open<T, ?>> open, RandomGenerator random) {
        if (open.size() == 1) {
            return open.get(0);
        }
        List<Open<T, ?>> waited =
                open.stream().filter(one -> !one.isMeanwhile()).toList();
        List<Open<T, ?>> from = waited.isEmpty() ? open : waited;
        if (from.isEmpty()) {
            throw new IllegalStateException("the game is not over and asks nothing");
        }
        return from.get(random.nextInt(from.size()));
    }

    private <C> void decide(Session<S> session, Open<S, C> open, RandomGenerator random) {
        S state = session.state();
        List<Question<C>> asked = open.questions();
        if (open.decision().questions().size() == 1) {
            Question<C> only = asked.get(0);
            C choice = bot.choose(state, open, only, random);
            session.decide(open, Choices.of(only.id(), choice));
            return;
        }
        OrderedMap<Player, Choices.Given<C>> given = OrderedMap.empty();
        for (Question<C> question : open.decision().questions()) {
            if (!question.options().isEmpty()) {
                C choice = asked.contains(question)
                        ? bot.choose(state, open, question, random)
                        : question.options().all().findFirst().orElseThrow();
                given = given.with(question.id(), new Choices.Given<>(choice, question.id(), false));
            }
        }
        session.decide(open, Choices.of(given));
    }
}
