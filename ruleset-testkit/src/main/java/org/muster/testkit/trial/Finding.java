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
