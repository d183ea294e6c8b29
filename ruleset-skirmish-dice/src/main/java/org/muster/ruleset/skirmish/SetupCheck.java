package org.muster.ruleset.skirmish;

import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.spi.Setup;

/** What of a game's options and files contradicts itself or the rules, found before it opens. */
final class SetupCheck {

    private SetupCheck() {}

    static List<Violation> of(Setup setup, Contributions contributions) {
        return Violation.unlessBetween(
                "options.rounds", setup.options(SkirmishOptions.class).rounds(), 0, 100);
    }
}
