package org.muster.ruleset.skirmish.data;

import org.jspecify.annotations.Nullable;

/**
 * A condition as missions name it, with what that condition needs.
 *
 * @param is id of the condition: {@code UNIT_DEFEATED}
 * @param side whose units it looks at; left out: what the condition says
 * @param zone of the mission
 * @param unit id of a unit card
 * @param with keyword the unit has
 * @param without keyword the unit has not
 * @param atLeast how many
 */
public record ConditionLine(
        String is,
        @Nullable String side,
        @Nullable String zone,
        @Nullable String unit,
        @Nullable String with,
        @Nullable String without,
        @Nullable Integer atLeast) {

    /** Whether a unit with that card is one it means. */
    public boolean means(UnitCard card) {
        return (unit == null || card.id().equals(unit))
                && (with == null || card.has(with))
                && (without == null || !card.has(without));
    }
}
