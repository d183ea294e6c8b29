package org.muster.ruleset.space.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.muster.api.check.Violation;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Manoeuvre;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.Battery;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.grid.Square;

/** What is wrong with a battle that somebody wrote down, beyond its single numbers and references. */
public final class PositionCheck {

    private final Battle battle;
    private final List<Violation> violations = new ArrayList<>();

    private PositionCheck(Battle battle) {
        this.battle = battle;
    }

    /** All of it. */
    public static List<Violation> of(Battle battle) {
        PositionCheck check = new PositionCheck(battle);
        check.between("progress.turn", battle.turn(), battle.book().turnLimit());
        check.ships();
        check.away();
        check.arrivals();
        check.manoeuvre();
        check.bursts();
        return check.violations;
    }

    private void between(String at, int number, int most) {
        violations.addAll(Violation.unlessBetween(at, number, 0, most));
    }

    private void ships() {
        for (int i = 0; i < battle.ships().size(); i++) {
            Ship ship = battle.ships().get(i);
            String at = "ships." + i + '.';
            onTheBoard(at + "at", ship.id(), ship.at());
            between(at + "hits", ship.hits(), battle.sheet(ship).design().hits());
            between(at + "moved", ship.turns().moved(), battle.turn());
            between(at + "fullPower", ship.turns().fullPower(), battle.turn());
            between(at + "responded", ship.turns().responded(), battle.turn());
            between(at + "disabled", ship.turns().disabled(), battle.turn() + 1); // it is hit for the next
        }
    }

    private void onTheBoard(String at, String ship, Square square) {
        Scenario.Board board = battle.book().scenario().board();
        if (!board.has(square)) {
            violations.add(Violation.of(
                            "OFF_THE_BOARD",
                            "{ship} stands at {square}, and the board has {width} by {height} squares from 1, 1 on.",
                            ship,
                            square,
                            board.width(),
                            board.height())
                    .inside(at));
        }
    }

    /** Who is not on the table is with a ship, with a group of reserves, or with nobody. */
    private void away() {
        for (int i = 0; i < battle.away().size(); i++) {
            Away one = battle.away().get(i);
            String with = one.with();
            if (with != null && !isShip(with) && !groups().contains(with)) {
                violations.add(Violation.of(
                                "NO_COMPANY",
                                "{with} is no ship of this battle and no group of reserves; these are: {groups}.",
                                with,
                                String.join(", ", groups()))
                        .inside("away." + i + ".with"));
            }
        }
    }

    private boolean isShip(String id) {
        return battle.find(id) != null || battle.findAway(id) != null;
    }

    private List<String> groups() {
        return battle.book().reserves().stream().map(Scenario.Reserve::id).toList();
    }

    private void arrivals() {
        between("arrivals.trenchRun", battle.arrivals().trenchRun(), battle.turn());
        for (Map.Entry<String, Integer> came : battle.arrivals().came().entrySet()) {
            String at = "arrivals.came." + came.getKey();
            if (groups().contains(came.getKey())) {
                between(at, came.getValue(), battle.turn());
            } else {
                violations.add(Violation.of(
                                "NO_GROUP",
                                "{group} is no group of reserves; these are: {groups}.",
                                came.getKey(),
                                String.join(", ", groups()))
                        .inside(at));
            }
        }
    }

    private void manoeuvre() {
        Manoeuvre move = battle.manoeuvre();
        if (move == null) {
            return;
        }
        if (!move.steps().matches("[FLR]*")) {
            violations.add(Violation.of(
                            "NO_STEPS",
                            "{steps} are no steps; a move is written with F (forward), L (left) and R (right).",
                            move.steps())
                    .inside("manoeuvre.steps"));
        }
        if (move.path().isEmpty()) {
            violations.add(Violation.of("NO_PATH", "The path of a move has at least the space where it began.")
                    .inside("manoeuvre.path"));
        }
        for (int i = 0; i < move.path().size(); i++) {
            onTheBoard("manoeuvre.path." + i, move.ship(), move.path().get(i));
        }
    }

    private void bursts() {
        Battery battery = battle.book().battery();
        int most = battery == null ? 0 : battery.bursts();
        between("fire.burstsNow", battle.fire().burstsNow(), most);
        between("fire.bursts", battle.fire().bursts(), most * Math.max(1, battle.turn()));
    }
}
