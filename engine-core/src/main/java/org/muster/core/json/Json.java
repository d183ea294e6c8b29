package org.muster.core.json;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.regex.Pattern;
import org.muster.api.decision.Answer;
import org.muster.api.text.Legible;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** How JSON is written and read everywhere: strictly, and the same on every machine. */
public final class Json {

    /** For everything that no ruleset adds to. */
    public static final JsonMapper MAPPER = strict().build();

    /** Made when it is needed: most processes read no answer that is not strict. */
    private static final class Loose {
        static final YAMLMapper MAPPER = YAMLMapper.builder()
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .build();
    }

    /** A field and what stands in brackets; words alone are somebody's words. */
    private static final Pattern IN_ONE_LINE = Pattern.compile("[A-Za-z0-9_*-]+: *(\\{.*}|\\[.*])");

    private Json() {}

    /** Refuses what it does not know, what is missing, what is there twice and what follows behind. */
    public static JsonMapper.Builder strict() {
        return JsonMapper.builder()
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .annotationIntrospector(new RequiredFields())
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .disable(EnumFeature.READ_ENUMS_USING_TO_STRING)
                .disable(EnumFeature.WRITE_ENUMS_USING_TO_STRING)
                .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
                // in a list at any depth, also in one that becomes a thing of its own, as [x, y] does
                .changeDefaultNullHandling(nulls -> nulls.withContentNulls(Nulls.FAIL))
                // a record's question isX() is no component of it
                .changeDefaultVisibility(visible -> visible.withIsGetterVisibility(JsonAutoDetect.Visibility.NONE))
                .addModule(new Records())
                .addModule(AnswerJson.module());
    }

    /** The same mapper for what somebody has written: 7 is not true, 7 is no text, and "7" is no number. */
    static JsonMapper ofItsKind(JsonMapper mapper) {
        return mapper.rebuild()
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .withCoercionConfig(
                        LogicalType.Textual,
                        text -> text.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                                .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                                .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail))
                .build();
    }

    /**
     * Any JSON.
     *
     * @throws BadJson with line and column
     */
    public static JsonNode read(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (JacksonException e) {
            throw BadJson.of(e);
        }
    }

    /** Whether it is JSON, whatever it says. */
    public static boolean isJson(String text) {
        try {
            return !read(text).isMissingNode();
        } catch (BadJson e) {
            return false;
        }
    }

    /**
     * An answer as it was typed: JSON, the same without most of its quotes ({@code {attack: {S01: S02}}}, as YAML has it),
     * a bare word, or YAML in lines or in one ({@code attack: {S01: S02}}).
     *
     * @throws BadJson if it begins like JSON and is none
     */
    public static Answer readAnswer(String typed) {
        String text = typed.strip();
        if (text.isEmpty()) {
            return Answer.word("");
        }
        if (text.charAt(0) != '{'
                && (text.indexOf('\n') > 0 || IN_ONE_LINE.matcher(text).matches())) {
            return readLoosely(text, new BadJson("neither JSON nor YAML"));
        }
        boolean json = "{[\"-0123456789".indexOf(text.charAt(0)) >= 0;
        try {
            return json ? MAPPER.readValue(text, Answer.class) : Answer.word(text);
        } catch (JacksonException e) {
            if ("{[\"".indexOf(text.charAt(0)) >= 0) {
                return readLoosely(text, BadJson.of(e));
            }
            return Answer.word(text); // an id that begins with a digit
        }
    }

    private static Answer readLoosely(String text, BadJson strictly) {
        try {
            return MAPPER.treeToValue(Loose.MAPPER.readTree(text), Answer.class);
        } catch (JacksonException e) {
            throw strictly;
        }
    }

    /** On one line. */
    public static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /** For people, and for their terminals: what would command them is written as JSON escapes it. */
    public static String pretty(Object value) {
        return Legible.shownInLines(MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(value)) + '\n';
    }
}
