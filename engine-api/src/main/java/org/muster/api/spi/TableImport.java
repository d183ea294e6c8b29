package org.muster.api.spi;

import java.util.List;
import java.util.Map;
import org.muster.api.Preview;
import org.muster.api.check.Checked;

/**
 * Makes a ruleset's data out of a table that somebody else keeps, such as a spreadsheet of figures.
 *
 * @param <R> what a row becomes
 */
@Preview
public interface TableImport<R> {

    /** Name of the {@link DataFile} it makes. */
    String data();

    /** The columns it needs, by their headings. */
    List<String> columns();

    /**
     * One row.
     *
     * @param row what stands under each heading, stripped; empty where nothing does
     */
    Checked<R> read(Map<String, String> row);

    /** What may be there only once; of two rows with one id the first is taken. */
    String id(R row);

    /** The whole file: a record of the data file's type. */
    Object file(List<R> rows);
}
