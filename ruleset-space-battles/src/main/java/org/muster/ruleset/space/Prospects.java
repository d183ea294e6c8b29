package org.muster.ruleset.space;

import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.data.WeaponClass;
import org.muster.ruleset.space.grid.Facing;
import org.muster.ruleset.space.grid.Square;

/**
 * How a battle that goes on stands, for bots that look ahead: a guess by players of the game, no rule of the book. The
 * seeker of a goal is the better off the nearer it is, the more of its ships live and the fewer of the enemy's.
 */
final class Prospects {

    /** Nothing is decided before it is: a bot shall still tell a win from a good hope. */
    private static final double DOUBT = 0.04;

    private Prospects() {}

    /** From 0, as good as lost, to 1. */
    static double of(Battle battle, Player player) {
        Side side = battle.side(player);
        Scenario.Goal goal = battle.book().scenario().goal();
        double balance = balance(battle, side);
        Side seeker = goal.side();
        if (seeker == null) {
            return sure(0.5 + 0.45 * balance);
        }
        double near = goal.kind() == Scenario.GoalKind.ESCAPE ? escape(battle, goal) : run(battle, seeker);
        double hope = 0.5 + (near - 0.5) * 0.8;
        return sure((seeker == side ? hope : 1 - hope) + 0.15 * balance);
    }

    private static double sure(double guess) {
        return Math.max(DOUBT, Math.min(1 - DOUBT, guess));
    }

    /** What {@code side} has left more than the enemy, from -1 to 1: hits that ships can still take, heavy ones twice. */
    private static double balance(Battle battle, Side side) {
        double mine = 0;
        double theirs = 0;
        for (Ship ship : battle.ships()) {
            double left = battle.sheet(ship).design().hits() - ship.hits();
            if (ship.side() == side) {
                mine += left;
            } else {
                theirs += left;
            }
        }
        return mine + theirs == 0 ? 0 : (mine - theirs) / (mine + theirs);
    }

    /** How far a ship has come on its way off the board, less what it has suffered. */
    private static double escape(Battle battle, Scenario.Goal goal) {
        Ship runner = battle.find(String.valueOf(goal.ship()));
        if (runner == null) {
            return 0.5; // not placed yet
        }
        Scenario.Board board = battle.book().scenario().board();
        double length = along(goal.edge()) ? board.height() : board.width();
        double way = 1 - distance(board, runner.at(), goal.edge()) / length;
        double whole =
                1 - (double) runner.hits() / battle.sheet(runner).design().hits();
        double ahead = runner.facing() == goal.edge() ? 0.1 : 0;
        return whole * (0.35 + 0.55 * way + ahead);
    }

    private static boolean along(@Nullable Facing edge) {
        return edge == Facing.N || edge == Facing.S;
    }

    private static double distance(Scenario.Board board, Square at, @Nullable Facing edge) {
        if (edge == null) {
            return 0;
        }
        return switch (edge) {
            case N -> board.height() - at.y();
            case S -> at.y() - 1;
            case E -> board.width() - at.x();
            case W -> at.x() - 1;
        };
    }

    /** How near the best heavy weapon is to the port, and how many there are. */
    private static double run(Battle battle, Side seeker) {
        Scenario.Trench trench = battle.book().scenario().trench();
        if (trench == null) {
            return 0.5;
        }
        double best = 0;
        int heavy = 0;
        Scenario.Board board = battle.book().scenario().board();
        for (Ship ship : battle.ships()) {
            if (ship.side() == seeker && battle.sheet(ship).design().hasWeapon(WeaponClass.HEAVY)) {
                heavy++;
                double far = ship.at().distance(trench.port()) / (double) Math.max(board.width(), board.height());
                double inTrench = trench.at().has(ship.at()) ? 0.25 : 0;
                double straight = ship.facing() == trench.towards() ? 0.1 : 0;
                best = Math.max(best, (1 - far) * 0.65 + inTrench + straight);
            }
        }
        return 0.7 * best + 0.3 * Math.min(1, heavy / 8.0);
    }
}
