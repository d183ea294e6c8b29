package org.muster.ruleset.space.setup;

import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.spi.Setup;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.data.Designs;
import org.muster.ruleset.space.data.Moves;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.Zones;

/** What of a battle's options and files contradicts itself or the rules, found before it opens. */
public final class SetupCheck {

    private SetupCheck() {}

    public static List<Violation> of(Setup setup) {
        FileViolations violations = new FileViolations();
        HouseRules houseRules = setup.options(HouseRules.class);
        houseRules(houseRules, violations);
        Designs designs = setup.data().read("ships", Designs.class);
        TableCheck tables = new TableCheck(designs, violations);
        tables.zones(setup.data().read("zones", Zones.class));
        tables.ships();
        tables.moves(setup.data().read("moves", Moves.class), houseRules);
        String file = houseRules.scenario().data();
        Scenario scenario = setup.data().read(file, Scenario.class);
        new ScenarioCheck(file, scenario, designs, houseRules, violations).all();
        return violations.list();
    }

    private static void houseRules(HouseRules houseRules, FileViolations violations) {
        HouseRules.ScreenBands bands = houseRules.screenBands();
        violations.between("options.screenBands.noScreens", bands.noScreens(), 0, 60);
        violations.between("options.screenBands.minimum", bands.minimum(), bands.noScreens(), 60);
        // 0: as the scenario's file says
        violations.between("options.hothTurnLimit", houseRules.hothTurnLimit(), 0, 100);
        violations.between("options.deathStarTurnLimit", houseRules.deathStarTurnLimit(), 0, 100);
        violations.between("options.openTurnLimit", houseRules.openTurnLimit(), 0, 100);
        violations.between("options.vaderLatestTurn", houseRules.vaderLatestTurn(), 0, 100);
        violations.between("options.falconDelay", houseRules.falconDelay(), 0, 100);
        violations.between("options.portDefence", houseRules.portDefence(), 0, 40);
        violations.between("options.points", houseRules.points(), 0, 1000);
    }
}
