package org.muster.testkit.trial;

import org.muster.testkit.play.Thrown;

/**
 * Something that is not as it must be.
 *
 * @param where it was found: a game and its moment, a step, a file
 * @param message what is wrong, and what would be right
 * @param cause tells what has the same cause and need not be told twice; empty: nothing has
 */
public record Finding(String where, String message, String cause) {

    /** The cause of all that follows where the options of {@code step} write another choice than was made. */
    public static String ofWriting(String step) {
        return step + " writes another choice";
    }

    /** Something of which nothing else is a consequence. */
    public Finding(String where, String message) {
        this(where, message, "");
    }

    /** Something was thrown. */
    public static Finding thrown(String where, String what, Throwable thrown) {
        return new Finding(where, what + (what.isEmpty() ? "" : ": ") + Thrown.told(thrown), Thrown.cause(thrown));
    }

    @Override
    public String toString() {
        return where + ": " + message;
    }
}
