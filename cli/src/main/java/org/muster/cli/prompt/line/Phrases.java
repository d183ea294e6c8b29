package org.muster.cli.prompt.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * What a line of several phrases says, with commas between them, in them, or without: {@code black 1, grey 2 force}. Each is
 * as long as it can be read.
 *
 * @param said in the order in which they stand there
 * @param strange from where on it is not understood, or may say several things; empty: all of it is
 */
public record Phrases<T>(List<T> said, String strange) {

    private static final Pattern COMMAS_BEFORE = Pattern.compile("^[\\s,]+");
    private static final Pattern COMMAS_BEHIND = Pattern.compile("[\\s,]+$");

    /** Of a line; {@code meanings} is all that some words may say. */
    public static <T> Phrases<T> of(String line, Function<String, List<T>> meanings) {
        List<T> said = new ArrayList<>();
        String left = rest(line.replaceAll("\\s+", " "));
        while (!left.isEmpty()) {
            Optional<Start<List<T>>> next = Start.of(
                            left,
                            words -> Optional.of(meanings.apply(
                                            COMMAS_BEHIND.matcher(words).replaceFirst("")))
                                    .filter(any -> !any.isEmpty()))
                    .findFirst()
                    .filter(start -> start.named().size() == 1);
            if (next.isEmpty()) {
                return new Phrases<>(said, left);
            }
            said.add(next.get().named().get(0));
            left = rest(next.get().behind());
        }
        return new Phrases<>(said, "");
    }

    private static String rest(String words) {
        return COMMAS_BEFORE.matcher(words).replaceFirst("");
    }

    /** Whether all of the line was understood, and it says something. */
    public boolean isWhole() {
        return strange.isEmpty() && !said.isEmpty();
    }
}
