package org.muster.ruleset.space.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.data.Area;
import org.muster.ruleset.space.data.Battery;
import org.muster.ruleset.space.data.Design;
import org.muster.ruleset.space.data.Designs;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.ShipType;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.data.WeaponClass;
import org.muster.ruleset.space.grid.Square;

/** Whether a scenario can be fought: ships that are known, on the board, one a space, and a goal that can be reached. */
final class ScenarioCheck {

    private static final int SMALLEST = 4;
    private static final int LARGEST = 40;

    private final String file;
    private final Scenario scenario;
    private final HouseRules houseRules;
    private final FileViolations violations;
    private final Map<String, Design> designs = new LinkedHashMap<>();
    private final Map<String, Battery> batteries = new LinkedHashMap<>();
    private final Set<String> ids = new LinkedHashSet<>();
    /** Who stands where by default. */
    private final Map<Square, String> standing = new LinkedHashMap<>();

    ScenarioCheck(String file, Scenario scenario, Designs all, HouseRules houseRules, FileViolations violations) {
        this.file = file;
        this.scenario = scenario;
        this.houseRules = houseRules;
        this.violations = violations;
        all.ships().forEach(design -> designs.put(design.id(), design));
        all.batteries().forEach(battery -> batteries.put(battery.id(), battery));
    }

    void all() {
        boolean board =
                violations.between(file + ".board.width", scenario.board().width(), SMALLEST, LARGEST);
        board &= violations.between(file + ".board.height", scenario.board().height(), SMALLEST, LARGEST);
        if (!board) {
            return; // nothing else can be told
        }
        violations.between(file + ".turnLimit", scenario.turnLimit(), 1, 100);
        order();
        zones();
        trench();
        towers();
        for (Side side : Side.values()) {
            forces(side);
        }
        battery();
        reserves();
        goal();
        fleets();
    }

    private String at(String field) {
        return file + '.' + field;
    }

    // ---- board

    private void order() {
        if (scenario.order().size() != 2 || new LinkedHashSet<>(scenario.order()).size() != 2) {
            violations.add(
                    at("order"),
                    "BAD_ORDER",
                    "{order} is no order; EMPIRE, REBEL is.",
                    String.join(", ", scenario.order().stream().map(Side::name).toList()));
        }
    }

    private void zones() {
        for (Side side : Side.values()) {
            List<Area> areas = scenario.zones().getOrDefault(side, List.of());
            if (areas.isEmpty()) {
                violations.add(at("zones"), "MISSING", "The {side} has nowhere to set up.", side.word());
            }
            for (int i = 0; i < areas.size(); i++) {
                area(at("zones." + side + '.' + i), areas.get(i));
            }
        }
    }

    private boolean area(String at, Area area) {
        int width = scenario.board().width();
        int height = scenario.board().height();
        boolean on = violations.between(at + ".x", area.x().from(), 1, width);
        on &= violations.between(at + ".x", area.x().to(), 1, width);
        on &= violations.between(at + ".y", area.y().from(), 1, height);
        on &= violations.between(at + ".y", area.y().to(), 1, height);
        return on;
    }

    private boolean onBoard(String at, Square square) {
        if (scenario.board().has(square)) {
            return true;
        }
        violations.add(
                at,
                "OFF_BOARD",
                "{square} is off the board ({w} x {h}).",
                square,
                scenario.board().width(),
                scenario.board().height());
        return false;
    }

    private void trench() {
        Scenario.Trench trench = scenario.trench();
        if (trench == null) {
            return;
        }
        area(at("trench.at"), trench.at());
        violations.between(at("trench.defence"), trench.defence(), 1, 40);
        if (onBoard(at("trench.port"), trench.port()) && !trench.at().has(trench.port())) {
            violations.add(
                    at("trench.port"),
                    "PORT_OUTSIDE",
                    "{square} is not in the trench ({trench}).",
                    trench.port(),
                    trench.at());
        }
    }

