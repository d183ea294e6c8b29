package org.muster.ruleset.skirmish.setup;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Area;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.space.Point;
import org.muster.api.state.OrderedMap;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.table.Tabletop;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.Zone;
import org.muster.ruleset.skirmish.data.Mission;
import org.muster.ruleset.skirmish.data.Numbers;
import org.muster.ruleset.skirmish.data.Spot;
import org.muster.ruleset.skirmish.data.UnitCard;
import org.muster.ruleset.skirmish.table.Placement;
import org.muster.ruleset.skirmish.table.Units;

/**
 * A force and where it may stand before round 1 (SKD-SETUP-01): wholly in its zone, safe, each unit in cohesion,
 * nobody overlapping another or touching an enemy.
 */
final class Deployment {

    /** How far apart the places are that the engine tries, in centimetres. */
    private static final double STEP = 1.25;

    private static final int TRIES = 60;

    private final Numbers numbers;
    private final Tabletop table;
    private final Mission.Side sheet;
    private final List<UnitCard> cards;
    private final List<String> ids;
    private final Zone zone;
    private final DeploymentCheck check;

    private Deployment(
            Numbers numbers,
            Tabletop table,
            Mission.Side sheet,
            List<Mini> enemies,
            List<UnitCard> cards,
            Collection<UnitCard> known) {
        this.numbers = numbers;
        this.table = table;
        this.sheet = sheet;
        this.cards = List.copyOf(cards);
        this.ids = Units.ids(cards);
        this.zone = new Zone(Spot.points(sheet.zone()));
        this.check = new DeploymentCheck(numbers, table, zone, enemies, id -> Called.of(known, id));
    }

    /** What is wrong with a force that stands so. */
    List<Violation> violations(List<List<Base>> units) {
        return check.all(units);
    }

    /** A force of these units, the other side standing already or not. */
    static Deployment of(Skirmish now, String side, List<UnitCard> cards) {
        return new Deployment(
                now.book().numbers(),
                now.table(),
                now.book().sheet(side),
                now.minisBut(""),
                cards,
                now.book().units().all());
    }

    /** All its minis before they stand anywhere, unit by unit. */
    private List<List<Base>> unplaced() {
        List<List<Base>> all = new ArrayList<>();
        Disc nowhere = new Disc(new Point(0, 0), 0, 0);
        for (int i = 0; i < cards.size(); i++) {
            all.add(Units.bases(numbers, ids.get(i), cards.get(i), nowhere));
        }
        return all;
    }

    /** The units, with their minis there. */
    List<UnitState> units(List<List<Base>> placed) {
        List<UnitState> units = new ArrayList<>(cards.size());
        for (int i = 0; i < cards.size(); i++) {
            units.add(Units.fresh(ids.get(i), cards.get(i), sheet.seat(), placed.get(i)));
        }
        return units;
    }

    private Base put(Base base, Point at) {
        return new Base(base.id(), table.stand(at, base.disc().diameter()));
    }

    // ---- where the mission or the engine puts them

    /** The printed places, or those the engine finds. */
    List<List<Base>> standard() {
        List<List<Base>> all = arranged();
        if (all.size() < cards.size()) {
            throw new NothingToChoose(
                    "there is no room for " + ids.get(all.size()) + " in the zone of " + sheet.seat());
        }
        return all;
    }

    /** The same, as far as there is room. */
    private List<List<Base>> arranged() {
        OrderedMap<String, List<Spot>> printed = sheet.positions();
        List<List<Base>> all = new ArrayList<>();
        List<Base> placed = new ArrayList<>();
        int number = 0;
        for (List<Base> unit : unplaced()) {
            List<Spot> spots = printed == null ? null : printed.get(ids.get(number));
            List<Base> put = spots == null ? found(unit, target(number), placed) : printed(unit, spots);
            if (put == null) {
                return all;
            }
            all.add(put);
            placed.addAll(put);
            number++;
        }
        return all;
    }

    private List<Base> printed(List<Base> unit, List<Spot> spots) {
        List<Base> put = new ArrayList<>(unit.size());
        for (int i = 0; i < unit.size(); i++) {
            put.add(put(unit.get(i), spots.get(i).point()));
        }
        return put;
    }

    /** Units beside each other along the zone. */
    private Point target(int number) {
        double share = (number + 0.5) / cards.size();
        return new Point(
                zone.from(true) + share * (zone.to(true) - zone.from(true)), (zone.from(false) + zone.to(false)) / 2);
    }

    /** The places nearest to the target where a whole unit fits; null: there is no room. */
    private @Nullable List<Base> found(List<Base> unit, Point target, List<Base> placed) {
        List<Point> grid = new ArrayList<>();
        for (double x = zone.from(true); x <= zone.to(true); x += STEP) {
            for (double y = zone.from(false); y <= zone.to(false); y += STEP) {
                grid.add(new Point(x, y));
            }
        }
        grid.sort(Comparator.comparingDouble(target::to));
        for (Point at : grid) {
            List<Base> put = unitAt(unit, at, placed, grid);
            if (put != null) {
                return put;
            }
        }
        return null;
    }

