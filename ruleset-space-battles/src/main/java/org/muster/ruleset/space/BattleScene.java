package org.muster.ruleset.space;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.grid.Square;

/** The board, one unit a square; y runs down here. */
final class BattleScene {

    private final Battle battle;
    private final Scenario.Board board;
    private final List<Mark> marks = new ArrayList<>();

    private BattleScene(Battle battle) {
        this.battle = battle;
        this.board = battle.book().scenario().board();
    }

    static Scene of(Battle battle) {
        return new BattleScene(battle).drawn();
    }

    private Scene drawn() {
        for (int y = board.height(); y >= 1; y--) {
            for (int x = 1; x <= board.width(); x++) {
                Square square = new Square(x, y);
                double left = x - 1;
                double top = board.height() - y;
                marks.add(new Mark.Patch(
                        square.id(),
                        List.of(
                                new Point(left, top),
                                new Point(left + 1, top),
                                new Point(left + 1, top + 1),
                                new Point(left, top + 1)),
                        List.of("grid"),
                        ""));
            }
        }
        for (Ship ship : battle.ships()) {
            marks.add(new Mark.Token(
                    ship.id(),
                    new Point(ship.at().x() - 0.5, board.height() - ship.at().y() + 0.5),
                    0.4,
                    ship.facing().degrees(),
                    battle.sheet(ship).design().symbol(),
                    ship.id(),
                    List.of("owner-" + ship.side().seat()),
                    ""));
        }
        return new Scene(
                battle.book().scenario().name(),
                "Turn " + battle.turn(),
                board.width(),
                board.height(),
                marks,
                List.of(),
                "A board.");
    }
}