    private void towers() {
        Scenario.Towers towers = scenario.towers();
        if (towers == null) {
            return;
        }
        Design design = design(at("towers.ship"), towers.ship(), towers.side());
        if (design != null && !design.is(ShipType.INSTALLATION)) {
            violations.add(
                    at("towers.ship"),
                    "WRONG_TYPE",
                    "{ship} is {type:a}; towers are installations.",
                    towers.ship(),
                    design.type().word());
        }
        area(at("towers.nearPort"), towers.nearPort());
        violations.between(at("towers.least"), towers.least(), 0, towers.at().size());
        for (int i = 0; i < towers.at().size(); i++) {
            ids.add("tower-" + (i + 1));
            stand(at("towers.at." + i), "tower-" + (i + 1), towers.at().get(i));
        }
    }

    /** A ship stands there, alone. */
    private void stand(String at, String id, Square square) {
        if (!onBoard(at, square)) {
            return;
        }
        String before = standing.putIfAbsent(square, id);
        if (before != null) {
            violations.add(
                    at,
                    "OVERLAP",
                    "{square} already holds {before}; {ship} needs a space of its own.",
                    square,
                    before,
                    id);
        }
    }

    // ---- ships

    private @Nullable Design design(String at, String id, Side side) {
        if (!violations.known(at, id, designs.keySet())) {
            return null;
        }
        Design design = designs.get(id);
        if (design != null && design.side() != side) {
            violations.add(
                    at,
                    "WRONG_SIDE",
                    "{ship} belongs to the {owner}, not to the {side}.",
                    id,
                    design.side().word(),
                    side.word());
        }
        return design;
    }

    private void id(String at, String id) {
        if (!id.matches("[A-Za-z0-9][A-Za-z0-9-]*") || RESERVED.contains(id)) {
            violations.add(at, "BAD_ID", "\"{id}\" is no id of a ship; letters, digits and - are.", id);
        }
        violations.once(at, id, ids);
    }

    /** Words that answers use for something else. */
    private static final List<String> RESERVED = List.of("none", "done", "rest", "port", "fire", "launch");

    private void forces(Side side) {
        var all = scenario.forces();
        List<Scenario.Force> forces = all == null ? List.of() : all.getOrDefault(side, List.of());
        if (all != null && forces.isEmpty()) {
            violations.add(at("forces"), "MISSING", "The {side} has no ship.", side.word());
        }
        int ships = 0;
        for (int i = 0; i < forces.size(); i++) {
            Scenario.Force force = forces.get(i);
            ships += force.ids().size();
            force(at("forces." + side + '.' + i), force, side);
        }
        int spaces = spaces(side);
        if (ships > spaces) {
            violations.add(
                    at("zones." + side),
                    "TOO_SMALL",
                    "{n ship|ships} set up in {m space|spaces}; one ship a space.",
                    ships,
                    spaces);
        }
    }

    private int spaces(Side side) {
        Set<Square> spaces = new LinkedHashSet<>();
        for (Area area : scenario.zones().getOrDefault(side, List.of())) {
            for (Square square : area.squares()) {
                if (scenario.board().has(square)
                        && !String.valueOf(standing.get(square)).startsWith("tower-")) {
                    spaces.add(square);
                }
            }
        }
        return spaces.size();
    }

    private void force(String at, Scenario.Force force, Side side) {
        Design design = design(at + ".ship", force.ship(), side);
        if (design != null && design.is(ShipType.INSTALLATION)) {
            violations.add(
                    at + ".ship", "WRONG_TYPE", "{ship} is an installation; it stands with the towers.", force.ship());
        }
        if (force.ids().size() != force.at().size()) {
            violations.add(
                    at + ".at",
                    "HOW_MANY",
                    "{n ship|ships} and {m place|places}; as many places as ids would be right.",
                    force.ids().size(),
                    force.at().size());
        }
        force.ids().forEach(id -> id(at + ".ids", id));
        List<Area> zone = scenario.zones().getOrDefault(side, List.of());
        for (int i = 0; i < force.at().size(); i++) {
            Square square = force.at().get(i);
            String where = at + ".at." + i;
            stand(where, i < force.ids().size() ? force.ids().get(i) : force.ship(), square);
            if (zone.stream().noneMatch(area -> area.has(square))) {
                violations.add(
                        where,
                        "OUTSIDE_ZONE",
                        "{square} is outside the {side}'s set-up area ({area}).",
                        square,
                        side.word(),
                        String.join("; ", zone.stream().map(Area::toString).toList()));
            }
        }
        Scenario.Carried carried = force.carried();
        if (carried != null) {
            carried(at + ".carried", force, design, carried, side);
        }
    }

