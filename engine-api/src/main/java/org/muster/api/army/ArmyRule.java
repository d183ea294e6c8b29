package org.muster.api.army;

import java.util.List;
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
}
