package org.muster.cli.prompt.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a line of several phrases says, with commas between them, in them, or without: {@code black 1, grey 2 force}. Each is
 * as long as it can be read.
 *
 * @param said in the order in which they stand there
 * @param strange from where on it is not understood, or may say several things; empty: all of it is
 */
public record Phrases<T>(List<T> said, String strange) {

    /** Words of one phrase between commas. */
    private static final int MOST_WORDS = 24;

    private static final Pattern COMMA = Pattern.compile("\\s*,[\\s,]*");

    /** Of a line; {@code meanings} is all that some words may say. */
    public static <T> Phrases<T> of(String line, Function<String, List<T>> meanings) {
        List<T> said = new ArrayList<>();
        List<String> pieces = COMMA.splitAsStream(line.strip().replaceAll("\\s+", " "))
                .filter(piece -> !piece.isEmpty())
                .toList();
        for (int at = 0; at < pieces.size(); ) {
            int to = at + 1;
            String left = pieces.get(at);
            while (!left.isEmpty()) {
                Start<List<T>> next = next(left, meanings);
                if (next == null) {
                    return new Phrases<>(said, left);
                }
                T meant = next.named().get(0);
                left = next.behind();
                int end = left.isEmpty() ? goesOn(pieces, to, meanings) : to;
                if (end > to) { // what no comma ends: "banner 2 mule, nym"
                    List<T> all = meanings.apply(next.name() + ", " + String.join(", ", pieces.subList(to, end)));
                    if (all.size() != 1) {
                        return new Phrases<>(said, pieces.get(to));
                    }
                    meant = all.get(0);
                    to = end;
                }
                said.add(meant);
            }
            at = to;
        }
        return new Phrases<>(said, "");
    }

    /** Up to where pieces say nothing by themselves. */
    private static <T> int goesOn(List<String> pieces, int from, Function<String, List<T>> meanings) {
        int end = from;
        while (end < pieces.size() && next(pieces.get(end), meanings) == null) {
            end++;
        }
        return end;
    }

    /** The longest beginning that says something; null if there is none, or if it may say several things. */
    private static <T> @Nullable Start<List<T>> next(String words, Function<String, List<T>> meanings) {
        return Start.of(
                        words,
                        MOST_WORDS,
                        begun -> Optional.of(meanings.apply(begun)).filter(any -> !any.isEmpty()))
                .findFirst()
                .filter(start -> start.named().size() == 1)
                .orElse(null);
    }

    /** Whether all of the line was understood, and it says something. */
    public boolean isWhole() {
        return strange.isEmpty() && !said.isEmpty();
    }
}
