package org.muster.api.army;

import java.util.List;
import java.util.OptionalInt;
import org.muster.api.Stable;
import org.muster.api.check.Violation;

/**
 * One named rule an army keeps.
 *
 * @param <P> the system's profile
 */
@Stable
public interface ArmyRule<P extends Profile> {

    /** Every way in which {@code army} breaks this rule, with numbers; empty when it keeps it. */
    List<Violation> check(Army<P> army);

    /**
     * Whether an army that breaks this rule may come to keep it by adding more, as with a least number of points.
     * A random legal army is grown past such a rule and never past another.
     */
    default boolean mendedByMore() {
        return false;
    }

    /** How many points may still be added to {@code army}, below 0 where it has too many; empty: it bounds no points. */
    default OptionalInt room(Army<P> army) {
        return OptionalInt.empty();
    }
}
