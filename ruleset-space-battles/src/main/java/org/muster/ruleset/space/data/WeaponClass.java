package org.muster.ruleset.space.data;

/** When a weapon fires, and at what. */
public enum WeaponClass {
    /** As a response and in attack moves, in the threat zone. */
    RAPID("rapid"),
    /** In attack moves, in the threat zone. */
    HEAVY("heavy"),
    /** In the Capital Weapons Phase, at any distance, not at fighters. */
    CAPITAL("capital");

    private final String word;

    WeaponClass(String word) {
        this.word = word;
    }

    /** In a sentence. */
    public String word() {
        return word;
    }
}
