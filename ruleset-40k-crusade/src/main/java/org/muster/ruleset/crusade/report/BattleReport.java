package org.muster.ruleset.crusade.report;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.crusade.army.FieldedArmy;
import org.muster.ruleset.crusade.army.RosterChange;
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

    /** What changes in orders of battle, one thing after the other. */
    List<RosterChange> singleChanges() {
        return changes.stream().flatMap(change -> change.singly().stream()).toList();
    }

    /** Whether it was played. */
    boolean isPlayed() {
        return outcome != Outcome.UNPLAYED;
    }
}
