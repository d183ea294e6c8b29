package org.muster.host.pages;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** What two looks at a game through the same eyes have not in common. */
public final class Difference {

    private static final int MOST_COMPARED = 500;

    private Difference() {}

    /** The sentences of a log. */
    public static List<String> texts(JsonNode log) {
        List<String> texts = new ArrayList<>();
        log.forEach(line -> texts.add(line.path("text").asString()));
        return texts;
    }

    /** Lines of {@code before} that are not in {@code after}, in order; of what is alike at the beginning nothing. */
    public static List<String> without(List<String> before, List<String> after) {
        int same = 0;
        while (same < Math.min(before.size(), after.size()) && before.get(same).equals(after.get(same))) {
            same++;
        }
        List<String> some = before.subList(same, before.size());
        List<String> others = after.subList(same, after.size());
        return Math.max(some.size(), others.size()) > MOST_COMPARED ? List.copyOf(some) : left(some, others);
    }

    /** What is left of {@code some} without the longest part that is in {@code others} in the same order. */
    private static List<String> left(List<String> some, List<String> others) {
        int[][] alike = new int[some.size() + 1][others.size() + 1];
        for (int i = some.size() - 1; i >= 0; i--) {
            for (int j = others.size() - 1; j >= 0; j--) {
                alike[i][j] = some.get(i).equals(others.get(j))
                        ? alike[i + 1][j + 1] + 1
                        : Math.max(alike[i + 1][j], alike[i][j + 1]);
            }
        }
        List<String> left = new ArrayList<>();
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

    /** Rows of the records that read otherwise, each beside the one that is about the same: their first cells are alike. */
    public static List<MendPage.Changed> rows(JsonNode before, JsonNode after) {
        Map<String, GamePage.Table> were = byTitle(before);
        Map<String, GamePage.Table> are = byTitle(after);
        List<MendPage.Changed> changed = new ArrayList<>();
        are.forEach((title, table) -> {
            GamePage.Table old = were.getOrDefault(title, new GamePage.Table(title, List.of(), List.of()));
            changed.addAll(rows(old, table));
        });
        were.forEach((title, table) -> {
            if (!are.containsKey(title)) {
                changed.addAll(rows(table, new GamePage.Table(title, table.heads(), List.of())));
            }
        });
        return changed;
    }

    private static List<MendPage.Changed> rows(GamePage.Table before, GamePage.Table after) {
        List<List<String>> gone = new ArrayList<>(before.rows());
        after.rows().forEach(gone::remove);
        List<List<String>> come = new ArrayList<>(after.rows());
        before.rows().forEach(come::remove);
        List<MendPage.Changed> changed = new ArrayList<>();
        for (List<String> row : come) {
            List<String> was = gone.stream()
                    .filter(other -> key(other).equals(key(row)))
                    .findFirst()
                    .orElse(List.of());
            gone.remove(was);
            changed.add(MendPage.Changed.of(after.title(), after.heads(), was, row));
        }
        gone.forEach(row -> changed.add(MendPage.Changed.of(before.title(), before.heads(), row, List.of())));
        return changed;
    }

    private static String key(List<String> row) {
        return row.isEmpty() ? "" : row.get(0);
    }

    private static Map<String, GamePage.Table> byTitle(JsonNode records) {
        Map<String, GamePage.Table> tables = new LinkedHashMap<>();
        for (GamePage.Table table : GamePage.Table.all(records)) {
            tables.merge(table.title(), table, GamePage.Table::and);
        }
        return tables;
    }
}
