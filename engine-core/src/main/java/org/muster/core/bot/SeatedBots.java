package org.muster.core.bot;

import java.util.Map;
import java.util.random.RandomGenerator;
import org.muster.api.decision.Question;
import org.muster.api.seat.Player;
import org.muster.core.engine.InPlay;
import org.muster.core.engine.Open;

/** A bot of its own in some seats. */
record SeatedBots<S>(Map<Player, Bot<S>> bots, Bot<S> others) implements Bot<S> {

    private Bot<S> at(Question<?> question) {
        return bots.getOrDefault(question.id(), others);
    }

    @Override
    public <C> C choose(InPlay<S> game, Open<S, C> open, Question<C> question, RandomGenerator random) {
        return at(question).choose(game, open, question, random);
    }

    @Override
    public <C> Thought<C> think(InPlay<S> game, Open<S, C> open, Question<C> question, RandomGenerator random) {
        return at(question).think(game, open, question, random);
    }
}
