package org.muster.core.json;

import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DatabindException;

/** Text that is not the JSON or YAML it should be. The message names the line, the field, and what is wrong. */
public final class BadJson extends RuntimeException {

    private static final long serialVersionUID = 1L;

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
        return new BadJson(text.append(plain(e.getOriginalMessage())).toString());
    }

    private static String plain(String message) {
        return message.replaceAll("Missing required creator property '([^']*)' \\(index \\d+\\)", "it is missing")
                .replaceAll("Cannot construct instance of `?[\\w.$]+`?, problem: ", "")
                .replaceAll("`?(?:[a-z]+\\.)+([A-Z]\\w*[$.])*([A-Z]\\w*)`?(<[^>]*>)?", "$2")
                .replaceAll("\\s*\\((class|for|through reference chain|although|known properties)[^)]*\\)?", "");
    }
}
