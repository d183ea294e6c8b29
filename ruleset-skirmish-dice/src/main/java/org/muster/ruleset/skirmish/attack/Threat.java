package org.muster.ruleset.skirmish.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.data.AttackProfile;
import org.muster.ruleset.skirmish.data.AttackType;
import org.muster.ruleset.skirmish.data.UnitCard;
import org.muster.ruleset.skirmish.data.Weapon;
import org.muster.ruleset.skirmish.dice.Colour;
import org.muster.ruleset.skirmish.dice.DicePool;

/**
 * What a unit could do with one way of attacking, at a glance: means alone, neither cover nor surges, some thousand times
 * in a moment. Who wants to know it exactly asks {@link Chances}. No rule of the book.
 *
 * @param type how it attacks
 * @param hits on the average, with the dice it may boost with beside the one that pays
 * @param reach how far off an enemy may be
 */
public record Threat(AttackType type, double hits, double reach) {

    /** With each weapon in each way. */
    public static List<Threat> of(Skirmish now, UnitState attacker) {
        List<Threat> threats = new ArrayList<>(4);
        UnitCard card = now.card(attacker);
        int minis = attacker.minis().size();
        double boosts = attacker.strained() ? 0 : Math.max(0, card.diceLimit(minis) - 2);
        for (Weapon weapon : card.weapons()) {
            for (Map.Entry<AttackType, AttackProfile> one : weapon.profiles().entrySet()) {
                double hits = hits(one.getValue().dice()) * minis + boosts * chance(Colour.BLACK);
                threats.add(new Threat(one.getKey(), hits, reach(now, one.getKey(), one.getValue())));
            }
        }
        return threats;
    }

    /** How far it has to come for that, straight ahead, from so far away; 0: it is near enough. */
    public double way(double apart) {
        return Math.max(0, apart - reach);
    }

    /** Wounds of an attack that may be made now, with nothing more than its own dice. */
    public static double wounds(Skirmish now, UnitState attacker, UnitState enemy, Weapon weapon, AttackType type) {
        return hits(weapon.the(type).dice()) * attacker.minis().size() * through(now.card(enemy));
    }

    /** What part of the hits on a unit are wounds. */
    public static double through(UnitCard enemy) {
        return 1 - chance(enemy.defense());
    }

    private static double reach(Skirmish now, AttackType type, AttackProfile profile) {
        return switch (type) {
            case MELEE -> 0;
            case CLOSE_COMBAT -> now.book().numbers().closeCombat();
            case RANGED -> profile.increments() * now.book().numbers().rangeIncrement();
        };
    }

    private static double hits(DicePool dice) {
        double hits = 0;
        for (Map.Entry<Colour, Integer> some : dice.counts().entrySet()) {
            hits += some.getValue() * chance(some.getKey());
        }
        return hits;
    }

    private static double chance(Colour colour) {
        return (Colour.SIDES + 1.0 - colour.minimum()) / Colour.SIDES;
    }
}
