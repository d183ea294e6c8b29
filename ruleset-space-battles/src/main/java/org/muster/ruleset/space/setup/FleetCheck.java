package org.muster.ruleset.space.setup;

import java.util.List;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.data.Design;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.Side;

/** Whether fleets can be bought, and those of who buys none. */
final class FleetCheck {

    private final String file;
    private final Scenario scenario;
    private final BoardCheck board;
    private final ShipsCheck ships;
    private final HouseRules houseRules;
    private final FileViolations violations;

    FleetCheck(
            String file,
            Scenario scenario,
            BoardCheck board,
            ShipsCheck ships,
            HouseRules houseRules,
            FileViolations violations) {
        this.file = file;
        this.scenario = scenario;
        this.board = board;
        this.ships = ships;
        this.houseRules = houseRules;
        this.violations = violations;
    }

    private String at(String field) {
        return file + '.' + field;
    }

    void all() {
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
        List<Scenario.Line> lines = scenario.quickStartOf(side);
        String at = at("quickStart." + side);
        int count = 0;
        for (int i = 0; i < lines.size(); i++) {
            Scenario.Line line = lines.get(i);
            violations.between(at + '.' + i + ".count", line.number(), 1, 100);
            count += line.number();
            Design design = ships.design(at + '.' + i + ".ship", line.ship(), side);
            Scenario.Wing wing = line.carried();
            if (wing != null) {
                ships.fits(
                        at + '.' + i + ".carried", design, ships.design(at + '.' + i, wing.ship(), side), wing.count());
            }
        }
        if (count == 0 || count > board.spaces(side)) {
            violations.add(
                    at,
                    "TOO_SMALL",
                    "{n ship|ships} set up in {m space|spaces}; at least one ship, and one a space.",
                    count,
                    board.spaces(side));
        }
        Integer limit = scenario.points();
        int points = lines.stream().mapToInt(line -> line.number() * each(line)).sum();
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

    private int each(Scenario.Line line) {
        Scenario.Wing wing = line.carried();
        return price(line.ship()) + (wing == null ? 0 : wing.count() * price(wing.ship()));
    }

    private int price(String id) {
        Design design = ships.find(id);
        return design == null ? 0 : design.points();
    }
}
