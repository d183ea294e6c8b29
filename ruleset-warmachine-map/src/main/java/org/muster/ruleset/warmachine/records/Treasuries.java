package org.muster.ruleset.warmachine.records;

import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Campaign;

/** Supply points, and what is owed to the winners of headquarters (WMC-INF-05, WMC-HQ-06). */
final class Treasuries {

    private Treasuries() {}

    static Table of(Reader reader) {
        Campaign campaign = reader.campaign();
        Table treasuries = Table.of(
                Sentence.of("Treasuries"),
                Sentence.of("Player"),
                Sentence.of("Supply points"),
                Sentence.of("Supply depots"),
                Sentence.of("Free specials"));
        for (Player player : reader.withOpenTreasury()) {
            treasuries = treasuries.with(Row.of(
                            Cell.of("{player}", player),
                            Cell.number(campaign.ledger(player).supply()),
                            Cell.number(Structures.depots(campaign, player)),
                            Cell.number(campaign.of(player).freeSpecials()))
                    .of(player)
                    .about(player.id()));
        }
        return treasuries;
    }
}
