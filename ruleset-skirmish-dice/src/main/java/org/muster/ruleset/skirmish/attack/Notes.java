package org.muster.ruleset.skirmish.attack;

import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Strike;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.data.AttackType;
import org.muster.ruleset.skirmish.table.Words;

/** What stands beside an option of an attack, so that people know before they choose. */
public final class Notes {

    private Notes() {}

    /** Beside an attack: its facts and its odds. */
    public static String strike(Skirmish now, Strike strike, UnitState attacker) {
        Shot shot = Targeting.shot(now, strike, attacker);
        return facts(shot) + "; " + Chances.strike(now, shot);
    }

    /** The facts of an attack: {@code 12.5 cm, sees 3 of 4, 2 obscured: light cover, 1 red}. */
    static String facts(Shot shot) {
        if (shot.type() == AttackType.MELEE) {
            return "in contact";
        }
        StringBuilder note = new StringBuilder(Words.number(shot.distance()))
                .append(" cm, sees ")
                .append(shot.seen().size())
                .append(" of ")
                .append(shot.minis().size());
        if (!shot.obscured().isEmpty()) {
            note.append(", ").append(shot.obscured().size()).append(" obscured");
        }
        if (!shot.coverDice().isEmpty()) {
            note.append(": ").append(shot.cover().word()).append(" cover, ").append(shot.coverDice());
        }
        return note.toString();
    }
}
