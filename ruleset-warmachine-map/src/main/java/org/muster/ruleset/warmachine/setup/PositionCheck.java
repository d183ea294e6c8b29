package org.muster.ruleset.warmachine.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.dice.Pool;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Template;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Fighter;
import org.muster.ruleset.warmachine.Ground;
import org.muster.ruleset.warmachine.Holdings;
import org.muster.ruleset.warmachine.Ledger;
import org.muster.ruleset.warmachine.Order;
import org.muster.ruleset.warmachine.Parcel;
import org.muster.ruleset.warmachine.Phase;
import org.muster.ruleset.warmachine.Structure;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.Register;
import org.muster.ruleset.warmachine.data.Space;
import org.muster.ruleset.warmachine.data.StructureKind;
import org.muster.ruleset.warmachine.data.Troop;
import org.muster.ruleset.warmachine.orders.OrderPhase;

/**
 * What is wrong with a campaign that somebody wrote down, beyond its single numbers and references.
 *
 * <pre>
 * rounds and turn order                                           WMC-RND-01, WMC-SETUP-05
 * headquarters: one each, no special location, never lost         WMC-SETUP-06, -08, WMC-HQ-08
 * structures: none there, some of them one a player               WMC-STC-01, -02, -05
 * banners: one of a player in a space, none in his headquarters   WMC-ORD-06, WMC-MOV-07
 *   in an enemy's only while it fights there                      WMC-HQ-07
 * lists: points, casters, sizes, attachments, what is there once  WMC-BAN-01, -03, -04, -07, WMC-BUY-04, WMC-DEF-01
 * who has left has nothing                                        WMC-DEF-10
 * orders and battles are of forces that there are or were         WMC-PUR-01, -07
 * </pre>
 */
public final class PositionCheck {

    private static final int MOST_CASTERS = 2;

    private final Campaign campaign;
    private final List<Violation> violations = new ArrayList<>();

    private PositionCheck(Campaign campaign) {
        this.campaign = campaign;
    }

    /** All of it. */
    public static List<Violation> of(Campaign campaign) {
        PositionCheck check = new PositionCheck(campaign);
        check.violations.addAll(Violation.unlessBetween(
                "round", campaign.round(), 1, campaign.book().houseRules().rounds(), "WMC-RND-01"));
        check.turnOrder();
        check.wholeMap();
        check.headquarters();
        check.structures();
        check.banners();
        check.lists();
        check.orders();
        campaign.battles().forEach((key, battle) -> check.battle("battles." + key, key, battle));
        campaign.holdings().keySet().forEach(check::player);
        return check.violations;
    }

    private void found(String at, Violation violation) {
        violations.add(violation.inside(at));
    }

    private void found(String at, String code, String rule, @Template String sentence, Object... values) {
        found(at, Violation.of(code, sentence, values).citing(rule));
    }

    private boolean isOut(@Nullable Player player) {
        Holdings theirs = player == null ? null : campaign.holdings().get(player);
        return theirs != null && theirs.out();
    }

    // ---- the table of players, and the map

    /** Rolled for in the setup, and then for good. */
    private void turnOrder() {
        List<Player> missing = new ArrayList<>(campaign.book().players());
        missing.removeAll(campaign.turnOrder());
        boolean isRolled = !campaign.turnOrder().isEmpty() || campaign.phase() != Phase.SETUP;
        if (isRolled && !missing.isEmpty()) {
            found("turnOrder", "NOT_ALL_IN_ORDER", "WMC-SETUP-05", "The turn order lacks {players}.", missing);
        }
    }

    private void wholeMap() {
        List<String> missing = campaign.book().map().all().stream()
                .map(Space::id)
                .filter(id -> !campaign.grounds().containsKey(id))
                .toList();
        if (!missing.isEmpty()) {
            found(
                    "grounds",
                    Violation.of("NOT_ALL_OF_THE_MAP", "Nothing is said of {places}, which the map has.", missing));
        }
    }

