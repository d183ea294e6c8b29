package org.muster.cli.mend;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.core.view.ChangedRow;

/** Rows of records that would read otherwise after a mend, each in a line. */
final class ChangedRows {

    private ChangedRows() {}

    static List<Sentence> of(List<Table> before, List<Table> after) {
        return ChangedRow.of(sheets(before), sheets(after)).stream()
                .map(ChangedRows::told)
                .toList();
    }

    private static List<ChangedRow.Sheet> sheets(List<Table> tables) {
        return tables.stream().map(ChangedRow.Sheet::of).toList();
    }

    private static Sentence told(ChangedRow row) {
        if (row.before().isEmpty()) {
            return Sentence.of("{table}: {row} would be new", row.table(), words(row, row.after()));
        }
        return row.after().isEmpty()
                ? Sentence.of("{table}: {row} would be gone", row.table(), words(row, row.before()))
                : Sentence.of(
                        "{table}: {name}: {changes}", row.table(), row.name(), Sentence.joined("; ", changes(row)));
    }

    /** Only the cells that are otherwise. */
    private static List<Sentence> changes(ChangedRow row) {
        List<Sentence> changes = new ArrayList<>();
        for (int i = 0; i < Math.max(row.before().size(), row.after().size()); i++) {
            String before = cell(row.before(), i);
            String after = cell(row.after(), i);
            if (!before.equals(after)) {
                Sentence change = Sentence.of("{before} -> {after}", shown(before), shown(after));
                String head = cell(row.heads(), i);
                changes.add(head.isEmpty() ? change : Sentence.of("{head} {change}", head, change));
            }
        }
        return changes;
    }

    private static String cell(List<String> row, int i) {
        return i < row.size() ? row.get(i) : "";
    }

    private static String shown(String cell) {
        return cell.isEmpty() ? "-" : cell;
    }

    /** Its name, and what else it reads under the heads. */
    private static Sentence words(ChangedRow row, List<String> cells) {
        List<Sentence> words = new ArrayList<>(List.of(Sentence.verbatim(row.name())));
        int name = cells.indexOf(row.name());
        for (int i = 0; i < cells.size(); i++) {
            String cell = cells.get(i);
            String head = cell(row.heads(), i);
            if (i != name && !cell.isEmpty()) {
                words.add(head.isEmpty() ? Sentence.verbatim(cell) : Sentence.of("{head} {change}", head, cell));
            }
        }
        return Sentence.joined(", ", words);
    }
}
