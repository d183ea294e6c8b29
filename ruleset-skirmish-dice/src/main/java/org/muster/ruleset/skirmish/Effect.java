package org.muster.ruleset.skirmish;

/**
 * What a surge, a card, an ability or a mission can do. Cards name effects by id; expansions bring more of them through
 * a multibinder of this type. An effect holds no game: all it needs is in what it is given. Where its text contradicts
 * a rule, it wins (SKD-GEN-04).
 */
public interface Effect {

    /** As cards name it. */
    String id();

    /** Whom it concerns when a surge brings it about (SKD-SURG-05). */
    default Subject subject() {
        return Subject.ATTACKER;
    }

    /** Whether it would change anything now; what would not is not offered (SKD-ACTN-08). */
    default boolean matters(Skirmish now, Use use) {
        return true;
    }

    /** Does it: changes what {@code story} tells, or puts steps on its way. */
    void apply(Story story, Use use);

    /** The two units of an attack. */
    enum Subject {
        ATTACKER,
        DEFENDER
    }
}
