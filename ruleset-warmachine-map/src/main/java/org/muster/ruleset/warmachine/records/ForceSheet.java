package org.muster.ruleset.warmachine.records;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.BattleReport.Fate;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Ledger;
import org.muster.ruleset.warmachine.Losses;
import org.muster.ruleset.warmachine.Phase;
import org.muster.ruleset.warmachine.Sighting;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.Register;
import org.muster.ruleset.warmachine.army.Veteran;

/** The sheet of a banner or defense force: its list for who may know it, or as it was last seen (WMC-INF-02, WMC-SPC-05). */
final class ForceSheet {

    private ForceSheet() {}

    static List<Table> of(Reader reader, String force, Player owner) {
        List<Table> sheet = new ArrayList<>(List.of(facts(reader, force, owner)));
        if (reader.knows(force)) {
            sheet.add(list(reader, force, owner, Sentence.of("List")));
        } else {
            Sighting seen = sighting(reader, force);
            if (seen != null) {
                sheet.add(list(
                        reader,
                        seen.entries(),
                        entry -> null,
                        Sentence.of("List as it was seen in round {n}", seen.round())));
            }
        }
        return sheet;
    }

    private static Table facts(Reader reader, String force, Player owner) {
        Campaign campaign = reader.campaign();
        Table facts = Table.of(campaign.nameOf(force))
                .with(Sentence.of("Owner"), Cell.of("{player}", owner))
                .with(Sentence.of("Where"), Spaces.name(campaign, campaign.whereIs(force)));
        Cell order = Forces.order(campaign, force);
        if (!order.equals(Cell.EMPTY)) {
            facts = facts.with(Sentence.of("Order"), order);
        }
        Battle battle = campaign.battleOf(force);
        if (battle != null) {
            facts = facts.with(Sentence.of("Fights in"), Spaces.name(campaign, battle.space()))
                    .with(Sentence.of("Battle"), Cell.of(Battles.state(battle)));
        }
        Banner banner = campaign.banners().get(force);
        if (banner != null && banner.forcedThrough()) {
            facts = facts.with(Sentence.of("Forced its way through"), Cell.mark(true));
        }
        return reader.knows(force)
                ? facts.with(Sentence.of("Points"), Forces.points(reader, force))
                        .with(Sentence.of("Casters"), Cell.number(campaign.casters(force)))
                : facts;
    }

    private static @Nullable Sighting sighting(Reader reader, String force) {
        return reader.viewer()
                .seat()
                .map(seat -> reader.campaign().ledgers().get(seat))
                .map(ledger -> ledger.sightings().get(force))
                .orElse(null);
    }

    /** What is in a force that the reader knows. */
    static Table list(Reader reader, String force, Player owner, Sentence title) {
        return list(reader, reader.campaign().list(force), entry -> fate(reader, force, owner, entry), title);
    }

    private interface Fates {
        @Nullable
        Fate of(Entry entry);
    }

    private static Table list(Reader reader, List<Entry> entries, Fates fates, Sentence title) {
        Campaign campaign = reader.campaign();
        Register register = campaign.book().register();
        Table list = Table.of(
                title,
                Sentence.of("What"),
                Sentence.of("Models"),
                Sentence.of("Points"),
                Sentence.of("Battlegroup of"),
                Sentence.of("Better at"),
                Sentence.of("Late"));
        for (Entry entry : entries) {
            Entry leader = Entry.find(entries, entry.leader());
            Fate fate = fates.of(entry);
            list = list.with(Row.of(
                    Cell.of(register.label(entry, entries)),
                    fate == null
                            ? Cell.number(register.models(entry))
                            : Cell.share(fate.living(), fate.living() + fate.dead()),
                    Cell.number(register.points(entry)),
                    leader == null ? Cell.EMPTY : Cell.of(register.label(leader, entries)),
                    stats(entry.veteran()),
                    entry.late() ? Cell.mark(true) : Cell.EMPTY));
        }
        return list;
    }

    private static Cell stats(@Nullable Veteran veteran) {
        return veteran == null
                ? Cell.EMPTY
                : Cell.of(Sentence.joined(
                        ", ",
                        veteran.stats().stream()
                                .map(stat -> Sentence.verbatim(stat.name()))
                                .toList()));
    }

    /** What the battle on the table has left of an entry, before the dice for casualties have told (WMC-CAS-01). */
    private static @Nullable Fate fate(Reader reader, String force, Player owner, Entry entry) {
        Campaign campaign = reader.campaign();
        if (!reader.isPrivyTo(owner) || campaign.phase() != Phase.BATTLE && campaign.phase() != Phase.RESOLUTION) {
            return null;
        }
        Ledger ledger = reader.ledger(owner);
        Losses losses = ledger.losses().get(force);
        return losses == null ? null : losses.fates().get(entry.id());
    }
}
