package org.muster.cli.mend;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;

/** Rows of records that read otherwise after a mend, each beside the one it was: their first cells are alike. */
final class ChangedRows {

    private final List<Sentence> told = new ArrayList<>();

    private ChangedRows() {}

    /** A line for each, in the order of the tables as they would be. */
    static List<Sentence> of(List<Table> before, List<Table> after) {
        Map<String, Table> were = byTitle(before);
        Map<String, Table> are = byTitle(after);
        ChangedRows changed = new ChangedRows();
        are.forEach((title, table) -> changed.look(were.getOrDefault(title, table.rows(List.of())), table));
        were.forEach((title, table) -> {
            if (!are.containsKey(title)) {
                changed.look(table, table.rows(List.of()));
            }
        });
        return changed.told;
    }

    private static Map<String, Table> byTitle(List<Table> tables) {
        Map<String, Table> byTitle = new LinkedHashMap<>();
        tables.forEach(table -> byTitle.merge(table.title().toString(), table, ChangedRows::together));
        return byTitle;
    }

    private static Table together(Table one, Table other) {
        List<Row> rows = new ArrayList<>(one.rows());
        rows.addAll(other.rows());
        return one.rows(rows);
    }

    private void look(Table before, Table after) {
        List<List<String>> gone = texts(before);
        texts(after).forEach(gone::remove);
        List<List<String>> come = texts(after);
        texts(before).forEach(come::remove);
        for (List<String> row : come) {
            List<String> was = gone.stream()
                    .filter(other -> other.get(0).equals(row.get(0)))
                    .findFirst()
                    .orElse(List.of());
            gone.remove(was);
            if (was.isEmpty()) {
                told.add(Sentence.of("{table}: {row} would be new", after.title(), words(row)));
            } else {
                told.add(Sentence.of(
                        "{table}: {name}: {changes}",
                        after.title(),
                        row.get(0),
                        Sentence.joined("; ", changes(after.heads(), was, row))));
            }
        }
        gone.forEach(row -> told.add(Sentence.of("{table}: {row} would be gone", before.title(), words(row))));
    }

    /** Only the cells that are otherwise. */
    private static List<Sentence> changes(List<Sentence> heads, List<String> was, List<String> is) {
        List<Sentence> changes = new ArrayList<>();
        for (int i = 1; i < is.size(); i++) {
            String before = i < was.size() ? was.get(i) : "";
            if (!before.equals(is.get(i))) {
                Sentence change = Sentence.of("{before} -> {after}", shown(before), shown(is.get(i)));
                changes.add(
                        i < heads.size() && !heads.get(i).isEmpty()
                                ? Sentence.of("{head} {change}", heads.get(i), change)
                                : change);
            }
        }
        return changes;
    }

    private static String shown(String cell) {
        return cell.isEmpty() ? "-" : cell;
    }

    private static String words(List<String> row) {
        return String.join(", ", row.stream().filter(cell -> !cell.isEmpty()).toList());
    }

    private static List<List<String>> texts(Table table) {
        List<List<String>> texts = new ArrayList<>();
        for (Row row : table.rows()) {
            if (!row.cells().isEmpty()) {
                texts.add(row.cells().stream()
                        .map(Cell::text)
                        .map(Sentence::toString)
                        .toList());
            }
        }
        return texts;
    }
}
