package org.muster.core.bot;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.muster.api.decision.Question;
import org.muster.api.flow.Reported;
import org.muster.api.text.Sentence;
import org.muster.core.engine.InPlay;
import org.muster.core.engine.Open;

/**
 * Does without thinking what is usually done: one of the things that the step says are worth trying first, seldom
 * anything else. So play on those who look ahead.
 *
 * @param <S> the ruleset's state
 */
record HabitBot<S>() implements Bot<S> {

    /** How often in a hundred it chooses by chance all the same. */
    private static final int WHIMS = 20;

    @Override
    public <C> C choose(InPlay<S> game, Open<S, C> open, Question<C> question, RandomGenerator random) {
        Optional<C> fact = fact(game.state(), open, question, random);
        if (fact.isPresent()) {
            return fact.get();
        }
        if (random.nextInt(100) >= WHIMS) {
            List<C> promising = open.step().promising(game.state(), question.id(), random);
            if (!promising.isEmpty()) {
                // the better half as a rule: the smaller of two numbers
                int place = Math.min(random.nextInt(promising.size()), random.nextInt(promising.size()));
                return promising.get(place);
            }
        }
        return question.options().sample(random);
    }

    /** Whether no choice is asked for but what has happened at a table. */
    static boolean isFact(Open<?, ?> open) {
        return open.step() instanceof Reported<?, ?>;
    }

    /**
     * What is no choice of anybody but what has happened at a table: a report, which nobody bends to his liking. It is
     * as the step says is likely, or as chance would have it, and confirmed where somebody else has reported.
     *
     * @param state as the seats know it who fought
     */
    static <S, C> Optional<C> fact(S state, Open<S, C> open, Question<C> question, RandomGenerator random) {
        if (!(open.step() instanceof Reported<?, ?> reported)) {
            return Optional.empty();
        }
        if (reported.filed().stage() == Reported.Stage.REPORTED && question.waitedFor()) {
            return question.options().all().findFirst();
        }
        List<C> likely = open.step().promising(state, question.id(), random);
        return Optional.of(likely.isEmpty() ? question.options().sample(random) : likely.get(0));
    }

    @Override
    public String toString() {
        return Sentence.of("usual").toString();
    }
}
