package org.muster.api.army;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.Stable;
import org.muster.api.check.Violation;

/** The army rules that recur in every system. Each takes the violation to report, so it speaks the book's words. */
@Stable
public final class ArmyRules {

    private static final int RESTARTS = 64;

    private ArmyRules() {}

    /** At least {@code min} points in all. */
    public static <P extends Profile> ArmyRule<P> atLeast(int min, Function<Army<P>, Violation> otherwise) {
        return new Mendable<>(army -> army.points() < min ? List.of(otherwise.apply(army)) : List.of());
    }

    /** At most {@code max} points in all. */
    public static <P extends Profile> ArmyRule<P> atMost(int max, Function<Army<P>, Violation> otherwise) {
        return new Bound<>(max, Army::points, otherwise);
    }

    /** What is added costs at most {@code budget}. */
    public static <P extends Profile> ArmyRule<P> affordable(int budget, Function<Army<P>, Violation> otherwise) {
        return new Bound<>(budget, Army::cost, otherwise);
    }

    /** The part of {@code test} is at least {@code percent} of all points, compared exactly. */
    public static <P extends Profile> ArmyRule<P> shareAtLeast(
            Predicate<P> test, int percent, BiFunction<Army<P>, Integer, Violation> otherwise) {
        return new Mendable<>(army -> {
            int part = army.points(test);
            return 100L * part < (long) percent * army.points() ? List.of(otherwise.apply(army, part)) : List.of();
        });
    }

    /** The part of {@code test} is at most {@code percent} of all points, compared exactly. */
    public static <P extends Profile> ArmyRule<P> shareAtMost(
            Predicate<P> test, int percent, BiFunction<Army<P>, Integer, Violation> otherwise) {
        return new Mendable<>(army -> {
            int part = army.points(test);
            return 100L * part > (long) percent * army.points() ? List.of(otherwise.apply(army, part)) : List.of();
        });
    }

    /** Every one keeps {@code test}; {@code otherwise} is reported once for each kind that does not. */
    public static <P extends Profile> ArmyRule<P> every(Predicate<P> test, Function<P, Violation> otherwise) {
        return army -> army.all().stream()
                .filter(test.negate())
                .distinct()
                .map(otherwise)
                .toList();
    }

    /** No two have one {@code key}; who has none (null) may be there any number of times. */
    public static <P extends Profile> ArmyRule<P> unique(
            Function<P, @Nullable String> key, BiFunction<P, P, Violation> otherwise) {
        return army -> {
            Map<String, P> first = new TreeMap<>();
            List<Violation> violations = new ArrayList<>();
            for (P profile : army.all()) {
                String name = key.apply(profile);
                P before = name == null ? null : first.putIfAbsent(name, profile);
                if (before != null) {
                    violations.add(otherwise.apply(before, profile));
                }
            }
            return violations;
        };
    }

    /** All violations of all rules. */
    public static <P extends Profile> List<Violation> check(Army<P> army, List<ArmyRule<P>> rules) {
        List<Violation> all = new ArrayList<>();
        for (ArmyRule<P> rule : rules) {
            all.addAll(rule.check(army));
        }
        return all;
    }

    /** Whether no rule is broken; the rules behind a broken one are not asked. */
    public static <P extends Profile> boolean keepsAll(Army<P> army, List<ArmyRule<P>> rules) {
        for (ArmyRule<P> rule : rules) {
            if (!rule.check(army).isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /**
     * A random army that keeps all rules, grown one profile at a time. A try ends at the first broken rule, so rules that
     * are quick to check are best named first.
     *
     * @return what was added to {@code standing}, or null if none was found in a good number of tries
     */
    public static <P extends Profile> @Nullable List<P> random(
            List<P> candidates, List<P> standing, List<ArmyRule<P>> rules, RandomGenerator random) {
        List<ArmyRule<P>> firm =
                rules.stream().filter(rule -> !rule.mendedByMore()).toList();
        List<ArmyRule<P>> mendable =
                rules.stream().filter(ArmyRule::mendedByMore).toList();
        List<P> before = List.copyOf(standing); // no army need copy it again
        for (int restart = 0; restart < RESTARTS; restart++) {
            List<P> best = null;
            List<P> added = new ArrayList<>();
            List<P> open = new ArrayList<>(candidates);
            while (!open.isEmpty()) {
                int next = random.nextInt(open.size());
                added.add(open.get(next));
                Army<P> grown = new Army<>(before, added);
                if (!keepsAll(grown, firm)) {
                    added.remove(added.size() - 1);
                    open.remove(next);
                } else if (keepsAll(grown, mendable)) {
                    best = List.copyOf(added);
                    if (random.nextInt(4) == 0) {
                        return best;
                    }
                }
            }
            if (best != null) {
                return best;
            }
        }
        return null;
    }

    /** A rule that more can mend. */
    private record Bound<P extends Profile>(
            int most, ToIntFunction<Army<P>> points, Function<Army<P>, Violation> otherwise) implements ArmyRule<P> {
        @Override
        public List<Violation> check(Army<P> army) {
            return Violation.unless(points.applyAsInt(army) <= most, () -> otherwise.apply(army));
        }

        @Override
        public OptionalInt room(Army<P> army) {
            return OptionalInt.of(most - points.applyAsInt(army));
        }
    }

    private record Mendable<P extends Profile>(ArmyRule<P> rule) implements ArmyRule<P> {
        @Override
        public List<Violation> check(Army<P> army) {
            return rule.check(army);
        }

        @Override
        public boolean mendedByMore() {
            return true;
        }
    }
}