    private void headquarters() {
        for (Player player : campaign.book().players()) {
            if (campaign.phase() != Phase.SETUP && !campaign.holdings().containsKey(player)) {
                found("holdings", Violation.of("NO_HOLDINGS", "Nothing is said of {player}.", player));
            }
        }
        Map<String, Player> taken = new LinkedHashMap<>();
        campaign.holdings().forEach((player, theirs) -> {
            String at = "holdings." + player + ".hq";
            String hq = theirs.hq();
            Player before = hq.isEmpty() ? null : taken.putIfAbsent(hq, player);
            if (theirs.out() != hq.isEmpty() && (theirs.out() || campaign.phase() != Phase.SETUP)) {
                found(
                        at,
                        "HQ_OF_EACH",
                        theirs.out() ? "WMC-DEF-10" : "WMC-SETUP-06",
                        theirs.out() ? "{player} has left, and has no headquarters." : "{player} has no headquarters.",
                        player);
            }
            if (before != null) {
                found(at, "HQ_TAKEN", "WMC-SETUP-07", "{space} holds the headquarters of {player}.", hq, before);
            }
            Ground ground = campaign.grounds().get(hq);
            if (ground == null || theirs.out()) {
                return;
            }
            if (campaign.space(hq).isSpecial()) {
                found(
                        at,
                        "HQ_SPECIAL",
                        "WMC-SETUP-08",
                        "{space} is a special location, and no place for headquarters.",
                        hq);
            }
            if (!player.equals(ground.controller())) {
                found(
                        "grounds." + hq + ".controller",
                        "HQ_LOST",
                        "WMC-HQ-08",
                        "{space} holds the headquarters of {player}, who always controls it.",
                        hq,
                        player);
            }
            if (ground.structure() != null) {
                found(
                        "grounds." + hq + ".structure",
                        "SPACE_TAKEN",
                        "WMC-STC-02",
                        "{space} holds the headquarters of {player}, and no structure beside it.",
                        hq,
                        player);
            }
        });
    }

    private void structures() {
        Map<Structure, String> before = new LinkedHashMap<>();
        campaign.grounds().forEach((space, ground) -> {
            if (isOut(ground.controller())) {
                hasLeft("grounds." + space + ".controller", ground.controller());
            }
            Structure structure = ground.structure();
            if (structure == null) {
                return;
            }
            String at = "grounds." + space + ".structure";
            StructureKind kind = structure.kind();
            String first = kind.isLimited() ? before.putIfAbsent(structure, space) : null;
            if (first != null) {
                found(
                        at,
                        "STRUCTURE_LIMIT",
                        "WMC-STC-05",
                        "{player} owns {structure:a} in {space} already; one is the limit.",
                        structure.owner(),
                        kind,
                        first);
            }
            // a depot of the setup may be: headquarters that had no other place are close to one
            if (campaign.space(space).isSpecial() && kind != StructureKind.SUPPLY_DEPOT) {
                found(
                        at,
                        "SPECIAL_SPACE",
                        "WMC-STC-01",
                        "{space} is a special location: nothing is built there.",
                        space);
            }
            if (isOut(structure.owner())) {
                hasLeft(at + ".owner", structure.owner());
            }
        });
    }

    private void hasLeft(String at, @Nullable Player player) {
        found(
                at,
                "HAS_LEFT",
                "WMC-DEF-10",
                "{player} has left the campaign, and nothing of it is left.",
                String.valueOf(player));
    }

    // ---- forces

    private void banners() {
        Map<String, String> taken = new LinkedHashMap<>();
        campaign.banners().forEach((key, banner) -> {
            String at = "banners." + key;
            String right = banner.owner().id() + '-' + banner.number();
            if (!banner.id().equals(key) || !banner.id().equals(right)) {
                found(
                        at + ".id",
                        Violation.of(
                                "OTHER_ID",
                                "Under {key} stands a banner called {id}; it would be {right}.",
                                key,
                                banner.id(),
                                right));
            }
            Holdings theirs = campaign.holdings().get(banner.owner());
            if (theirs == null || theirs.raised() < banner.number()) {
                found(
                        "holdings." + banner.owner() + (theirs == null ? "" : ".raised"),
                        Violation.of(
                                "NUMBER_GIVEN_TWICE",
                                "{banner} is there: {n} is the least that was ever raised.",
                                key,
                                banner.number()));
            }
            if (isOut(banner.owner())) {
                hasLeft(at + ".owner", banner.owner());
            }
            String other = banner.isPlaced() ? taken.putIfAbsent(banner.owner() + " " + banner.at(), key) : null;
            if (other != null) {
                found(
                        at + ".at",
                        "STACKING",
                        "WMC-ORD-06",
                        "{other} of the same player is in {space}; each banner has a space of its own.",
                        other,
                        banner.at());
            }
            if (!banner.isPlaced() && campaign.phase() != Phase.SETUP) {
                found(at + ".at", "NOT_PLACED", "WMC-SETUP-11", "After the setup every banner is on the map.");
            }
            atHeadquarters(at + ".at", banner);
        });
    }

