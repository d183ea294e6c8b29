package org.muster.ruleset.swm.data;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a figure must be or have to buy an upgrade; what is absent matters not. */
public record Needs(
        @Nullable Boolean forceUser,
        @Nullable Faction faction,
        @Nullable Trait trait,
        @Nullable List<Trait> noTrait,
        @Nullable List<Size> size,
        @Nullable String ability,
        @Nullable List<String> noAbility) {

    /** Nothing at all. */
    public static final Needs NOTHING = new Needs(null, null, null, null, null, null, null);

    public Needs {
        noTrait = noTrait == null ? null : List.copyOf(noTrait);
        size = size == null ? null : List.copyOf(size);
        noAbility = noAbility == null ? null : List.copyOf(noAbility);
    }

    /** Traits the figure must not have. */
    public List<Trait> forbiddenTraits() {
        return noTrait == null ? List.of() : noTrait;
    }

    /** Abilities the figure must not have. */
    public List<String> forbiddenAbilities() {
        return noAbility == null ? List.of() : noAbility;
    }

    /** Whether a base of that size will do. */
    public boolean fits(Size base) {
        return size == null || size.contains(base);
    }
}
