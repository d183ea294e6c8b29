package org.muster.ruleset.skirmish.data;

/** The pools that cards add dice to. */
public enum PoolKind {
    ATTACK,
    DEFENSE,
    BRAVERY
}
