package org.muster.cli.prompt.line;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Option;

/** Who gets how many, by name: {@code black 1, grey 1}, {@code 1 black 1 grey}; a name alone gets one. */
public final class ShareLine {

    private static final Pattern BEHIND = Pattern.compile("(.+?)\\s+(\\d{1,9})");
    private static final Pattern BEFORE = Pattern.compile("(\\d{1,9})\\s+(?:x\\s+)?(.+)");

    /** So many are few enough to be asked one by one. */
    private static final int FEW = 4;

    /** Who gets how many. */
    public record Share(Option to, int given) {}

    private ShareLine() {}

    /** Whether there are so many that a list is shown and lines say who gets what. */
    public static boolean isLong(List<Option> keys) {
        return keys.size() > FEW;
    }

    /** What one gets, as {@code jaina 20} or {@code 20 jaina}; of a list with numbers the first is a number of the list. */
    public static Optional<Share> of(Listed keys, String text) {
        return of(keys, BEHIND.matcher(text), 1, 2).or(() -> of(keys, BEFORE.matcher(text), 2, 1));
    }

    /** Who may be meant where a share alone is clear: more than one, or none. */
    public static List<Option> several(Listed keys, String text) {
        return Stream.of(
                        BEHIND.matcher(text).replaceFirst("$1"),
                        BEFORE.matcher(text).replaceFirst("$2"))
                .filter(name -> !name.equals(text))
                .map(name -> Names.like(keys, name))
                .filter(like -> like.size() > 1)
                .findFirst()
                .orElse(List.of());
    }

    private static Optional<Share> of(Listed keys, Matcher share, int name, int given) {
        return share.matches()
                ? Names.find(keys, share.group(name)).map(key -> new Share(key, Integer.parseInt(share.group(given))))
                : Optional.empty();
    }

    /** What each gets; empty where some of the words say nothing of the kind, or name somebody twice. */
    public static Optional<Map<String, Answer>> all(List<Option> keys, String line) {
        Listed listed = Listed.of(keys);
        Phrases<Share> phrases =
                Phrases.of(line, words -> named(listed, words).stream().toList());
        Map<String, Answer> shares = new LinkedHashMap<>();
        phrases.said().forEach(share -> shares.put(share.to().id(), new Answer.Whole(share.given())));
        return phrases.isWhole() && shares.size() == phrases.said().size() ? Optional.of(shares) : Optional.empty();
    }

    /** Of a list without numbers: what is a number is how many. */
    private static Optional<Share> named(Listed keys, String text) {
        return text.matches("\\d.*\\d|\\d+")
                ? Optional.empty()
                : of(keys, text).or(() -> Names.find(keys, text).map(key -> new Share(key, 1)));
    }
}
