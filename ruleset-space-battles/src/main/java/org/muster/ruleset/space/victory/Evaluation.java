package org.muster.ruleset.space.victory;

import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.PortRun;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.Battery;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.data.Weapon;
import org.muster.ruleset.space.data.WeaponClass;
import org.muster.ruleset.space.grid.Facing;
import org.muster.ruleset.space.grid.Square;
import org.muster.ruleset.space.gunnery.Aim;
import org.muster.ruleset.space.gunnery.Guarded;
import org.muster.ruleset.space.gunnery.Gunnery;

/**
 * How well a battle that is not over stands for a side: a guess, for bots that look ahead. No rule of the book.
 *
 * <pre>
 * Hoth         the way that is left, the hull, who has more ships; hunters before the Transport    SPB-HOTH-06, -07
 *              bursts of the Ion Cannon that are left, and a hunter that one holds                 SPB-ION-01, -05
 * Death Star   the shots at the port for which there is time, how good they are, who is stopped    SPB-DS-11 to -16
 * Open battle  strength on the table, and who has whom before his guns                             SPB-OPEN-02
 * </pre>
 */
public final class Evaluation {

    /** Spaces that one hunted flies while the hunters come. */
    private static final int LEAD = 2;
    /** What a ship is worth that points elsewhere. */
    private static final double OFF_COURSE = 0.6;
    /** And one that can do nothing for a turn. */
    private static final double STILL = 0.5;
    /** What a burst of the Ion Cannon is worth that was not fired. */
    private static final double BURST = 0.03;

    /** Spaces beyond which nobody matters. */
    private static final double FAR = 12;

    /** Shots at the port in each turn after the first that a ship has: it must come round and live so long. */
    private static final double AGAIN = 0.15;

    private Evaluation() {}

    /** From 0, as good as lost, to 1, as good as won. */
    public static double of(Battle battle, Side side) {
        Side seeker = battle.book().scenario().goal().side();
        double forSeeker = switch (battle.book().scenario().goal().kind()) {
            case ESCAPE -> escape(battle);
            case PORT -> port(battle, seeker == null ? side : seeker);
            case LAST_SHIP -> 0.9 * share(battle, side) + 0.1 * aim(battle, side);
        };
        double value = seeker == null || seeker == side ? forSeeker : 1 - forSeeker;
        return Math.max(0.01, Math.min(0.99, value));
    }

    /** The way that is left against the turns that are left, the hull, and who has more ships about. */
    private static double escape(Battle battle) {
        Scenario.Goal goal = battle.book().scenario().goal();
        Ship runner = battle.find(String.valueOf(goal.ship()));
        Facing edge = goal.edge();
        if (runner == null || edge == null) {
            return 0.5; // not placed yet
        }
        Scenario.Board board = battle.book().scenario().board();
        boolean upDown = edge == Facing.N || edge == Facing.S;
        int path = switch (edge) {
            case N -> board.height() + 1 - runner.at().y();
            case E -> board.width() + 1 - runner.at().x();
            case S -> runner.at().y();
            case W -> runner.at().x();
        };
        int turns = battle.book().turnLimit() - battle.turn() + 1;
        double flown = 1 - (double) path / (upDown ? board.height() : board.width());
        double hull = 1 - (double) runner.hits() / battle.sheet(runner).design().hits();
        double inTime = path > 3 * turns ? 0.2 : 1;
        double turned = runner.facing() == edge ? 0.05 : 0;
        double hunted = hunters(battle, runner, edge);
        double kept = BURST * burstsLeft(battle, runner.side());
        return inTime
                * (0.25
                        + 0.4 * flown
                        + 0.2 * hull
                        + 0.1 * share(battle, runner.side())
                        + turned
                        + kept
                        - 0.25 * hunted);
    }

    /** Bursts that a side can still fire in this battle: each is worth something until a better moment. */
    private static int burstsLeft(Battle battle, Side side) {
        Battery battery = battle.book().battery();
        boolean isScarce = battle.book().houseRules().ionBursts() != HouseRules.IonBursts.PER_TURN;
        return battery != null && battery.side() == side && isScarce
                ? battery.bursts() - battle.fire().bursts()
                : 0;
    }

