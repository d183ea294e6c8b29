package org.muster.core.journal;

import java.io.OutputStream;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.decision.Answer;
import org.muster.api.dice.Pool;
import org.muster.api.seat.Player;
import org.muster.core.dice.Seed;
import org.muster.core.json.BadJson;
import org.muster.core.json.Json;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectWriter;

/** Entries as lines of JSON. Written field by field, since games among bots write millions of them. */
final class EntryJson {

    private static final ObjectWriter WRITER = Json.MAPPER.writer().withRootValueSeparator("");

    private final JsonGenerator json;
    private long second = Long.MIN_VALUE;
    private String upToSecond = "";

    /** Writes to {@code out}. */
    EntryJson(OutputStream out) {
        json = WRITER.createGenerator(out);
    }

    /** Writes the line without its hash. */
    void write(int n, Instant at, String by, Entry.Body body) {
        json.writeStartObject();
        json.writeNumberProperty("n", n);
        json.writeStringProperty("at", time(at));
        json.writeStringProperty("by", by);
        body(body, json);
        json.writeEndObject();
        json.flush();
    }

    /** To the millisecond, which is finer than any hand; most entries share their second with the one before. */
    private String time(Instant at) {
        if (at.getEpochSecond() != second) {
            second = at.getEpochSecond();
            String whole = Instant.ofEpochSecond(second).toString();
            upToSecond = whole.substring(0, whole.length() - 1);
        }
        int milli = at.getNano() / 1_000_000;
        return upToSecond + (milli < 10 ? ".00" : milli < 100 ? ".0" : ".") + milli + 'Z';
    }

