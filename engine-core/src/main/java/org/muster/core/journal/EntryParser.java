package org.muster.core.journal;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.muster.api.decision.Answer;
import org.muster.api.dice.Pool;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.dice.Seed;
import org.muster.core.json.BadJson;
import org.muster.core.json.Json;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Reads entries, as {@link EntryWriter} writes them. */
final class EntryParser {

    private static final String TIME = "0000-00-00T00:00:00.000Z";
    /** Of which a roll may be. */
    static final List<String> SOURCES_OF_A_ROLL = List.of("seeded", "fair", "typed");

    private static final Set<String> OF_ALL = Set.of("n", "at", "by", "submission", "kind", "hash");
    private static final Set<String> OF_THE_PAST = Set.of("entry", "kind");
    private static final Map<String, Set<String>> FIELDS = Map.ofEntries(
            Map.entry("opened", Set.of("header")),
            Map.entry("joined", Set.of("seat", "contribution")),
            Map.entry("chose", Set.of("decision", "step", "seat", "answer", "confirmed", "contribution")),
            Map.entry("rolled", Set.of("rolls")),
            Map.entry("stands", Set.of("seat", "step", "answer", "phase")),
            Map.entry("lapsed", Set.of("decision", "step")),
            Map.entry("extended", Set.of("decision", "step", "time", "reason")),
            Map.entry("paused", Set.of("from", "until", "reason")),
            Map.entry("rewound", Set.of("to", "reason")),
            Map.entry("corrected", Set.of("of", "history", "reason")),
            Map.entry("unmended", Set.of("mend", "reason")),
            Map.entry("revealed", Set.of("phase", "seed")),
            Map.entry("reached", Set.of("state", "rules")),
            Map.entry("upgraded", Set.of("version", "ruleset", "data")),
            Map.entry("closed", Set.of("reason")));
    private static final Set<String> OF_A_ROLL = Set.of("number", "purpose", "pool", "player", "faces", "source");
    private static final Set<String> OF_A_SUBMISSION = Set.of("id", "content");

    private EntryParser() {}

    /**
     * Reads a whole line.
     *
     * @param bytes the same in UTF-8
     */
    static Entry read(String line, byte[] bytes) {
        Entry plain = PlainLine.read(bytes);
        return plain == null ? read(line) : plain;
    }

    /** Reads a whole line, whatever JSON allows. */
    static Entry read(String line) {
        JsonNode json = Json.read(line);
        try {
            return new Entry(
                    number(json, "n"),
                    instant(text(json, "at")),
                    new Player(text(json, "by")).id(),
                    json.has("submission") ? submission(json.path("submission")) : null,
                    body(json),
                    text(json, "hash"));
        } catch (DateTimeParseException e) {
            throw new BadJson("{text} is no time such as {right}", e.getParsedString(), "2026-11-29T18:00:00.000Z");
        } catch (IllegalArgumentException e) {
            throw new BadJson(Sentence.verbatim(String.valueOf(e.getMessage())));
        } catch (JacksonException e) {
            throw BadJson.of(e);
        }
    }

    /** By place, as Muster writes it, since a long journal has thousands; whatever else ISO 8601 allows is parsed. */
    static Instant instant(String text) {
        boolean asWritten = text.length() == TIME.length();
        for (int i = 0; asWritten && i < text.length(); i++) {
            char is = text.charAt(i);
            asWritten = TIME.charAt(i) == '0' ? is >= '0' && is <= '9' : is == TIME.charAt(i);
        }
        try {
            return asWritten
                    ? LocalDateTime.of(
                                    digits(text, 0, 4),
                                    digits(text, 5, 7),
                                    digits(text, 8, 10),
                                    digits(text, 11, 13),
                                    digits(text, 14, 16),
                                    digits(text, 17, 19))
                            .toInstant(ZoneOffset.UTC)
                            .plusMillis(digits(text, 20, 23))
                    : Instant.parse(text);
        } catch (DateTimeException e) {
            return Instant.parse(text); // midnight as 24:00, a leap second, or no time at all
        }
    }

    private static int digits(String text, int from, int to) {
        return Integer.parseInt(text, from, to, 10);
    }

    /** Nothing is carried along that nobody reads. */
    private static void knows(JsonNode json, Set<String> some, Set<String> others) {
        for (String name : json.propertyNames()) {
            if (!some.contains(name) && !others.contains(name)) {
                throw new BadJson("there is no field {field} in such a line", name);
            }
        }
    }

    private static Entry.Submission submission(JsonNode json) {
        knows(json, OF_A_SUBMISSION, Set.of());
        return new Entry.Submission(text(json, "id"), text(json, "content"));
    }

