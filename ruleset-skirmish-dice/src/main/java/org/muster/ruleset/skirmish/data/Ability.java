package org.muster.ruleset.skirmish.data;

import org.jspecify.annotations.Nullable;

/**
 * What a unit can do beyond the rules.
 *
 * @param forceSymbol whether it is in effect only while the unit has a Force Die (SKD-FORCE-08); left out: not so
 * @param cost left out: nothing
 * @param trigger when a reaction may be used
 * @param target left out: this unit
 */
public record Ability(
        String id,
        Kind kind,
        @Nullable Boolean forceSymbol,
        @Nullable Cost cost,
        @Nullable Trigger trigger,
        EffectLine effect,
        @Nullable Target target) {

    /** How an ability comes into play. */
    public enum Kind {
        /** Always. */
        PASSIVE,
        /** As a special action. */
        SPECIAL,
        /** When its trigger says. */
        REACTION,
        /** In the start step of the Activation Phase. */
        START_OF_ACTIVATION_PHASE
    }

    /** Whether it needs a Force Die to be in effect. */
    public boolean hasForceSymbol() {
        return forceSymbol != null && forceSymbol;
    }

    /** When it may be used; null: it is no matter of using. */
    public @Nullable Trigger when() {
        return switch (kind) {
            case PASSIVE -> null;
            case SPECIAL -> Trigger.SPECIAL;
            case REACTION -> trigger;
            case START_OF_ACTIVATION_PHASE -> Trigger.START_OF_ACTIVATION_PHASE;
        };
    }
}
