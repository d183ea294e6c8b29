package org.muster.core.json;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import org.muster.api.decision.Answer;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Result;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.spi.Ruleset;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Language;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Position;
import org.muster.core.engine.StepNames;
import org.muster.core.hash.Sha256;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.ser.std.StdSerializer;

/**
 * States and positions of one ruleset as JSON. Steps are written under their names, see {@link StepNames}; the book is not written
 * but put back when a state is read.
 *
 * @param <S> the ruleset's state
 */
public final class StateJson<S> {

    private static final String BOOK = "book";

    private final JsonMapper mapper;
    private final Class<S> stateType;
    private final Class<?> book;
    private final StepNames<S> steps;
    private final PhaseIds phases;
    private final StateBytes values;
    private final PositionBytes<S> positions;
    /** Whether what is read was written by a hand: nothing in it is taken for another kind of thing than it is. */
    private final boolean byHand;
    /** What the last was written into, unless somebody writes just now: its room is not made anew for each phase's end. */
    private final AtomicReference<JsonBytes> spare = new AtomicReference<>();

    /** For states of {@code ruleset}, to which nobody adds steps. */
    public StateJson(Ruleset<S, ?> ruleset) {
        this(ruleset, ruleset.steps());
    }

    /**
     * For states of {@code ruleset}.
     *
     * @param steps its own, and those of its expansions
     * @throws IllegalArgumentException if two of them have one name
     */
    public StateJson(Ruleset<S, ?> ruleset, List<Class<? extends Step<S>>> steps) {
        this.stateType = ruleset.state();
        this.book = ruleset.book();
        this.mapper = Json.strict()
                .annotationIntrospector(new SealedTypes())
                .addModule(bookModule(ruleset.book()))
                .build();
        this.steps = new StepNames<>(steps);
        this.phases = new PhaseIds(ruleset.pipeline());
        this.values = new StateBytes(mapper, book, BOOK);
        this.positions = new PositionBytes<>(values, this.steps);
        this.byHand = false;
    }

    /** The same for what was written by a hand; what was saved is read as it always was. */
    private StateJson(StateJson<S> saved) {
        this.stateType = saved.stateType;
        this.book = saved.book;
        this.mapper = Json.ofItsKind(saved.mapper);
        this.steps = saved.steps;
        this.phases = saved.phases;
        this.values = saved.values;
        this.positions = saved.positions;
        this.byHand = true;
    }

    private static <B> SimpleModule bookModule(Class<B> type) {
        return new SimpleModule("book")
                .addSerializer(type, new StdSerializer<B>(type) {
                    @Override
                    public void serialize(B book, JsonGenerator json, SerializationContext context) {
                        json.writeString(BOOK);
                    }
                })
                .addDeserializer(type, new StdDeserializer<B>(type) {
                    @Override
                    public B deserialize(JsonParser json, DeserializationContext context) {
                        json.skipChildren();
                        return type.cast(context.getAttribute(BOOK));
                    }
                });
    }

    /** Looks at the types of its states, which is otherwise done when the first is read. */
    public void makeReady() {
        mapper.readerFor(stateType);
    }

    /** The names of its steps. */
    public StepNames<S> steps() {
        return steps;
    }

    /** A state as a tree. */
    public JsonNode state(S state) {
        return mapper.valueToTree(state);
    }

    /** A state as compact bytes, for hashes and comparisons. */
    public byte[] bytes(S state) {
        return written(json -> values.write(json, state), JsonBytes::copy);
    }

    /** A position as a tree; {@link #position} reads it. */
    public ObjectNode write(Position<S> position) {
        return (ObjectNode) mapper.readTree(bytes(position));
    }

    /** A position as compact bytes, the same on every machine. */
    public byte[] bytes(Position<S> position) {
        return written(json -> positions.write(json, position), JsonBytes::copy);
    }

    /** SHA-256 of these bytes. */
    public String hash(Position<S> position) {
        return written(json -> positions.write(json, position), json -> Sha256.hex(json.bytes(), json.size()));
    }

