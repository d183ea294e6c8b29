package org.muster.ruleset.space.data;

import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/** When a weapon fires, and at what. */
public enum WeaponClass {
    /** As a response and in attack moves, in the threat zone. */
    RAPID("rapid"),
    /** In attack moves, in the threat zone. */
    HEAVY("heavy"),
    /** In the Capital Weapons Phase, at any distance, not at fighters. */
    CAPITAL("capital");

    private final Sentence word;

    WeaponClass(@Template String word) {
        this.word = Sentence.of(word);
    }

    /** In a sentence. */
    public Sentence word() {
        return word;
    }
}
