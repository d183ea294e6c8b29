package org.muster.ruleset.skirmish.data;

import java.util.Locale;

/** What a unit can do in its activation (SKD-ACTN-01). */
public enum ActionKind {
    MOVE,
    ATTACK,
    RECOVER,
    INTERACT,
    SPECIAL;

    private final String word = name().toLowerCase(Locale.ROOT);

    /** {@code move}: as people say and type it. */
    public String word() {
        return word;
    }
}
