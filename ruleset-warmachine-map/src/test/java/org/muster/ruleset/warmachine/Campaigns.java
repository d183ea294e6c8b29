package org.muster.ruleset.warmachine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.api.spi.Data;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.data.GameData;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.Serials;
import org.muster.ruleset.warmachine.data.StructureKind;
import org.muster.testkit.table.Changed;
import org.muster.testkit.table.RulesTable;

/**
 * Situations in a few words, on the crossing for up to four players and on the marches for more. A seat is
 * {@code "anna@C2:cygnar"}: who, where the headquarters are, and the faction, cygnar if left out. A list is items of the
 * catalogue, {@code "cyg-lancer*2"} being two of them.
 */
public final class Campaigns {

    /** The files of data as they are shipped. */
    public static final Data FILES =
            new GameData(WarmachinePlugin.class, new WarmachineMap().data(), OrderedMap.empty());

    private static final Map<HouseRules, Map<List<String>, Book>> BOOKS = new LinkedHashMap<>();

    private Campaign campaign;

    private Campaigns(Campaign campaign) {
        this.campaign = campaign;
    }

    /** A campaign before anybody has chosen anything. */
    public static Campaign unchosen(HouseRules options, String... seats) {
        return Campaign.start(book("", options, List.of(seats)));
    }

    /** Round 1 with headquarters and all around them, no structures and no banners; in turn order as named. */
    public static Campaigns of(String... seats) {
        return of(HouseRules.DEFAULT, seats);
    }

    /** The same with options of its own. */
    public static Campaigns of(HouseRules options, String... seats) {
        return playedBy("", options, seats);
    }

    /** The same, opened when the ruleset had that version; empty: today. */
    public static Campaigns playedBy(String version, HouseRules options, String... seats) {
        List<String> names = new ArrayList<>();
        for (String seat : seats) {
            names.add(seat.split("@")[0]);
        }
        Campaign campaign = Campaign.start(book(version, options, names));
        List<Player> order = new ArrayList<>();
        for (String seat : seats) {
            String[] parts = seat.split("[@:]");
            Player player = new Player(parts[0]);
            String hq = parts[1];
            order.add(player);
            campaign = campaign.with(
                            player,
                            Holdings.of(parts.length > 2 ? parts[2] : "cygnar").at(hq))
                    .at(hq, ground -> ground.controlledBy(player));
            for (String space : campaign.book().map().neighbours(hq)) {
                campaign = campaign.at(space, ground -> ground.controlledBy(player));
            }
        }
        return new Campaigns(campaign.inTurnOrder(order).in(Phase.ORDER));
    }

    /** The situation that {@code campaign} is in, to be changed. */
    public static Campaigns from(Campaign campaign) {
        return new Campaigns(campaign);
    }

    /** The default options but for some: name, value, name, value ... */
    public static HouseRules options(Object... namesAndValues) {
        return Changed.of(HouseRules.DEFAULT, namesAndValues);
    }

    /** The default options but for one. */
    public static HouseRules option(String name, Object value) {
        return options(name, value);
    }

    private static Book book(String version, HouseRules options, List<String> seats) {
        if (!version.isEmpty()) {
            return Book.of(new Setup(names(seats), true, options, FILES, version));
        }
        return BOOKS.computeIfAbsent(options, any -> new LinkedHashMap<>())
                .computeIfAbsent(seats, ids -> Book.of(new Setup(names(ids), true, options, FILES)));
    }

    private static OrderedMap<Player, String> names(List<String> seats) {
        OrderedMap<Player, String> names = OrderedMap.empty();
        for (String id : seats) {
            names = names.with(new Player(id), id);
        }
        return names;
    }

    /** An answer with its quotation marks: {@code {anna-1: {march: C5}, *: fortify}}. */
    public static String json(String loose) {
        return loose.replaceAll("([A-Za-z*][A-Za-z0-9_*:#@.-]*[A-Za-z0-9_*]|[A-Za-z*])", "\"$1\"");
    }

    public static Player player(String seat) {
        return new Player(seat);
    }

