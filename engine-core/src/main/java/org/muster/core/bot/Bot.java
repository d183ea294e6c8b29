package org.muster.core.bot;

import java.util.Map;
import java.util.random.RandomGenerator;
import org.muster.api.decision.Question;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.engine.InPlay;
import org.muster.core.engine.Open;

/**
 * A player that is not a person. It knows options and nothing of any ruleset.
 *
 * @param <S> the ruleset's state
 */
public interface Bot<S> {

    /**
     * A legal choice.
     *
     * @param game the whole game, of which a bot may use what its seat may know
     * @param random the only source of chance a bot has, so that a game among bots can be repeated
     */
    <C> C choose(InPlay<S> game, Open<S, C> open, Question<C> question, RandomGenerator random);

    /** The choice that {@link #choose} makes, and what the bot has to say for it. */
    default <C> Thought<C> think(InPlay<S> game, Open<S, C> open, Question<C> question, RandomGenerator random) {
        return new Thought<>(choose(game, open, question, random), Sentence.NOTHING);
    }

    /**
     * What a bot has thought.
     *
     * @param why in one sentence, which speaks of its choice: for those who may know that; nothing where it did not think
     */
    record Thought<C>(C choice, Sentence why) {}

    /** Any legal choice is as good as another. */
    static <S> Bot<S> random() {
        return new RandomBot<>();
    }

    /** Does without thinking what is usually done, as bots do that look ahead and play on. */
    static <S> Bot<S> usual() {
        return new HabitBot<>();
    }

    /** For each seat its own bot, for all that are not named {@code others}. */
    static <S> Bot<S> bySeat(Map<Player, Bot<S>> bots, Bot<S> others) {
        return new SeatedBots<>(Map.copyOf(bots), others);
    }
}
