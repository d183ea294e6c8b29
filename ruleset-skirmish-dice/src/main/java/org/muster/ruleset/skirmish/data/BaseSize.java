package org.muster.ruleset.skirmish.data;

/** Sizes of round bases; their diameters are among the {@link Numbers}. */
public enum BaseSize {
    SMALL,
    MEDIUM,
    LARGE
}
