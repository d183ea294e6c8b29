package org.muster.ruleset.crusade;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Distinct;
import org.muster.api.check.RefersTo;
import org.muster.api.seat.Player;

/**
 * What can change of a star system.
 *
 * @param controller who controls it; null: unclaimed (CRU-MAP-03)
 * @param type what kind of world it has become
 * @param features what else is there
 */
public record World(
        @Nullable Player controller,
        @RefersTo("kinds of world") String type,
        @Distinct List<@RefersTo("features") String> features) {

    public World {
        features = List.copyOf(features);
    }

    /** Whether {@code player} controls it. */
    public boolean belongsTo(Player player) {
        return player.equals(controller);
    }

    /** What kind of world it is, as people read it: {@code hive}. */
    public String kind() {
        return type.toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Under another player; type and features stay (CRU-RES-09). */
    public World under(@Nullable Player player) {
        return new World(player, type, features);
    }

    /** Become another kind of world, its features lost. */
    public World turned(String other) {
        return new World(controller, other, List.of());
    }
}
