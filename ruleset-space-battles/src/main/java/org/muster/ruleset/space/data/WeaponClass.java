package org.muster.ruleset.space.data;

import org.muster.api.text.Sentence;

/** When a weapon fires, and at what. */
public enum WeaponClass {
    /** As a response and in attack moves, in the threat zone. */
    RAPID,
    /** In attack moves, in the threat zone. */
    HEAVY,
    /** In the Capital Weapons Phase, at any distance, not at fighters. */
    CAPITAL;

    /** In a sentence. */
    public Sentence word() {
        return switch (this) {
            case RAPID -> Sentence.of("rapid");
            case HEAVY -> Sentence.of("heavy");
            case CAPITAL -> Sentence.of("capital");
        };
    }
}
