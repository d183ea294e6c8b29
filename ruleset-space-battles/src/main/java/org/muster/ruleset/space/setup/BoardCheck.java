package org.muster.ruleset.space.setup;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.muster.ruleset.space.data.Area;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.grid.Square;

/** Whether what a scenario places is on its board, one ship a space. */
final class BoardCheck {

    private static final int SMALLEST = 4;
    private static final int LARGEST = 40;

    private final String file;
    private final Scenario scenario;
    private final FileViolations violations;
    /** Who stands where by default. */
    private final Map<Square, String> standing = new LinkedHashMap<>();

    BoardCheck(String file, Scenario scenario, FileViolations violations) {
        this.file = file;
        this.scenario = scenario;
        this.violations = violations;
    }

    private String at(String field) {
        return file + '.' + field;
    }

    /** Whether anything can be told of it. */
    boolean size() {
        boolean width =
                violations.between(file + ".board.width", scenario.board().width(), SMALLEST, LARGEST);
        boolean height =
                violations.between(file + ".board.height", scenario.board().height(), SMALLEST, LARGEST);
        return width && height;
    }

    void zones() {
        for (Side side : Side.values()) {
            List<Area> areas = scenario.zonesOf(side);
            if (areas.isEmpty()) {
                violations.add(at("zones"), "MISSING", "The {side} has nowhere to set up.", side.word());
            }
            for (int i = 0; i < areas.size(); i++) {
                area(at("zones." + side + '.' + i), areas.get(i));
            }
        }
    }

    boolean area(String at, Area area) {
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

    void trench() {
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

    /** A ship stands there, alone. */
    void stand(String at, String id, Square square) {
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

    /** How many ships may set up. */
    int spaces(Side side) {
        Set<Square> spaces = new LinkedHashSet<>();
        for (Area area : scenario.zonesOf(side)) {
            for (Square square : area.squares()) {
                if (scenario.board().has(square)
                        && !String.valueOf(standing.get(square)).startsWith("tower-")) {
                    spaces.add(square);
                }
            }
        }
        return spaces.size();
    }
}
