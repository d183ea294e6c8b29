package org.muster.core.journal;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.dice.Pool;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.data.LegibleTexts;
import org.muster.core.dice.Seed;
import org.muster.core.json.BadJson;
import org.muster.core.json.Json;
import org.muster.core.json.JsonBytes;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Entries as lines of JSON. Written field by field, since games among bots write millions of them. */
final class EntryJson {

    private static final DateTimeFormatter TO_THE_MILLISECOND =
            new DateTimeFormatterBuilder().appendInstant(3).toFormatter(Locale.ROOT);

    private final JsonBytes json;
    private long milli = Long.MIN_VALUE;
    private String time = "";

    /** Writes to {@code json}. */
    EntryJson(JsonBytes json) {
        this.json = json;
    }

    /** Writes the fields of an object that is not ended yet: the hash comes behind them. */
    void write(int n, Instant at, String by, Entry.@Nullable Submission submission, Entry.Body body) {
        json.startObject();
        json.name("n").number(n);
        json.name("at").plain(time(at));
        json.name("by").string(by);
        if (submission != null) {
            json.name("submission").startObject();
            json.name("id").string(submission.id());
            json.name("content").string(submission.content());
            json.endObject();
        }
        body(body);
    }

    /** To the millisecond, which is finer than any hand; bots make many entries in each. */
    private String time(Instant at) {
        if (at.toEpochMilli() != milli) {
            milli = at.toEpochMilli();
            time = TO_THE_MILLISECOND.format(at);
        }
        return time;
    }

    private void body(Entry.Body body) {
        if (body instanceof Entry.Chose chose) {
            json.name("kind").plain("chose");
            json.name("decision").number(chose.decision());
            json.name("step").string(chose.step());
            json.name("seat").plain(chose.seat().id());
            json.name("answer").answer(chose.answer());
            json.name("confirmed").bool(chose.confirmed());
            if (chose.contribution() != null) {
                json.name("contribution").string(chose.contribution());
            }
        } else if (body instanceof Entry.Joined joined) {
            json.name("kind").plain("joined");
            json.name("seat").plain(joined.seat().id());
            json.name("contribution").string(joined.contribution());
        } else if (body instanceof Entry.Rolled rolled) {
            json.name("kind").plain("rolled");
            json.name("rolls").startArray();
            rolled.rolls().forEach(this::roll);
            json.endArray();
        } else if (body instanceof Entry.StandingOrder stands) {
            json.name("kind").plain("stands");
            json.name("seat").plain(stands.seat().id());
            json.name("step").string(stands.step());
            json.name("answer").answer(stands.answer());
            json.name("phase").value(stands.phase());
        } else if (body instanceof Entry.Lapsed lapsed) {
            json.name("kind").plain("lapsed");
            json.name("decision").number(lapsed.decision());
            json.name("step").string(lapsed.step());
        } else if (body instanceof Entry.Extended extended) {
            json.name("kind").plain("extended");
            json.name("decision").number(extended.decision());
            json.name("step").string(extended.step());
            json.name("time").string(extended.time().toString());
            json.name("reason").string(extended.reason());
        } else if (body instanceof Entry.Paused paused) {
            json.name("kind").plain("paused");
            json.name("from").string(paused.from().toString());
            json.name("until").string(paused.until().toString());
            json.name("reason").string(paused.reason());
        } else if (body instanceof Entry.Opened opened) {
            json.name("kind").plain("opened");
            json.name("header").value(opened.header());
        } else if (body instanceof Entry.Rewound rewound) {
            json.name("kind").plain("rewound");
            json.name("to").number(rewound.to());
            json.name("reason").string(rewound.reason());
        } else if (body instanceof Entry.Corrected corrected) {
            json.name("kind").plain("corrected");
            json.name("of").number(corrected.of());
            json.name("history").startArray();
            corrected.history().forEach(this::past);
            json.endArray();
            json.name("reason").string(corrected.reason());
        } else if (body instanceof Entry.Unmended unmended) {
            json.name("kind").plain("unmended");
            json.name("mend").number(unmended.mend());
            json.name("reason").string(unmended.reason());
        } else if (body instanceof Entry.Revealed revealed) {
            json.name("kind").plain("revealed");
            json.name("phase").number(revealed.phase());
            json.name("seed").string(revealed.seed());
        } else if (body instanceof Entry.Reached reached) {
            json.name("kind").plain("reached");
            json.name("state").plain(reached.state());
            json.name("rules").plain(reached.rules());
        } else if (body instanceof Entry.Upgraded upgraded) {
            json.name("kind").plain("upgraded");
            json.name("version").string(upgraded.version());
            json.name("ruleset").string(upgraded.hash());
            json.name("data").value(upgraded.data());
        } else if (body instanceof Entry.Closed closed) {
            json.name("kind").plain("closed");
            json.name("reason").string(closed.reason());
        }
    }

