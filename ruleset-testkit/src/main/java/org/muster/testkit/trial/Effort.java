package org.muster.testkit.trial;

/**
 * How much the longer checks and tests look at: as much as they usually do, or, where they are run many times a day, a
 * part of it: {@code -Dcontract.part=3} asks for a third.
 */
public final class Effort {

    /** Names the system property that tells which part. */
    public static final String PART = "contract.part";

    private Effort() {}

    /** How many of {@code usual} moments, seeds or tries are looked at, 1 at least. */
    public static int of(int usual) {
        int part = Math.max(1, Integer.getInteger(PART, 1));
        return (usual + part - 1) / part;
    }
}
