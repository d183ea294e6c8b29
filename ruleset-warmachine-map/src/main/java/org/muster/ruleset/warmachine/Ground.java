package org.muster.ruleset.warmachine;

import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;

/**
 * The state of a space.
 *
 * @param controller null: it is neutral
 * @param structure null: none
 */
public record Ground(@Nullable Player controller, @Nullable Structure structure) {

    static final Ground NEUTRAL = new Ground(null, null);

    public Ground controlledBy(@Nullable Player player) {
        return new Ground(player, structure);
    }

    public Ground with(@Nullable Structure other) {
        return new Ground(controller, other);
    }
}
