package org.muster.api.decision;

import java.util.List;
import org.muster.api.Preview;
import org.muster.api.check.Violation;

/** Which paths lead from a place over regions, hexes or squares. Places are named by their ids. */
@Preview
public interface Paths {

    /** Every reason why {@code path}, its start not included, can't be gone. It has at least one place. */
    List<Violation> check(List<String> path);

    /** One path to each place that can be reached, that place being its last. */
    List<List<String>> open();

    /** One path to each place that is as near and closed, that place being its last: who names one hears why. */
    default List<List<String>> closed() {
        return List.of();
    }

    /** The path meant by who names nothing but its end, which may be no place at all; it need not be open. */
    List<String> to(String place);

    /** Whether somebody may call a place so, reached or not: then none is meant whose name only begins so. */
    default boolean isPlace(String typed) {
        return false;
    }

    /** How a place where an open or a closed path ends looks to people; its id is the place's. */
    Option option(String place);
}
