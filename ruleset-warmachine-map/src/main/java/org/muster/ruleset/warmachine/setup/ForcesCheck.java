package org.muster.ruleset.warmachine.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Ledger;
import org.muster.ruleset.warmachine.Parcel;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.Register;
import org.muster.ruleset.warmachine.army.Service;
import org.muster.ruleset.warmachine.army.Veteran;
import org.muster.ruleset.warmachine.data.Troop;
import org.muster.ruleset.warmachine.orders.OrderPhase;

/**
 * What is wrong with the forces of a campaign that somebody wrote down, and with what else its players have.
 *
 * <pre>
 * lists: points, casters, sizes, attachments    WMC-BAN-03, -04, -07, WMC-BUY-04, WMC-DEF-01
 * who may serve there at all                    WMC-DEF-01, WMC-BAN-08
 * who waits at the headquarters is a caster     WMC-BAN-05
 * entries and characters are there once         WMC-BAN-01
 * veterans have names of their own              WMC-VET-02
 * shipments and parcels are on their way        WMC-SPC-08
 * </pre>
 */
final class ForcesCheck {

    private static final int MOST_CASTERS = 2;

    private final Campaign campaign;
    private final ForceIds forces;
    private final Violations violations = new Violations();

    private ForcesCheck(Campaign campaign) {
        this.campaign = campaign;
        this.forces = new ForceIds(campaign);
    }

    static List<Violation> of(Campaign campaign) {
        ForcesCheck check = new ForcesCheck(campaign);
        check.lists();
        check.nobodyLeft();
        campaign.holdings().keySet().forEach(check::player);
        return check.violations;
    }

    private void lists() {
        campaign.lists().forEach((force, list) -> {
            violations.addAll(Violation.inside("lists." + force, forces.unlessThere(force)));
        });
        campaign.holdings().forEach((player, theirs) -> {
            for (String force : forces.of(player)) {
                list("lists." + force, player, campaign.list(force));
            }
        });
    }

    /** Whose last has fallen or left is disbanded at once. */
    private void nobodyLeft() {
        for (String banner : campaign.banners().keySet()) {
            if (campaign.list(banner).isEmpty()) {
                violations.found(
                        "banners." + banner,
                        "NOBODY_LEFT",
                        "WMC-CAS-09",
                        "Nobody is in it; a banner without models or units is disbanded.");
            }
        }
    }

    private void list(String at, Player player, List<Entry> list) {
        Register register = campaign.book().register();
        int most = campaign.book().constants().banners().maxPoints();
        int points = register.points(list);
        if (points > most) {
            violations.found(
                    at,
                    "BANNER_TOO_LARGE",
                    "WMC-BAN-03",
                    "There {n:is|are} {n point|points} in it, and {max} is the most.",
                    points,
                    most);
        }
        if (register.casters(list) > MOST_CASTERS) {
            violations.found(
                    at,
                    "CASTER_LIMIT",
                    "WMC-BAN-04",
                    "There {n:is|are} {n caster|casters} in it, and {max} is the most.",
                    register.casters(list),
                    MOST_CASTERS);
        }
        // what hangs on how it was is not looked at
        violations.addAll(Violation.inside(
                at,
                campaign.rules(player).violations(campaign.nameOf(at.substring("lists.".length())), list, list, true)));
    }

    private void player(Player player) {
        if (!campaign.ledgers().containsKey(player)) {
            violations.found("ledgers", Violation.of("NO_LEDGER", "Nothing is said of {player}.", player));
            return;
        }
        Ledger ledger = campaign.ledger(player);
        String at = "ledgers." + player;
        entries(player);
        serving(player);
        veterans(player);
        numbers(player);
        standIn(player);
        int core = campaign.book().register().points(ledger.core());
        int most = campaign.book().constants().headquarters().corePoints();
        if (core > most) {
            violations.found(
                    at + ".core",
                    "DEFENSE_FORCE_POINTS",
                    "WMC-DEF-01",
                    "There {n:is|are} {n point|points} in it, and {max} is the most.",
                    core,
                    most);
        }
        parcels(at, ledger);
        for (int i = 0; i < ledger.shipments().size(); i++) {
            if (ledger.shipments().get(i).to().equals(player)) {
                violations.found(
                        at + ".shipments." + i + ".to", "OWN_SHIPMENT", "WMC-SPC-08", "A shipment goes to an enemy.");
            }
        }
    }

