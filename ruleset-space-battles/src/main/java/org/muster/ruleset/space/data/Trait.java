package org.muster.ruleset.space.data;

/** What the notes of a ship's line in the tables say. */
public enum Trait {
    /** A longer full power move (SPB-MOVE-10). */
    FAST,
    /** At most one turn in a move (SPB-MOVE-15). */
    UNWIELDY,
    /** Makes the attack move of fighters (SPB-ATT-06). */
    ATTACK_MOVE,
    /** Cannot be damaged by snub weapons (SPB-HIT-10). */
    IMMUNE_TO_SNUB,
    /** What the Ion Cannon may fire at (SPB-ION-04). */
    ION_TARGET,
    /** There is only one of it. */
    UNIQUE
}
