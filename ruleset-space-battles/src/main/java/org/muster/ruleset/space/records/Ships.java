package org.muster.ruleset.space.records;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.ShipType;
import org.muster.ruleset.space.data.Side;

/** Ships on the table with what counts of a turn; towers, which stand still, are on the board only. */
final class Ships {

    private Ships() {}

    static Table of(Battle battle) {
        List<Ship> ships = new ArrayList<>();
        for (Side side : Side.values()) {
            ships.addAll(battle.of(side));
        }
        ships.removeIf(ship -> battle.sheet(ship).is(ShipType.INSTALLATION));
        boolean carriers = ships.stream().anyMatch(ship -> room(battle, ship) > 0);
        List<Sentence> heads = new ArrayList<>(
                List.of(Sentence.of("Ship"), Sentence.of("Design"), Sentence.of("At"), Sentence.of("Hits left")));
        if (carriers) {
            heads.add(Sentence.of("Fighters"));
        }
        heads.add(Sentence.of("This turn"));
        return new Table(
                Sentence.of("Ships"),
                heads,
                ships.stream().map(ship -> row(battle, ship, carriers)).toList());
    }

    private static Row row(Battle battle, Ship ship, boolean carriers) {
        List<Cell> cells = new ArrayList<>(List.of(
                Cell.name(ship.id(), ship.id()),
                Cell.name(battle.sheet(ship).design().name()),
                Cell.of("{square} {facing}", ship.at(), ship.facing().word()),
                hitsLeft(battle, ship)));
        if (carriers) {
            int room = room(battle, ship);
            cells.add(
                    room == 0
                            ? Cell.EMPTY
                            : Cell.share(battle.carriedBy(ship.id()).size(), room));
        }
        cells.add(thisTurn(battle, ship));
        return Row.of(cells).of(battle.player(ship.side())).about(ship.id());
    }

    private static int room(Battle battle, Ship ship) {
        return battle.sheet(ship).design().capacity();
    }

    /** What it has done and what holds it back (SPB-MOVE-05, SPB-RESP-04, SPB-ION-06); nothing before the first turn. */
    static Cell thisTurn(Battle battle, Ship ship) {
        int turn = battle.turn();
        List<Sentence> words = new ArrayList<>();
        boolean fullPower = turn > 0 && ship.hasMovedAtFullPower(turn);
        boolean countermoved = fullPower && !ship.hasMoved(turn); // its own move is still to come (SPB-MOVE-22)
        if (countermoved) {
            words.add(Sentence.of("countermoved at full power"));
        } else if (fullPower) {
            words.add(Sentence.of("moved at full power"));
        } else if (turn > 0 && ship.hasMoved(turn)) {
            words.add(Sentence.of("moved"));
        }
        if (turn > 0 && ship.hasResponded(turn) && !countermoved) {
            words.add(Sentence.of("responded"));
        }
        if (battle.isDisabled(ship)) {
            words.add(Sentence.of("disabled"));
        } else if (ship.isDisabled(turn + 1)) {
            words.add(Sentence.of("disabled next turn"));
        }
        return words.isEmpty() ? Cell.EMPTY : Cell.of(Sentence.joined(", ", words));
    }

    /** Hits it can still take, the last of which destroys it (SPB-HIT-13). */
    static Cell hitsLeft(Battle battle, Ship ship) {
        int most = battle.sheet(ship).design().hits();
        return Cell.share(Math.max(0, most - ship.hits()), most);
    }
}
