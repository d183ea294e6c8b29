package org.muster.core.json;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/** Text that is not the JSON or YAML it should be. The message names the line, the field, and what is wrong. */
public final class BadJson extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** What Jackson says of a value, and what we say. */
    private record Wording(Pattern jackson, Function<MatchResult, String> ours) {}

    private static final List<Wording> WORDINGS = List.of(
            wording(
                    "Cannot deserialize .*? from String (\".*?\"): not one of the values .*?\\[(.*?)].*",
                    found -> found.group(1) + " is none of: "
                            + sorted(List.of(found.group(2).split(", ")))),
            wording(
                    "Cannot deserialize value of type `?(?:int|long|java.lang.Integer|java.lang.Long)`? from String (\".*?\").*",
                    found -> found.group(1) + " is no whole number"),
            wording(
                    "Cannot coerce Floating-point value \\((.*?)\\) to .*",
                    found -> found.group(1) + " is no whole number"),
            wording(
                    "Cannot deserialize value of type `?(?:double|java.lang.Double)`? from String (\".*?\").*",
                    found -> found.group(1) + " is no number"),
            wording(
                    "Cannot deserialize value of type `?(?:boolean|java.lang.Boolean)`? from String (\".*?\").*",
                    found -> found.group(1) + " is neither true nor false"),
            wording("Cannot deserialize value .*? from Array value .*", found -> "a list can't stand here"),
            wording("Cannot deserialize value .*? from Object value .*", found -> "names with values can't stand here"),
            wording("Cannot deserialize value .*? from String value .*", found -> "text can't stand here"),
            wording(
                    "Cannot deserialize value .*? from (Integer|Float).*? value .*",
                    found -> "a number can't stand here"),
            wording("Cannot deserialize value .*? from Boolean value .*", found -> "true or false can't stand here"),
            wording("(No content to map|Invalid `null` value|Cannot map `null`).*", found -> "nothing is written here"),
            wording("Missing required creator property .*", found -> "it is missing"));

    private static Wording wording(String jackson, Function<MatchResult, String> ours) {
        return new Wording(Pattern.compile(jackson, Pattern.DOTALL), ours);
    }

    /** With what is wrong and where. */
    public BadJson(String message) {
        super(message);
    }

    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }

    /** What Jackson found wrong, without the names of our classes. */
    public static BadJson of(JacksonException e) {
        StringBuilder text = new StringBuilder();
        TokenStreamLocation at = e.getLocation();
        if (at != null && at.getLineNr() > 0) {
            text.append("line ")
                    .append(at.getLineNr())
                    .append(", column ")
                    .append(at.getColumnNr())
                    .append(": ");
        }
        if (e instanceof DatabindException && !e.getPath().isEmpty()) {
            text.append(e.getPath().stream()
                            .map(step -> step.getPropertyName() == null
                                    ? Integer.toString(step.getIndex())
                                    : step.getPropertyName())
                            .collect(Collectors.joining(".")))
                    .append(": ");
        }
        return new BadJson(text.append(told(e)).toString());
    }

    private static String told(JacksonException e) {
        if (e instanceof UnrecognizedPropertyException unknown) {
            return "there is no field \"" + unknown.getPropertyName() + "\" here; there are: "
                    + sorted(unknown.getKnownPropertyIds());
        }
        String message = e.getOriginalMessage();
        for (Wording wording : WORDINGS) {
            Matcher found = wording.jackson().matcher(message);
            if (found.matches()) {
                return wording.ours().apply(found);
            }
        }
        return plain(message);
    }

    private static String plain(String message) {
        return message.replaceAll("Cannot construct instance of `?[\\w.$]+`?, problem: ", "")
                .replaceAll("`?(?:[a-z]+\\.)+([A-Z]\\w*[$.])*([A-Z]\\w*)`?(<[^>]*>)?", "$2")
                .replaceAll("\\s*\\((class|for|through reference chain|although|known properties)[^)]*\\)?", "");
    }

    private static String sorted(Collection<?> names) {
        return names.stream().map(String::valueOf).sorted().collect(Collectors.joining(", "));
    }
}
