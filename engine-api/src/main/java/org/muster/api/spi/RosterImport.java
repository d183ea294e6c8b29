package org.muster.api.spi;

import java.util.List;
import org.muster.api.Preview;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.roster.ForeignRoster;
import org.muster.api.roster.Selection;
import org.muster.api.text.Sentence;

/**
 * Makes an army list of a ruleset's own kind out of a roster that another program wrote. What the list needs and the
 * roster lacks is taken from the book, with a warning.
 *
 * @param <B> the ruleset's book
 * @param <F> the record of the {@link ArmyFile} it makes
 */
@Preview
@FunctionalInterface
public interface RosterImport<B, F> {

    /**
     * A draft of the list. It may break rules: the list is judged afterwards like any other.
     *
     * @param roster whatever a file may hold: without forces, units, costs, or of another game
     * @param faction which faction it is for, as somebody said; empty: what the roster says itself
     * @return the draft, or why nothing can be made of this roster
     */
    Checked<Draft<F>> draft(B book, ForeignRoster roster, String faction);

    /**
     * A list made out of a roster.
     *
     * @param warnings what was left out or is not as the roster says, each at the path of the selection:
     *     {@code Gate Guard: the roster tells no power; the catalogue's 5 is taken.}
     * @param fates what became of the selections, in their order; none of what is part of one named here
     */
    record Draft<F>(F list, List<Violation> warnings, List<Fate> fates) {

        public Draft {
            warnings = List.copyOf(warnings);
            fates = List.copyOf(fates);
        }

        /** A list whose units are those of {@link ForeignRoster#units()}. */
        public Draft(F list, List<Violation> warnings) {
            this(list, warnings, List.of());
        }
    }

    /**
     * What became of a selection and all below it.
     *
     * @param selection of the roster itself, not a copy
     * @param taken whether it stands in the list
     * @param how as what and at what price, or why not: {@code taken as gate-guard, 5 power}
     */
    record Fate(Selection selection, boolean taken, Sentence how) {}
}
