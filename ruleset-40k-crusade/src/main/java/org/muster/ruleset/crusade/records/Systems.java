package org.muster.ruleset.crusade.records;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.muster.api.records.Cell;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.World;

/** What tables say of systems. */
final class Systems {

    private Systems() {}

    /** Its name, pointing at it. */
    static Cell name(Season season, String system) {
        return Cell.name(season.sector().name(system), system);
    }

    /** Who controls it. */
    static Cell controller(@Nullable Player controller) {
        return controller == null ? Cell.of("nobody") : Cell.of("{player}", controller);
    }

    /** What kind of world it has become, and what else is there. */
    static Cell world(World world) {
        List<String> all = new ArrayList<>(List.of(words(world.type())));
        world.features().forEach(feature -> all.add(words(feature)));
        return Cell.of(Sentence.joined(", ", all));
    }

    /** An id of the data as people read it: {@code webway gate}. */
    static String words(String id) {
        return id.toLowerCase(Locale.ROOT).replace('_', ' ').replace('-', ' ');
    }
}
