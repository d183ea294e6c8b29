package org.muster.ruleset.skirmish;

/** Every card is in one of two states (SKD-CARD-01). */
public enum Status {
    READY,
    EXHAUSTED
}
