package org.muster.ruleset.crusade.data;

import java.util.Locale;

/** What a battle is about, and so the scenario table it is fought on. */
public enum Situation {
    /** A colonizer against a stand-in for the natives. */
    COLONIZATION_SOLE("Colonization with Sole Attacker"),
    /** Two colonizers, or two systems attacking each other. */
    COLONIZATION_TWO_OR_MUTUAL("Colonization with Two Attackers or Systems Attacking Each Other"),
    /** Three or more sides. */
    MULTIPLAYER("Multiplayer"),
    /** Two sides, one of them supported. */
    SUPPORTED("One Player Against Another Player With Support"),
    /** A supporter whose attack did not come. */
    HANGING_SUPPORT("Player Who Supported Another Player Who Did Not Attack"),
    /** A player's system is attacked, or both sides are supported. */
    TERRITORY("Player Attacking Another Player's Territory");

    private final String words;

    Situation(String words) {
        this.words = words;
    }

    /** The heading of its table. */
    public String words() {
        return words;
    }

    /** As answers name it. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public String toString() {
        return name();
    }
}