    private void past(Entry.Past past) {
        json.startObject();
        json.name("entry").number(past.entry());
        if (past.instead() != null) {
            body(past.instead());
        }
        json.endObject();
    }

    private void roll(Entry.Throw one) {
        json.startObject();
        json.name("number").number(one.number());
        json.name("purpose").string(one.purpose());
        json.name("pool").plain(one.pool());
        if (one.player() != null) {
            json.name("player").plain(one.player().id());
        }
        json.name("faces").startArray();
        for (int face : one.faces()) {
            json.number(face);
        }
        json.endArray();
        json.name("source").string(one.source());
        json.endObject();
    }

    /** Reads a whole line. */
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
        } catch (DateTimeParseException | IllegalArgumentException e) {
            throw new BadJson(Sentence.verbatim(String.valueOf(e.getMessage())));
        } catch (JacksonException e) {
            throw BadJson.of(e);
        }
    }

    private static final String TIME = "0000-00-00T00:00:00.000Z";

    /** By place, as Muster writes it, since a long journal has thousands; whatever else ISO 8601 allows is parsed. */
    private static Instant instant(String text) {
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

    private static final List<String> SOURCES_OF_A_ROLL = List.of("seeded", "fair", "typed");
    private static final Pattern DIE = Pattern.compile("d[1-9]\\d{0,8}");

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
            case "opened" -> new Entry.Opened(header(field(json, "header")));
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

    /** A header says what is read of it: nothing in it is taken for something else than it is. */
    private static Header header(JsonNode json) {
        Header header = Json.MAPPER.treeToValue(json, Header.class);
        if (header.isGuarded()) {
            JsonNode written = Json.read(Json.write(header));
            for (String name : written.propertyNames()) {
                if (!written.path(name).equals(json.path(name))) {
                    throw new BadJson("the field {field} of the header is not as Muster writes it", name);
                }
            }
            mustBeOfItsKind(header);
        }
        return header;
    }

    private static void mustBeOfItsKind(Header header) {
        if (!header.options().isObject()) {
            throw new BadJson("the options of the header should be names with values");
        }
        List<String> owned = header.dice().owned();
        for (String die : owned == null ? List.<String>of() : owned) {
            if (!DIE.matcher(die).matches()) {
                throw new BadJson("a die of the header should be one such as d6, not {die}", die);
            }
        }
        if (!Header.DiceOrigin.SOURCES.contains(header.dice().source())) {
            throw new BadJson(
                    "the dice of the header should be one of {sources}, not {source}",
                    Header.DiceOrigin.SOURCES,
                    header.dice().source());
        }
        if (!header.isFair() && !header.dice().commitment().isEmpty()) {
            throw new BadJson("the header commits to fair dice, and has none");
        }
        for (String seat : header.dice().physical()) {
            if (!header.seats().containsKey(seat)) {
                throw new BadJson("the header names {seat}, who rolls real dice and has no seat", seat);
            }
        }
        mustBeLegible(header);
    }

    /** What {@code new} would not take, since it would not show what it says. */
    private static void mustBeLegible(Header header) {
        if (!Entry.ID.matcher(header.game()).matches()) {
            throw new BadJson("the game's id should be 1 to 64 letters, digits, - or _, not {id}", header.game());
        }
        List<Violation> violations =
                new ArrayList<>(LegibleTexts.check(Sentence.of("the name of the game"), header.name()));
        header.seats()
                .forEach((seat, name) ->
                        violations.addAll(LegibleTexts.check(Sentence.of("the name of seat {seat}", seat), name)));
        if (!violations.isEmpty()) {
            throw new BadJson(violations.get(0).sentence());
        }
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
