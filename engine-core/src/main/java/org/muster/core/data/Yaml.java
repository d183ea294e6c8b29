package org.muster.core.data;

import com.fasterxml.jackson.annotation.Nulls;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Legible;
import org.muster.api.text.Sentence;
import org.muster.core.json.BadJson;
import org.muster.core.json.Json;
import org.muster.core.json.Records;
import org.muster.core.json.RequiredFields;
import org.muster.core.words.Wordings;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlVersionException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.MutableCoercionConfig;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.type.LogicalType;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLMapper;
import tools.jackson.dataformat.yaml.YAMLWriteFeature;

/** YAML as people write it by hand, and JSON as programs do: both are read by the same rules. */
public final class Yaml {

    private static final Pattern WANTED = Pattern.compile("expected (.*), but (?:got|found) (.*)");

    /** Larger than any catalogue, and small enough to be held in memory many times over. */
    private static final int LARGEST = 16 << 20;

    /** Deeper than anything people write, and shallow enough for every reader behind. */
    private static final int DEEPEST = 100;

    /** The reader moves all of a long word each time its buffer is read empty; its own holds 1024 characters. */
    static final LoadSettings SETTINGS = settings(1 << 17);

    /** Characters of what most people write: a config, an army list. */
    private static final int PAGE = 1 << 12;

    /** For them: a reader makes and clears its whole buffer first, which would take longer than reading them. */
    static final LoadSettings OF_A_PAGE = settings(PAGE);

