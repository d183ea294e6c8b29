package org.muster.api.army;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.muster.api.Stable;

/**
 * What an army rule looks at: profiles that stand already and profiles that are to be added.
 *
 * @param <P> the system's profile
 */
@Stable
public record Army<P extends Profile>(List<P> standing, List<P> added) {

    public Army {
        standing = List.copyOf(standing);
        added = List.copyOf(added);
    }

    /** An army made from nothing. */
    public static <P extends Profile> Army<P> of(List<P> profiles) {
        return new Army<>(List.of(), profiles);
    }

    /** Everything together, what stands first. */
    public List<P> all() {
        if (standing.isEmpty()) {
            return added;
        }
        List<P> all = new ArrayList<>(standing);
        all.addAll(added);
        return all;
    }

    /** Points of everything. */
    public int points() {
        return points(any -> true);
    }

    /** Points of all that pass {@code test}. */
    public int points(Predicate<? super P> test) {
        return sum(standing, test) + sum(added, test);
    }

    /** Points of what is added. */
    public int cost() {
        return sum(added, any -> true);
    }

    private static <P extends Profile> int sum(List<P> profiles, Predicate<? super P> test) {
        int sum = 0;
        for (P profile : profiles) {
            if (test.test(profile)) {
                sum += profile.points();
            }
        }
        return sum;
    }
}