    private void atHeadquarters(String at, Banner banner) {
        Player defender = banner.isPlaced() ? campaign.headquartersAt(banner.at()) : null;
        if (defender == null) {
            return;
        }
        if (defender.equals(banner.owner())) {
            found(
                    at,
                    "OWN_HQ",
                    "WMC-MOV-07",
                    "{space} is its own headquarters, where the defense force is.",
                    banner.at());
            return;
        }
        Battle battle = campaign.battles().get(banner.at());
        boolean fights = campaign.phase() == Phase.ORDER || campaign.phase() == Phase.BATTLE;
        if (!fights || battle == null || battle.find(banner.id()) == null) {
            found(
                    at,
                    "ENEMY_HQ",
                    "WMC-HQ-07",
                    "{space} is the headquarters of {player}: an enemy banner is there only while it fights.",
                    banner.at(),
                    defender);
        }
    }

    private void lists() {
        campaign.lists().forEach((force, list) -> {
            if (!isForce(force)) {
                noForce("lists." + force, force);
            }
        });
        campaign.holdings().forEach((player, theirs) -> {
            for (String force : forcesOf(player)) {
                list("lists." + force, player, campaign.list(force));
            }
        });
    }

    private List<String> forcesOf(Player player) {
        List<String> forces = new ArrayList<>();
        campaign.banners().list().stream()
                .filter(banner -> banner.owner().equals(player))
                .forEach(banner -> forces.add(banner.id()));
        forces.add(Campaign.defenseForceOf(player));
        return forces;
    }

