package org.muster.paper;

import org.muster.api.text.Sentence;
import tools.jackson.databind.JsonNode;

/** Records of a game, as {@link org.muster.core.view.Documents#tables} tells them, as tables. */
final class RecordTables {

    /** Columns that stand beside each other on a phone. */
    private static final int FEW = 3;

    private RecordTables() {}

    /**
     * All of them.
     *
     * @param own the seat whose rows are set in bold; empty: nobody's
     */
    static void write(Xhtml out, Iterable<JsonNode> records, String own) {
        for (JsonNode table : records) {
            JsonNode heads = table.path("heads");
            out.open("div", "class", "wide").open("table", "class", kind(heads.size()));
            out.element("caption", table.path("title").asString());
            head(out, table);
            out.open("tbody");
            for (JsonNode row : table.path("rows")) {
                out.open(
                        "tr",
                        "class",
                        !own.isEmpty() && row.path("owner").asString("").equals(own) ? "own" : "row");
                JsonNode cells = row.path("cells");
                for (int i = 0; i < cells.size(); i++) {
                    cell(out, cells.path(i), heads.isEmpty(), heads.path(i).asString(""));
                }
                out.closeLine();
            }
            out.close().close().closeLine();
        }
    }

    /** What a table of so many columns is: with more than a few, a phone shows its rows as lines. */
    static String kind(int columns) {
        return columns > FEW ? "records lines" : "records";
    }

    private static void head(Xhtml out, JsonNode table) {
        JsonNode heads = table.path("heads");
        if (heads.isEmpty()) {
            return;
        }
        out.open("thead").open("tr");
        JsonNode first = table.path("rows").path(0).path("cells");
        for (int i = 0; i < heads.size(); i++) {
            out.element("th", heads.path(i).asString(), "class", isNumber(first.path(i)) ? "n" : "w");
        }
        out.close().close();
    }

    private static void cell(Xhtml out, JsonNode cell, boolean headless, String head) {
        String text = cell.has("mark")
                ? cell.path("mark").asBoolean() ? Sentence.of("yes").toString() : "–"
                : cell.path("text").asString();
        out.element("td", text, "class", isNumber(cell) && !headless ? "n" : "w", "data-head", head);
    }

    private static boolean isNumber(JsonNode cell) {
        return cell.has("number") && !cell.has("most");
    }
}