    /** The banner that one is meant for may be gone by now. */
    private void parcels(String at, Ledger ledger) {
        Set<String> before = new LinkedHashSet<>();
        for (int i = 0; i < ledger.transit().size(); i++) {
            Parcel parcel = ledger.transit().get(i);
            String there = at + ".transit." + i;
            violations.addAll(Violation.inside(there + ".to", forces.unlessEverRaised(parcel.to())));
            if (!parcel.id().matches("parcel-[1-9]\\d{0,8}") || !before.add(parcel.id())) {
                violations.found(
                        there + ".id",
                        Violation.of(
                                "OTHER_PARCEL",
                                "{id} is no id of its own; a parcel is called {first}, {second} and so on.",
                                parcel.id(),
                                "parcel-1",
                                "parcel-2"));
            } else if (numberOf(parcel.id(), '-') > ledger.reserves().parcels()) {
                violations.found(
                        at + ".parcels",
                        Violation.of(
                                "NUMBER_GIVEN_TWICE",
                                "{id} is there: {number} is the least.",
                                parcel.id(),
                                numberOf(parcel.id(), '-')));
            }
        }
    }

    /** All entries of a player wherever they are, by the place of each in the position. */
    private Map<String, Entry> everyEntry(Player player) {
        Map<String, Entry> all = new LinkedHashMap<>();
        for (String force : forces.of(player)) {
            put(all, "lists." + force, campaign.list(force));
        }
        String at = "ledgers." + player;
        Ledger ledger = campaign.ledger(player);
        put(all, at + ".pool", ledger.pool());
        for (int i = 0; i < ledger.transit().size(); i++) {
            Parcel parcel = ledger.transit().get(i);
            put(all, at + ".transit." + i + ".entries", parcel.entries());
            for (int j = 0; j < parcel.attachments().size(); j++) {
                String id = parcel.attachments().get(j);
                all.put(at + ".transit." + i + ".attachments." + j, Entry.fresh(id, Entry.troopOf(id), 1));
            }
        }
        return all;
    }

    private static void put(Map<String, Entry> all, String at, List<Entry> list) {
        for (int i = 0; i < list.size(); i++) {
            all.put(at + '.' + i, list.get(i));
        }
    }

    /** What is in the core only comes back in the Resource Phase. */
    private void entries(Player player) {
        Map<String, String> before = new LinkedHashMap<>();
        Map<String, String> characters = new LinkedHashMap<>();
        everyEntry(player).forEach((at, entry) -> {
            entry(at, entry);
            once(before, at, entry.id());
            entry.attachments().forEach(id -> once(before, at, id));
            character(characters, at, entry);
        });
        List<Entry> core = campaign.ledger(player).core();
        for (int i = 0; i < core.size(); i++) {
            String at = "ledgers." + player + ".core." + i;
            entry(at, core.get(i));
            if (!before.containsKey(core.get(i).id())) {
                character(characters, at, core.get(i));
            }
        }
    }

    /** Those of a banner or on their way work for the player, those of the defense force are his own. */
    private void serving(Player player) {
        String at = "ledgers." + player;
        Ledger ledger = campaign.ledger(player);
        everyEntry(player).forEach((place, entry) -> {
            boolean guards = place.startsWith("lists." + Campaign.defenseForceOf(player) + '.');
            serving(place, player, entry, guards);
        });
        for (int i = 0; i < ledger.core().size(); i++) {
            serving(at + ".core." + i, player, ledger.core().get(i), true);
        }
        casters(at + ".pool", ledger.pool());
        for (int i = 0; i < ledger.transit().size(); i++) {
            Parcel parcel = ledger.transit().get(i);
            casters(at + ".transit." + i + ".entries", parcel.caster() ? parcel.entries() : List.of());
        }
    }

    private void serving(String at, Player player, Entry entry, boolean guards) {
        Service service = campaign.rules(player).service();
        List<Troop> troops = new ArrayList<>();
        troops.add(campaign.book().register().troop(entry));
        entry.attachments().forEach(id -> troops.add(campaign.book().register().attached(id)));
        for (Troop troop : troops) {
            Violation stranger = guards ? null : service.stranger(troop);
            violations.addAll(Violation.inside(
                    at,
                    guards ? service.barredFromDefenseForce(troop) : stranger == null ? List.of() : List.of(stranger)));
        }
    }

