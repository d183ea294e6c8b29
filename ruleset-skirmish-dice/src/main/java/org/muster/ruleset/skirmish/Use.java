package org.muster.ruleset.skirmish;

import org.jspecify.annotations.Nullable;
import org.muster.ruleset.skirmish.data.EffectLine;

/**
 * An effect on its way.
 *
 * @param side whose player uses it
 * @param source the unit it comes from; null: a card of a side, or a mission
 * @param target the unit it is used on; null: none
 */
public record Use(
        EffectLine line,
        String side,
        @Nullable String source,
        @Nullable String target) {

    /** What its line must say; whoever checks the cards has looked. */
    public <T> T given(@Nullable T part, String what) {
        if (part == null) {
            throw new IllegalStateException(line.does() + " needs " + what);
        }
        return part;
    }

    /** The unit it is used on; only for effects that have one. */
    public String subject() {
        if (target == null) {
            throw new IllegalStateException(line.does() + " needs a unit");
        }
        return target;
    }

    /** The unit it comes from; only for effects of a unit. */
    public String origin() {
        if (source == null) {
            throw new IllegalStateException(line.does() + " comes from no unit");
        }
        return source;
    }
}
