package org.muster.core.data;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.muster.api.text.Sentence;
import org.muster.core.json.BadJson;
import org.muster.core.json.Json;
import org.muster.core.json.RequiredFields;
import org.muster.core.words.Wordings;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.dataformat.yaml.YAMLMapper;
import tools.jackson.dataformat.yaml.YAMLWriteFeature;

/** YAML as people write it by hand, and JSON as programs do: both are read by the same rules. */
public final class Yaml {

    private static final Pattern WANTED = Pattern.compile("expected (.*), but (?:got|found) (.*)");

    /** Larger than any catalogue, and small enough to be held in memory many times over. */
    private static final int LARGEST = 16 << 20;

    private static final YAMLMapper MAPPER = YAMLMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .annotationIntrospector(new RequiredFields())
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .disable(EnumFeature.READ_ENUMS_USING_TO_STRING)
            .build();

    private static final YAMLMapper WRITER = YAMLMapper.builder()
            .enable(YAMLWriteFeature.MINIMIZE_QUOTES, YAMLWriteFeature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS)
            .disable(YAMLWriteFeature.WRITE_DOC_START_MARKER, YAMLWriteFeature.SPLIT_LINES)
            .build();

    private Yaml() {}

    /**
     * Any YAML.
     *
     * @throws BadJson with line and column
     */
    public static JsonNode read(String text) {
        refuseAnchors(text);
        try {
            return MAPPER.readTree(text);
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
        refuseAnchors(text);
        try {
            return MAPPER.readValue(text, type);
        } catch (UnrecognizedPropertyException e) {
            // Jackson no longer knows where it stood
            throw new BadJson(YamlPlaces.told(text, e.getPath(), BadJson.of(e).sentence()));
        } catch (MismatchedInputException e) {
            throw misspelled(text, e).orElseGet(() -> BadJson.of(e));
        } catch (JacksonException e) {
            throw BadJson.of(e);
        }
    }

    /** The line of each name in the mapping {@code field} of a text that was read. */
    public static Map<String, Integer> lines(String text, String field) {
        return YamlPlaces.lines(text, field);
    }

    /** A field that nobody knows, where Jackson misses one that is not written: most often it is that one. */
    private static Optional<BadJson> misspelled(String text, MismatchedInputException missing) {
        List<JacksonException.Reference> path = missing.getPath();
        Object owner = path.isEmpty() ? null : path.get(path.size() - 1).from();
        if (!(owner instanceof Class<?> type) || !type.isRecord()) {
            return Optional.empty();
        }
        List<JacksonException.Reference> above = path.subList(0, path.size() - 1);
        JsonNode around = MAPPER.readTree(text);
        for (JacksonException.Reference step : above) {
            around =
                    step.getPropertyName() == null ? around.path(step.getIndex()) : around.path(step.getPropertyName());
        }
        List<String> known = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getName)
                .sorted()
                .toList();
        for (String name : around.propertyNames()) {
            if (!known.contains(name)) {
                List<JacksonException.Reference> there = new ArrayList<>(above);
                there.add(new JacksonException.Reference(type, name));
                Sentence what = Sentence.of(
                        "there is no field \"{name}\" here; there are: {known}", name, String.join(", ", known));
                return Optional.of(new BadJson(YamlPlaces.told(text, there, what)));
            }
        }
        return Optional.empty();
    }

    /** The same record as plain JSON. */
    public static JsonNode tree(Object value) {
        return Json.MAPPER.valueToTree(value);
    }

    /** YAML as people like to read it: no field that holds nothing, no quotes that are not needed. */
    public static String write(JsonNode value) {
        JsonNode plain = value.deepCopy();
        dropNothing(plain);
        return WRITER.writeValueAsString(plain);
    }

    private static void dropNothing(JsonNode value) {
        if (value instanceof ObjectNode fields) {
            fields.removeIf(JsonNode::isNull);
        }
        value.forEach(Yaml::dropNothing);
    }

    /** Jackson reads an alias as a word and a merge key as a field, without a sound. */
    private static void refuseAnchors(String text) {
        if (text.length() > LARGEST) {
            throw new BadJson("a file of {n character|characters}; {most} are the most", text.length(), LARGEST);
        }
        try {
            for (Event event :
                    new Parse(LoadSettings.builder().setCodePointLimit(LARGEST).build()).parseString(text)) {
                if (event instanceof NodeEvent node && node.getAnchor().isPresent()) {
                    int line = event.getStartMark().map(Mark::getLine).orElse(0) + 1;
                    throw new BadJson(
                            "line {line}: anchors and aliases (& and *) are not read here; write the value out", line);
                }
            }
        } catch (MarkedYamlEngineException e) {
            Sentence what = said(e.getProblem());
            throw new BadJson(e.getProblemMark()
                    .map(mark -> BadJson.at(mark.getLine() + 1, mark.getColumn() + 1, what))
                    .orElse(what));
        } catch (ReaderException e) {
            throw new BadJson(
                    "character {n}: a control character (U+{code}) can't stand in YAML",
                    e.getPosition() + 1,
                    String.format(Locale.ROOT, "%04X", e.getCodePoint()));
        }
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