    private void casters(String at, List<Entry> list) {
        for (int i = 0; i < list.size(); i++) {
            Troop troop = campaign.book().register().troop(list.get(i));
            if (!troop.cat().isCaster()) {
                violations.found(
                        at + '.' + i,
                        "NO_CASTER",
                        "WMC-BAN-05",
                        "{entry} is no caster; nobody else waits at the headquarters or is reassigned.",
                        troop.name());
            }
        }
    }

    private void veterans(Player player) {
        Map<String, String> names = new LinkedHashMap<>();
        everyEntry(player).forEach((at, entry) -> {
            Veteran veteran = entry.veteran();
            String first =
                    veteran == null ? null : names.putIfAbsent(veteran.name().toLowerCase(Locale.ROOT), at);
            if (veteran != null && first != null) {
                violations.found(
                        at + ".veteran.name",
                        "NAME_TAKEN",
                        "WMC-VET-02",
                        "{name} is the name of another veteran ({place}).",
                        veteran.name(),
                        first);
            }
        });
    }

    private void entry(String at, Entry entry) {
        Troop troop = campaign.book().register().troop(entry);
        if (!Entry.troopOf(entry.id()).equals(entry.troop())) {
            violations.found(
                    at + ".id",
                    Violation.of(
                            "OTHER_TROOP",
                            "{id} can't be of {troop}; its id begins with that.",
                            entry.id(),
                            entry.troop()));
        }
        List<Integer> sizes = troop.isUnit()
                ? troop.allSizes().stream().map(Troop.Size::models).toList()
                : List.of(1);
        if (!troop.cat().isAttachment() && !sizes.contains(entry.models())) {
            violations.found(
                    at + ".models",
                    "UNIT_SIZE",
                    "WMC-BUY-04",
                    "{troop} comes in {sizes} models, not {n}.",
                    troop.name(),
                    sizes,
                    entry.models());
        }
    }

    private void once(Map<String, String> before, String at, String id) {
        String first = before.putIfAbsent(id, at);
        if (first != null) {
            violations.found(
                    at,
                    Violation.of(
                            "ENTRY_TWICE", "{id} is there already ({place}); an entry is in one place.", id, first));
        }
    }

    private void character(Map<String, String> before, String at, Entry entry) {
        for (String character : campaign.book().register().characters(entry)) {
            String first = before.putIfAbsent(character, at);
            if (first != null) {
                violations.found(
                        at,
                        "CHARACTER_TWICE",
                        "WMC-BAN-01",
                        "{character} is there already ({place}); a character is in all forces once.",
                        character,
                        first);
            }
        }
    }

    /** No new entry may get the id of one that is there. */
    private void numbers(Player player) {
        OrderedMap<String, Integer> serials = campaign.ledger(player).serials();
        Map<String, Integer> highest = new LinkedHashMap<>();
        List<Entry> all = new ArrayList<>(campaign.ledger(player).core());
        all.addAll(everyEntry(player).values());
        for (Entry entry : all) {
            highest.merge(Entry.troopOf(entry.id()), numberOf(entry.id(), '#'), Math::max);
            entry.attachments().forEach(id -> highest.merge(Entry.troopOf(id), numberOf(id, '#'), Math::max));
        }
        highest.forEach((troop, number) -> {
            int last = serials.getOrDefault(troop, 0);
            if (last < number) {
                violations.found(
                        "ledgers." + player + ".serials" + (serials.containsKey(troop) ? '.' + troop : ""),
                        Violation.of(
                                "NUMBER_GIVEN_TWICE",
                                "{last} is the last number of {troop}, and {id} is there: {number} is the least.",
                                last,
                                troop,
                                troop + '#' + number,
                                number));
            }
        });
    }

    private static int numberOf(String id, char behind) {
        return Integer.parseInt(id.substring(id.indexOf(behind) + 1));
    }

    /** Who plays somebody's battles is nobody who takes part (WMC-ABS-01). */
    private void standIn(Player player) {
        violations.addAll(Violation.inside(
                "ledgers." + player + ".standIn",
                OrderPhase.NameStandIn.options(campaign)
                        .check(campaign.ledger(player).standIn())));
    }
}
