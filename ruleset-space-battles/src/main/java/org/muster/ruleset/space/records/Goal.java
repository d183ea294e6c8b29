package org.muster.ruleset.space.records;

import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.WeaponClass;
import org.muster.ruleset.space.grid.Facing;
import org.muster.ruleset.space.movement.AttackRun;

/** How the battle is won, and how far it is to that (SPB-HOTH-06, -07, SPB-DS-12, -15, SPB-OPEN-02). */
final class Goal {

    private static final Sentence TITLE = Sentence.of("Goal");

    private Goal() {}

    static Table of(Battle battle) {
        return switch (battle.book().scenario().goal().kind()) {
            case ESCAPE -> escape(battle);
            case PORT -> port(battle);
            case LAST_SHIP -> lastShip();
        };
    }

    private static Table escape(Battle battle) {
        Scenario.Goal goal = battle.book().scenario().goal();
        String runner = String.valueOf(goal.ship());
        Facing edge = goal.edge() == null ? Facing.N : goal.edge();
        Table table = Table.of(TITLE)
                .with(Row.of(Cell.of("Must escape"), Cell.name(runner, runner)).about(runner))
                .with(Sentence.of("By"), Cell.of("the {edge} edge", edge.word()));
        Ship ship = battle.find(runner);
        return ship == null
                ? table
                : table.with(Sentence.of("Spaces to cross"), Cell.number(way(battle, ship, edge)))
                        .with(Sentence.of("Hits left"), Ships.hitsLeft(battle, ship));
    }

    /** Forward steps that lead off the board, the last one included (SPB-HOTH-08). */
    private static int way(Battle battle, Ship ship, Facing edge) {
        Scenario.Board board = battle.book().scenario().board();
        return switch (edge) {
            case N -> board.height() + 1 - ship.at().y();
            case E -> board.width() + 1 - ship.at().x();
            case S -> ship.at().y();
            case W -> ship.at().x();
        };
    }

    private static Table port(Battle battle) {
        List<Ship> bombers = bombers(battle);
        return Table.of(TITLE)
                .with(Row.of(Cell.of("Must be hit"), Cell.of("the port")).about(AttackRun.PORT))
                .with(Sentence.of("Defence"), Cell.number(battle.book().portDefence()))
                .with(Sentence.of("Ships with heavy weapons"), Cell.number(bombers.size()))
                .with(Sentence.of("Of these in the trench"), inTrench(battle, bombers));
    }

    private static Cell inTrench(Battle battle, List<Ship> bombers) {
        List<String> ships = bombers.stream()
                .filter(ship -> battle.book().isTrench(ship.at()))
                .map(Ship::id)
                .toList();
        return ships.isEmpty() ? Cell.of("none") : Cell.of(Sentence.joined(", ", ships));
    }

    /** Those that can hit the port; without any it stands (SPB-DS-15). */
    static List<Ship> bombers(Battle battle) {
        return battle.ships().stream()
                .filter(ship -> ship.side() == battle.book().scenario().goal().side()
                        && battle.sheet(ship).design().hasWeapon(WeaponClass.HEAVY))
                .toList();
    }

    private static Table lastShip() {
        return Table.of(TITLE)
                .with(Row.of(Cell.of("Who has the last ship on the table wins.")))
                .with(Row.of(Cell.of("After the last turn, who has destroyed more points.")));
    }
}
