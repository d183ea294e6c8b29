package org.muster.ruleset.skirmish;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;
import org.muster.ruleset.skirmish.data.Spot;
import org.muster.ruleset.skirmish.data.TerrainPiece;

/** The table seen from above. */
final class TableScene {

    private TableScene() {}

    static Scene of(Skirmish now) {
        double depth = now.book().numbers().table().y();
        List<Mark> marks = new ArrayList<>();
        for (TerrainPiece piece : now.book().mission().terrain()) {
            if (!now.removed().contains(piece.id())) {
                marks.add(new Mark.Patch(
                        piece.id(),
                        Spot.points(piece.polygon()).stream()
                                .map(point -> seen(depth, point))
                                .toList(),
                        List.of(piece.kind() == TerrainPiece.Kind.PIT ? "terrain-rift" : "terrain-obstacle"),
                        piece.id()));
            }
        }
        for (String token : now.book().mission().tokens().keySet()) {
            marks.add(new Mark.Token(
                    token,
                    seen(depth, now.book().token(token).at()),
                    now.book().numbers().token() / 2,
                    -1,
                    "",
                    "",
                    List.of("neutral"),
                    token));
        }
        for (UnitState unit : now.units().list()) {
            int seat = now.book().sides().indexOf(unit.owner());
            for (Mini mini : unit.minis()) {
                marks.add(new Mark.Token(
                        mini.id(),
                        seen(depth, mini.at()),
                        mini.diameter() / 2,
                        -1,
                        "",
                        "",
                        List.of("owner-" + seat),
                        mini.id()));
            }
            marks.add(new Mark.Label(unit.id(), seen(depth, unit.leader().at()), 1.5, unit.id(), List.of()));
        }
        return new Scene(
                now.book().mission().name(),
                now.round() == 0 ? "Setup" : "Round " + now.round(),
                now.book().numbers().table().x(),
                depth,
                marks,
                List.of(),
                now.units().size() + " units on the table.");
    }

    /** On the page y grows downwards. */
    private static Point seen(double depth, Point point) {
        return new Point(point.x(), depth - point.y());
    }
}
