package org.muster.ruleset.skirmish.setup;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.spi.Setup;
import org.muster.ruleset.skirmish.Contributions;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.data.DeploymentCards;
import org.muster.ruleset.skirmish.data.Mission;
import org.muster.ruleset.skirmish.data.Numbers;
import org.muster.ruleset.skirmish.data.UnitCard;
import org.muster.ruleset.skirmish.data.UnitCards;

/** What of a game's options and files contradicts itself or the rules, found before it opens. */
public final class SetupCheck {

    private SetupCheck() {}

    /** The last round that an option may say; 0: as the mission does. */
    private static final int MOST_ROUNDS = 100;

    public static List<Violation> of(Setup setup, Contributions contributions) {
        HouseRules options = setup.options(HouseRules.class);
        List<Violation> found =
                new ArrayList<>(Violation.unlessBetween("options.rounds", options.rounds(), 0, MOST_ROUNDS));
        UnitCards units = setup.data().read("units", UnitCards.class);
        DeploymentCards cards = setup.data().read("cards", DeploymentCards.class);
        CatalogueCheck catalogue = new CatalogueCheck(
                contributions, units.units().stream().map(UnitCard::id).toList());
        catalogue.units(units.units());
        catalogue.cards(cards.cards());
        found.addAll(catalogue.found());
        String file = options.mission().data();
        found.addAll(new MissionCheck(
                        file,
                        setup.data().read(file, Mission.class),
                        setup.data().read("numbers", Numbers.class),
                        units.units(),
                        cards.cards(),
                        contributions)
                .all());
        return found;
    }
}
