package org.muster.ruleset.skirmish.data;

import java.util.Locale;
import org.muster.api.text.Sentence;

/** What a unit can do in its activation (SKD-ACTN-01). */
public enum ActionKind {
    MOVE,
    ATTACK,
    RECOVER,
    INTERACT,
    SPECIAL;

    private final String id = name().toLowerCase(Locale.ROOT);

    /** {@code move}: as answers name it. */
    public String id() {
        return id;
    }

    /** {@code move}: as people say it. */
    public Sentence word() {
        return switch (this) {
            case MOVE -> Sentence.of("move");
            case ATTACK -> Sentence.of("attack");
            case RECOVER -> Sentence.of("recover");
            case INTERACT -> Sentence.of("interact");
            case SPECIAL -> Sentence.of("special");
        };
    }
}
