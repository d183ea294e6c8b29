package org.muster.ruleset.skirmish.attack;

import java.util.ArrayList;
import java.util.List;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.data.AttackProfile;
import org.muster.ruleset.skirmish.data.AttackType;
import org.muster.ruleset.skirmish.data.Weapon;
import org.muster.ruleset.skirmish.dice.Colour;
import org.muster.ruleset.skirmish.dice.DicePool;
import org.muster.ruleset.skirmish.table.Measure;

/**
 * What a unit could do to another with one way of attacking, at a glance: means alone, neither cover nor surges, some
 * thousand times in a moment. Who wants to know it exactly asks {@link Chances}. No rule of the book.
 *
 * @param type how it attacks
 * @param wounds on the average, with the dice it may boost with beside the one that pays
 * @param way how far it has to come for that, straight ahead; 0: it is near enough
 */
public record Threat(AttackType type, double wounds, double way) {

    /** With each weapon in each way. */
    public static List<Threat> of(Skirmish now, UnitState attacker, UnitState enemy) {
        List<Threat> threats = new ArrayList<>(4);
        double apart = Measure.distance(now, attacker, enemy);
        for (Weapon weapon : now.card(attacker).weapons()) {
            for (AttackType type : weapon.profiles().keySet()) {
                AttackProfile profile = weapon.the(type);
                double reach = reach(now, type, profile);
                double boosts = attacker.strained()
                        ? 0
                        : Math.max(
                                0, now.card(attacker).diceLimit(attacker.minis().size()) - 2);
                double hits = hits(profile.dice()) * attacker.minis().size() + boosts * chance(Colour.BLACK);
                threats.add(new Threat(type, through(now, enemy, hits), Math.max(0, apart - reach)));
            }
        }
        return threats;
    }

    /** Wounds of an attack that may be made now, with nothing more than its own dice. */
    public static double wounds(Skirmish now, UnitState attacker, UnitState enemy, Weapon weapon, AttackType type) {
        return through(
                now, enemy, hits(weapon.the(type).dice()) * attacker.minis().size());
    }

    private static double reach(Skirmish now, AttackType type, AttackProfile profile) {
        return switch (type) {
            case MELEE -> 0;
            case CLOSE_COMBAT -> now.book().numbers().closeCombat();
            case RANGED -> profile.increments() * now.book().numbers().rangeIncrement();
        };
    }

    private static double through(Skirmish now, UnitState enemy, double hits) {
        return hits * (1 - chance(now.card(enemy).defense()));
    }

    private static double hits(DicePool dice) {
        double hits = 0;
        for (Colour colour : Colour.values()) {
            hits += dice.count(colour) * chance(colour);
        }
        return hits;
    }

    private static double chance(Colour colour) {
        return (Colour.SIDES + 1.0 - colour.minimum()) / Colour.SIDES;
    }
}
