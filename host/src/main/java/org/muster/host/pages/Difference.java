package org.muster.host.pages;

import java.util.ArrayList;
import java.util.List;
import org.muster.core.view.ChangedRow;
import tools.jackson.databind.JsonNode;

/** What two looks at a game through the same eyes have not in common. */
public final class Difference {

    private static final int MOST_COMPARED = 500;

    private Difference() {}

    /** Lines of {@code before} that are not in {@code after}, in order; of what is alike at the beginning nothing. */
    public static <T> List<T> without(List<T> before, List<T> after) {
        int same = 0;
        while (same < Math.min(before.size(), after.size()) && before.get(same).equals(after.get(same))) {
            same++;
        }
        List<T> some = before.subList(same, before.size());
        List<T> others = after.subList(same, after.size());
        return Math.max(some.size(), others.size()) > MOST_COMPARED ? List.copyOf(some) : left(some, others);
    }

    /** What is left of {@code some} without the longest part that is in {@code others} in the same order. */
    private static <T> List<T> left(List<T> some, List<T> others) {
        int[][] alike = new int[some.size() + 1][others.size() + 1];
        for (int i = some.size() - 1; i >= 0; i--) {
            for (int j = others.size() - 1; j >= 0; j--) {
                alike[i][j] = some.get(i).equals(others.get(j))
                        ? alike[i + 1][j + 1] + 1
                        : Math.max(alike[i + 1][j], alike[i][j + 1]);
            }
        }
        List<T> left = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < some.size()) {
            if (j < others.size() && some.get(i).equals(others.get(j))) {
                i++;
                j++;
            } else if (j < others.size() && alike[i][j + 1] >= alike[i + 1][j]) {
                j++;
            } else {
                left.add(some.get(i++));
            }
        }
        return left;
    }

    /** Rows of the records that read otherwise. */
    public static List<MendPage.Changed> rows(JsonNode before, JsonNode after) {
        return ChangedRow.of(sheets(before), sheets(after)).stream()
                .map(MendPage.Changed::of)
                .toList();
    }

    private static List<ChangedRow.Sheet> sheets(JsonNode records) {
        return GamePage.Table.all(records).stream()
                .map(table -> new ChangedRow.Sheet(table.title(), table.heads(), table.rows()))
                .toList();
    }
}
