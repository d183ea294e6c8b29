package org.muster.ruleset.skirmish.moves;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.muster.api.space.Point;
import org.muster.geometry.move.Movement;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.Zone;
import org.muster.ruleset.skirmish.attack.Threat;
import org.muster.ruleset.skirmish.data.AttackType;
import org.muster.ruleset.skirmish.data.Mission;
import org.muster.ruleset.skirmish.table.Measure;
import org.muster.ruleset.skirmish.victory.Aim;
import org.muster.ruleset.skirmish.victory.Vantage;

/**
 * Where a unit would go that has something in mind, and by which way: what bots look at first. No rule of the book.
 *
 * <pre>
 * at an enemy, to touch it if it may, or just so near that it can shoot
 * to zones and tokens that count for its side
 * away from whoever threatens it
 * </pre>
 */
public final class Destinations {

    /** Who gains less by a move stays, in victory points. */
    private static final double LEAST = 0.05;
    /** What is short of a place by less than this is there. */
    private static final double JUST = 0.1;
    /** Ways round an enemy to its other side are not looked for farther than this turn, in quarters of a circle. */
    private static final int[] SIDES = {0, 1, -1};

    private static final int[] AHEAD = {0};
    /** A move hardly ever goes round more corners. */
    private static final int CORNERS = 4;
    /** So many bases to each hand stand beside one another in a zone. */
    private static final int ASIDE = 2;
    /** Who is farther off than so many moves is no threat. */
    private static final int FAR = 4;

    private final Skirmish now;
    private final UnitState unit;
    private final Mini leader;
    private final List<Threat> threats;
    private final Vantage vantage;
    private final List<Point> places = new ArrayList<>();

    private Destinations(Skirmish now, UnitState unit) {
        this.now = now;
        this.unit = unit;
        this.leader = unit.leader();
        this.threats = Threat.of(now, unit);
        this.vantage = new Vantage(now, unit);
    }

