package org.muster.ruleset.space.setup;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.data.Area;
import org.muster.ruleset.space.data.Design;
import org.muster.ruleset.space.data.Designs;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.ShipType;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.grid.Square;

/** Whether the ships that a scenario places are known, on their own side, and each in one place. */
final class ShipsCheck {

    /** Words that answers use for something else. */
    private static final List<String> RESERVED = List.of("none", "done", "rest", "port", "fire", "launch");

    private final String file;
    private final Scenario scenario;
    private final BoardCheck board;
    private final HouseRules houseRules;
    private final FileViolations violations;
    private final Map<String, Design> designs = new LinkedHashMap<>();
    private final Set<String> ids = new LinkedHashSet<>();

    ShipsCheck(
            String file,
            Scenario scenario,
            BoardCheck board,
            Designs all,
            HouseRules houseRules,
            FileViolations violations) {
        this.file = file;
        this.scenario = scenario;
        this.board = board;
        this.houseRules = houseRules;
        this.violations = violations;
        all.ships().forEach(design -> designs.put(design.id(), design));
    }

    private String at(String field) {
        return file + '.' + field;
    }

    /** The design of that id; null: there is none. */
    @Nullable
    Design find(String id) {
        return designs.get(id);
    }

    void towers() {
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
        board.area(at("towers.nearPort"), towers.nearPort());
        violations.between(at("towers.least"), towers.least(), 0, towers.at().size());
        for (int i = 0; i < towers.at().size(); i++) {
            ids.add("tower-" + (i + 1));
            board.stand(at("towers.at." + i), "tower-" + (i + 1), towers.at().get(i));
        }
        if (houseRules.towers() == HouseRules.TowerPlaces.PLACED) {
            placed(towers);
        }
    }

    /** Where the Empire places them, the list is what stands if it places none (SPB-DS-05); else it is as its club wants it. */
    private void placed(Scenario.Towers towers) {
        for (int i = 0; i < towers.at().size(); i++) {
            violations.addAll(
                    at("towers.at." + i),
                    Towers.violations(scenario, towers.side(), towers.at().get(i)));
        }
        violations.addAll(at("towers.at"), Towers.tooFar(towers, towers.at()));
    }

    /** The design of a ship of that side. */
    @Nullable
    Design design(String at, String id, Side side) {
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
        if (RESERVED.contains(id)) {
            violations.add(
                    at,
                    "BAD_ID",
                    "\"{id}\" is a word of answers, not the id of a ship; another id would be right.",
                    id);
        } else if (!id.matches("[A-Za-z0-9][A-Za-z0-9-]*")) {
            violations.add(at, "BAD_ID", "\"{id}\" is no id of a ship; letters, digits and - are.", id);
        }
        violations.once(at, id, ids);
    }

    void forces(Side side) {
        List<Scenario.Force> forces = scenario.forcesOf(side);
        if (forces.isEmpty() && !scenario.isOpen()) {
            violations.add(at("forces"), "MISSING", "The {side} has no ship.", side.word());
        }
        int ships = 0;
        for (int i = 0; i < forces.size(); i++) {
            Scenario.Force force = forces.get(i);
            ships += force.ids().size();
            force(at("forces." + side + '.' + i), force, side);
        }
        int spaces = board.spaces(side);
        if (ships > spaces) {
            violations.add(
                    at("zones." + side),
                    "TOO_SMALL",
                    "{n ship|ships} set up in {m space|spaces}; one ship a space.",
                    ships,
                    spaces);
        }
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
        List<Area> zone = scenario.zonesOf(side);
        for (int i = 0; i < force.at().size(); i++) {
            Square square = force.at().get(i);
            String where = at + ".at." + i;
            board.stand(where, i < force.ids().size() ? force.ids().get(i) : force.ship(), square);
            if (zone.stream().noneMatch(area -> area.has(square))) {
                violations.add(
                        where,
                        "OUTSIDE_ZONE",
                        "{square} is outside the {side}'s set-up area ({area}).",
                        square,
                        side.word(),
                        Sentence.joined("; ", zone));
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

    /** Fighters are carried by a ship that has room for them. */
    void fits(String at, @Nullable Design carrier, @Nullable Design fighter, int count) {
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

    void reserves() {
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
            board.area(at + ".edges." + i, group.edges().get(i));
            if (group.edges().get(i).facing() == null) {
                violations.add(at + ".edges." + i, "MISSING", "Arrivals need a facing, away from their edge.");
            }
        }
    }
}
