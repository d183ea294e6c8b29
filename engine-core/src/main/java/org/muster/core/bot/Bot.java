package org.muster.core.bot;

import java.util.Map;
import java.util.random.RandomGenerator;
import org.muster.api.decision.Question;
import org.muster.api.seat.Player;
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

    /** Any legal choice is as good as another. */
    static <S> Bot<S> random() {
        return new RandomBot<>();
    }

    /** For each seat its own bot, for all that are not named {@code others}. */
    static <S> Bot<S> bySeat(Map<Player, Bot<S>> bots, Bot<S> others) {
        return new SeatedBots<>(Map.copyOf(bots), others);
    }
}
