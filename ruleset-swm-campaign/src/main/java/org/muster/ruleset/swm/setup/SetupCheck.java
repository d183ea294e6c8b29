package org.muster.ruleset.swm.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.muster.api.army.Catalogue;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.spi.Setup;
import org.muster.api.text.Template;
import org.muster.ruleset.swm.HouseRules;
import org.muster.ruleset.swm.data.Card;
import org.muster.ruleset.swm.data.Cards;
import org.muster.ruleset.swm.data.Constants;
import org.muster.ruleset.swm.data.Faction;
import org.muster.ruleset.swm.data.Factions;
import org.muster.ruleset.swm.data.MapFile;
import org.muster.ruleset.swm.data.StartingSquads;

/** What of a campaign's options and data contradicts itself, found before it opens. */
public final class SetupCheck {

    private final Setup setup;
    private final Constants constants;
    private final List<Violation> violations = new ArrayList<>();

    private SetupCheck(Setup setup) {
        this.setup = setup;
        this.constants = setup.data().read("constants", Constants.class);
    }

    public static List<Violation> of(Setup setup) {
        SetupCheck check = new SetupCheck(setup);
        check.houseRules(setup.options(HouseRules.class));
        check.map(setup.data().read("map", MapFile.class));
        check.figures(setup.data().read("catalogue", Cards.class).catalogue(check.constants));
        return List.copyOf(check.violations);
    }

    private void houseRules(HouseRules rules) {
        between("options.capitalsToWin", rules.capitalsToWin(), 2, 10, "SWM-WIN-01");
        between("options.turnLimit", rules.turnLimit(), 0, 1000, "SWM-WIN-07");
        between("options.decisionHours", rules.decisionHours(), 0, 8760, "SWM-TURN-05");
        between("options.battleHours", rules.battleHours(), 0, 8760, "SWM-REPORT-04");
        between(
                "seats",
                setup.players().size(),
                constants.players().min(),
                constants.players().max(),
                "SWM-SETUP-02");
    }

    private void between(String at, int value, int min, int max, String rule) {
        violations.addAll(Violation.unlessBetween(at, value, min, max, rule));
    }

    private void map(MapFile map) {
        violations.addAll(
                Violation.inside("map", map.map(constants.stackingLimits()).violations()));
        if (map.regions().size() < setup.players().size()) {
            violations.add(Violation.of(
                            "TOO_FEW_REGIONS",
                            "{players} players need a home region each; the map has {regions}.",
                            setup.players().size(),
                            map.regions().size())
                    .citing("SWM-SETUP-04")
                    .inside("map"));
        }
    }

    private void figures(Catalogue<Card> catalogue) {
        Factions factions = setup.data().read("factions", Factions.class);
        for (Faction faction : Faction.values()) {
            if (factions.factions().stream().noneMatch(line -> line.id() == faction)) {
                missing("factions", "The table of factions has no line for {id}.", faction.id());
            }
        }
        for (Factions.Enabler enabler : factions.enablers()) {
            if (catalogue.find(enabler.unique()).isEmpty()) {
                missing("factions", "The catalogue has no figure {id}.", enabler.unique());
            }
        }
        Map<Faction, Roster> squads =
                setup.data().read("starting-squads", StartingSquads.class).squads();
        for (Faction faction : Faction.values()) {
            Roster squad = squads.get(faction);
            if (squad == null) {
                missing("starting-squads", "There is no starting squad for {id}.", faction.id());
                continue;
            }
            for (String id : squad.counts().keySet()) {
                if (catalogue.find(id).isEmpty()) {
                    missing("starting-squads." + faction.id(), "The catalogue has no figure {id}.", id);
                }
            }
        }
    }

    private void missing(String at, @Template String sentence, Object... values) {
        violations.add(Violation.of("MISSING", sentence, values).inside(at));
    }
}
