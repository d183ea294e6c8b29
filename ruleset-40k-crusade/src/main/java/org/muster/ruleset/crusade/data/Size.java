package org.muster.ruleset.crusade.data;

import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.spi.Label;
import org.muster.api.text.Sentence;

/** How large a battle is. */
public enum Size {
    @Label("Combat Patrol")
    COMBAT_PATROL,
    @Label("Incursion")
    INCURSION,
    @Label("Strike Force")
    STRIKE_FORCE,
    @Label("Onslaught")
    ONSLAUGHT;

    /** As people write it. */
    public Sentence words() {
        return switch (this) {
            case COMBAT_PATROL -> Sentence.of("Combat Patrol");
            case INCURSION -> Sentence.of("Incursion");
            case STRIKE_FORCE -> Sentence.of("Strike Force");
            case ONSLAUGHT -> Sentence.of("Onslaught");
        };
    }

    /** As answers name it. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The size that answers name so; null: none. */
    public static @Nullable Size of(String id) {
        return Stream.of(values())
                .filter(size -> size.id().equals(id))
                .findFirst()
                .orElse(null);
    }
}
