package org.muster.core.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.decision.Answer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/** Answers as plain JSON: strings, numbers, arrays, objects. */
final class AnswerJson {

    /** Deeper than any form, and far from the depth that would exhaust a stack. */
    private static final int DEEPEST = 32;

    private AnswerJson() {}

    static SimpleModule module() {
        return new SimpleModule("answers")
                .addSerializer(Answer.class, new Writer())
                .addDeserializer(Answer.class, new Reader());
    }

    private static final class Writer extends StdSerializer<Answer> {
        Writer() {
            super(Answer.class);
        }

        @Override
        public void serialize(Answer answer, JsonGenerator json, SerializationContext context) {
            write(answer, json);
        }
    }

    /** Writes it where {@code json} stands. */
    static void write(Answer answer, JsonGenerator json) {
        if (answer instanceof Answer.Word word) {
            json.writeString(word.text());
        } else if (answer instanceof Answer.Whole whole) {
            json.writeNumber(whole.number());
        } else if (answer instanceof Answer.Real real) {
            json.writeNumber(real.number());
        } else if (answer instanceof Answer.Items items) {
            json.writeStartArray();
            items.list().forEach(item -> write(item, json));
            json.writeEndArray();
        } else if (answer instanceof Answer.Fields fields) {
            json.writeStartObject();
            fields.map().forEach((name, value) -> {
                json.writeName(name);
                write(value, json);
            });
            json.writeEndObject();
        }
    }

    private static final class Reader extends StdDeserializer<Answer> {
        Reader() {
            super(Answer.class);
        }

        @Override
        public Answer deserialize(JsonParser json, DeserializationContext context) {
            return read(json, context, DEEPEST);
        }

        private static Answer read(JsonParser json, DeserializationContext context, int deeper) {
            if (deeper == 0) {
                return context.reportInputMismatch(Answer.class, "an answer is nested no deeper than %d", DEEPEST);
            }
            JsonToken token = json.currentToken();
            return switch (token) {
                case VALUE_STRING -> new Answer.Word(json.getString());
                case VALUE_TRUE -> new Answer.Word("yes");
                case VALUE_FALSE -> new Answer.Word("no");
                case VALUE_NUMBER_INT -> new Answer.Whole(json.getLongValue());
                case VALUE_NUMBER_FLOAT -> new Answer.Real(json.getDoubleValue());
                case START_ARRAY -> {
                    List<Answer> items = new ArrayList<>();
                    while (json.nextToken() != JsonToken.END_ARRAY) {
                        items.add(read(json, context, deeper - 1));
                    }
                    yield new Answer.Items(items);
                }
                case START_OBJECT -> {
                    Map<String, Answer> fields = new LinkedHashMap<>();
                    while (json.nextToken() != JsonToken.END_OBJECT) {
                        String name = json.currentName();
                        json.nextToken();
                        fields.put(name, read(json, context, deeper - 1));
                    }
                    yield new Answer.Fields(fields);
                }
                default ->
                    context.reportInputMismatch(
                            Answer.class, "%s is no answer; leave out what is not said", token.asString());
            };
        }
    }
}
