package org.muster.testkit.trial;

/**
 * Something that is not as it must be.
 *
 * @param where it was found: a game and its moment, a step, a file
 * @param message what is wrong, and what would be right
 */
public record Finding(String where, String message) {

    @Override
    public String toString() {
        return where + ": " + message;
    }
}