    private <T> T written(Consumer<JsonBytes> writing, Function<JsonBytes, T> reading) {
        JsonBytes last = spare.getAndSet(null);
        JsonBytes json = last == null ? new JsonBytes() : last;
        json.clear();
        writing.accept(json);
        T read = reading.apply(json);
        spare.set(json);
        return read;
    }

    /**
     * The position that {@code json} describes.
     *
     * @param book put wherever a state holds it
     * @throws BadValue if it is none of this ruleset, with the place of what is wrong
     */
    public Position<S> position(JsonNode json, Object book) {
        S state = read(required(json, List.of(), "state"), stateType, book, List.of("state"));
        JsonNode agenda = json.path("agenda");
        OrderedMap<Integer, OrderedMap<Player, Answered>> answers = OrderedMap.empty();
        for (Map.Entry<String, JsonNode> open :
                named(json.path("answers"), List.of("answers")).properties()) {
            List<Object> at = List.of("answers", open.getKey());
            if (!open.getKey().matches("[1-9]\\d{0,8}")) {
                throw new BadValue(at, Sentence.of("{id} is no number of a decision", open.getKey()));
            }
            OrderedMap<Player, Answered> given = OrderedMap.empty();
            for (Map.Entry<String, JsonNode> one : named(open.getValue(), at).properties()) {
                List<Object> there = with(at, one.getKey());
                given = given.with(player(one.getKey(), there), answered(named(one.getValue(), there), book, there));
            }
            answers = answers.with(Integer.valueOf(open.getKey()), given);
        }
        List<int[]> faces = new ArrayList<>();
        for (JsonNode roll : listed(json.path("faces"), List.of("faces"))) {
            faces.add(read(roll, int[].class, book, List.of("faces", faces.size())));
        }
        JsonNode end = named(json.path("result"), List.of("result"));
        return new Position<>(
                state,
                agenda.isMissingNode() || agenda.isNull() ? null : agenda(agenda, book, List.of(), List.of("agenda")),
                number(json, List.of(), "round", -1),
                number(json, List.of(), "decisions", 0),
                number(json, List.of(), "rolls", 0),
                answers,
                number(json, List.of(), "closing", 0),
                faces,
                end.isObject() ? result(end, book) : null);
    }

    /** What a position that somebody has written takes for another kind of thing than it is. */
    public Optional<Flaw> flawByHand(JsonNode json, Object rules) {
        try {
            Position<S> unused = new StateJson<>(this).position(json, rules);
            return Optional.empty();
        } catch (BadValue e) {
            return Optional.of(e.flaw());
        }
    }

    private Answered answered(JsonNode json, Object book, List<Object> path) {
        return new Answered(
                json.has("answer") ? read(json.path("answer"), Answer.class, book, with(path, "answer")) : null,
                player(required(json, path, "by").asString(""), with(path, "by")),
                truth(json, path, "confirmed", true),
                truth(json, path, "lapsed", false));
    }

    private boolean truth(JsonNode json, List<Object> path, String field, boolean otherwise) {
        JsonNode value = json.path(field);
        if (byHand && !value.isBoolean() && !value.isMissingNode()) {
            throw new BadValue(with(path, field), Sentence.of("{value} is neither true nor false", value.toString()));
        }
        return value.asBoolean(otherwise);
    }

    /** What people call a branch of the agenda, or how a game ended. */
    private Sentence words(JsonNode json, List<Object> path, String field) {
        JsonNode value = json.path(field);
        if (byHand) {
            mustBeWords(value, with(path, field));
        }
        return SentenceJson.read(value);
    }

    private static void mustBeWords(JsonNode words, List<Object> path) {
        if (words.has(SentenceJson.SAY)) {
            for (Map.Entry<String, JsonNode> part : words.properties()) {
                boolean isWords = part.getValue().isObject() || part.getKey().equals(SentenceJson.SAY);
                if (isWords) {
                    mustBeWords(part.getValue(), with(path, part.getKey()));
                }
            }
        } else if (words.isValueNode() && !words.isString() && !words.isNull()) {
            throw new BadValue(path, Sentence.of("a text is wanted here, not {value}", words.toString()));
        }
    }

