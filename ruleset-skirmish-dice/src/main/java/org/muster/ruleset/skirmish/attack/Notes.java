package org.muster.ruleset.skirmish.attack;

import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Strike;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.data.AttackType;
import org.muster.ruleset.skirmish.table.Words;

/** What stands beside an option of an attack, so that people know before they choose. */
public final class Notes {

    private Notes() {}

    /** Beside an attack: its facts and its odds. */
    public static Sentence strike(Skirmish now, Strike strike, UnitState attacker) {
        Shot shot = Targeting.shot(now, strike, attacker);
        return Sentence.of("{facts}; {odds}", facts(shot), Chances.strike(now, shot));
    }

    /** The facts of an attack: {@code 12.5 cm, sees 3 of 4, 2 obscured: light cover, 1 red}. */
    static Sentence facts(Shot shot) {
        return shot.type() == AttackType.MELEE
                ? Sentence.of("in contact")
                : Sentence.of(
                        "{distance} cm, sees {n} of {all}{obscured}{cover}",
                        Words.cm(shot.distance()),
                        shot.seen().size(),
                        shot.minis().size(),
                        shot.obscured().isEmpty()
                                ? Sentence.NOTHING
                                : Sentence.of(", {n} obscured", shot.obscured().size()),
                        shot.coverDice().isEmpty()
                                ? Sentence.NOTHING
                                : Sentence.of(": {cover}, {dice}", shot.cover().words(), shot.coverDice()));
    }
}
