package org.muster.ruleset.warmachine.records;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.records.Cell;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.data.Space;

/** What tables say of spaces. */
final class Spaces {

    private Spaces() {}

    /** Its name, pointing at it; nothing for a place that is none yet. */
    static Cell name(Campaign campaign, String space) {
        return space.isEmpty() ? Cell.EMPTY : Cell.name(campaign.space(space).toString(), space);
    }

    /** Who controls it. */
    static Cell controller(@Nullable Player controller) {
        return controller == null ? Cell.of("nobody") : Cell.of("{player}", controller);
    }

    /** What the land is. */
    static Sentence land(Space space) {
        List<Sentence> land = new ArrayList<>(List.of(space.type().words()));
        space.features().forEach(feature -> land.add(feature.words()));
        return Sentence.joined(", ", land);
    }
}