    /** All that is wrong with a position that was read, {@code files} being the ids of the game's files. */
    public List<Flaw> flaws(Position<S> position, Ids files) {
        Ids known = files.with(position.state(), book);
        List<Flaw> flaws = new ArrayList<>(ValueCheck.flaws(position.state(), known, book, List.of("state")));
        Judged agenda =
                new Judged(known, new Counters(position, flaws), position.round(), List.of(), List.of("agenda"), flaws);
        if (position.agenda() != null) {
            position.agenda().accept(agenda);
        }
        agenda.counters.mustAgree();
        position.answers()
                .forEach((id, given) ->
                        flaws.addAll(ValueCheck.flaws(given, known, book, List.of("answers", String.valueOf(id)))));
        if (position.result() != null) {
            flaws.addAll(ranked(position.result().ranking(), known));
        }
        return flaws;
    }

    private List<Flaw> ranked(List<List<Player>> ranking, Ids known) {
        List<Flaw> flaws = new ArrayList<>(ValueCheck.flaws(ranking, known, book, List.of("result", "ranking")));
        Set<Player> before = new LinkedHashSet<>();
        for (int place = 0; place < ranking.size(); place++) {
            for (int i = 0; i < ranking.get(place).size(); i++) {
                Player seat = ranking.get(place).get(i);
                if (!before.add(seat)) {
                    flaws.add(new Flaw(
                            List.of("result", "ranking", place, i), Sentence.of("{seat} is ranked twice", seat)));
                }
            }
        }
        return flaws;
    }

    /** Judges the steps of an agenda. */
    private final class Judged implements Agenda.Visitor<S, List<Flaw>> {

        private final Ids known;
        private final Counters counters;
        private final int round;
        private final List<String> above;
        private final List<Object> path;
        private final List<Flaw> flaws;

        Judged(Ids known, Counters counters, int round, List<String> above, List<Object> path, List<Flaw> flaws) {
            this.known = known;
            this.counters = counters;
            this.round = round;
            this.above = above;
            this.path = path;
            this.flaws = flaws;
        }

        @Override
        public List<Flaw> todo(Agenda.Todo<S> todo) {
            flaws.addAll(ValueCheck.flaws(todo.step(), known, book, within(positions.name(todo.step()))));
            counters.opened(todo.opened(), within("opened"));
            return flaws;
        }

        @Override
        public List<Flaw> inOrder(Agenda.InOrder<S> branch) {
            if (branch.id().isEmpty()) {
                return items("inOrder", branch.items(), above);
            }
            phases.flaw(branch.id(), above, round).ifPresent(why -> flaws.add(new Flaw(within("id"), why)));
            return items("inOrder", branch.items(), StateJson.with(above, branch.id()));
        }

        @Override
        public List<Flaw> inAnyOrder(Agenda.InAnyOrder<S> branch) {
            return items("inAnyOrder", branch.items(), above);
        }

        @Override
        public List<Flaw> meanwhile(Agenda.Meanwhile<S> branch) {
            return branch.item().accept(new Judged(known, counters, round, above, within("meanwhile"), flaws));
        }

        private List<Flaw> items(String kind, List<Agenda<S>> items, List<String> inside) {
            for (int i = 0; i < items.size(); i++) {
                items.get(i).accept(new Judged(known, counters, round, inside, within(kind, i), flaws));
            }
            return flaws;
        }

        private List<Object> within(Object... steps) {
            List<Object> longer = new ArrayList<>(path);
            longer.addAll(List.of(steps));
            return longer;
        }
    }

    /** A number of the position itself, which is {@code least} where it is left out. */
    private static int number(JsonNode json, List<Object> path, String field, int least) {
        JsonNode value = json.path(field);
        if (value.isMissingNode()) {
            return least;
        }
        if (!value.canConvertToInt() || !value.isIntegralNumber() || value.asInt() < least) {
            throw new BadValue(
                    with(path, field),
                    Sentence.of("{value} is no whole number from {least} up", value.toString(), least));
        }
        return value.asInt();
    }

    private static Player player(String id, List<Object> path) {
        try {
            return new Player(id);
        } catch (IllegalArgumentException e) {
            throw new BadValue(path, Sentence.verbatim(String.valueOf(e.getMessage())));
        }
    }

