package org.muster.cli.prompt;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;

/** Where the same is asked of several: a line that is no answer of the one who is asked may answer for others of them. */
final class Others {

    private @Nullable Place all;
    private Predicate<String> isTheirs = line -> false;
    private @Nullable String line;

    /**
     * The answer for one of several; empty also where a line is for others, see {@link #line}.
     *
     * @param theirs whether a line that is no answer of this one is for others of them
     */
    Optional<Answer> beside(Place one, Predicate<String> theirs, Supplier<Optional<Answer>> asking) {
        Place outer = all;
        Predicate<String> outerTheirs = isTheirs;
        all = one.outer();
        isTheirs = theirs;
        Optional<Answer> answer = asking.get();
        all = outer;
        isTheirs = outerTheirs;
        return answer;
    }

    /** Whether they get a line that is no answer to {@code part}. */
    boolean take(Place part, String typed) {
        if (all != null && all.equals(part.outer()) && isTheirs.test(typed)) {
            line = typed;
        }
        return line != null;
    }

    /** Whether a line of theirs is at hand. */
    boolean haveLine() {
        return line != null;
    }

    /** Their line, which is taken with this. */
    Optional<String> line() {
        Optional<String> theirs = Optional.ofNullable(line);
        line = null;
        return theirs;
    }
}
