package org.muster.api.records;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.muster.api.Preview;
import org.muster.api.text.Sentence;

/**
 * A titled table, list, or sheet of facts. One without rows is not shown.
 *
 * @param title above it
 * @param heads of its columns; none: its rows are a list, or facts with their values
 * @param rows each with a cell for each head
 */
@Preview
public record Table(Sentence title, List<Sentence> heads, List<Row> rows) {

    /**
     * A table.
     *
     * @throws IllegalArgumentException if a row has more or fewer cells than there are heads, or than another row
     */
    public Table {
        heads = List.copyOf(heads);
        rows = List.copyOf(rows);
        int columns = heads.isEmpty() && !rows.isEmpty() ? rows.get(0).cells().size() : heads.size();
        for (Row row : rows) {
            if (row.cells().size() != columns) {
                throw new IllegalArgumentException(
                        "a row of " + row.cells().size() + " cells in a table of " + columns + " columns: " + title);
            }
        }
    }

    /** An empty table with these columns. */
    public static Table of(Sentence title, Sentence... heads) {
        return new Table(title, List.of(heads), List.of());
    }

    /** The same with these rows. */
    public Table rows(List<Row> all) {
        return new Table(title, heads, all);
    }

    /** The same with one more row. */
    public Table with(Row row) {
        List<Row> more = new ArrayList<>(rows);
        more.add(row);
        return rows(more);
    }

    /** The same with one more fact, in a table without heads: its name and its value. */
    public Table with(Sentence fact, Cell value) {
        return with(Row.of(Cell.of(fact), value));
    }

    /** The same, each of its sentences said as {@code said} does. */
    public Table saying(UnaryOperator<Sentence> said) {
        Cell.Visitor<Cell> cells = new Saying(said);
        return new Table(
                said.apply(title),
                heads.stream().map(said).toList(),
                rows.stream()
                        .map(row -> new Row(
                                row.cells().stream()
                                        .map(cell -> cell.accept(cells))
                                        .toList(),
                                row.owner(),
                                row.anchor()))
                        .toList());
    }

    private record Saying(UnaryOperator<Sentence> said) implements Cell.Visitor<Cell> {
        @Override
        public Cell words(Cell.Words words) {
            return new Cell.Words(said.apply(words.text()), words.anchor());
        }

        @Override
        public Cell amount(Cell.Amount amount) {
            return amount;
        }

        @Override
        public Cell share(Cell.Share share) {
            return share;
        }

        @Override
        public Cell mark(Cell.Mark mark) {
            return mark;
        }
    }
}