    private @Nullable List<Base> unitAt(List<Base> unit, Point at, List<Base> placed, List<Point> grid) {
        Base leader = put(unit.get(0), at);
        if (!check.isOpen(leader, placed)) {
            return null;
        }
        List<Base> put = new ArrayList<>();
        put.add(leader);
        List<Base> all = new ArrayList<>(placed);
        all.add(leader);
        double near = numbers.cohesion() + 2 * leader.disc().diameter();
        List<Point> around = grid.stream()
                .filter(point -> point.to(at) <= near)
                .sorted(Comparator.comparingDouble(at::to))
                .toList();
        for (Base follower : unit.subList(1, unit.size())) {
            Base found = null;
            for (Point point : around) {
                Base there = put(follower, point);
                if (check.isNear(there, leader) && check.isOpen(there, all)) {
                    found = there;
                    break;
                }
            }
            if (found == null) {
                return null;
            }
            put.add(found);
            all.add(found);
        }
        return put;
    }

    // ---- where a player puts them

    /** What a player may say; by default the printed places. */
    Options<Placement> options() {
        boolean printed = sheet.positions() != null;
        Option standard = printed
                ? Option.of("printed", "as the mission prints it")
                : Option.of("standard", "as the engine does it");
        return Options.either(
                choice -> choice.isEngines() ? standard.id() : "place",
                Options.nothing(standard, Placement.ENGINES),
                Options.when(Option.of("place", "put down each by hand"), this::byHand));
    }

    private Options<Placement> byHand() {
        Map<String, Base> bases = new LinkedHashMap<>();
        List<Option> keys = new ArrayList<>();
        for (List<Base> unit : unplaced()) {
            for (Base base : unit) {
                bases.put(base.id(), base);
                keys.add(Option.called(base.id(), Called.of(cards, base.id())));
            }
        }
        OrderedMap<String, Base> known = OrderedMap.copyOf(bases);
        return Options.each(keys, id -> Options.point(new InZone(known.the(id))))
                .<Placement>as(Placement::new, Placement::places)
                .together(choice -> check.all(understood(choice)), this::anywhere);
    }

    /** The minis, put down there, unit by unit. */
    List<List<Base>> placed(Placement choice) {
        return choice.isEngines() ? standard() : understood(choice);
    }

    /** The units whose leader is put down by hand, without minis that are not: of a whole choice all of them. */
    private List<List<Base>> understood(Placement choice) {
        List<List<Base>> all = new ArrayList<>();
        for (List<Base> unit : unplaced()) {
            if (choice.places().containsKey(unit.get(0).id())) {
                all.add(unit.stream()
                        .filter(base -> choice.places().containsKey(base.id()))
                        .map(base -> put(base, choice.places().the(base.id())))
                        .toList());
            }
        }
        return all;
    }

    /** Somewhere in the zone. */
    private Placement anywhere(RandomGenerator random) {
        Map<String, Point> places = new LinkedHashMap<>();
        List<Base> placed = new ArrayList<>();
        for (List<Base> unit : unplaced()) {
            List<Base> put = null;
            for (int i = 0; i < TRIES && put == null; i++) {
                Point at = somewhere(random);
                List<Point> around = new ArrayList<>();
                for (int j = 0; j < TRIES; j++) {
                    double far = numbers.cohesion() + 3;
                    around.add(new Point(
                            at.x() + (2 * random.nextDouble() - 1) * far,
                            at.y() + (2 * random.nextDouble() - 1) * far));
                }
                put = unitAt(unit, at, placed, around);
            }
            if (put == null) {
                throw new NothingToChoose("no room was found for " + unit.get(0).id());
            }
            placed.addAll(put);
            put.forEach(base -> places.put(base.id(), base.disc().at()));
        }
        return new Placement(OrderedMap.copyOf(places));
    }

    private Point somewhere(RandomGenerator random) {
        return new Point(
                zone.from(true) + random.nextDouble() * (zone.to(true) - zone.from(true)),
                zone.from(false) + random.nextDouble() * (zone.to(false) - zone.from(false)));
    }

    /** Where one mini may stand. */
    private final class InZone implements Area {
        private final Base base;

        InZone(Base base) {
            this.base = base;
        }

        @Override
        public List<Violation> check(Point point) {
            return check.alone(put(base, point));
        }

        @Override
        public Point sample(RandomGenerator random) {
            for (int i = 0; i < TRIES; i++) {
                Base there = put(base, somewhere(random));
                if (check.alone(there).isEmpty()) {
                    return there.disc().at();
                }
            }
            throw new NothingToChoose("no place was found for " + base.id());
        }

        @Override
        public List<List<Point>> outline() {
            return List.of(zone.corners());
        }
    }

    /** What is wrong with the printed places of a mission. */
    static List<Violation> printed(Numbers numbers, Tabletop table, Mission.Side sheet, List<UnitCard> cards) {
        Deployment deployment = new Deployment(numbers, table, sheet, List.of(), cards, cards);
        List<List<Base>> all = deployment.arranged();
        List<Violation> violations = new ArrayList<>(deployment.check.all(all));
        if (all.size() < cards.size()) {
            violations.add(Violation.of(
                            "DEPLOY_ROOM",
                            "There is no room for {unit} in the zone.",
                            Called.of(cards, deployment.ids.get(all.size())))
                    .citing("SKD-SETUP-01"));
        }
        return violations;
    }
}
