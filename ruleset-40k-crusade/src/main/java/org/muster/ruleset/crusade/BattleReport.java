package org.muster.ruleset.crusade;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.crusade.data.Size;

/**
 * What people enter after a battle (CRU-BAT-02).
 *
 * @param outcome won, drawn, or not played at all
 * @param winner a principal of the side that won; null unless it was won
 * @param scenario what was played; empty: the battle's own, or not told
 * @param size what was played; null: the battle's own
 * @param absent who did not take part; naming somebody here declares him unable (CRU-BAT-06)
 * @param armies what each brought, checked where it is told
 * @param victoryPoints of the mission, by seat; no effect
 * @param changes of orders of battle (CRU-ARMY-05)
 * @param note anything
 */
public record BattleReport(
        Outcome outcome,
        @Nullable Player winner,
        String scenario,
        @Nullable Size size,
        List<Player> absent,
        List<FieldedArmy> armies,
        OrderedMap<String, Integer> victoryPoints,
        List<RosterChange> changes,
        String note) {

    public BattleReport {
        absent = List.copyOf(absent);
        armies = List.copyOf(armies);
        changes = List.copyOf(changes);
    }

    /** How it ended. */
    public enum Outcome {
        WON,
        DRAWN,
        /** It will not be played: the default outcome. */
        UNPLAYED
    }

    /** A report that says no more than who won. */
    static BattleReport won(Player winner) {
        return of(Outcome.WON, winner);
    }

    /** A report without a winner. */
    static BattleReport of(Outcome outcome, @Nullable Player winner) {
        return new BattleReport(outcome, winner, "", null, List.of(), List.of(), OrderedMap.empty(), List.of(), "");
    }

    /** Whether it was played. */
    boolean isPlayed() {
        return outcome != Outcome.UNPLAYED;
    }

    /**
     * An army brought to the table.
     *
     * @param power in all; 0: the sum of the units
     * @param units names of the order of battle; may be left out
     */
    public record FieldedArmy(Player seat, int power, List<String> units) {
        public FieldedArmy {
            units = List.copyOf(units);
        }
    }

    /** What becomes of one thing in a player's order of battle. */
    public record RosterChange(Player seat, Change change) {}

    /** A change of an order of battle. */
    public sealed interface Change {}

    /** A unit gains experience, or loses it. */
    public record Experience(String unit, int by) implements Change {}

    /** Requisition points are gained or spent. */
    public record Requisition(int by) implements Change {}

    /** A unit leaves. */
    public record Removed(String unit) implements Change {}

    /** A unit joins. */
    public record Added(NewUnit unit) implements Change {}
}
