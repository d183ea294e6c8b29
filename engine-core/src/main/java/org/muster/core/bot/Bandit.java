package org.muster.core.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.decision.Answer;
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

    /** A choice and what came of it. Where another world is met it is written down, and read there anew. */
    static final class Arm {
        private final Object choice;
        private final Supplier<Answer> writing;
        private @Nullable Answer answer;
        private int tries;
        private double sum;
        private double squares;

        private Arm(Object choice, Supplier<Answer> writing) {
            this.choice = choice;
            this.writing = writing;
        }

        static <C> Arm of(C choice, Options<C> options) {
            return new Arm(choice, () -> options.write(choice));
        }

        /** The choice as it was in the world where it was first made. */
        Object choice() {
            return choice;
        }

        Answer answer() {
            Answer known = answer;
            if (known == null) {
                known = writing.get();
                answer = known;
            }
            return known;
        }

        void went(double value) {
            tries++;
            sum += value;
            squares += value * value;
        }

        int tries() {
            return tries;
        }

        double mean() {
            return tries == 0 ? 0 : sum / tries;
        }

        /** How far the mean may be off; before there are two tries nobody knows. */
        double uncertainty() {
            return tries < 2 ? 0 : Math.sqrt(Math.max(0, squares / tries - mean() * mean()) / (tries - 1));
        }
    }

    private final List<Arm> arms = new ArrayList<>();
    private final List<Arm> promising;
    private int looked;
    private int visits;
    private double sum;
    private double squares;
    /** Those of the world that was last here: they know the words of answers. */
    private @Nullable Options<C> options;

    Bandit(List<Arm> promising) {
        this.promising = promising;
    }

    /** What is tried now: an answer, and the choice that it is in this world. */
    record Pick<C>(Arm arm, C choice) {}

    /** An answer to try now, legal among {@code options}. */
    Pick<C> pick(Options<C> options, RandomGenerator random) {
        this.options = options;
        visits++;
        if (arms.size() < WIDTH * Math.sqrt(visits) + 1) {
            Pick<C> fresh = fresh(options, random);
            if (fresh != null) {
                return fresh;
            }
        }
        List<Arm> left = new ArrayList<>(arms);
        while (!left.isEmpty()) {
            Arm best = mostPromising(left);
            Checked<C> read = options.read(best.answer());
            if (read.isOk()) {
                return new Pick<>(best, read.value());
            }
            left.remove(best);
        }
        return add(options.sample(random), options);
    }

    private @Nullable Pick<C> fresh(Options<C> options, RandomGenerator random) {
        while (looked < promising.size()) {
            Arm next = promising.get(looked++);
            Checked<C> read = options.read(next.answer());
            if (!isKnown(next.choice) && read.isOk()) {
                arms.add(next);
                return new Pick<>(next, read.value());
            }
        }
        C sampled = options.sample(random);
        return isKnown(sampled) ? null : add(sampled, options);
    }

    private Pick<C> add(C choice, Options<C> options) {
        Arm arm = Arm.of(choice, options);
        arms.add(arm);
        return new Pick<>(arm, choice);
    }

    private boolean isKnown(Object choice) {
        for (Arm arm : arms) {
            if (arm.choice.equals(choice)) {
                return true;
            }
        }
        return false;
    }

    private Arm mostPromising(List<Arm> from) {
        double mean = sum / Math.max(1, visits);
        double spread = Math.max(LEAST_SPREAD, Math.sqrt(Math.max(0, squares / Math.max(1, visits) - mean * mean)));
        Arm most = from.get(0);
        double bound = Double.NEGATIVE_INFINITY;
        for (Arm arm : from) {
            double mine = arm.tries == 0
                    ? Double.POSITIVE_INFINITY
                    : arm.mean() + CURIOSITY * spread * Math.sqrt(StrictMath.log(visits) / arm.tries);
            if (mine > bound) {
                most = arm;
                bound = mine;
            }
        }
        return most;
    }

    /** What came of {@code arm}, from 0 to 1. */
    void went(Arm arm, double value) {
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
        Arm most = null;
        for (Arm arm : arms) {
            most = most == null || arm.tries > most.tries ? arm : most;
        }
        return known == null || most == null ? Sentence.NOTHING : known.inWords(most.answer());
    }
}
