package org.muster.core.bot;

import java.util.random.RandomGenerator;
import org.muster.api.decision.Question;
import org.muster.core.engine.Open;

/** A player that is not a person. It knows options and nothing of any ruleset. */
public interface Bot {

    /**
     * A legal choice.
     *
     * @param state the state as the bot's seat may know it
     * @param random the only source of chance a bot has, so that a game among bots can be repeated
     */
    <S, C> C choose(S state, Open<S, C> open, Question<C> question, RandomGenerator random);

    /** Any legal choice is as good as another. */
    Bot RANDOM = new Bot() {
        @Override
        public <S, C> C choose(S state, Open<S, C> open, Question<C> question, RandomGenerator random) {
            return question.options().sample(random);
        }

        @Override
        public String toString() {
            return "random";
        }
    };
}
