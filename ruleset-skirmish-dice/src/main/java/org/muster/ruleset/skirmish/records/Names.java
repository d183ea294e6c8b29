package org.muster.ruleset.skirmish.records;

import org.jspecify.annotations.Nullable;
import org.muster.api.records.Cell;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Fallen;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.data.EffectLine;
import org.muster.ruleset.skirmish.table.Words;

/** What tables call things. */
final class Names {

    private Names() {}

    /** A unit, pointing at it. */
    static Cell unit(Skirmish now, UnitState unit) {
        return Cell.name(Words.name(now, unit), unit.id());
    }

    /** A unit that may have left the table since, and then can't be pointed at. */
    static Cell unit(Skirmish now, String id) {
        UnitState unit = now.find(id);
        return unit != null
                ? unit(now, unit)
                : now.fallen().stream()
                        .filter(fallen -> fallen.id().equals(id))
                        .findFirst()
                        .map(fallen -> fallen(now, fallen))
                        .orElse(Cell.name(Words.called(id)));
    }

    /** A unit that was defeated: its card's name, with its letter where there may be several. */
    static Cell fallen(Skirmish now, Fallen unit) {
        String letter = unit.id().substring(unit.card().length()).replace('-', ' ');
        return Cell.name(now.book().card(unit.card()).name() + letter);
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

    /** An effect with the names of what it says, in place of their ids. */
    static Sentence effect(Skirmish now, EffectLine line) {
        String unit = line.unit();
        String piece = line.piece();
        return new EffectLine(
                        line.does(),
                        line.n(),
                        line.pool(),
                        line.colour(),
                        line.action(),
                        unit == null ? null : now.book().card(unit).name(),
                        line.of(),
                        line.tokens(),
                        piece == null ? null : Words.called(piece),
                        line.card())
                .sentence();
    }
}