    private static void body(Entry.Body body, JsonGenerator json) {
        if (body instanceof Entry.Chose chose) {
            json.writeStringProperty("kind", "chose");
            json.writeNumberProperty("decision", chose.decision());
            json.writeStringProperty("step", chose.step());
            json.writeStringProperty("seat", chose.seat().id());
            json.writeName("answer");
            json.writePOJO(chose.answer());
            json.writeBooleanProperty("confirmed", chose.confirmed());
            if (chose.contribution() != null) {
                json.writeStringProperty("contribution", chose.contribution());
            }
        } else if (body instanceof Entry.Rolled rolled) {
            json.writeStringProperty("kind", "rolled");
            json.writeArrayPropertyStart("rolls");
            rolled.rolls().forEach(one -> roll(one, json));
            json.writeEndArray();
        } else if (body instanceof Entry.Stands stands) {
            json.writeStringProperty("kind", "stands");
            json.writeStringProperty("seat", stands.seat().id());
            json.writeStringProperty("step", stands.step());
            json.writePOJOProperty("answer", stands.answer());
            json.writePOJOProperty("phase", stands.phase());
        } else if (body instanceof Entry.Lapsed lapsed) {
            json.writeStringProperty("kind", "lapsed");
            json.writeNumberProperty("decision", lapsed.decision());
            json.writeStringProperty("step", lapsed.step());
        } else if (body instanceof Entry.Opened opened) {
            json.writeStringProperty("kind", "opened");
            json.writeName("header");
            json.writePOJO(opened.header());
        } else if (body instanceof Entry.Rewound rewound) {
            json.writeStringProperty("kind", "rewound");
            json.writeNumberProperty("to", rewound.to());
            json.writeStringProperty("reason", rewound.reason());
        } else if (body instanceof Entry.Corrected corrected) {
            json.writeStringProperty("kind", "corrected");
            json.writeNumberProperty("of", corrected.of());
            json.writeArrayPropertyStart("history");
            for (Entry.Past past : corrected.history()) {
                json.writeStartObject();
                json.writeNumberProperty("entry", past.entry());
                if (past.instead() != null) {
                    body(past.instead(), json);
                }
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeStringProperty("reason", corrected.reason());
        } else if (body instanceof Entry.Revealed revealed) {
            json.writeStringProperty("kind", "revealed");
            json.writeNumberProperty("phase", revealed.phase());
            json.writeStringProperty("seed", revealed.seed());
        } else if (body instanceof Entry.Upgraded upgraded) {
            json.writeStringProperty("kind", "upgraded");
            json.writeStringProperty("version", upgraded.version());
            json.writeStringProperty("ruleset", upgraded.hash());
            json.writePOJOProperty("data", upgraded.data());
        } else if (body instanceof Entry.Closed closed) {
            json.writeStringProperty("kind", "closed");
            json.writeStringProperty("reason", closed.reason());
        }
    }

    private static void roll(Entry.Throw one, JsonGenerator json) {
        json.writeStartObject();
        json.writeNumberProperty("number", one.number());
        json.writeStringProperty("purpose", one.purpose());
        json.writeStringProperty("pool", one.pool());
        if (one.player() != null) {
            json.writeStringProperty("player", one.player().id());
        }
        json.writeArrayPropertyStart("faces");
        for (int face : one.faces()) {
            json.writeNumber(face);
        }
        json.writeEndArray();
        json.writeStringProperty("source", one.source());
        json.writeEndObject();
    }

    /** Reads a whole line. */
    static Entry read(String line) {
        JsonNode json = Json.read(line);
        try {
            return new Entry(
                    number(json, "n"),
                    Instant.parse(text(json, "at")),
                    new Player(text(json, "by")).id(),
                    body(json),
                    text(json, "hash"));
        } catch (DateTimeParseException | IllegalArgumentException e) {
            throw new BadJson(String.valueOf(e.getMessage()));
        } catch (JacksonException e) {
            throw BadJson.of(e);
        }
    }

    private static Entry.Body body(JsonNode json) {
        String kind = text(json, "kind");
        return switch (kind) {
            case "chose" ->
                new Entry.Chose(
                        number(json, "decision"),
                        text(json, "step"),
                        new Player(text(json, "seat")),
                        Json.MAPPER.treeToValue(field(json, "answer"), Answer.class),
                        field(json, "confirmed").asBoolean(),
                        json.has("contribution") ? text(json, "contribution") : null);
            case "rolled" -> {
                List<Entry.Throw> rolls = new ArrayList<>();
                field(json, "rolls").forEach(one -> rolls.add(roll(one)));
                yield new Entry.Rolled(rolls);
            }
            case "stands" ->
                new Entry.Stands(
                        new Player(text(json, "seat")),
                        text(json, "step"),
                        Json.MAPPER.treeToValue(field(json, "answer"), Answer.class),
                        List.of(Json.MAPPER.treeToValue(field(json, "phase"), String[].class)));
            case "lapsed" -> new Entry.Lapsed(number(json, "decision"), text(json, "step"));
            case "opened" -> new Entry.Opened(Json.MAPPER.treeToValue(field(json, "header"), Header.class));
            case "rewound" -> new Entry.Rewound(number(json, "to"), text(json, "reason"));
            case "corrected" -> {
                List<Entry.Past> history = new ArrayList<>();
                field(json, "history")
                        .forEach(past -> history.add(
                                new Entry.Past(number(past, "entry"), past.has("kind") ? body(past) : null)));
                yield new Entry.Corrected(number(json, "of"), history, text(json, "reason"));
            }
            case "revealed" -> new Entry.Revealed(number(json, "phase"), new Seed(text(json, "seed")).hex());
            case "upgraded" -> {
                Map<String, String> data = new LinkedHashMap<>();
                field(json, "data")
                        .properties()
                        .forEach(one -> data.put(one.getKey(), one.getValue().asString()));
                yield new Entry.Upgraded(text(json, "version"), text(json, "ruleset"), data);
            }
            case "closed" -> new Entry.Closed(text(json, "reason"));
            default -> throw new BadJson("an entry of kind " + kind + " is unknown to this version of Muster");
        };
    }

    private static Entry.Throw roll(JsonNode json) {
        List<Integer> faces = new ArrayList<>();
        field(json, "faces").forEach(face -> faces.add(face.asInt()));
        return new Entry.Throw(
                field(json, "number").asLong(),
                text(json, "purpose"),
                Pool.parse(text(json, "pool")).toString(),
                json.has("player") ? new Player(text(json, "player")) : null,
                faces,
                text(json, "source"));
    }

    private static JsonNode field(JsonNode json, String name) {
        JsonNode value = json.path(name);
        if (value.isMissingNode()) {
            throw new BadJson("the field " + name + " is missing");
        }
        return value;
    }

    private static String text(JsonNode json, String name) {
        JsonNode value = field(json, name);
        if (!value.isString()) {
            throw new BadJson("the field " + name + " should be text");
        }
        return value.asString();
    }

    private static int number(JsonNode json, String name) {
        JsonNode value = field(json, name);
        if (!value.isInt()) {
            throw new BadJson("the field " + name + " should be a whole number");
        }
        return value.asInt();
    }
}
