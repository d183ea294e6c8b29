package org.muster.core.json;

import com.fasterxml.jackson.annotation.JsonCreator;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.core.words.Wordings;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/** Text that is not the JSON or YAML it should be. The message names the line, the field, and what is wrong. */
public class BadJson extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** More of a message nobody reads. */
    private static final int LONGEST = 1_000;

    /** How those end that say what may not be there. */
    private static final String NO_PLACE = "can't stand here";

    /** Before what our own classes say of a value. */
    private static final String PROBLEM = "Cannot construct instance of .*?, problem: ";

    /** What Jackson says of a value, and what we say; its own words reach nobody. */
    private static final Wordings WORDINGS = Wordings.none()
            .with(
                    "Cannot deserialize .*? from String (\".*?\"): not one of the values .*?\\[(.*?)].*",
                    found -> Sentence.of(
                            "{value} is none of: {known}",
                            found.group(1),
                            sorted(List.of(found.group(2).split(", ")))))
            .with(
                    "Cannot deserialize value of type `?(?:int|long|java.lang.Integer|java.lang.Long)`? from String (\".*?\").*",
                    found -> Sentence.of("{value} is no whole number", found.group(1)))
            .with(
                    "Cannot deserialize value of type `?(?:double|java.lang.Double)`? from String (\".*?\").*",
                    found -> Sentence.of("{value} is no number", found.group(1)))
            .with(
                    "Cannot deserialize value of type `?(?:boolean|java.lang.Boolean)`? from String (\".*?\").*",
                    found -> Sentence.of("{value} is neither true nor false", found.group(1)))
            .with(
                    "Cannot coerce (?:Integer|Floating-point|String) value \\((.*?)\\) to `?(?:boolean|java.lang.Boolean)\\b.*",
                    found -> Sentence.of("{value} is neither true nor false", found.group(1)))
            .with(
                    "Cannot coerce String value \\((.*?)\\) to `?(?:int|long|java.lang.Integer|java.lang.Long)\\b.*",
                    found -> Sentence.of("{value} is no whole number", found.group(1)))
            .with(
                    "Cannot coerce String value \\((.*?)\\) to `?(?:double|java.lang.Double)\\b.*",
                    found -> Sentence.of("{value} is no number", found.group(1)))
            .with(
                    "Cannot coerce (?:Integer|Floating-point|Boolean) value \\((.*?)\\) to `?java.lang.String\\b.*",
                    found -> Sentence.of("a text is wanted here, not {value}", found.group(1)))
            .with(
                    "Cannot coerce Floating-point value \\((.*?)\\) to .*",
                    found -> Sentence.of("{value} is no whole number", found.group(1)))
            .with("Cannot deserialize value .*? from Array value .*", found -> Sentence.of("a list can't stand here"))
            .with(
                    "Cannot deserialize value .*? from Object value .*",
                    found -> Sentence.of("names with values can't stand here"))
            .with("Cannot deserialize value .*? from String value .*", found -> Sentence.of("text can't stand here"))
            .with(
                    "Cannot deserialize value .*? from (Integer|Float).*? value .*",
                    found -> Sentence.of("a number can't stand here"))
            .with(
                    "Cannot deserialize value .*? from Boolean value .*",
                    found -> Sentence.of("true or false can't stand here"))
            .with(
                    "(No content to map|Invalid `null` value|Cannot map `null`).*",
                    found -> Sentence.of("nothing is written here"))
            .with("Cannot construct instance .*? from String value .*", found -> Sentence.of("text can't stand here"))
            .with(
                    "Cannot construct instance .*? from (?:Number|Integer|Floating).*? value .*",
                    found -> Sentence.of("a number can't stand here"))
            .with(
                    "Cannot construct instance .*? from [Bb]oolean value .*",
                    found -> Sentence.of("true or false can't stand here"))
            .with(
                    "Numeric value \\((.*?)\\) out of range of .*",
                    found -> Sentence.of("{number} is too large a number", found.group(1)))
            .with("Document nesting depth .*", found -> Sentence.of("it is nested too deep"))
            .with("(Number|String|Name) .*?length .*", found -> Sentence.of("it is too long"))
            .with("Duplicate .*? (\".*?\").*", found -> Sentence.of("{field} is there twice", found.group(1)))
            .with("Trailing token .*", found -> Sentence.of("something follows behind the end"))
            .with("Expected a property name .*", found -> Sentence.of("a name is wanted here"))
            .with("Unexpected end-of-input.*", found -> Sentence.of("it ends too early"))
            .with(
                    "Unexpected close marker '(.)'.*",
                    found -> Sentence.of("nothing is open that {bracket} could close", found.group(1)))
            .with(
                    "Unexpected character \\('(.)'.*",
                    found -> Sentence.of("{character} can't stand here", found.group(1)))
            .with(
                    "(?:Unrecognized|Non-standard) token '(.*?)'.*",
                    found -> Sentence.of("{word} is no value; a text stands in quotes", found.group(1)))
            .with("Missing required creator property .*", found -> Sentence.of("it is missing"))
            .with("Cannot coerce (?:empty|blank) String .*", found -> Sentence.of("an empty text can't stand here"))
            .with(
                    "Cannot deserialize .*? from number (-?[\\d.]+): .*",
                    found -> Sentence.of("a number, {value}, can't stand here; a word is wanted", found.group(1)))
            .with(
                    "Cannot deserialize Map key .*? from String (\".*?\").*",
                    found -> Sentence.of("{name} is no name that can stand here", found.group(1)))
            .with(PROBLEM + "(.*)", found -> Sentence.verbatim(found.group(1)))
            .with(
                    "(Cannot|Could not|Unexpected|Invalid|Illegal|Unrecognized|Unable|Failed|Missing|Unresolved|Conflicting) .*",
                    found -> Sentence.of("it can't be read here"));

    private final transient Sentence sentence;

    /** With what is wrong and where. */
    public BadJson(@Template String template, Object... values) {
        this(Sentence.of(template, values));
    }

    /** With what is wrong and where. */
    public BadJson(Sentence sentence) {
        this.sentence = sentence;
    }

    /** What is wrong and where. */
    public Sentence sentence() {
        return sentence;
    }

    /** The same in the language spoken here. */
    @Override
    public String getMessage() {
        return sentence.toString();
    }

    /** The names of fields and places of lists, from 0, that lead to what Jackson found wrong. */
    static List<Object> path(JacksonException e) {
        return e.getPath().stream()
                .map(step -> step.getPropertyName() == null ? (Object) step.getIndex() : step.getPropertyName())
                .toList();
    }

    /** What Jackson found wrong, without the names of our classes. */
    public static BadJson of(JacksonException e) {
        Sentence what = told(e);
        if (e instanceof DatabindException && !e.getPath().isEmpty()) {
            String field = e.getPath().stream()
                    .map(step ->
                            step.getPropertyName() == null ? Integer.toString(step.getIndex()) : step.getPropertyName())
                    .collect(Collectors.joining("."));
            what = Sentence.of("{field}: {what}", field, what);
        }
        TokenStreamLocation at = e.getLocation();
        return new BadJson(at == null || at.getLineNr() <= 0 ? what : at(at.getLineNr(), at.getColumnNr(), what));
    }

    /** What is wrong at a place of a file, both counted from 1. */
    public static Sentence at(int line, int column, Object what) {
        return Sentence.of("line {line}, column {column}: {what}", line, column, what);
    }

    /** What Jackson found wrong, and not where. */
    public static Sentence what(JacksonException e) {
        return told(e);
    }

    static Sentence told(JacksonException e) {
        if (e instanceof UnrecognizedPropertyException unknown) {
            return Sentence.of(
                    "there is no field \"{name}\" here; there are: {known}",
                    unknown.getPropertyName(),
                    sorted(unknown.getKnownPropertyIds()));
        }
        Sentence what = WORDINGS.of(shortened(e.getOriginalMessage()), message -> Sentence.verbatim(plain(message)));
        return e instanceof MismatchedInputException odd && what.template().endsWith(NO_PLACE)
                ? wanted(odd.getTargetType())
                        .map(good -> Sentence.of("{what}; {good}", what, good))
                        .orElse(what)
                : what;
    }

    /** What stands where something of this type is read, if it is known: some types are read from several forms. */
    private static Optional<Sentence> wanted(@Nullable Class<?> type) {
        if (type == null) {
            return Optional.empty();
        }
        if (Collection.class.isAssignableFrom(type) || type.isArray()) {
            return Optional.of(Sentence.of("a list is wanted"));
        }
        boolean isRead =
                Stream.of(type.getDeclaredMethods()).anyMatch(one -> one.isAnnotationPresent(JsonCreator.class));
        return Map.class.isAssignableFrom(type) || type.isRecord() && !isRead
                ? Optional.of(Sentence.of("names with values are wanted"))
                : Optional.empty();
    }

    /** Jackson repeats what it read, which may be all of a file. */
    private static String shortened(String message) {
        int half = LONGEST / 2;
        return message.length() <= LONGEST
                ? message
                : message.substring(0, half) + "..." + message.substring(message.length() - half);
    }

    private static String plain(String message) {
        return message.replaceAll("`?(?:[a-z]+\\.)+([A-Z]\\w*[$.])*([A-Z]\\w*)`?(<[^>]*>)?", "$2")
                .replaceAll("\\s*\\((class|for|through reference chain|although|known properties)[^)]*\\)?", "");
    }

    private static String sorted(Collection<?> names) {
        return names.stream().map(String::valueOf).sorted().collect(Collectors.joining(", "));
    }
}
