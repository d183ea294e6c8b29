package org.muster.ruleset.warmachine.records;

import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Parcel;
import org.muster.ruleset.warmachine.Phase;
import org.muster.ruleset.warmachine.Shipment;
import org.muster.ruleset.warmachine.army.Entry;

/** Troops and supply points on their way, for who may know of them (WMC-BUY-08, WMC-CST-04, WMC-BAN-05, WMC-DEF-04, WMC-SPC-08). */
final class Reserves {

    private final Reader reader;
    private final Campaign campaign;
    private Table reserves = Table.of(
            Sentence.of("On the way"),
            Sentence.of("Player"),
            Sentence.of("What"),
            Sentence.of("Where to"),
            Sentence.of("Arrives"));

    private Reserves(Reader reader) {
        this.reader = reader;
        this.campaign = reader.campaign();
    }

    static Table of(Reader reader, List<Player> players) {
        Reserves reserves = new Reserves(reader);
        players.forEach(reserves::of);
        return reserves.reserves;
    }

    private void of(Player player) {
        for (Parcel parcel : reader.ledger(player).transit()) {
            Phase arrival = parcel.caster() ? Phase.RESOURCE : Phase.PURCHASE;
            add(player, campaign.label(parcel), to(player, parcel.to()), Cell.of(arrival.words()));
        }
        for (Entry caster : reader.ledger(player).pool()) {
            add(player, campaign.label(caster), Cell.EMPTY, Cell.of("waits at the headquarters"));
        }
        for (Entry lost : missing(player)) {
            add(player, campaign.label(lost), force(Campaign.defenseForceOf(player)), resourcePhase());
        }
        for (Shipment shipment : reader.ledger(player).shipments()) {
            add(
                    player,
                    Sentence.of("{n supply point|supply points}", shipment.points()),
                    Cell.of("{player}", shipment.to()),
                    resourcePhase());
        }
    }

    private void add(Player player, Sentence what, Cell to, Cell arrives) {
        reserves = reserves.with(Row.of(Cell.of("{player}", player), Cell.of(what), to, arrives)
                .of(player)
                .about(player.id()));
    }

    private static Cell resourcePhase() {
        return Cell.of(Phase.RESOURCE.words());
    }

    private Cell to(Player player, String force) {
        return campaign.ownerOf(force) == null ? Cell.of(campaign.nameOf(force, player)) : force(force);
    }

    private Cell force(String force) {
        return new Cell.Words(campaign.nameOf(force), force);
    }

    /** What of the defense force's core has fallen and comes back; none while its list is not there yet. */
    private List<Entry> missing(Player player) {
        List<Entry> standing = campaign.list(Campaign.defenseForceOf(player));
        return reader.ledger(player).core().stream()
                .filter(core -> Entry.find(standing, core.id()) == null)
                .toList();
    }
}
