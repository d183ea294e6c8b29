package org.muster.core.lab;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.muster.api.decision.Question;
import org.muster.api.dice.Roll;
import org.muster.api.dice.Rolled;
import org.muster.api.seat.Player;
import org.muster.core.bot.Bot;
import org.muster.core.dice.PlayoutDice;
import org.muster.core.engine.InPlay;
import org.muster.core.engine.Open;
import org.muster.core.engine.StepNames;
import org.muster.core.engine.Surroundings;

/**
 * The chance of a game by what it is for: of every kind of roll and every kind of question of every seat its own, anew in
 * each round. So two games of one seed with somewhat different rules have luck in common as long as they have anything
 * in common, and again in the next round where they had not: common random numbers.
 */
final class Streams {

    /** What chance is for. */
    private record Use(int round, String whose, String what) {}

    private final long seed;
    private final Map<Use, Integer> used = new HashMap<>();
    private int round;

    Streams(long seed) {
        this.seed = seed;
    }

    private RandomGenerator next(String whose, String what) {
        Use use = new Use(round, whose, what);
        int n = used.merge(use, 1, Integer::sum);
        long mixed = seed;
        for (long part : new long[] {use.round(), whose.hashCode(), what.hashCode(), n}) {
            mixed = new SplittableRandom(mixed * 31 + part).nextLong();
        }
        return new SplittableRandom(mixed);
    }

    /** Throws its dice. */
    Surroundings dice() {
        return new Surroundings() {
            @Override
            public Rolled roll(Roll roll, int index) {
                Player by = roll.by();
                String what = roll.purpose().template() + ' ' + roll.pool();
                return new PlayoutDice(next(by == null ? "" : by.id(), what)).roll(roll);
            }
        };
    }

    /** {@code bot} with this chance instead of what it is given. */
    <S> Bot<S> of(Bot<S> bot) {
        return new Bot<>() {
            @Override
            public <C> C choose(InPlay<S> game, Open<S, C> open, Question<C> question, RandomGenerator random) {
                round = game.round();
                return bot.choose(game, open, question, next(question.id().id(), StepNames.of(open.step())));
            }
        };
    }
}