    /** The ways after which its side stands better than if it stayed, the best first. */
    public static List<List<Point>> ways(
            Skirmish now, UnitState unit, MoveKind kind, boolean leaving, int atMost, RandomGenerator random) {
        Destinations destinations = new Destinations(now, unit);
        now.enemiesOf(unit.owner()).forEach(destinations::near);
        destinations.away();
        destinations.ground();
        Movement movement = Moves.movement(now, unit, kind, leaving);
        Map<List<Point>, Double> ways = new LinkedHashMap<>();
        for (Aim aim : Aim.of(now, unit.owner())) {
            destinations.add(ways, movement.towards(aim.way(now, unit, CORNERS)));
        }
        int most = ways.size() + atMost;
        for (Point place : destinations.bestFirst(movement.budget())) {
            if (ways.size() < most) {
                destinations.add(ways, movement.towards(place));
            }
        }
        if (!now.table().pieces().isEmpty()) {
            destinations.add(ways, movement.sample(random)); // perhaps round what is in the way
        }
        double here = destinations.vantage.at(unit);
        return ways.entrySet().stream()
                .filter(way -> way.getValue() > here + LEAST)
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The places as they would be if nothing were in the way: on to the end of each way is looked at for the best alone. */
    private List<Point> bestFirst(double budget) {
        Map<Point, Double> hopes = new LinkedHashMap<>();
        for (Point place : places) {
            double far = leader.at().to(place);
            double share = far <= budget ? 1 : budget / far;
            hopes.computeIfAbsent(
                    place,
                    any -> value(new Point(
                            leader.x() + share * (place.x() - leader.x()),
                            leader.y() + share * (place.y() - leader.y()))));
        }
        return hopes.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .map(Map.Entry::getKey)
                .toList();
    }

    private void add(Map<List<Point>, Double> ways, List<Point> way) {
        if (way.size() > 1) {
            ways.computeIfAbsent(way, any -> value(way.get(way.size() - 1)));
        }
    }

    /** How its side would stand if it were there, the others being as far from their leader as they are now. */
    private double value(Point end) {
        double dx = end.x() - leader.x();
        double dy = end.y() - leader.y();
        List<Mini> there = new ArrayList<>(unit.minis().size());
        for (Mini mini : unit.minis()) {
            there.add(mini.at(now.table().stand(new Point(mini.x() + dx, mini.y() + dy), mini.diameter())));
        }
        return vantage.at(unit.minis(there));
    }

    private Optional<Mini> nearest(List<UnitState> enemies) {
        return enemies.stream()
                .flatMap(enemy -> enemy.minis().stream())
                .min(Comparator.comparingDouble(mini -> leader.at().to(mini.at())));
    }

    private void near(UnitState enemy) {
        Mini nearest = nearest(List.of(enemy)).orElseThrow();
        double contact = (leader.diameter() + nearest.diameter()) / 2;
        double apart = Measure.distance(now, unit, enemy);
        for (Threat threat : threats) {
            double way = threat.way(apart);
            if (threat.type() == AttackType.MELEE) {
                for (int side : way <= now.book().numbers().move() ? SIDES : AHEAD) {
                    beside(nearest, contact, side);
                }
            } else if (way > 0) {
                beside(nearest, leader.at().to(nearest.at()) - way - JUST, 0);
            }
        }
    }

    /** Away from the enemy that is nearest, straight and aside. */
    private void away() {
        nearest(now.enemiesOf(unit.owner())).ifPresent(this::away);
    }

    private void away(Mini nearest) {
        double far = leader.at().to(nearest.at());
        if (far > FAR * now.book().numbers().move()) {
            return;
        }
        double ux = far == 0 ? 0 : (leader.x() - nearest.x()) / far;
        double uy = far == 0 ? 1 : (leader.y() - nearest.y()) / far;
        double budget = now.book().numbers().move();
        double aside = budget * Math.sqrt(0.5);
        places.add(onTable(leader.x() + budget * ux, leader.y() + budget * uy));
        places.add(onTable(leader.x() + aside * (ux - uy), leader.y() + aside * (uy + ux)));
        places.add(onTable(leader.x() + aside * (ux + uy), leader.y() + aside * (uy - ux)));
    }

    /** A place so far from an enemy, on this side of it or a quarter round it. */
    private void beside(Mini enemy, double far, int side) {
        double apart = leader.at().to(enemy.at());
        if (apart > 0) {
            double ux = (leader.x() - enemy.x()) / apart;
            double uy = (leader.y() - enemy.y()) / apart;
            places.add(new Point(
                    enemy.x() + far * (side == 0 ? ux : -side * uy), enemy.y() + far * (side == 0 ? uy : side * ux)));
        }
    }

    private Point onTable(double x, double y) {
        double rim = leader.diameter() / 2;
        return new Point(
                Math.max(rim, Math.min(now.book().numbers().table().x() - rim, x)),
                Math.max(rim, Math.min(now.book().numbers().table().y() - rim, y)));
    }

    private void ground() {
        for (Mission.Scoring line : now.book().mission().scoring()) {
            String zone = line.condition().zone();
            if (zone != null) {
                within(now.book().zone(zone));
            }
        }
    }

    /**
     * Of a zone the middle, the nearest place, and to each hand of both as many bases aside as have room, for others of its
     * side want to stand there too: those where nobody stands.
     */
    private void within(Zone zone) {
        double inside = leader.diameter() / 2 + JUST;
        double left = zone.from(true) + inside;
        double right = zone.to(true) - inside;
        double front = zone.from(false) + inside;
        double back = zone.to(false) - inside;
        Point middle = zone.middle();
        Point nearest =
                new Point(Math.max(left, Math.min(right, leader.x())), Math.max(front, Math.min(back, leader.y())));
        for (Point place : List.of(middle, nearest)) {
            for (int aside = -ASIDE; aside <= ASIDE; aside++) {
                double x = place.x() + aside * (leader.diameter() + JUST);
                if (x >= left && x <= right && isFree(new Point(x, place.y()))) {
                    places.add(new Point(x, place.y()));
                }
            }
        }
    }

    private boolean isFree(Point place) {
        for (UnitState other : now.units().list()) {
            for (Mini mini : other.minis()) {
                if (!other.id().equals(unit.id()) && place.to(mini.at()) < (leader.diameter() + mini.diameter()) / 2) {
                    return false;
                }
            }
        }
        return true;
    }
}
