package org.muster.ruleset.crusade;

import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.crusade.data.Situation;
import org.muster.ruleset.crusade.data.Size;

/**
 * What a battle is fought by.
 *
 * @param table of scenarios, computed or assigned; null in a Great Rift turn
 * @param size assigned or agreed; null where a Great Rift battle names none
 * @param scenario chosen or rolled; empty: open (CRU-TAB-02)
 * @param scenarioWishes of principals who have not agreed yet
 * @param sizeWishes of principals who have not agreed yet (CRU-TAB-04)
 */
public record Terms(
        @Nullable Situation table,
        @Nullable Size size,
        String scenario,
        OrderedMap<Player, String> scenarioWishes,
        OrderedMap<Player, Size> sizeWishes) {

    /** A table and a size, nothing agreed on yet. */
    public static Terms of(@Nullable Situation table, @Nullable Size size) {
        return new Terms(table, size, "", OrderedMap.empty(), OrderedMap.empty());
    }

    /** At another size; a scenario of the old one is discarded (CRU-TAB-02). At the same size nothing is. */
    public Terms at(Size other) {
        return other == size ? new Terms(table, size, scenario, scenarioWishes, OrderedMap.empty()) : of(table, other);
    }

    /** What was agreed on so far. */
    public Absences.Agreed agreed() {
        return new Absences.Agreed(size, scenario, scenarioWishes, sizeWishes);
    }

    /** As it was agreed on before, and with what was wished for then; newer wishes stay where nothing was since. */
    public Terms again(Absences.Agreed agreed) {
        return agreed.size() == size && agreed.scenario().equals(scenario)
                ? this
                : new Terms(
                        table,
                        agreed.size(),
                        agreed.scenario(),
                        agreed.scenarioWishes() == null ? OrderedMap.empty() : agreed.scenarioWishes(),
                        agreed.sizeWishes() == null ? OrderedMap.empty() : agreed.sizeWishes());
    }

    /** With its scenario fixed. */
    public Terms playing(String other) {
        return new Terms(table, size, other, OrderedMap.empty(), sizeWishes);
    }

    /** With {@code player} wishing for a scenario. */
    public Terms wishing(Player player, String other) {
        return new Terms(table, size, scenario, scenarioWishes.with(player, other), sizeWishes);
    }

    /** With {@code player} wishing for a size. */
    public Terms wishing(Player player, Size other) {
        return new Terms(table, size, scenario, scenarioWishes, sizeWishes.with(player, other));
    }
}
