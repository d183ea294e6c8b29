package org.muster.ruleset.swm.data;

/** The base of a figure; LARGE is 2x2 squares, HUGE more. */
public enum Size {
    SMALL,
    MEDIUM,
    LARGE,
    HUGE
}
