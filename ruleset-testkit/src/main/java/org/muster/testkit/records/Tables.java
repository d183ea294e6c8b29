package org.muster.testkit.records;

import java.util.List;
import java.util.stream.Collectors;
import org.muster.api.records.Row;
import org.muster.api.records.Table;

/**
 * Tables of records as tests read them: by title, and row by row.
 *
 * <pre>{@code
 * assertThat(Tables.lines(records, "Standings")).containsExactly("1 | anna | 12", "2 | bert | ");
 * }</pre>
 */
public final class Tables {

    private Tables() {}

    /** What the tables are called, in order. */
    public static List<String> titles(List<Table> tables) {
        return tables.stream().map(table -> table.title().toString()).toList();
    }

    /**
     * The first table of that title.
     *
     * @throws AssertionError if there is none
     */
    public static Table named(List<Table> tables, String title) {
        return tables.stream()
                .filter(table -> table.title().toString().equals(title))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no table \"" + title + "\" is among " + titles(tables)));
    }

    /** The rows of a table, each as the words of its cells with {@code " | "} between them; an empty cell has none. */
    public static List<String> lines(Table table) {
        return table.rows().stream().map(Tables::line).toList();
    }

    /**
     * The rows of the table of that title.
     *
     * @throws AssertionError if there is none
     */
    public static List<String> lines(List<Table> tables, String title) {
        return lines(named(tables, title));
    }

    private static String line(Row row) {
        return row.cells().stream().map(cell -> cell.text().toString()).collect(Collectors.joining(" | "));
    }
}
