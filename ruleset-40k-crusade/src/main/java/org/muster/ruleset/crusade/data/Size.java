package org.muster.ruleset.crusade.data;

import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** How large a battle is. */
public enum Size {
    COMBAT_PATROL("Combat Patrol"),
    INCURSION("Incursion"),
    STRIKE_FORCE("Strike Force"),
    ONSLAUGHT("Onslaught");

    private final String words;

    Size(String words) {
        this.words = words;
    }

    /** As people write it. */
    public String words() {
        return words;
    }

    /** As answers name it. */
    public String id() {
        return words.toLowerCase(java.util.Locale.ROOT).replace(' ', '-');
    }

    /** The size that answers name so; null: none. */
    public static @Nullable Size of(String id) {
        return Stream.of(values())
                .filter(size -> size.id().equals(id))
                .findFirst()
                .orElse(null);
    }

    @Override
    public String toString() {
        return words;
    }
}
