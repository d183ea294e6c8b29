package org.muster.ruleset.warmachine.army;

/** What a veteran is better at (WMC-VET-02). */
public enum Stat {
    MAT,
    RAT,
    DEF,
    ARM,
    CMD
}
