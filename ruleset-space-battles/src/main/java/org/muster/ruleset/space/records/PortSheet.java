package org.muster.ruleset.space.records;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.Weapon;
import org.muster.ruleset.space.data.WeaponClass;
import org.muster.ruleset.space.gunnery.Gunnery;

/** The port at the end of the trench, and who can hit it (SPB-DS-11, -12, -15). */
final class PortSheet {

    private PortSheet() {}

    static Table facts(Battle battle, Scenario.Trench trench) {
        return Table.of(Sentence.of("Target port"))
                .with(Sentence.of("At"), Cell.of("{square}", trench.port()))
                .with(Sentence.of("Attacked facing"), Cell.of(trench.towards().word()))
                .with(Sentence.of("Defence"), Cell.number(battle.book().portDefence()));
    }

    /** The chances of those with a heavy weapon, once they are there. */
    static Table torpedoes(Battle battle) {
        List<Row> rows = new ArrayList<>();
        for (Ship ship : Goal.bombers(battle)) {
            for (Weapon weapon : battle.sheet(ship).design().weapons()) {
                if (weapon.kind() == WeaponClass.HEAVY) {
                    rows.add(Row.of(
                                    Cell.name(ship.id(), ship.id()),
                                    Cell.name(weapon.name()),
                                    Cell.number(ship.at()
                                            .distance(battle.book().trench().port())),
                                    Cell.of(Gunnery.aimAtPort(battle, ship, weapon)
                                            .odds()))
                            .of(battle.player(ship.side()))
                            .about(ship.id()));
                }
            }
        }
        return Table.of(
                        Sentence.of("Who can hit it"),
                        Sentence.of("Ship"),
                        Sentence.of("Weapon"),
                        Sentence.of("Distance"),
                        Sentence.of("Chance to hit"))
                .rows(rows);
    }
}
