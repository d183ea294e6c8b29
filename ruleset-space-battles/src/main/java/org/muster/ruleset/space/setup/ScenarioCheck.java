package org.muster.ruleset.space.setup;

import java.util.LinkedHashSet;
import java.util.List;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.data.Battery;
import org.muster.ruleset.space.data.Design;
import org.muster.ruleset.space.data.Designs;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.data.WeaponClass;

/** Whether a scenario can be fought: ships that are known, on the board, one a space, and a goal that can be reached. */
final class ScenarioCheck {

    private final String file;
    private final Scenario scenario;
    private final Designs designs;
    private final FileViolations violations;
    private final BoardCheck board;
    private final ShipsCheck ships;
    private final FleetCheck fleets;

    ScenarioCheck(String file, Scenario scenario, Designs designs, HouseRules houseRules, FileViolations violations) {
        this.file = file;
        this.scenario = scenario;
        this.designs = designs;
        this.violations = violations;
        this.board = new BoardCheck(file, scenario, violations);
        this.ships = new ShipsCheck(file, scenario, board, designs, houseRules, violations);
        this.fleets = new FleetCheck(file, scenario, board, ships, houseRules, violations);
    }

    void all() {
        if (!board.size()) {
            return; // nothing else can be told
        }
        violations.between(file + ".turnLimit", scenario.turnLimit(), 1, 100);
        order();
        board.zones();
        board.trench();
        ships.towers();
        for (Side side : Side.values()) {
            ships.forces(side);
        }
        battery();
        ships.reserves();
        goal();
        fleets.all();
    }

    private String at(String field) {
        return file + '.' + field;
    }

    private void order() {
        if (scenario.order().size() != 2 || new LinkedHashSet<>(scenario.order()).size() != 2) {
            violations.add(
                    at("order"),
                    "BAD_ORDER",
                    "{order} is no order; EMPIRE, REBEL is.",
                    String.join(", ", scenario.order().stream().map(Side::name).toList()));
        }
    }

    private void battery() {
        String id = scenario.battery();
        if (id != null) {
            violations.known(
                    at("battery"),
                    id,
                    designs.batteries().stream().map(Battery::id).toList());
        }
    }

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
                } else if (!hasHeavy(side)) {
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
        return scenario.forcesOf(side).stream()
                .flatMap(force -> force.ids().stream())
                .toList();
    }

    private boolean hasHeavy(Side side) {
        for (Scenario.Force force : scenario.forcesOf(side)) {
            Design design = ships.find(force.ship());
            if (!force.ids().isEmpty() && design != null && design.hasWeapon(WeaponClass.HEAVY)) {
                return true;
            }
        }
        return false;
    }
}
