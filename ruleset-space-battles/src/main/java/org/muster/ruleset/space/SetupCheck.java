package org.muster.ruleset.space;

import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.spi.Setup;
import org.muster.ruleset.space.data.Designs;
import org.muster.ruleset.space.data.Moves;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.Zones;

/** What of a battle's options and files contradicts itself or the rules, found before it opens. */
final class SetupCheck {

    private SetupCheck() {}

    static List<Violation> of(Setup setup) {
        Findings findings = new Findings();
        BattleOptions options = setup.options(BattleOptions.class);
        options(options, findings);
        Designs designs = setup.data().read("ships", Designs.class);
        TableCheck tables = new TableCheck(designs, findings);
        tables.zones(setup.data().read("zones", Zones.class));
        tables.ships();
        tables.moves(setup.data().read("moves", Moves.class), options);
        String file = options.scenario().data();
        Scenario scenario = setup.data().read(file, Scenario.class);
        new ScenarioCheck(file, scenario, designs, options, findings).all();
        return findings.list();
    }

    private static void options(BattleOptions options, Findings findings) {
        BattleOptions.ScreenBands bands = options.screenBands();
        findings.between("options.screenBands.noScreens", bands.noScreens(), 0, 60);
        findings.between("options.screenBands.minimum", bands.minimum(), bands.noScreens(), 60);
        // 0: as the scenario's file says
        findings.between("options.hothTurnLimit", options.hothTurnLimit(), 0, 100);
        findings.between("options.deathStarTurnLimit", options.deathStarTurnLimit(), 0, 100);
        findings.between("options.openTurnLimit", options.openTurnLimit(), 0, 100);
        findings.between("options.vaderLatestTurn", options.vaderLatestTurn(), 0, 100);
        findings.between("options.falconDelay", options.falconDelay(), 0, 100);
        findings.between("options.portDefence", options.portDefence(), 0, 40);
        findings.between("options.points", options.points(), 0, 1000);
    }
}