    private void carried(
            String at, Scenario.Force force, @Nullable Design carrier, Scenario.Carried carried, Side side) {
        carried.ids().forEach(id -> id(at + ".ids", id));
        if (force.ids().size() != 1) {
            violations.add(
                    at,
                    "HOW_MANY",
                    "{n} ships share these fighters; a carrier stands in a line of its own.",
                    force.ids().size());
        }
        fits(
                at,
                carrier,
                design(at + ".ship", carried.ship(), side),
                carried.ids().size());
    }

    private void fits(String at, @Nullable Design carrier, @Nullable Design fighter, int count) {
        if (fighter != null && !fighter.is(ShipType.FIGHTER)) {
            violations.add(at + ".ship", "WRONG_TYPE", "{ship} is no fighter and cannot be carried.", fighter.id());
        }
        if (carrier != null && count > carrier.capacity()) {
            violations.add(
                    at,
                    "TOO_MANY_CARRIED",
                    "{n fighter|fighters} carried by {ship}, capacity {c}.",
                    count,
                    carrier.id(),
                    carrier.capacity());
        }
    }

    private void battery() {
        String id = scenario.battery();
        if (id != null) {
            violations.known(at("battery"), id, batteries.keySet());
        }
    }

    private void reserves() {
        Set<String> groups = new LinkedHashSet<>();
        List<Scenario.Reserve> reserves = scenario.reserves() == null ? List.of() : scenario.reserves();
        for (int i = 0; i < reserves.size(); i++) {
            Scenario.Reserve group = reserves.get(i);
            String at = at("reserves." + i);
            for (Scenario.Crew crew : group.ships()) {
                design(at + ".ships", crew.ship(), group.side());
                id(at + ".ships", crew.id());
            }
            String after = group.after();
            if (after != null) {
                violations.known(at + ".after", after, groups);
            }
            violations.once(at + ".id", group.id(), groups);
            Integer turn = group.turn();
            if (turn != null) {
                violations.between(at + ".turn", turn, 1, 100);
            }
            Integer delay = group.delay();
            if (delay != null) {
                violations.between(at + ".delay", delay, 0, 100);
            }
            if (turn == null && after == null && !group.comesAfterTrench()) {
                violations.add(
                        at, "MISSING", "Nothing brings {group}; a turn, afterTrench or after would.", group.id());
            }
            edges(at, group);
        }
    }

    private void edges(String at, Scenario.Reserve group) {
        if (group.edges().isEmpty()) {
            violations.add(at + ".edges", "MISSING", "{group} has nowhere to arrive.", group.id());
        }
        for (int i = 0; i < group.edges().size(); i++) {
            area(at + ".edges." + i, group.edges().get(i));
            if (group.edges().get(i).facing() == null) {
                violations.add(at + ".edges." + i, "MISSING", "Arrivals need a facing, away from their edge.");
            }
        }
    }

    // ---- winning