    private static final YAMLMapper MAPPER = YAMLMapper.builder(new YamlEvents.Factory(
                    YAMLFactory.builder().loadSettings(SETTINGS).build()))
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .annotationIntrospector(new RequiredFields())
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .disable(EnumFeature.READ_ENUMS_USING_TO_STRING)
            // 7 is not true
            .withCoercionConfig(
                    LogicalType.Boolean,
                    coercion -> coercion.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail))
            // and "" is no number that is left out
            .withCoercionConfig(LogicalType.Integer, Yaml::nothingIsNoNumber)
            .withCoercionConfig(LogicalType.Float, Yaml::nothingIsNoNumber)
            .changeDefaultNullHandling(nulls -> nulls.withContentNulls(Nulls.FAIL))
            .addModule(new Records())
            .build();

    /** Made when it is needed: most processes only read. */
    private static final class Writer {
        static final YAMLMapper MAPPER = YAMLMapper.builder()
                .enable(YAMLWriteFeature.MINIMIZE_QUOTES, YAMLWriteFeature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS)
                .disable(YAMLWriteFeature.WRITE_DOC_START_MARKER, YAMLWriteFeature.SPLIT_LINES)
                .build();
    }

    private Yaml() {}

    private static void nothingIsNoNumber(MutableCoercionConfig coercion) {
        coercion.setCoercion(CoercionInputShape.EmptyString, CoercionAction.Fail);
    }

    private static LoadSettings settings(int buffer) {
        return LoadSettings.builder()
                .setCodePointLimit(LARGEST)
                .setBufferSize(buffer)
                .build();
    }

    /**
     * Any YAML.
     *
     * @throws BadJson with line and column
     */
    public static JsonNode read(String text) {
        YamlEvents events = guarded(text);
        try {
            return written(MAPPER.readTree(events));
        } catch (JacksonException e) {
            throw BadJson.of(e);
        }
    }

    /**
     * A record out of YAML.
     *
     * @throws BadJson with line, column and field
     */
    public static <T> T read(String text, Class<T> type) {
        YamlEvents events = guarded(text);
        try {
            return written(MAPPER.readValue(events, type));
        } catch (UnrecognizedPropertyException e) {
            // Jackson no longer knows where it stood
            throw misspelled(text, e.getReferringClass(), e)
                    .orElseGet(() -> new BadJson(YamlPlaces.in(text)
                            .told(path(e.getPath()), BadJson.of(e).sentence())));
        } catch (MismatchedInputException e) {
            List<JacksonException.Reference> path = e.getPath();
            Object owner = path.isEmpty() ? null : path.get(path.size() - 1).from();
            throw misspelled(text, owner, e).orElseGet(() -> BadJson.of(e));
        } catch (JacksonException e) {
            throw BadJson.of(e);
        }
    }

    /** What is wrong with the value at {@code path}, names and places of lists, of a text that was read. */
    public static BadJson at(String text, List<Object> path, Sentence what) {
        Sentence field = Sentence.of(
                "{field}: {what}", path.stream().map(String::valueOf).collect(Collectors.joining(".")), what);
        return new BadJson(YamlPlaces.in(text).told(path, path.isEmpty() ? what : field));
    }

    /** The place that {@code steps} lead to: names, and places of lists. */
    static List<Object> path(List<JacksonException.Reference> steps) {
        return steps.stream()
                .map(step -> step.getPropertyName() == null ? (Object) step.getIndex() : step.getPropertyName())
                .toList();
    }

    private static <T> T written(@Nullable T value) {
        if (value == null || value instanceof JsonNode tree && (tree.isNull() || tree.isMissingNode())) {
            throw new BadJson("nothing is written here");
        }
        return value;
    }

    /** Fields that nobody knows, and those that are missing beside them: most often they are the same, misspelled. */
    private static Optional<BadJson> misspelled(String text, @Nullable Object owner, JacksonException found) {
        List<JacksonException.Reference> path = found.getPath();
        if (path.isEmpty() || !(owner instanceof Class<?> type) || !type.isRecord()) {
            return Optional.empty();
        }
        List<JacksonException.Reference> above = path.subList(0, path.size() - 1);
        JsonNode around = MAPPER.readTree(text);
        for (JacksonException.Reference step : above) {
            around =
                    step.getPropertyName() == null ? around.path(step.getIndex()) : around.path(step.getPropertyName());
        }
        List<String> known = components(type, component -> true);
        List<String> unknown = new ArrayList<>(around.propertyNames());
        unknown.removeAll(known);
        List<String> missing = new ArrayList<>(components(type, Yaml::isRequired));
        missing.removeAll(around.propertyNames());
        if (unknown.isEmpty() || missing.isEmpty() && found instanceof UnrecognizedPropertyException) {
            return Optional.empty();
        }
        List<JacksonException.Reference> there = new ArrayList<>(above);
        there.add(new JacksonException.Reference(type, unknown.get(0)));
        Sentence names = Sentence.verbatim(String.join("\", \"", unknown));
        String all = String.join(", ", known);
        Sentence what = missing.isEmpty()
                ? Sentence.of("there is no field \"{name}\" here; there are: {known}", names, all)
                : Sentence.of(
                        "there is no field \"{name}\" here, and {missing} {missing:is|are} missing; there are: {known}",
                        names,
                        missing,
                        all);
        return Optional.of(new BadJson(YamlPlaces.in(text).told(path(there), what)));
    }

    private static List<String> components(Class<?> type, Predicate<RecordComponent> which) {
        return Arrays.stream(type.getRecordComponents())
                .filter(which)
                .map(RecordComponent::getName)
                .sorted()
                .toList();
    }

    private static boolean isRequired(RecordComponent component) {
        return !component.getAnnotatedType().isAnnotationPresent(Nullable.class);
    }

    /** The same record as plain JSON. */
    public static JsonNode tree(Object value) {
        return Json.MAPPER.valueToTree(value);
    }

    /** YAML as people like to read it: no field that holds nothing, no quotes that are not needed. */
    public static String write(JsonNode value) {
        JsonNode plain = value.deepCopy();
        dropNothing(plain);
        return Writer.MAPPER.writeValueAsString(plain);
    }

    private static void dropNothing(JsonNode value) {
        if (value instanceof ObjectNode fields) {
            fields.removeIf(JsonNode::isNull);
        }
        value.forEach(Yaml::dropNothing);
    }

    /**
     * Refuses what Jackson would read without a sound, an alias as a word and a merge key as a field, or not in time; and
     * texts that would do something to who reads them.
     */
    static YamlEvents guarded(String text) {
        if (text.length() > LARGEST) {
            throw new BadJson("a file of {n character|characters}; {most} are the most", text.length(), LARGEST);
        }
        int depth = 0;
        int documents = 0;
        List<Event> events = new ArrayList<>();
        try {
            for (Event event : new Parse(text.length() < PAGE ? OF_A_PAGE : SETTINGS).parseString(text)) {
                events.add(event);
                switch (event.getEventId()) {
                    case SequenceStart, MappingStart -> depth++;
                    case SequenceEnd, MappingEnd -> depth--;
                    case DocumentStart -> documents++;
                    default -> {
                        // holds nothing
                    }
                }
                if (depth > DEEPEST) {
                    throw at(event, Sentence.of("lists and names within each other, more than {most} deep", DEEPEST));
                }
                if (documents > 1) {
                    throw at(event, Sentence.of("a second document begins here (---); one is read"));
                }
                if (event instanceof NodeEvent node && node.getAnchor().isPresent()) {
                    throw at(
                            event, Sentence.of("anchors and aliases (& and *) are not read here; write the value out"));
                }
                if (event instanceof ScalarEvent scalar) {
                    OptionalInt flaw = Legible.flawInLines(scalar.getValue());
                    if (flaw.isPresent()) {
                        throw at(
                                event,
                                Sentence.of(
                                        "{code} can't stand in a text; write it without",
                                        Legible.named(flaw.getAsInt())));
                    }
                }
            }
        } catch (MarkedYamlEngineException e) {
            Sentence what = said(e.getProblem());
            throw new BadJson(e.getProblemMark()
                    .map(mark -> BadJson.at(mark.getLine() + 1, mark.getColumn() + 1, what))
                    .orElse(what));
        } catch (ReaderException e) {
            throw new BadJson(
                    "character {n}: a control character ({code}) can't stand in YAML",
                    e.getPosition() + 1,
                    Legible.named(e.getCodePoint()));
        } catch (YamlVersionException e) {
            throw new BadJson(
                    "a file of YAML {version}; YAML 1.2 is read",
                    e.getSpecVersion().getRepresentation());
        } catch (YamlEngineException e) {
            throw new BadJson(Sentence.verbatim(String.valueOf(e.getMessage())));
        }
        return new YamlEvents(events);
    }

    private static BadJson at(Event event, Sentence what) {
        return new BadJson(event.getStartMark()
                .map(mark -> BadJson.at(mark.getLine() + 1, mark.getColumn() + 1, what))
                .orElse(what));
    }

    /** What the reader of YAML says of a text that is none. */
    private static Sentence said(String problem) {
        Matcher wanted = WANTED.matcher(problem);
        if (!wanted.matches()) {
            return Sentence.verbatim(problem);
        }
        Sentence found = wanted.group(2).equals("<stream end>")
                ? Sentence.of("the end of the file")
                : Sentence.verbatim(wanted.group(2));
        return Sentence.of("expected {wanted}, but got {found}", Wordings.either(wanted.group(1)), found);
    }
}
