package org.muster.core.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.muster.api.army.Army;
import org.muster.api.army.ArmyRule;
import org.muster.api.army.Catalogue;
import org.muster.api.army.Profile;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Area;
import org.muster.api.decision.ArmyOf;
import org.muster.api.decision.Form;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.Paths;
import org.muster.api.decision.Reach;
import org.muster.api.decision.Split;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import tools.jackson.databind.JsonNode;

/**
 * Options as {@link OptionsJson} describes them, read back: for who shows them, on paper or in a terminal far from the
 * game, with the same words as who has it. They know all that can be named and what is closed; what only the game can
 * judge, such as a way over a table or the rules of an army, they take as it comes.
 */
public final class DescribedOptions {

    private DescribedOptions() {}

    /**
     * The options that {@code json} describes.
     *
     * @throws IllegalArgumentException if it describes none
     */
    public static Options<?> read(JsonNode json) {
        Options<?> options = word(json);
        if (json.has("question")) {
            options = options.asking("{question}", json.path("question").asString());
        }
        if (json.has("sum")) {
            Sentence sum = Sentence.verbatim(json.path("sum").asString());
            options = options.summedBy(any -> sum);
        }
        return json.has("proposal") ? proposing(options, json.path("proposal")) : options;
    }

    private static Options<?> word(JsonNode json) {
        return switch (json.path("kind").asString()) {
            case "oneOf" -> Options.oneOf(candidates(json, "options"), option -> option, against(json));
            case "someOf" ->
                Options.someOf(least(json), most(json), candidates(json, "options"), option -> option, against(json));
            case "several" -> Options.several(least(json), most(json), read(json.path("each")));
            case "number" -> Options.number(least(json), most(json));
            case "split" -> new Split(least(json), most(json), options(json.path("keys")), null, null);
            case "each" -> each(json);
            case "either" -> either(json);
            case "form" -> form(json);
            case "army" -> army(json);
            case "text" -> Options.text(least(json), most(json), options(json.path("options")));
            case "point" -> Options.point(new Ground(rings(json)));
            case "path" -> Options.path(point(json.path("from")), new Ways(point(json.path("from")), rings(json)));
            case "way" ->
                Options.pathOver(new Ends(options(json.path("options")), options(json.path("closed")), closed(json)));
            default -> throw new IllegalArgumentException("no word of the grammar: " + json.path("kind"));
        };
    }

    private static int least(JsonNode json) {
        return json.path("min").asInt();
    }

    private static int most(JsonNode json) {
        return json.path("max").asInt();
    }

    private static <C> Options<C> proposing(Options<C> options, JsonNode json) {
        Checked<C> read = options.read(Json.MAPPER.treeToValue(json.path("answer"), Answer.class));
        return read.isOk()
                ? options.proposing(
                        read.value(), Sentence.verbatim(json.path("called").asString()))
                : options;
    }

    // ---- faces

    private static Option option(JsonNode json) {
        List<String> anchors = new ArrayList<>();
        json.path("anchors").forEach(anchor -> anchors.add(anchor.asString()));
        return new Option(
                json.path("id").asString(),
                Sentence.verbatim(json.path("label").asString()),
                anchors,
                json.has("note") ? Sentence.verbatim(json.path("note").asString()) : Sentence.NOTHING,
                json.path("givesUp").asBoolean(false));
    }

    private static List<Option> options(JsonNode array) {
        List<Option> options = new ArrayList<>();
        array.forEach(one -> options.add(option(one)));
        return List.copyOf(options);
    }

    /** What is open, then what is closed. */
    private static List<Option> candidates(JsonNode json, String field) {
        List<Option> all = new ArrayList<>(options(json.path(field)));
        all.addAll(options(json.path("closed")));
        return List.copyOf(all);
    }

    private static Function<Option, List<Violation>> against(JsonNode json) {
        Map<String, List<Violation>> closed = closed(json);
        return option -> closed.getOrDefault(option.id(), List.of());
    }

