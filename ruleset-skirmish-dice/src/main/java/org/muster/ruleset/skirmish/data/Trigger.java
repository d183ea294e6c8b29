package org.muster.ruleset.skirmish.data;

import org.jspecify.annotations.Nullable;

/** When a card or an ability may be used. */
public enum Trigger {
    /** In the third step of the start of the Activation Phase (SKD-APH-01). */
    START_OF_ACTIVATION_PHASE,
    /** When its unit forms an attack pool, once a pool (SKD-CARD-07). */
    FORM_ATTACK_POOL,
    /** When its unit forms a defense pool, once a pool (SKD-CARD-07). */
    FORM_DEFENSE_POOL,
    /** When its unit forms a Bravery pool, once a pool (SKD-CARD-07). */
    FORM_BRAVERY_POOL,
    /** As its unit's special action (SKD-ACTN-07). */
    SPECIAL,
    /** When its unit suffers wounds, before minis are removed. */
    UNIT_WOUNDED,
    /** When a unit of its side is defeated. */
    UNIT_DEFEATED;

    /** The trigger of those who form a pool. */
    public static Trigger forming(PoolKind pool) {
        return switch (pool) {
            case ATTACK -> FORM_ATTACK_POOL;
            case DEFENSE -> FORM_DEFENSE_POOL;
            case BRAVERY -> FORM_BRAVERY_POOL;
        };
    }

    /** The pool that is formed then; null: none. */
    public @Nullable PoolKind pool() {
        return switch (this) {
            case FORM_ATTACK_POOL -> PoolKind.ATTACK;
            case FORM_DEFENSE_POOL -> PoolKind.DEFENSE;
            case FORM_BRAVERY_POOL -> PoolKind.BRAVERY;
            default -> null;
        };
    }
}
