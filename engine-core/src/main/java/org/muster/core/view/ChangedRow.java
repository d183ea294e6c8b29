package org.muster.core.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;

/**
 * A row of the records that reads otherwise than before, beside the one that is about the same: it has the same name, which
 * is its first cell with a letter in it, as a place or a number is nobody's name.
 *
 * @param table its title
 * @param heads of the columns; empty: they have none
 * @param before its cells; none: it was not there
 * @param after the same; none: it is gone
 */
public record ChangedRow(String table, List<String> heads, List<String> before, List<String> after) {

    /** A table as it is read. */
    public record Sheet(String title, List<String> heads, List<List<String>> rows) {

        /** A table of records; a row without cells says nothing. */
        public static Sheet of(Table table) {
            List<List<String>> rows = new ArrayList<>();
            for (Row row : table.rows()) {
                if (!row.cells().isEmpty()) {
                    rows.add(texts(row.cells().stream().map(Cell::text).toList()));
                }
            }
            return new Sheet(table.title().toString(), texts(table.heads()), rows);
        }

        private static List<String> texts(List<Sentence> sentences) {
            return sentences.stream().map(Sentence::toString).toList();
        }

        private Sheet and(Sheet other) {
            List<List<String>> all = new ArrayList<>(rows);
            all.addAll(other.rows);
            return new Sheet(title, heads, all);
        }

        private Sheet empty() {
            return new Sheet(title, heads, List.of());
        }

        /** Its heads, and behind them those that only the other has; where some are alike, or there are none, its own. */
        private List<String> headsWith(Sheet other) {
            Set<String> all = new LinkedHashSet<>(heads);
            boolean isClear =
                    all.size() == heads.size() && Set.copyOf(other.heads).size() == other.heads.size();
            if (heads.isEmpty() || other.heads.isEmpty() || !isClear) {
                return heads;
            }
            all.addAll(other.heads);
            return List.copyOf(all);
        }

        /** The same with its cells under these heads; those that it has not are empty. */
        private Sheet under(List<String> columns) {
            return columns.equals(heads) || !columns.containsAll(heads)
                    ? this
                    : new Sheet(
                            title,
                            columns,
                            rows.stream().map(row -> under(columns, row)).toList());
        }

        private List<String> under(List<String> columns, List<String> row) {
            return columns.stream()
                    .map(heads::indexOf)
                    .map(at -> at < 0 || at >= row.size() ? "" : row.get(at))
                    .toList();
        }
    }

    /** All of them, in the order of the tables as they are now. */
    public static List<ChangedRow> of(List<Sheet> before, List<Sheet> after) {
        Map<String, Sheet> were = byTitle(before);
        Map<String, Sheet> are = byTitle(after);
        List<ChangedRow> changed = new ArrayList<>();
        are.forEach((title, sheet) -> changed.addAll(of(were.getOrDefault(title, sheet.empty()), sheet)));
        were.forEach((title, sheet) -> {
            if (!are.containsKey(title)) {
                changed.addAll(of(sheet, sheet.empty()));
            }
        });
        return changed;
    }

    private static Map<String, Sheet> byTitle(List<Sheet> sheets) {
        Map<String, Sheet> byTitle = new LinkedHashMap<>();
        sheets.forEach(sheet -> byTitle.merge(sheet.title(), sheet, Sheet::and));
        return byTitle;
    }

    /** A column that came or went moves no other. */
    private static List<ChangedRow> of(Sheet before, Sheet after) {
        List<String> columns = after.headsWith(before);
        return inOrder(before.under(columns), after.under(columns));
    }

    private static List<ChangedRow> inOrder(Sheet before, Sheet after) {
        List<List<String>> gone = new ArrayList<>(before.rows());
        after.rows().forEach(gone::remove);
        List<List<String>> come = new ArrayList<>(after.rows());
        before.rows().forEach(come::remove);
        List<ChangedRow> changed = new ArrayList<>();
        for (List<String> row : come) {
            List<String> was = gone.stream()
                    .filter(other -> name(other).equals(name(row)))
                    .findFirst()
                    .orElse(List.of());
            gone.remove(was);
            changed.add(new ChangedRow(after.title(), after.heads(), was, row));
        }
        gone.forEach(row -> changed.add(new ChangedRow(before.title(), before.heads(), row, List.of())));
        return changed;
    }

    /** What the row is about. */
    public String name() {
        return name(after.isEmpty() ? before : after);
    }

    private static String name(List<String> row) {
        return row.stream()
                .filter(cell -> cell.chars().anyMatch(Character::isLetter))
                .findFirst()
                .orElse(row.isEmpty() ? "" : row.get(0));
    }
}
