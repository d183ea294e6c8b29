package org.muster.ruleset.skirmish.data;

import java.util.Locale;
import org.muster.api.text.Sentence;

/** What a unit can do in its activation (SKD-ACTN-01). */
public enum ActionKind {
    MOVE(Sentence.of("move")),
    ATTACK(Sentence.of("attack")),
    RECOVER(Sentence.of("recover")),
    INTERACT(Sentence.of("interact")),
    SPECIAL(Sentence.of("special"));

    private final String id = name().toLowerCase(Locale.ROOT);
    private final Sentence word;

    ActionKind(Sentence word) {
        this.word = word;
    }

    /** {@code move}: as answers name it. */
    public String id() {
        return id;
    }

    /** {@code move}: as people say it. */
    public Sentence word() {
        return word;
    }
}
