package org.muster.core.json;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.muster.api.seat.Player;
import org.muster.api.text.Language;
import org.muster.api.text.Sentence;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/**
 * A sentence as it is saved, so that it can be read in any language later: its template where it has no values, as
 * {@code "Movement"}; else {@code {"say": "Battle at {place}", "place": "Korvath"}}.
 */
public final class SentenceJson {

    static final String SAY = "say";
    private static final String SEAT = "seat";

    private SentenceJson() {}

    /** For what holds sentences and is no state. */
    public static SimpleModule module() {
        return new SimpleModule("sentences")
                .addSerializer(Sentence.class, new Writer())
                .addDeserializer(Sentence.class, new Reader());
    }

    private static final class Writer extends StdSerializer<Sentence> {
        Writer() {
            super(Sentence.class);
        }

        @Override
        public void serialize(Sentence sentence, JsonGenerator json, SerializationContext context) {
            JsonBytes bytes = new JsonBytes();
            write(bytes, sentence);
            json.writeRawValue(new String(bytes.bytes(), 0, bytes.size(), StandardCharsets.UTF_8));
        }
    }

    private static final class Reader extends StdDeserializer<Sentence> {
        Reader() {
            super(Sentence.class);
        }

        @Override
        public Sentence deserialize(JsonParser json, DeserializationContext context) {
            return read(context.readTree(json));
        }
    }

    static void write(JsonBytes json, Sentence sentence) {
        if (sentence.values().isEmpty()) {
            json.string(sentence.template());
        } else {
            withValues(json, sentence);
        }
    }

    private static void withValues(JsonBytes json, Sentence sentence) {
        json.startObject();
        json.name(SAY).string(sentence.template());
        sentence.values().forEach((name, value) -> {
            json.key(name);
            value(json, value);
        });
        json.endObject();
    }

    private static void value(JsonBytes json, Object value) {
        if (value instanceof Sentence inner) {
            withValues(json, inner);
        } else if (value instanceof Collection<?> many) {
            json.startArray();
            many.forEach(one -> value(json, one));
            json.endArray();
        } else if (value instanceof Player player) {
            json.startObject();
            json.name(SEAT).string(player.id());
            json.endObject();
        } else if (value instanceof Integer number) {
            json.number(number);
        } else {
            json.string(Language.speaking(Language.ENGLISH, value::toString));
        }
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
