package org.muster.core.view;

import java.util.Collection;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.spi.ArmyFile;
import org.muster.api.spi.Setup;
import org.muster.api.text.Sentence;
import org.muster.core.game.Game;
import org.muster.core.journal.Entry;
import org.muster.core.json.Json;
import org.muster.core.story.Line;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.IntNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/** The JSON that leaves the process, where several places hand out the same. Described in docs/cli.md. */
public final class Documents {

    private Documents() {}

    /** An empty object. */
    public static ObjectNode object() {
        return Json.MAPPER.createObjectNode();
    }

    /** Texts. */
    public static ArrayNode strings(Collection<String> texts) {
        ArrayNode array = Json.MAPPER.createArrayNode();
        texts.forEach(array::add);
        return array;
    }

    /** An army list as the rules see it: {@code good}, name, points, what it holds, every rule it breaks. */
    public static ObjectNode army(ArmyFile.Judged army) {
        ObjectNode json = object().put("good", army.violations().isEmpty());
        json.put("name", army.name().toString()).put("points", army.points());
        ArrayNode entries = json.putArray("entries");
        army.entries()
                .forEach(entry -> entries.addObject()
                        .put("count", entry.count())
                        .put("name", entry.name().toString())
                        .put("points", entry.points()));
        json.set("violations", violations(army.violations()));
        return json;
    }

    /** {@code {"refused": [...]}}. */
    public static ObjectNode refused(List<Violation> violations) {
        ObjectNode json = object();
        json.set("refused", violations(violations));
        return json;
    }

    /** Broken rules, each with code, text, values, and where it is known the rules and the place. */
    public static ArrayNode violations(List<Violation> violations) {
        ArrayNode array = Json.MAPPER.createArrayNode();
        for (Violation violation : violations) {
            ObjectNode one = array.addObject()
                    .put("code", violation.code())
                    .put("text", violation.sentence().toString());
            one.set("values", values(violation.sentence()));
            if (!violation.rules().isEmpty()) {
                one.set("rules", strings(violation.rules()));
            }
            if (!violation.at().isEmpty()) {
                one.put("at", violation.at());
            }
        }
        return array;
    }

    /** What fills the places of a sentence. */
    public static ObjectNode values(Sentence sentence) {
        ObjectNode json = object();
        sentence.values().forEach((name, value) -> json.set(name, value(value)));
        return json;
    }

    private static JsonNode value(Object value) {
        if (value instanceof Collection<?> many) {
            ArrayNode array = Json.MAPPER.createArrayNode();
            many.forEach(one -> array.add(value(one)));
            return array;
        }
        return value instanceof Integer number ? IntNode.valueOf(number) : StringNode.valueOf(String.valueOf(value));
    }

    /** One line of the log, with when and by whom its entry was written. */
    public static ObjectNode line(Game<?> game, Log.Told told) {
        Line line = told.line();
        Entry entry = game.entries().get(Math.min(line.entry(), game.entries().size() - 1));
        ObjectNode json = object();
        json.put("entry", told.n());
        json.put("at", entry.at().toString());
        json.put("by", entry.by());
        json.put("kind", line.kind().name().toLowerCase(java.util.Locale.ROOT));
        json.put("text", line.sentence().toString());
        json.set("values", values(line.sentence()));
        json.set("rules", strings(line.rules()));
        json.set("anchors", strings(line.anchors()));
        return json;
    }

    /** Lines of the log. */
    public static ArrayNode lines(Game<?> game, List<Log.Told> lines) {
        ArrayNode array = Json.MAPPER.createArrayNode();
        lines.forEach(line -> array.add(line(game, line)));
        return array;
    }

    /** Seats with their names. */
    public static ArrayNode seats(Setup setup, Collection<Player> seats) {
        ArrayNode array = Json.MAPPER.createArrayNode();
        seats.forEach(seat -> array.addObject().put("seat", seat.id()).put("name", Seats.name(setup, seat)));
        return array;
    }

    /** Records: of each table its title, heads and rows. */
    public static ArrayNode tables(List<Table> tables) {
        ArrayNode array = Json.MAPPER.createArrayNode();
        for (Table table : tables) {
            ObjectNode one = array.addObject().put("title", table.title().toString());
            one.set(
                    "heads",
                    strings(table.heads().stream().map(Sentence::toString).toList()));
            ArrayNode rows = one.putArray("rows");
            table.rows().forEach(row -> row(rows.addObject(), row));
        }
        return array;
    }

    private static void row(ObjectNode json, Row row) {
        if (!row.anchor().isEmpty()) {
            json.put("anchor", row.anchor());
        }
        row.owner().ifPresent(owner -> json.put("owner", owner.id()));
        ArrayNode cells = json.putArray("cells");
        row.cells().forEach(cell -> cell.accept(new CellDocument(cells.addObject())));
    }

    /** Each cell has its text, and what programs make of it. */
    private record CellDocument(ObjectNode json) implements Cell.Visitor<ObjectNode> {

        @Override
        public ObjectNode words(Cell.Words words) {
            return words.anchor().isEmpty() ? text(words) : text(words).put("anchor", words.anchor());
        }

        @Override
        public ObjectNode amount(Cell.Amount amount) {
            return text(amount).put("number", amount.value());
        }

        @Override
        public ObjectNode share(Cell.Share share) {
            return text(share).put("number", share.value()).put("most", share.most());
        }

        @Override
        public ObjectNode mark(Cell.Mark mark) {
            return text(mark).put("mark", mark.set());
        }

        private ObjectNode text(Cell cell) {
            return json.put("text", cell.text().toString());
        }
    }
}
