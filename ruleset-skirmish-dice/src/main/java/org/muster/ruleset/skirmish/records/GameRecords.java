package org.muster.ruleset.skirmish.records;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.records.Table;
import org.muster.ruleset.skirmish.Attack;
import org.muster.ruleset.skirmish.Skirmish;

/** What lies beside the table: the score, what every unit has left, cards, how points are made. */
public final class GameRecords {

    private GameRecords() {}

    /** All tables, the score before the rest. */
    public static List<Table> of(Skirmish now) {
        List<Table> tables = new ArrayList<>(List.of(Rounds.of(now), Score.of(now)));
        for (Attack attack : now.attacks()) {
            tables.add(AttackSheet.of(now, attack));
        }
        tables.addAll(List.of(
                Units.of(now, now.units().list()),
                Defeats.of(now),
                Cards.of(now, now.cards().list()),
                Points.of(now, now.book().mission().scoring()),
                Ends.of(now),
                Tokens.of(now)));
        return tables;
    }
}
