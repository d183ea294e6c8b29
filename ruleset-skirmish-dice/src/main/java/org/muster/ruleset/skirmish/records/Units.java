package org.muster.ruleset.skirmish.records;

import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.data.UnitCard;

/** What lies on the cards of units: minis, wounds, dice, whether they are ready and eager. */
final class Units {

    private Units() {}

    static Table of(Skirmish now, List<UnitState> units) {
        Table table = Table.of(
                Sentence.of("Units"),
                Sentence.of("Unit"),
                Sentence.of("Minis"),
                Sentence.of("Wounds"),
                Sentence.of("Action Dice"),
                Sentence.of("Force Dice"),
                Sentence.of("Ready"),
                Sentence.of("Strained"));
        for (UnitState unit : units) {
            table = table.with(Row.of(
                            Names.unit(now, unit),
                            minis(now.card(unit), unit),
                            wounds(now.card(unit), unit),
                            actionDice(now.card(unit), unit),
                            forceDice(now.card(unit), unit),
                            Cell.mark(unit.isReady()),
                            Cell.mark(unit.strained()))
                    .of(now.player(unit))
                    .about(unit.id()));
        }
        return table;
    }

    static Cell minis(UnitCard card, UnitState unit) {
        return Cell.share(unit.minis().size(), card.minis());
    }

    /** Those that are not yet worth a mini (SKD-RES-02). */
    static Cell wounds(UnitCard card, UnitState unit) {
        return Cell.share(unit.wounds(), card.resilience());
    }

    /** The limit is that of the minis that are left (SKD-ADICE-04); surges may have given more. */
    static Cell actionDice(UnitCard card, UnitState unit) {
        return Cell.share(unit.actionDice(), card.diceLimit(unit.minis().size()));
    }

    /** Nothing for who has no Force Aptitude (SKD-FORCE-01). */
    static Cell forceDice(UnitCard card, UnitState unit) {
        return card.forceAptitude() == 0 ? Cell.EMPTY : Cell.share(unit.forceDice(), card.forceAptitude());
    }
}