    // ---- what stands where

    /** A banner with the owner's next number: of 25 points where no list is named. */
    public Campaigns banner(String owner, String space, String... items) {
        String[] list = items.length > 0
                ? items
                : new String[] {"cyg-stormguard:10", "cyg-long-gunner-infantry:10", "cyg-lancer"};
        Player player = player(owner);
        Serials serials = new Serials(campaign.ledger(player).serials());
        List<Entry> entries = entries(player, serials, list);
        campaign = campaign.raising(player, space, entries).noting(player, ledger -> ledger.numbering(serials.last()));
        return this;
    }

    /** The defense force: its core, and what was added to it. */
    public Campaigns defenseForce(String owner, String[] core, String... extras) {
        Player player = player(owner);
        Serials serials = new Serials(campaign.ledger(player).serials());
        List<Entry> standing = entries(player, serials, core);
        List<Entry> all = new ArrayList<>(standing);
        all.addAll(entries(player, serials, extras));
        campaign = campaign.listing(Campaign.defenseForceOf(player), all)
                .noting(player, ledger -> ledger.numbering(serials.last()).withCore(standing));
        return this;
    }

    private List<Entry> entries(Player player, Serials serials, String... items) {
        List<Violation> violations = new ArrayList<>();
        List<Entry> list = campaign.rules(player)
                .attachments()
                .joined(Sentence.of("list"), List.of(), roster(items), serials, violations);
        if (!violations.isEmpty()) {
            throw new IllegalArgumentException(violations.toString());
        }
        return list;
    }

    /** Items by id, {@code "cyg-lancer*2"} being two of them. */
    public static Roster roster(String... items) {
        List<String> ids = new ArrayList<>();
        for (String item : items) {
            String[] parts = item.split("\\*");
            int count = parts.length == 1 ? 1 : Integer.parseInt(parts[1]);
            for (int i = 0; i < count; i++) {
                ids.add(parts[0]);
            }
        }
        return Roster.ofIds(ids);
    }

    public Campaigns controls(String owner, String... spaces) {
        for (String space : spaces) {
            campaign = campaign.at(space, ground -> ground.controlledBy(player(owner)));
        }
        return this;
    }

    public Campaigns neutral(String... spaces) {
        for (String space : spaces) {
            campaign = campaign.at(space, ground -> ground.controlledBy(null));
        }
        return this;
    }

    public Campaigns structure(String owner, StructureKind kind, String space) {
        campaign = campaign.at(space, ground -> ground.with(new Structure(kind, player(owner))));
        return this;
    }

    public Campaigns supply(String owner, int points) {
        return ledger(owner, ledger -> ledger.earning(points - ledger.supply()));
    }

    public Campaigns ledger(String owner, UnaryOperator<Ledger> change) {
        campaign = campaign.noting(player(owner), change);
        return this;
    }

    public Campaigns holdings(String owner, UnaryOperator<Holdings> change) {
        campaign = campaign.holding(player(owner), change);
        return this;
    }

    public Campaigns entry(String force, String id, UnaryOperator<Entry> change) {
        List<Entry> list = new ArrayList<>();
        campaign.list(force).forEach(entry -> list.add(entry.id().equals(id) ? change.apply(entry) : entry));
        campaign = campaign.withLists(campaign.lists().with(force, List.copyOf(list)));
        return this;
    }

    public Campaigns round(int round) {
        while (campaign.round() < round) {
            campaign = campaign.nextRound();
        }
        return this;
    }

    public Campaigns change(UnaryOperator<Campaign> change) {
        campaign = change.apply(campaign);
        return this;
    }

    /** The order of a banner, as if it had been revealed. */
    public Campaigns order(String banner, Order order) {
        campaign = campaign.ordered(campaign.orders().with(banner, order));
        return this;
    }

    public Campaign campaign() {
        return campaign;
    }

    /** A table at which steps are played from here. */
    public RulesTable<Campaign> table() {
        return RulesTable.of(new WarmachineMap(), campaign);
    }
}
