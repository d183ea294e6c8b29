package org.muster.ruleset.crusade.data;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;

/**
 * One line of a victory condition.
 *
 * @param condition id of the primitive that measures it
 * @param of what is counted, such as a type of system; null where the primitive needs nothing
 * @param min how many are needed; null: 1
 * @param faction whose, where the primitive asks for a faction
 * @param anyOf lines of which one is enough, for the primitive {@code anyOf}
 */
public record ConditionLine(
        String condition,
        @Nullable String of,
        @Nullable @Between(min = 0) Integer min,
        @Nullable String faction,
        @Nullable List<ConditionLine> anyOf) {

    /** How many are needed. */
    public int need() {
        return min == null ? 1 : min;
    }

    /** What is counted; empty where nothing is named. */
    public String what() {
        return of == null ? "" : of;
    }

    /** Whose; empty where none is named. */
    public String whose() {
        return faction == null ? "" : faction;
    }

    /** Lines of which one is enough. */
    public List<ConditionLine> choices() {
        return anyOf == null ? List.of() : anyOf;
    }
}