    /** How near the hunters' strength is to where the runner will be: 1 on the spot, 0 too far away to matter. */
    private static double hunters(Battle battle, Ship runner, Facing edge) {
        Square soon = runner.at().ahead(edge, LEAD);
        double near = 0;
        double all = 0;
        for (Ship ship : battle.ships()) {
            if (ship.side() != runner.side()) {
                int strength = strength(battle, ship.design());
                near += strength
                        * nearness(ship.at().distance(soon))
                        * (isBefore(ship, soon) ? 1 : OFF_COURSE)
                        * (isStill(battle, ship) ? STILL : 1);
                all += strength;
            }
        }
        for (Away one : battle.away()) {
            all += one.side() != runner.side() && one.isToCome() ? strength(battle, one.design()) : 0;
        }
        return all == 0 ? 0 : near / all;
    }

    /** Whether an ion burst keeps a ship from moving and firing now or in the next turn (SPB-ION-05, -06). */
    private static boolean isStill(Battle battle, Ship ship) {
        return battle.fire().stunned().contains(ship.id())
                || battle.isDisabled(ship)
                || ship.isDisabled(battle.turn() + 1);
    }

    private static double nearness(int spaces) {
        return Math.max(0, 1 - spaces / FAR);
    }

    /** Whether {@code there} lies within the quarter that a ship looks at. */
    private static boolean isBefore(Ship ship, Square there) {
        int east = there.x() - ship.at().x();
        int north = there.y() - ship.at().y();
        int ahead = east * ship.facing().dx() + north * ship.facing().dy();
        int beside = Math.abs(east * ship.facing().dy() - north * ship.facing().dx());
        return ahead >= beside;
    }

    /** Whose ships have enemies before them and near: 1 all of this side's and none of the others', 0 the other way round. */
    private static double aim(Battle battle, Side side) {
        double own = 0;
        double others = 0;
        double all = 0;
        for (Ship ship : battle.ships()) {
            double best = 0;
            for (Ship enemy : battle.ships()) {
                if (enemy.side() != ship.side() && isBefore(ship, enemy.at())) {
                    best = Math.max(best, nearness(ship.at().distance(enemy.at())));
                }
            }
            double strength = strength(battle, ship.design());
            own += ship.side() == side ? best * strength : 0;
            others += ship.side() == side ? 0 : best * strength;
            all += strength;
        }
        return all == 0 ? 0.5 : 0.5 + 0.5 * (own - others) / all;
    }

    /** The chance that a shot at the port hits that somebody can still fire, and a little for who has whom before his guns. */
    private static double port(Battle battle, Side seeker) {
        double missed = 1;
        for (Ship ship : battle.ships()) {
            if (ship.side() == seeker && battle.sheet(ship).design().hasWeapon(WeaponClass.HEAVY)) {
                missed *= StrictMath.pow(1 - portChance(battle, ship), shots(battle, ship));
            }
        }
        return 0.9 * (1 - missed) + 0.1 * aim(battle, seeker);
    }

    /** The chance of one run of a ship that can fire at the port. */
    private static double portChance(Battle battle, Ship ship) {
        double missed = 1;
        for (Weapon weapon : battle.sheet(ship).design().weapons()) {
            if (weapon.kind() == WeaponClass.HEAVY) {
                missed *= 1 - Gunnery.aimAtPort(battle, ship, weapon).faces() / (double) Aim.SIDES;
            }
        }
        return 1 - missed;
    }

    /** How often a ship will fire at the port in the turns that are left, as far as it comes through. */
    private static double shots(Battle battle, Ship ship) {
        boolean isMoving = battle.isInAttackMove(ship);
        int left = battle.book().turnLimit() - battle.turn() + (ship.hasMoved(battle.turn()) && !isMoving ? 0 : 1);
        PortRun way = Guarded.way(battle, ship);
        int after = left - way.turns(ship.at(), ship.facing());
        return after < 0 ? 0 : way.chance(ship.at(), ship.facing()) * (1 + AGAIN * after);
    }

    /** The side's part of all strength on the table, carried fighters included. */
    private static double share(Battle battle, Side side) {
        double own = 1;
        double all = 2;
        for (Ship ship : battle.ships()) {
            int hits = battle.sheet(ship).design().hits();
            double strength = strength(battle, ship.design()) * (hits - 0.7 * ship.hits()) / hits;
            own += ship.side() == side ? strength : 0;
            all += strength;
        }
        for (Away one : battle.away()) {
            if (one.isToCome()) {
                own += one.side() == side ? strength(battle, one.design()) : 0;
                all += strength(battle, one.design());
            }
        }
        return own / all;
    }

    private static int strength(Battle battle, String design) {
        return Math.max(1, battle.book().sheet(design).design().points());
    }
}
