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

    /** Rows of the records that read otherwise, each beside the one in its place. */
    public static List<MendPage.Changed> rows(JsonNode before, JsonNode after) {
        Map<String, List<String>> were = byTable(before);
        Map<String, List<String>> are = byTable(after);
        List<MendPage.Changed> changed = new ArrayList<>();
        for (Map.Entry<String, List<String>> table : are.entrySet()) {
            List<String> old = were.getOrDefault(table.getKey(), List.of());
            for (int i = 0; i < Math.max(old.size(), table.getValue().size()); i++) {
                String one = i < old.size() ? old.get(i) : "";
                String other = i < table.getValue().size() ? table.getValue().get(i) : "";
                if (!one.equals(other)) {
                    changed.add(new MendPage.Changed(table.getKey(), one, other));
                }
            }
        }
        return changed;
    }

    private static Map<String, List<String>> byTable(JsonNode records) {
        Map<String, List<String>> tables = new LinkedHashMap<>();
        for (JsonNode table : records) {
            List<String> rows = tables.computeIfAbsent(table.path("title").asString(), any -> new ArrayList<>());
            for (JsonNode row : table.path("rows")) {
                List<String> cells = new ArrayList<>();
                row.path("cells").forEach(cell -> cells.add(cell.path("text").asString()));
                rows.add(String.join(" · ", cells));
            }
        }
        return tables;
    }
}