    private static Entry.Body body(JsonNode json) {
        String kind = text(json, "kind");
        Set<String> fields = FIELDS.get(kind);
        if (fields == null) {
            throw new BadJson("an entry of kind {kind} is unknown to this version of Muster", kind);
        }
        knows(json, json.has("entry") ? OF_THE_PAST : OF_ALL, fields);
        return switch (kind) {
            case "chose" ->
                new Entry.Chose(
                        number(json, "decision"),
                        text(json, "step"),
                        new Player(text(json, "seat")),
                        Json.MAPPER.treeToValue(field(json, "answer"), Answer.class),
                        truth(json, "confirmed"),
                        json.has("contribution") ? text(json, "contribution") : null);
            case "joined" -> new Entry.Joined(new Player(text(json, "seat")), text(json, "contribution"));
            case "rolled" -> {
                List<Entry.Throw> rolls = new ArrayList<>();
                list(json, "rolls").forEach(one -> rolls.add(roll(one)));
                yield new Entry.Rolled(rolls);
            }
            case "stands" ->
                new Entry.StandingOrder(
                        new Player(text(json, "seat")),
                        text(json, "step"),
                        Json.MAPPER.treeToValue(field(json, "answer"), Answer.class),
                        texts(list(json, "phase")));
            case "lapsed" -> new Entry.Lapsed(number(json, "decision"), text(json, "step"));
            case "extended" ->
                new Entry.Extended(
                        number(json, "decision"),
                        text(json, "step"),
                        Duration.parse(text(json, "time")),
                        text(json, "reason"));
            case "paused" ->
                new Entry.Paused(
                        Instant.parse(text(json, "from")), Instant.parse(text(json, "until")), text(json, "reason"));
            case "opened" -> new Entry.Opened(HeaderParser.read(field(json, "header")));
            case "rewound" -> new Entry.Rewound(number(json, "to"), text(json, "reason"));
            case "corrected" -> {
                List<Entry.Past> history = new ArrayList<>();
                for (JsonNode past : list(json, "history")) {
                    knows(
                            past,
                            OF_THE_PAST,
                            FIELDS.getOrDefault(past.path("kind").asString(""), Set.of()));
                    history.add(new Entry.Past(number(past, "entry"), past.has("kind") ? body(past) : null));
                }
                yield new Entry.Corrected(number(json, "of"), history, text(json, "reason"));
            }
            case "unmended" -> new Entry.Unmended(number(json, "mend"), text(json, "reason"));
            case "revealed" -> new Entry.Revealed(number(json, "phase"), new Seed(text(json, "seed")).hex());
            case "reached" -> new Entry.Reached(hash(json, "state"), hash(json, "rules"));
            case "upgraded" -> {
                Map<String, String> data = new LinkedHashMap<>();
                JsonNode hashes = field(json, "data");
                hashes.propertyNames().forEach(name -> data.put(name, text(hashes, name)));
                yield new Entry.Upgraded(text(json, "version"), text(json, "ruleset"), data);
            }
            case "closed" -> new Entry.Closed(text(json, "reason"));
            default -> throw new IllegalStateException(kind);
        };
    }

    private static Entry.Throw roll(JsonNode json) {
        knows(json, OF_A_ROLL, Set.of());
        List<Integer> faces = new ArrayList<>();
        for (JsonNode face : list(json, "faces")) {
            if (!face.isInt()) {
                throw new BadJson("a face should be a whole number, not {face}", face.toString());
            }
            faces.add(face.intValue());
        }
        JsonNode number = field(json, "number");
        if (!number.isIntegralNumber() || !number.canConvertToLong() || number.longValue() < 0) {
            throw new BadJson("the field {field} should be a whole number", "number");
        }
        return new Entry.Throw(
                number.longValue(),
                text(json, "purpose"),
                Pool.parse(text(json, "pool")).toString(),
                json.has("player") ? new Player(text(json, "player")) : null,
                faces,
                source(json));
    }

    private static String source(JsonNode json) {
        String source = text(json, "source");
        if (!SOURCES_OF_A_ROLL.contains(source)) {
            throw new BadJson("a roll should be one of {sources}, not {source}", SOURCES_OF_A_ROLL, source);
        }
        return source;
    }

    private static String hash(JsonNode json, String name) {
        String hash = text(json, name);
        if (!Entry.SHA_256.matcher(hash).matches()) {
            throw new BadJson("the field {field} should be a SHA-256 in hex", name);
        }
        return hash;
    }

    private static JsonNode field(JsonNode json, String name) {
        JsonNode value = json.path(name);
        if (value.isMissingNode() || value.isNull()) {
            throw new BadJson("the field {field} is missing", name);
        }
        return value;
    }

    private static String text(JsonNode json, String name) {
        JsonNode value = field(json, name);
        if (!value.isString()) {
            throw new BadJson("the field {field} should be text", name);
        }
        return value.asString();
    }

    private static JsonNode list(JsonNode json, String name) {
        JsonNode value = field(json, name);
        if (!value.isArray()) {
            throw new BadJson("the field {field} should be a list", name);
        }
        return value;
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        for (JsonNode one : array) {
            if (!one.isString()) {
                throw new BadJson("{value} should be text", one.toString());
            }
            texts.add(one.asString());
        }
        return texts;
    }

    private static boolean truth(JsonNode json, String name) {
        JsonNode value = field(json, name);
        if (!value.isBoolean()) {
            throw new BadJson("the field {field} should be true or false", name);
        }
        return value.asBoolean();
    }

    private static int number(JsonNode json, String name) {
        JsonNode value = field(json, name);
        if (!value.isInt()) {
            throw new BadJson("the field {field} should be a whole number", name);
        }
        return value.asInt();
    }
}
