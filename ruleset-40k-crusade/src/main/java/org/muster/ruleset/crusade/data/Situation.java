package org.muster.ruleset.crusade.data;

import java.util.Locale;
import org.muster.api.text.Sentence;

/** What a battle is about, and so the scenario table it is fought on. */
public enum Situation {
    /** A colonizer against a stand-in for the natives. */
    COLONIZATION_SOLE,
    /** Two colonizers, or two systems attacking each other. */
    COLONIZATION_TWO_OR_MUTUAL,
    /** Three or more sides. */
    MULTIPLAYER,
    /** Two sides, one of them supported. */
    SUPPORTED,
    /** A supporter whose attack did not come. */
    HANGING_SUPPORT,
    /** A player's system is attacked, or both sides are supported. */
    TERRITORY;

    /** The heading of its table. */
    public Sentence words() {
        return switch (this) {
            case COLONIZATION_SOLE -> Sentence.of("Colonization with Sole Attacker");
            case COLONIZATION_TWO_OR_MUTUAL ->
                Sentence.of("Colonization with Two Attackers or Systems Attacking Each Other");
            case MULTIPLAYER -> Sentence.of("Multiplayer");
            case SUPPORTED -> Sentence.of("One Player Against Another Player With Support");
            case HANGING_SUPPORT -> Sentence.of("Player Who Supported Another Player Who Did Not Attack");
            case TERRITORY -> Sentence.of("Player Attacking Another Player's Territory");
        };
    }

    /** As answers name it. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