    private Result result(JsonNode end, Object book) {
        List<List<Player>> ranking = new ArrayList<>();
        for (JsonNode place : listed(end.path("ranking"), List.of("result", "ranking"))) {
            ranking.add(List.of(read(place, Player[].class, book, List.of("result", "ranking", ranking.size()))));
        }
        return new Result(
                ranking,
                words(end, List.of("result"), "reason"),
                List.of(read(end.path("rules"), String[].class, book, List.of("result", "rules"))));
    }

    /** @param above ids of the round and phase that it lies in */
    private Agenda<S> agenda(JsonNode json, Object book, List<String> above, List<Object> path) {
        if (named(json, path).has("inOrder")) {
            Sentence title = words(json, path, "title");
            String id = json.has("id") ? json.path("id").asString("") : phases.of(title.in(Language.ENGLISH), above);
            List<String> inside = id.isEmpty() ? above : with(above, id);
            return Agenda.inOrder(id, title, agendas(json.path("inOrder"), book, inside, with(path, "inOrder")));
        }
        if (json.has("inAnyOrder")) {
            return Agenda.inAnyOrder(
                    words(json, path, "title"),
                    agendas(json.path("inAnyOrder"), book, above, with(path, "inAnyOrder")));
        }
        if (json.has("meanwhile")) {
            return new Agenda.Meanwhile<>(agenda(json.path("meanwhile"), book, above, with(path, "meanwhile")));
        }
        for (Map.Entry<String, JsonNode> field : json.properties()) {
            Class<? extends Step<S>> step = steps.find(field.getKey()).orElse(null);
            if (step != null) {
                return new Agenda.Todo<>(
                        read(field.getValue(), step, book, with(path, field.getKey())),
                        number(json, path, "opened", 0));
            }
        }
        List<String> unknown = json.propertyNames().stream()
                .filter(name -> !name.equals("opened"))
                .toList();
        String known = String.join(", ", steps.written());
        throw new BadValue(
                path,
                unknown.isEmpty()
                        ? Sentence.of(
                                "nothing is to be done here; a step is wanted, or inOrder, inAnyOrder or meanwhile; steps"
                                        + " are {known}",
                                known)
                        : Sentence.of(
                                "the ruleset has no step {step}, which the agenda holds; its steps are {known}",
                                unknown,
                                known));
    }

    private List<Agenda<S>> agendas(JsonNode list, Object book, List<String> above, List<Object> path) {
        List<Agenda<S>> items = new ArrayList<>();
        for (JsonNode item : listed(list, path)) {
            items.add(agenda(item, book, above, with(path, items.size())));
        }
        return items;
    }

    /** Names with values, or nothing at all; anything else would be passed over as nothing. */
    private static JsonNode named(JsonNode json, List<Object> path) {
        if (!json.isObject() && !json.isNull() && !json.isMissingNode()) {
            throw new BadValue(path, Sentence.of("names with values are wanted here, not {value}", json.toString()));
        }
        return json;
    }

    /** A list, or nothing at all. */
    private static JsonNode listed(JsonNode json, List<Object> path) {
        if (!json.isArray() && !json.isNull() && !json.isMissingNode()) {
            throw new BadValue(path, Sentence.of("a list is wanted here, not {value}", json.toString()));
        }
        return json;
    }

    static <T> List<T> with(List<? extends T> some, T one) {
        List<T> all = new ArrayList<>(some);
        all.add(one);
        return all;
    }

    private static JsonNode required(JsonNode json, List<Object> path, String field) {
        JsonNode value = json.path(field);
        if (value.isMissingNode()) {
            throw new BadValue(path, Sentence.of("the field {field} is missing", field));
        }
        return value;
    }

    private <T> T read(JsonNode json, Class<T> type, Object book, List<Object> path) {
        try {
            T read = mapper.readerFor(type).withAttribute(BOOK, book).readValue(json);
            if (read == null) {
                throw new BadValue(path, Sentence.of("nothing is written here"));
            }
            return read;
        } catch (JacksonException e) {
            List<Object> there = new ArrayList<>(path);
            there.addAll(BadJson.path(e));
            throw new BadValue(there, BadJson.told(e));
        }
    }
}
