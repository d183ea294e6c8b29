package org.muster.api.spi;

import java.util.List;
import org.muster.api.Preview;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.map.Chart;

/**
 * Makes a ruleset's own map out of a map that another program keeps. What the map needs and the chart lacks is taken from
 * the book, with a warning.
 *
 * @param <F> the record of the {@link DataFile} it makes
 */
@Preview
public interface MapImport<F> {

    /** Name of the {@link DataFile} it makes. */
    String data();

    /**
     * A draft of the file. It may break rules: a game on it is checked like any other.
     *
     * @param chart whatever a file may hold: one place or thousands, in pieces, without outlines or notes
     * @return the draft, or why nothing can be made of this chart
     */
    Checked<Draft<F>> draft(Chart chart);

    /**
     * A file made out of a chart.
     *
     * @param warnings what was guessed or left out, and what to look at
     */
    record Draft<F>(F file, List<Violation> warnings) {
        public Draft {
            warnings = List.copyOf(warnings);
        }
    }
}
