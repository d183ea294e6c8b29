package org.muster.core.bot;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Question;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.dice.PlayoutDice;
import org.muster.core.engine.Engine;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.Running;
import org.muster.core.engine.Session;
import org.muster.core.engine.Surroundings;

/**
 * A game among bots, played to its end in memory: no journal, no text. The same seed plays the same game.
 *
 * @param <S> the ruleset's state
 */
public final class Playout<S> {

    /** More decisions than a game has that ends. */
    public static final int MOST_DECISIONS = 200_000;

    private final Engine<S> engine;
    private final Bot<S> bot;
    private final int mostDecisions;

    /**
     * Playouts by {@code bot} in every seat.
     *
     * @param mostDecisions a game with more is given up
     */
    public Playout(Engine<S> engine, Bot<S> bot, int mostDecisions) {
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
        return play(start, table(random), random);
    }

    /**
     * Plays on from {@code start} where the dice are somebody else's.
     *
     * @param random for all but the dice
     */
    public Ended<S> play(Position<S> start, Surroundings table, RandomGenerator random) {
        Session<S> session = new Session<>(engine, start, table).run();
        int decisions = playOn(session, random);
        return new Ended<>(session.position(), session.result(), decisions);
    }

    /** Dice from {@code random}, and nobody who listens. */
    public static Surroundings table(RandomGenerator random) {
        PlayoutDice dice = new PlayoutDice(random);
        return (roll, index) -> dice.roll(roll);
    }

    /** Plays on from {@code start}, where nobody knows whether the rules can; where they could not. */
    public Optional<Stuck> stuck(Position<S> start, long seed) {
        RandomGenerator random = new SplittableRandom(seed);
        Session<S> session = new Session<>(engine, start, table(random));
        try {
            playOn(session.run(), random);
            return Optional.empty();
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return Optional.of(new Stuck(session.running().words(), e));
        }
    }

    /**
     * Where the rules could not go on.
     *
     * @param when in a sentence: at which step, and what was going on
     */
    public record Stuck(Sentence when, Throwable why) {}

    /** Plays on until the game ends or as many decisions are made as this playout makes; how many they are. */
    int playOn(Session<S> session, RandomGenerator random) {
        int decisions = 0;
        while (session.result() == null && decisions < mostDecisions) {
            Open<S, ?> open = pick(session.open(), random);
            decisions += Math.max(1, open.questions().size());
            session.running().now(open.step(), Running.Deed.ASK);
            decide(session, open, random);
        }
        return decisions;
    }

    /**
     * Any of those that somebody is waited for: side by side means in any order. What is offered, or has a time and nobody
     * who is asked, only if there is none.
     */
    static <T> Open<T, ?> pick(List<Open<T, ?>> open, RandomGenerator random) {
        if (open.size() == 1) {
            return open.get(0);
        }
        List<Open<T, ?>> from = Open.goingOn(open);
        if (from.isEmpty()) {
            from = open;
        }
        if (from.isEmpty()) {
            throw new IllegalStateException("the game is not over and asks nothing");
        }
        return from.get(random.nextInt(from.size()));
    }

    /** Makes a decision, everybody who is asked choosing as this playout's bot does. */
    <C> void decide(Session<S> session, Open<S, C> open, RandomGenerator random) {
        if (open.all().isEmpty()) { // its time is up
            session.decide(open, Choices.none());
        } else if (open.questions().isEmpty()) {
            Question<C> offer = open.offers().get(random.nextInt(open.offers().size()));
            session.decide(open, Choices.of(offer.id(), bot.choose(session, open, offer, random)));
        } else if (open.decision().questions().size() == 1) {
            Question<C> only = open.questions().get(0);
            session.decide(open, Choices.of(only.id(), bot.choose(session, open, only, random)));
        } else {
            session.decide(open, all(session, open, null, null, random));
        }
    }

    /** Carries out a decision in which {@code player} chooses {@code choice}, a choice of that decision. */
    <C> void decide(Session<S> session, int decision, Player player, C choice, RandomGenerator random) {
        for (Open<S, ?> open : session.open()) {
            if (open.id() == decision) {
                @SuppressWarnings("unchecked") // the decision that the choice was made for
                Open<S, C> mine = (Open<S, C>) open;
                session.decide(mine, all(session, mine, player, choice, random));
                return;
            }
        }
        throw new IllegalArgumentException("decision " + decision + " is not open");
    }

    private <C> Choices<C> all(
            Session<S> session, Open<S, C> open, @Nullable Player player, @Nullable C choice, RandomGenerator random) {
        OrderedMap<Player, Choices.Given<C>> given = OrderedMap.empty();
        if (choice != null && player != null) {
            for (Question<C> offer : open.offers()) {
                if (offer.id().equals(player)) {
                    return Choices.of(player, choice); // it closes the decision
                }
            }
        }
        for (Question<C> question : open.decision().questions()) {
            if (!question.waitedFor() || question.options().isEmpty()) {
                continue;
            }
            C chosen;
            if (choice != null && question.id().equals(player)) {
                chosen = choice;
            } else if (open.questions().contains(question)) {
                chosen = bot.choose(session, open, question, random);
            } else {
                chosen = question.options().all().findFirst().orElseThrow();
            }
            given = given.with(question.id(), new Choices.Given<>(chosen, question.id(), false));
        }
        return Choices.of(given);
    }
}
