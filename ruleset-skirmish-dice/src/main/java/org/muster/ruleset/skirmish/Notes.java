package org.muster.ruleset.skirmish;

import org.muster.ruleset.skirmish.data.AttackType;
import org.muster.ruleset.skirmish.data.PoolKind;
import org.muster.ruleset.skirmish.dice.Colour;

/** What stands beside an option of an attack, so that people know before they choose. */
final class Notes {

    private Notes() {}

    /** Beside an attack: {@code 12.5 cm, sees 3 of 4, 2 obscured: light cover, 1 red}. */
    static String strike(Skirmish now, Strike strike, UnitState attacker) {
        return facts(Targeting.shot(now, strike, attacker));
    }

    /** The facts of an attack. */
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

    /** Beside a die of that colour as a boost of the pool that is being formed. */
    static String boost(Skirmish now, PoolKind pool, Colour colour) {
        return "succeeds with " + colour.minimum() + '+';
    }
}
