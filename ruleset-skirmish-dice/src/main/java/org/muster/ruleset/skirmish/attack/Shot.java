package org.muster.ruleset.skirmish.attack;

import java.util.List;
import org.muster.ruleset.skirmish.data.AttackType;
import org.muster.ruleset.skirmish.data.Cover;
import org.muster.ruleset.skirmish.data.Weapon;
import org.muster.ruleset.skirmish.dice.DicePool;

/**
 * The facts of an attack by a unit, as the table shows them: for the rule, for odds, for notes and for pictures.
 *
 * @param attacker id of the unit
 * @param target id of the unit
 * @param distance between them (SKD-GEO-03)
 * @param minis of the target, by id
 * @param seen minis to which the attacker's leader has a line of sight; none in melee, where it does not matter
 * @param obscured minis that are partly or wholly hidden (SKD-OBS-01)
 * @param cover its type
 * @param coverDice what it adds to the defense pool
 */
public record Shot(
        String attacker,
        String target,
        Weapon weapon,
        AttackType type,
        double distance,
        List<String> minis,
        List<String> seen,
        List<String> obscured,
        Cover cover,
        DicePool coverDice) {

    public Shot {
        minis = List.copyOf(minis);
        seen = List.copyOf(seen);
        obscured = List.copyOf(obscured);
    }
}