    private void list(String at, Player player, List<Entry> list) {
        Register register = campaign.book().register();
        int most = campaign.book().constants().banners().maxPoints();
        int points = register.points(list);
        if (points > most) {
            found(
                    at,
                    "BANNER_TOO_LARGE",
                    "WMC-BAN-03",
                    "There {n:is|are} {n point|points} in it, and {max} is the most.",
                    points,
                    most);
        }
        if (register.casters(list) > MOST_CASTERS) {
            found(
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

    // ---- what a player has

    private void player(Player player) {
        if (!campaign.ledgers().containsKey(player)) {
            found("ledgers", Violation.of("NO_LEDGER", "Nothing is said of {player}.", player));
            return;
        }
        Ledger ledger = campaign.ledger(player);
        String at = "ledgers." + player;
        entries(player);
        numbers(player);
        standIn(player);
        int core = campaign.book().register().points(ledger.core());
        int most = campaign.book().constants().headquarters().corePoints();
        if (core > most) {
            found(
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
                found(at + ".shipments." + i + ".to", "OWN_SHIPMENT", "WMC-SPC-08", "A shipment goes to an enemy.");
            }
        }
    }

    /** The banner that one is meant for may be gone by now. */
    private void parcels(String at, Ledger ledger) {
        Set<String> before = new LinkedHashSet<>();
        for (int i = 0; i < ledger.transit().size(); i++) {
            Parcel parcel = ledger.transit().get(i);
            String there = at + ".transit." + i;
            everRaised(parcel.to(), there + ".to");
            if (!parcel.id().matches("parcel-[1-9]\\d{0,8}") || !before.add(parcel.id())) {
                found(
                        there + ".id",
                        Violation.of(
                                "OTHER_PARCEL",
                                "{id} is no id of its own; a parcel is called {first}, {second} and so on.",
                                parcel.id(),
                                "parcel-1",
                                "parcel-2"));
            } else if (numberOf(parcel.id(), '-') > ledger.reserves().parcels()) {
                found(
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
        for (String force : forcesOf(player)) {
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

    private void entry(String at, Entry entry) {
        Troop troop = campaign.book().register().troop(entry);
        if (!Entry.troopOf(entry.id()).equals(entry.troop())) {
            found(
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
            found(
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
            found(
                    at,
                    Violation.of(
                            "ENTRY_TWICE", "{id} is there already ({place}); an entry is in one place.", id, first));
        }
    }

    private void character(Map<String, String> before, String at, Entry entry) {
        for (String character : campaign.book().register().characters(entry)) {
            String first = before.putIfAbsent(character, at);
            if (first != null) {
                found(
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
                found(
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

    // ---- orders and battles, whose banners may be gone by now

    private void orders() {
        campaign.orders().forEach((id, order) -> {
            everRaised(id, "orders." + id);
            target(order, "orders." + id + ".target");
        });
        for (int i = 0; i < campaign.tracks().size(); i++) {
            everRaised(campaign.tracks().get(i).banner(), "tracks." + i + ".banner");
        }
    }

    /** A pursuit has a target, and nothing else has. */
    private void target(Order order, String at) {
        if (order.is(Order.Kind.PURSUIT)) {
            everThere(order.target(), at);
        } else if (!order.target().isEmpty()) {
            found(
                    at,
                    "NO_PURSUIT",
                    "WMC-PUR-01",
                    "Only who pursues has a target, and this order is {order}.",
                    order.kind().id());
        }
    }

    private void battle(String at, String key, Battle battle) {
        if (!battle.space().equals(key)) {
            found(
                    at + ".space",
                    Violation.of(
                            "OTHER_SPACE", "The battle at {space} says that it is at {other}.", key, battle.space()));
        }
        List<Player> players = battle.players();
        for (int i = 0; i < battle.fighters().size(); i++) {
            Fighter fighter = battle.fighters().get(i);
            String there = at + ".fighters." + i;
            if (players.indexOf(fighter.player()) < i) {
                found(
                        there + ".player",
                        "FIGHTS_TWICE",
                        "WMC-PUR-07",
                        "{player} has a force in this battle already.",
                        fighter.player());
            }
            fighter(there, battle, fighter);
            if (fighter.isPursuer()) {
                everThere(fighter.pursues(), there + ".pursues");
            }
        }
        Player winner = battle.winner();
        if (winner != null && !battle.has(winner)) {
            found(
                    at + ".winner",
                    "NO_FIGHTER",
                    "WMC-BAT-04",
                    "{player} does not fight in this battle; these do: {players}.",
                    winner,
                    players);
        }
    }

    /** A force may be gone when its battle is settled. */
    private void fighter(String at, Battle battle, Fighter fighter) {
        String force = fighter.force();
        boolean isDefenseForce = force.equals(Campaign.defenseForceOf(fighter.player()));
        if (!battle.settled() && !isForce(force)) {
            noForce(at + ".force", force);
        } else if (!isDefenseForce && !force.startsWith(fighter.player().id() + '-')) {
            found(
                    at + ".force",
                    Violation.of("OTHER_FORCE", "{force} is no force of {player}.", force, fighter.player()));
        } else {
            everThere(force, at + ".force");
        }
        violations.addAll(
                Violation.unlessBetween(at + ".templates", fighter.templates(), 0, Pool.D6.sidesOf(0), "WMC-STA-02"));
    }

    private void noForce(String at, String force) {
        found(at, Violation.of("NO_FORCE", "{force} is neither a banner nor a defense force.", force));
    }

    private void everThere(String force, String at) {
        if (!isForce(force)) {
            everRaised(force, at);
        }
    }

    private void everRaised(String banner, String at) {
        for (Player player : campaign.holdings().keySet()) {
            String number =
                    banner.substring(Math.min(banner.length(), player.id().length() + 1));
            if (banner.equals(player.id() + '-' + number)
                    && number.matches("[1-9]\\d{0,5}")
                    && Integer.parseInt(number) <= campaign.of(player).raised()) {
                return;
            }
        }
        found(at, Violation.of("NO_BANNER", "{banner} is no banner that was ever raised.", banner));
    }

    private boolean isForce(String id) {
        return campaign.banners().containsKey(id)
                || campaign.book().players().stream()
                        .anyMatch(player -> Campaign.defenseForceOf(player).equals(id));
    }
}
