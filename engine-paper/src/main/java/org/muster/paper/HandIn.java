package org.muster.paper;

/**
 * What a sheet says about its way back.
 *
 * @param to where a filled sheet goes; empty: whoever gets it knows
 * @param command how its answers are typed in, up to the decision's number; empty: not by a command, and no keys are
 *     printed that a command would want
 */
public record HandIn(String to, String command) {

    /** Nothing is said. */
    public static final HandIn UNSAID = new HandIn("", "");
}
