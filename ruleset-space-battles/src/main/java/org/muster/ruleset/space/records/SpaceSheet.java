package org.muster.ruleset.space.records;

import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.grid.Square;

/** A space of the board: who is on it, and whose threat zones cover it (SPB-RAP-05). Nothing of one that is just empty. */
final class SpaceSheet {

    private SpaceSheet() {}

    static List<Table> of(Battle battle, Square square) {
        Table sheet = Table.of(Sentence.of("Space {square}", square));
        for (Ship ship : battle.ships()) {
            if (ship.at().equals(square)) {
                sheet = sheet.with(Row.of(Cell.of("Ship"), Cell.name(ship.id(), ship.id()))
                        .of(battle.player(ship.side()))
                        .about(ship.id()));
            }
        }
        if (battle.book().isTrench(square)) {
            sheet = sheet.with(Sentence.of("Trench"), Cell.mark(true));
        }
        for (Side side : Side.values()) {
            List<String> threats = threats(battle, side, square);
            if (!threats.isEmpty()) {
                sheet = sheet.with(Row.of(
                                Cell.of("Threatened by the {side}", side.word()),
                                Cell.of(Sentence.joined(", ", threats)))
                        .of(battle.player(side)));
            }
        }
        return sheet.rows().isEmpty() ? List.of() : List.of(sheet);
    }

    private static List<String> threats(Battle battle, Side side, Square square) {
        return battle.of(side).stream()
                .filter(ship ->
                        !battle.isDisabled(ship) && battle.sheet(ship).zone().reaches(ship.at(), ship.facing(), square))
                .map(Ship::id)
                .toList();
    }
}
