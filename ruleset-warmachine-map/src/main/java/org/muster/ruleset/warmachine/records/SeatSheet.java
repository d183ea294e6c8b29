package org.muster.ruleset.warmachine.records;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Holdings;
import org.muster.ruleset.warmachine.Ledger;
import org.muster.ruleset.warmachine.Structure;

/** The sheet of a player: what he has on the map, and for who may know it what he keeps to himself. */
final class SeatSheet {

    private SeatSheet() {}

    static List<Table> of(Reader reader, Player player) {
        Campaign campaign = reader.campaign();
        List<Player> known = reader.isPrivyTo(player) ? List.of(player) : List.of();
        List<Table> sheet = new ArrayList<>(List.of(facts(reader, player)));
        sheet.add(SecretObjectives.of(reader, known));
        sheet.add(Forces.of(reader, Forces.of(campaign, player)));
        sheet.add(Reserves.of(reader, known));
        sheet.add(Structures.of(campaign, built(campaign, player)));
        return sheet;
    }

    private static Table facts(Reader reader, Player player) {
        Campaign campaign = reader.campaign();
        Holdings holdings = campaign.of(player);
        Table facts = Table.of(Sentence.of("{player}", player))
                .with(
                        Sentence.of("Fights for"),
                        Cell.of(campaign.rules(player).allegiance().name()));
        if (!holdings.hq().isEmpty()) {
            facts = facts.with(Sentence.of("Headquarters"), Spaces.name(campaign, holdings.hq()));
        }
        facts = facts.with(Sentence.of("VP"), Cell.number(holdings.vp()))
                .with(Sentence.of("Battles won"), Cell.number(holdings.battlesWon()))
                .with(Sentence.of("Free specials"), Cell.number(holdings.freeSpecials()));
        return reader.isPrivyTo(player) ? secrets(facts, reader.ledger(player)) : facts;
    }

    private static Table secrets(Table facts, Ledger ledger) {
        Table with = facts.with(Sentence.of("VP of secret objectives"), Cell.number(ledger.secretVp()))
                .with(Sentence.of("Supply points"), Cell.number(ledger.supply()));
        return ledger.standIn().isEmpty()
                ? with
                : with.with(Sentence.of("Stand-in of the round"), Cell.name(ledger.standIn()));
    }

    private static List<String> built(Campaign campaign, Player player) {
        List<String> spaces = new ArrayList<>();
        campaign.grounds().forEach((space, ground) -> {
            Structure structure = ground.structure();
            if (structure != null && structure.owner().equals(player)) {
                spaces.add(space);
            }
        });
        return spaces;
    }
}
