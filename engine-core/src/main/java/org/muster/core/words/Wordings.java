package org.muster.core.words;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.muster.api.text.Sentence;

/** What a library finds wrong, as sentences of ours; what is not known here stays as the library says it. */
public final class Wordings {

    private record Wording(Pattern theirs, Function<MatchResult, Sentence> ours) {}

    private final List<Wording> all;

    private Wordings(List<Wording> all) {
        this.all = all;
    }

    /** None so far. */
    public static Wordings none() {
        return new Wordings(List.of());
    }

    /** These, and one more, which is tried after them; {@code theirs} matches the whole message. */
    public Wordings with(String theirs, Function<MatchResult, Sentence> ours) {
        List<Wording> more = new ArrayList<>(all);
        more.add(new Wording(Pattern.compile(theirs, Pattern.DOTALL), ours));
        return new Wordings(List.copyOf(more));
    }

    /** Ours for this message; {@code otherwise} where it is not known. */
    public Sentence of(String message, Function<String, Sentence> otherwise) {
        for (Wording wording : all) {
            Matcher found = wording.theirs().matcher(message);
            if (found.matches()) {
                return wording.ours().apply(found);
            }
        }
        return otherwise.apply(message);
    }

    /** One of several words, as English libraries list them: {@code a or b}. */
    public static Sentence either(String words) {
        return Sentence.either(
                Stream.of(words.split(" or ")).map(Sentence::verbatim).toList());
    }
}