    private static Map<String, List<Violation>> closed(JsonNode json) {
        Map<String, List<Violation>> closed = new LinkedHashMap<>();
        for (JsonNode one : json.path("closed")) {
            List<Violation> violations = new ArrayList<>();
            for (JsonNode broken : one.path("violations")) {
                List<String> rules = new ArrayList<>();
                broken.path("rules").forEach(rule -> rules.add(rule.asString()));
                violations.add(new Violation(
                        broken.path("code").asString(),
                        Sentence.verbatim(broken.path("text").asString()),
                        rules,
                        ""));
            }
            closed.put(one.path("id").asString(), List.copyOf(violations));
        }
        return closed;
    }

    // ---- words made of words

    private static Options<?> each(JsonNode json) {
        Map<String, Options<Object>> parts = new LinkedHashMap<>();
        json.path("keys").forEach(key -> parts.put(key.path("id").asString(), some(read(key.path("options")))));
        Map<String, List<Violation>> closed = closed(json);
        return Options.each(candidates(json, "keys"), parts::get, id -> closed.getOrDefault(id, List.of()));
    }

    /** Whatever they choose, to be put together with others. */
    @SuppressWarnings("unchecked") // they get back only what they have made
    private static Options<Object> some(Options<?> options) {
        return (Options<Object>) options;
    }

    /** A choice that remembers its case. */
    private record Chosen(String kind, Object choice) {}

    private static Options<?> either(JsonNode json) {
        List<Options.Case<Chosen>> cases = new ArrayList<>();
        for (JsonNode one : json.path("cases")) {
            Option option = option(one);
            if (one.has("options")) {
                Options<Chosen> inner =
                        some(read(one.path("options"))).as(choice -> new Chosen(option.id(), choice), Chosen::choice);
                cases.add(Options.when(option, () -> inner));
            } else {
                cases.add(Options.just(option, new Chosen(option.id(), option)));
            }
        }
        closed(json).forEach((id, violations) -> {
            Option option = option(named(json.path("closed"), id));
            cases.add(Options.just(option, new Chosen(id, option)).unless(() -> violations));
        });
        return Options.either(Chosen::kind, cases);
    }

    private static JsonNode named(JsonNode array, String id) {
        for (JsonNode one : array) {
            if (one.path("id").asString().equals(id)) {
                return one;
            }
        }
        throw new IllegalArgumentException("nothing is called " + id);
    }

    /** What is meant by who leaves out a field that has no answer of its own for that. */
    private static final Object LEFT_OUT = new Object();

    private static Options<?> form(JsonNode json) {
        List<Form.Field<Map<String, Object>, ?>> fields = new ArrayList<>();
        for (JsonNode one : json.path("fields")) {
            String name = one.path("name").asString();
            boolean optional = one.path("optional").asBoolean(false);
            Options<Object> options = some(read(one.path("options")));
            fields.add(new Form.Field<>(
                    name,
                    optional ? options : wanted(options),
                    all -> all.getOrDefault(name, LEFT_OUT),
                    optional ? LEFT_OUT : null,
                    false,
                    null));
        }
        return new Form<>(List.copyOf(fields), values -> {
            Map<String, Object> all = new LinkedHashMap<>();
            for (int i = 0; i < values.length; i++) {
                all.put(fields.get(i).name(), values[i]);
            }
            return all;
        });
    }

    /** Of what may not be left out an answer that says nothing is none, for a reason that is not described. */
    private static Options<Object> wanted(Options<Object> options) {
        Optional<Answer> nothing = options.nothing();
        return nothing.isEmpty()
                ? options
                : options.where(choice -> Violation.unless(
                        !options.write(choice).equals(nothing.get()),
                        () -> Violation.of("MISSING", "This may not be left out.")));
    }

    /** A line of a catalogue as far as it is told. */
    private record Listed(String id, String name, int points, String group, String against) implements Profile {}

