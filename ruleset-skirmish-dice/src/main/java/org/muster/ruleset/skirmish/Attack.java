package org.muster.ruleset.skirmish;

import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.check.RefersTo;
import org.muster.ruleset.skirmish.data.AttackType;
import org.muster.ruleset.skirmish.data.PoolKind;
import org.muster.ruleset.skirmish.dice.DicePool;
import org.muster.ruleset.skirmish.dice.Thrown;

/**
 * An attack that is going on.
 *
 * @param attack the attack pool
 * @param defense the defense pool
 * @param bravery the Bravery pool
 */
public record Attack(Declared declared, Thrown attack, Thrown defense, Thrown bravery, Tally tally) {

    /**
     * What was declared.
     *
     * @param side whose player rolls for the attack
     * @param attacker the unit that attacks; null: a fall does (SKD-FALL-04)
     * @param defender the unit that is attacked
     * @param weapon of the attacker; null: none
     * @param type null: none
     * @param cover dice from cover (SKD-DPOOL-03)
     */
    public record Declared(
            @RefersTo("sides") String side,
            @Nullable String attacker,
            String defender,
            @Nullable String weapon,
            @Nullable AttackType type,
            DicePool cover) {}

    /**
     * What it has come to.
     *
     * @param hits left, plain and critical ones
     * @param criticals how many of the hits are critical
     * @param cancelled blocks that do not count
     * @param wounds the defender has suffered in this attack (SKD-BRAV-01)
     */
    public record Tally(
            @Between(min = 0) int hits,
            @Between(min = 0) int criticals,
            @Between(min = 0) int cancelled,
            @Between(min = 0) int wounds) {

        static final Tally NOTHING = new Tally(0, 0, 0, 0);
    }

    /** It begins, with these dice. */
    public static Attack of(Declared declared, DicePool dice) {
        return new Attack(declared, Thrown.of(dice), Thrown.NONE, Thrown.NONE, Tally.NOTHING);
    }

    /** Whether a unit attacks, and not a fall. */
    public boolean isByUnit() {
        return declared.attacker != null;
    }

    /** The unit that attacks; only where one does. */
    public String attacker() {
        if (declared.attacker == null) {
            throw new IllegalStateException("a fall is no unit's attack");
        }
        return declared.attacker;
    }

    /** The unit that is attacked. */
    public String defender() {
        return declared.defender;
    }

    /** The hits left. */
    public int hits() {
        return tally.hits;
    }

    /** One of its three pools. */
    public Thrown pool(PoolKind kind) {
        return switch (kind) {
            case ATTACK -> attack;
            case DEFENSE -> defense;
            case BRAVERY -> bravery;
        };
    }

    /** With one of its pools changed. */
    public Attack with(PoolKind kind, Thrown pool) {
        return new Attack(
                declared,
                kind == PoolKind.ATTACK ? pool : attack,
                kind == PoolKind.DEFENSE ? pool : defense,
                kind == PoolKind.BRAVERY ? pool : bravery,
                tally);
    }

    private Attack with(Tally other) {
        return new Attack(declared, attack, defense, bravery, other);
    }

    /** With other hits. */
    public Attack hitting(int hits, int criticals) {
        return with(new Tally(hits, criticals, tally.cancelled, tally.wounds));
    }

    /** With more blocks that do not count. */
    Attack cancelling(int more) {
        return with(new Tally(tally.hits, tally.criticals, tally.cancelled + more, tally.wounds));
    }

    /** With more wounds suffered. */
    public Attack wounding(int more) {
        return with(new Tally(tally.hits, tally.criticals, tally.cancelled, tally.wounds + more));
    }

    /** Blocks that count. */
    public int blocks() {
        return Math.max(0, defense.successes() - tally.cancelled);
    }
}
