package org.muster.ruleset.skirmish.records;

import org.jspecify.annotations.Nullable;
import org.muster.api.records.Cell;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;

/** What tables call things. */
final class Names {

    private Names() {}

    /** A unit, pointing at it. */
    static Cell unit(Skirmish now, UnitState unit) {
        return Cell.name(Called.of(now, unit), unit.id());
    }

    /** A unit that may have left the table since, and then can't be pointed at. */
    static Cell unit(Skirmish now, String id) {
        UnitState unit = now.find(id);
        return unit != null ? unit(now, unit) : Cell.name(Called.of(now, id));
    }

    /** Who commands a side. */
    static Cell side(Skirmish now, String side) {
        return Cell.of("{player}", now.book().player(side));
    }

    /** Who commands a side; both, where none is named. */
    static Cell sideOrBoth(Skirmish now, @Nullable String side) {
        return side == null ? Cell.of("both") : side(now, side);
    }

    /** Said in words, where a mark that is not set would leave a fact without its value. */
    static Cell yesOrNo(boolean so) {
        return Cell.of(Cell.mark(so).text());
    }
}
