package org.muster.core.json;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.muster.api.seat.Player;
import org.muster.api.text.Language;
import org.muster.api.text.Sentence;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A sentence as it is saved, so that it can be read in any language later: its template where it has no values, as
 * {@code "Movement"}; else {@code {"say": "Battle at {place}", "place": "Korvath"}}.
 */
final class SentenceJson {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final String SAY = "say";
    private static final String SEAT = "seat";

    private SentenceJson() {}

    static JsonNode write(Sentence sentence) {
        Map<String, Object> values = sentence.values();
        if (values.isEmpty()) {
            return JSON.stringNode(sentence.template());
        }
        ObjectNode json = JSON.objectNode();
        json.put(SAY, sentence.template());
        values.forEach((name, value) -> json.set(name, value(value)));
        return json;
    }

    private static JsonNode value(Object value) {
        if (value instanceof Sentence inner) {
            return write(inner).isString() ? JSON.objectNode().put(SAY, inner.template()) : write(inner);
        }
        if (value instanceof Collection<?> many) {
            ArrayNode list = JSON.arrayNode();
            many.forEach(one -> list.add(value(one)));
            return list;
        }
        if (value instanceof Player player) {
            return JSON.objectNode().put(SEAT, player.id());
        }
        if (value instanceof Integer number) {
            return JSON.numberNode(number);
        }
        return JSON.stringNode(Language.speaking(Language.ENGLISH, value::toString));
    }

    /** What {@link #write} wrote; older games have the text alone. */
    static Sentence read(JsonNode json) {
        if (!json.isObject()) {
            return plain(json.asString(""));
        }
        String template = json.path(SAY).asString("");
        List<Object> values = new ArrayList<>();
        try {
            for (String name : Sentence.holes(template)) {
                values.add(valueOf(json.path(name)));
            }
            return Sentence.restored(template, values);
        } catch (IllegalArgumentException e) {
            throw new BadJson(Sentence.verbatim(String.valueOf(e.getMessage())));
        }
    }

    private static Sentence plain(String text) {
        return text.indexOf('{') < 0 ? Sentence.restored(text, List.of()) : Sentence.verbatim(text);
    }

    private static Object valueOf(JsonNode json) {
        if (json.isArray()) {
            List<Object> many = new ArrayList<>();
            json.forEach(one -> many.add(valueOf(one)));
            return List.copyOf(many);
        }
        if (json.has(SEAT)) {
            return new Player(json.path(SEAT).asString(""));
        }
        if (json.isObject()) {
            return read(json);
        }
        return json.isInt() ? json.intValue() : json.asString("");
    }
}
