package org.muster.ruleset.swm.records;

import org.jspecify.annotations.Nullable;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Ground;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.ruleset.swm.data.Territory;

/** Territories in play that are more than land: capitals, special, fortified, mined and disrupted ones. */
final class NotedTerritories {

    private NotedTerritories() {}

    static Table of(War war) {
        return Table.of(
                        Sentence.of("Territories of note"),
                        Sentence.of("Territory"),
                        Sentence.of("Controller"),
                        Sentence.of("Capital"),
                        Sentence.of("Acts as"),
                        Sentence.of("Fortified"),
                        Sentence.of("Mined"),
                        Sentence.of("Disrupted"))
                .rows(war.book().map().all().stream()
                        .filter(territory -> isNoted(war, territory))
                        .map(territory -> row(war, territory))
                        .toList());
    }

    private static boolean isNoted(War war, Territory territory) {
        Ground ground = war.ground(territory.id());
        return ground.active()
                && (isCapital(war, territory)
                        || territory.grants() != null
                        || ground.fortified()
                        || ground.mined()
                        || ground.disrupted());
    }

    /** Whether squads are built there (SWM-SETUP-05). */
    static boolean isCapital(War war, Territory territory) {
        return war.book().region(territory.region()).capital().equals(territory.id());
    }

    private static Row row(War war, Territory territory) {
        Ground ground = war.ground(territory.id());
        Player controller = ground.controller();
        Row row = Row.of(
                        Cell.name(territory.name(), territory.id()),
                        controller(controller),
                        Cell.mark(isCapital(war, territory)),
                        grants(war, territory),
                        Cell.mark(ground.fortified()),
                        Cell.mark(ground.mined()),
                        Cell.mark(ground.disrupted()))
                .about(territory.id());
        return controller == null ? row : row.of(controller);
    }

    static Cell controller(@Nullable Player controller) {
        return controller == null ? Cell.of("nobody") : Cell.of("{player}", controller);
    }

    /** The officer that a special territory is to its controller (SWM-ADV-17). */
    static Cell grants(War war, Territory territory) {
        Advantage grants = territory.grants();
        return grants == null ? Cell.EMPTY : Cell.name(war.book().line(grants).name());
    }
}