    private void goal() {
        Scenario.Goal goal = scenario.goal();
        Side side = goal.side();
        switch (goal.kind()) {
            case ESCAPE -> {
                if (side == null || goal.ship() == null || goal.edge() == null) {
                    violations.add(at("goal"), "MISSING", "An escape needs a side, its ship and an edge.");
                } else {
                    violations.known(at("goal.ship"), String.valueOf(goal.ship()), shipsOf(side));
                }
            }
            case PORT -> {
                if (side == null || scenario.trench() == null) {
                    violations.add(at("goal"), "MISSING", "A port needs a trench, and a side that attacks it.");
                } else if (shipsOf(side).stream().noneMatch(id -> isHeavy(side, id))) {
                    violations.add(
                            at("goal"),
                            "MISSING",
                            "No ship of the {side} has a heavy weapon for the port.",
                            side.word());
                }
            }
            case LAST_SHIP -> {
                // asks for nothing more
            }
        }
    }

    private List<String> shipsOf(Side side) {
        List<String> ships = new ArrayList<>();
        var forces = scenario.forces();
        for (Scenario.Force force : forces == null ? List.<Scenario.Force>of() : forces.getOrDefault(side, List.of())) {
            ships.addAll(force.ids());
        }
        return ships;
    }

    private boolean isHeavy(Side side, String id) {
        var forces = scenario.forces();
        for (Scenario.Force force : forces == null ? List.<Scenario.Force>of() : forces.getOrDefault(side, List.of())) {
            Design design = designs.get(force.ship());
            if (force.ids().contains(id) && design != null && design.hasWeapon(WeaponClass.HEAVY)) {
                return true;
            }
        }
        return false;
    }

    // ---- fleets

    private void fleets() {
        if (!scenario.isOpen()) {
            return;
        }
        Integer points = scenario.points();
        if (points == null || scenario.quickStart() == null) {
            violations.add(
                    at("forces"),
                    "MISSING",
                    "There are neither forces, nor points and a quickStart to make fleets of.");
            return;
        }
        violations.between(at("points"), points, 1, 1000);
        for (Side side : Side.values()) {
            quickStart(side);
        }
    }

    private void quickStart(Side side) {
        var quick = scenario.quickStart();
        List<Scenario.Line> lines = quick == null ? List.of() : quick.getOrDefault(side, List.of());
        String at = at("quickStart." + side);
        int ships = 0;
        for (int i = 0; i < lines.size(); i++) {
            Scenario.Line line = lines.get(i);
            Integer count = line.count();
            violations.between(at + '.' + i + ".count", count == null ? 1 : count, 1, 100);
            ships += count == null ? 1 : count;
            Design design = design(at + '.' + i + ".ship", line.ship(), side);
            Scenario.Wing wing = line.carried();
            if (wing != null) {
                fits(at + '.' + i + ".carried", design, design(at + '.' + i, wing.ship(), side), wing.count());
            }
        }
        if (ships == 0 || ships > spaces(side)) {
            violations.add(
                    at,
                    "TOO_SMALL",
                    "{n ship|ships} set up in {m space|spaces}; at least one ship, and one a space.",
                    ships,
                    spaces(side));
        }
        Integer limit = scenario.points();
        int points = cost(lines);
        if (limit != null && points > limit) {
            violations.add(
                    at, "OUT_OF_RANGE", "The fleet costs {n point|points}, at most {limit} allowed.", points, limit);
        }
        boolean any = lines.stream().anyMatch(line -> each(line) <= houseRules.points());
        if (houseRules.points() > 0 && !any) {
            violations.add(
                    "options.points",
                    "OUT_OF_RANGE",
                    "No ship of the {side}'s quick-start fleet costs at most {limit point|points}.",
                    side.word(),
                    houseRules.points());
        }
    }

    private int cost(List<Scenario.Line> lines) {
        int points = 0;
        for (Scenario.Line line : lines) {
            Integer count = line.count();
            points += (count == null ? 1 : count) * each(line);
        }
        return points;
    }

    private int each(Scenario.Line line) {
        Scenario.Wing wing = line.carried();
        return price(line.ship()) + (wing == null ? 0 : wing.count() * price(wing.ship()));
    }

    private int price(String id) {
        Design design = designs.get(id);
        return design == null ? 0 : design.points();
    }
}