    private static Options<?> army(JsonNode json) {
        List<Listed> offered = new ArrayList<>();
        Map<String, Listed> known = new LinkedHashMap<>();
        for (JsonNode one : json.path("offered")) {
            Listed listed = new Listed(
                    one.path("id").asString(),
                    one.path("name").asString(),
                    one.path("points").asInt(),
                    one.path("group").asString(""),
                    one.path("against").asString(""));
            offered.add(listed);
            known.put(listed.id(), listed);
        }
        List<Listed> standing = new ArrayList<>();
        for (JsonNode one : json.path("standing")) {
            String id = one.asString();
            standing.add(known.computeIfAbsent(id, any -> new Listed(id, id, 0, "", "")));
        }
        List<ArmyRule<Listed>> rules = new ArrayList<>(List.of(DescribedOptions::against));
        if (json.has("room")) {
            rules.add(new Room(json.path("room").asInt()));
        }
        return new ArmyOf<>(Catalogue.of(known.values()), offered, standing, rules, true, null);
    }

    /** What the game says against what is added. */
    private static List<Violation> against(Army<Listed> army) {
        return army.added().stream()
                .filter(one -> !one.against().isEmpty())
                .distinct()
                .map(one -> new Violation("NOT_NOW", Sentence.verbatim(one.against()), List.of(), ""))
                .toList();
    }

    /** What may be spent, said and not judged: the game's own rules do. */
    private record Room(int points) implements ArmyRule<Listed> {
        @Override
        public List<Violation> check(Army<Listed> army) {
            return List.of();
        }

        @Override
        public OptionalInt room(Army<Listed> army) {
            return OptionalInt.of(points - army.cost());
        }
    }

    // ---- places

    private static Point point(JsonNode json) {
        return new Point(json.path(0).asDouble(), json.path(1).asDouble());
    }

    private static List<List<Point>> rings(JsonNode json) {
        List<List<Point>> rings = new ArrayList<>();
        for (JsonNode ring : json.path("outline")) {
            List<Point> corners = new ArrayList<>();
            ring.forEach(corner -> corners.add(point(corner)));
            rings.add(List.copyOf(corners));
        }
        return List.copyOf(rings);
    }

    private static Point corner(List<List<Point>> outline, RandomGenerator random) {
        List<Point> corners = outline.stream().flatMap(List::stream).toList();
        if (corners.isEmpty()) {
            throw new NothingToChoose("ground without a border");
        }
        return corners.get(random.nextInt(corners.size()));
    }

    /** Ground of which only the border is known. */
    private record Ground(List<List<Point>> outline) implements Area {

        @Override
        public List<Violation> check(Point point) {
            return List.of();
        }

        @Override
        public Point sample(RandomGenerator random) {
            return corner(outline, random);
        }
    }

    /** Ways of which only the border of their ends is known. */
    private record Ways(Point from, List<List<Point>> outline) implements Reach {

        @Override
        public List<Violation> check(List<Point> path) {
            return List.of();
        }

        @Override
        public Checked<List<Point>> to(Point end) {
            return Checked.ok(List.of(from, end));
        }

        @Override
        public List<Point> sample(RandomGenerator random) {
            return List.of(from, corner(outline, random));
        }
    }

    /** Ways over a map of which only the ends are known. */
    private record Ends(List<Option> faces, List<Option> shut, Map<String, List<Violation>> against) implements Paths {

        @Override
        public List<Violation> check(List<String> path) {
            String end = path.get(path.size() - 1);
            return faces.stream().anyMatch(option -> option.id().equals(end))
                    ? List.of()
                    : against.getOrDefault(end, List.of(Violation.of("NOT_REACHED", "No way leads to {place}.", end)));
        }

        @Override
        public List<List<String>> open() {
            return waysTo(faces);
        }

        @Override
        public List<List<String>> closed() {
            return waysTo(shut);
        }

        private static List<List<String>> waysTo(List<Option> ends) {
            return ends.stream().map(option -> List.of(option.id())).toList();
        }

        @Override
        public List<String> to(String place) {
            return List.of(place);
        }

        @Override
        public Option option(String place) {
            return Stream.concat(faces.stream(), shut.stream())
                    .filter(option -> option.id().equals(place))
                    .findFirst()
                    .orElseGet(() -> Option.called(place, place));
        }
    }
}
