package org.muster.core.bot;

import java.util.random.RandomGenerator;
import org.muster.api.decision.Question;
import org.muster.api.text.Sentence;
import org.muster.core.engine.InPlay;
import org.muster.core.engine.Open;

/** Chooses by chance. */
record RandomBot<S>() implements Bot<S> {

    @Override
    public <C> C choose(InPlay<S> game, Open<S, C> open, Question<C> question, RandomGenerator random) {
        return question.options().sample(random);
    }

    @Override
    public String toString() {
        return Sentence.of("random").toString();
    }
}
