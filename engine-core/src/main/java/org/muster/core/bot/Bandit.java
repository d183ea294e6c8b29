package org.muster.core.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Options;
import org.muster.api.text.Sentence;

/**
 * What one seat has tried at one point of a search, and how well that went for it: it tries more often what went well
 * (UCT), each seat for itself where several decide at the same time.
 *
 * <pre>
 * answers too many to list      a few more the longer one looks (progressive widening)
 * what is looked at first       what the step says is promising
 * answers not legal everywhere  in a world where one isn't it is passed over
 * how curious                   as curious as what has come out so far is uncertain: no game need be told
 * </pre>
 */
final class Bandit<C> {

    /** How much an answer seldom tried is preferred to one that went well, in deviations of what came out. */
    private static final double CURIOSITY = 1.2;
    /** Less than this is no difference. */
    private static final double LEAST_SPREAD = 0.01;
    /** Answers that are looked at at once, and how many more with the square root of the visits. */
    private static final double WIDTH = 1.5;

    /** An answer and what came of it. */
    static final class Arm<C> {
        final C choice;
        private int tries;
        private double sum;

        Arm(C choice) {
            this.choice = choice;
        }

        void went(double value) {
            tries++;
            sum += value;
        }

        int tries() {
            return tries;
        }

        double mean() {
            return tries == 0 ? 0 : sum / tries;
        }
    }

    private final List<Arm<C>> arms = new ArrayList<>();
    private final List<C> promising;
    private int looked;
    private int visits;
    private double sum;
    private double squares;
    /** In which the last choice was legal: they know the words for all of them. */
    private @Nullable Options<C> options;

    Bandit(List<C> promising) {
        this.promising = promising;
    }

    /** An answer to try now, legal among {@code options}. */
    Arm<C> pick(Options<C> options, RandomGenerator random) {
        this.options = options;
        visits++;
        if (arms.size() < WIDTH * Math.sqrt(visits) + 1) {
            Arm<C> fresh = fresh(options, random);
            if (fresh != null) {
                return fresh;
            }
        }
        List<Arm<C>> left = new ArrayList<>(arms);
        while (!left.isEmpty()) {
            Arm<C> best = mostPromising(left);
            if (options.check(best.choice).isEmpty()) {
                return best;
            }
            left.remove(best);
        }
        return add(options.sample(random));
    }

    private @Nullable Arm<C> fresh(Options<C> options, RandomGenerator random) {
        while (looked < promising.size()) {
            C next = promising.get(looked++);
            if (find(next) == null && options.check(next).isEmpty()) {
                return add(next);
            }
        }
        C sampled = options.sample(random);
        return find(sampled) == null ? add(sampled) : null;
    }

    private Arm<C> add(C choice) {
        Arm<C> arm = new Arm<>(choice);
        arms.add(arm);
        return arm;
    }

    private @Nullable Arm<C> find(C choice) {
        for (Arm<C> arm : arms) {
            if (arm.choice.equals(choice)) {
                return arm;
            }
        }
        return null;
    }

    private Arm<C> mostPromising(List<Arm<C>> from) {
        double mean = sum / Math.max(1, visits);
        double spread = Math.max(LEAST_SPREAD, Math.sqrt(Math.max(0, squares / Math.max(1, visits) - mean * mean)));
        Arm<C> most = from.get(0);
        double bound = Double.NEGATIVE_INFINITY;
        for (Arm<C> arm : from) {
            double mine = arm.tries == 0
                    ? Double.POSITIVE_INFINITY
                    : arm.mean() + CURIOSITY * spread * Math.sqrt(Math.log(visits) / arm.tries);
            if (mine > bound) {
                most = arm;
                bound = mine;
            }
        }
        return most;
    }

    /** What came of {@code arm}, from 0 to 1. */
    void went(Arm<C> arm, double value) {
        arm.went(value);
        sum += value;
        squares += value * value;
    }

    int visits() {
        return visits;
    }

    /** The answer tried most, in words; nothing where none was. */
    Sentence favourite() {
        Options<C> known = options;
        Arm<C> most = null;
        for (Arm<C> arm : arms) {
            most = most == null || arm.tries > most.tries ? arm : most;
        }
        return known == null || most == null ? Sentence.NOTHING : known.inWords(known.write(most.choice));
    }
}
