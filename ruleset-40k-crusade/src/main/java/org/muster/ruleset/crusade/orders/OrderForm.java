package org.muster.ruleset.crusade.orders;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.decision.Cases;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Ability;
import org.muster.ruleset.crusade.Order;
import org.muster.ruleset.crusade.OrderSheet;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Sector;
import org.muster.ruleset.crusade.Unit;
import org.muster.ruleset.crusade.World;
import org.muster.ruleset.crusade.abilities.Uses;
import org.muster.ruleset.crusade.data.Hex;

/**
 * The orders a player may give, and what speaks against others. Places are all hexes of the map: those that may not be
 * named are closed.
 *
 * <pre>
 * none, attack, support, defend, train   CRU-STRAT-01, CRU-STRAT-04
 * attack from where, on what             CRU-ATK-01..08, CRU-NOM-02, CRU-NOM-03
 * support of whose attack                CRU-SUP-01..04, CRU-SUP-08, CRU-NOM-04, CRU-NOM-05
 * defend which system                    CRU-DEF-01, CRU-NOM-06
 * which units train                      CRU-TRN-01
 * a strategy action beside the order     CRU-ABL-05, CRU-ABL-10
 * </pre>
 */
public final class OrderForm {

    private final Season season;
    private final Player player;
    private final Sector sector;
    private final Reachable reach;
    private final List<String> hexes;

    private OrderForm(Season season, Player player) {
        this.season = season;
        this.player = player;
        this.sector = season.sector();
        this.reach = Reachable.by(season, player);
        this.hexes = new ArrayList<>(sector.ids());
        sector.rift().stream().map(Hex.Rift::id).forEach(hexes::add);
    }

    /** What {@code player} may hand in. */
    public static Options<OrderSheet> of(Season season, Player player) {
        OrderForm form = new OrderForm(season, player);
        return form.sheets().toldBy(sheet -> sheet.words(season.book()));
    }

    private Options<OrderSheet> sheets() {
        Options<Order> orders = orders();
        if (season.abilities(player, Ability.StrategyAction.class).isEmpty()) {
            return orders.as(OrderSheet::of, OrderSheet::order);
        }
        return Options.form(
                        Options.field("order", orders, OrderSheet::order).asking("Which order do you give?"),
                        Options.field("action", actions(), (OrderSheet sheet) -> Uses.orNone(sheet.action()))
                                .asking("Which ability do you use with it?")
                                .orElse(new Uses.None()),
                        (order, action) -> new OrderSheet(order, Uses.orNull(action)))
                .together(sheet -> Violation.unless(
                        sheet.action() == null || !(sheet.order() instanceof Order.Train),
                        () -> Violation.of(
                                        "TRAINING_NO_GAIN", "You cannot gain a system in a turn of Intensive Training.")
                                .citing("CRU-ABL-05", "CRU-TRN-03")
                                .inside("action")));
    }

    private Options<Order> orders() {
        return Options.<Order>cases()
                .just(Option.of("none", "no order this turn"), new Order.Nothing())
                .when(
                        Option.of("attack", "attack a system"),
                        Order.Attack.class,
                        () -> openAttacks().among(this::attacks))
                .when(
                        Option.of("support", "support another player's attack"),
                        Order.Support.class,
                        () -> openSupports().among(this::supports))
                .when(Option.of("defend", "defend a system"), Order.Defend.class, this::defences)
                .when(Option.of("train", "intensive training"), Order.Train.class, this::training)
                .either();
    }

    // ---- places

    /** One of {@code candidates}; {@code against} knows what speaks against whatever else is named, too. */
    private Options<String> place(List<String> candidates, Function<String, List<Violation>> against) {
        return Options.<String>oneOf(candidates, this::label, against).unknown(typed -> against.apply(called(typed)));
    }

    /** The hex whose system is called by its name; what is no name stays. */
    private String called(String typed) {
        return hexes.stream()
                .filter(sector::isSystem)
                .filter(hex -> sector.name(hex).equalsIgnoreCase(typed))
                .findFirst()
                .orElse(typed);
    }

    /** What a page shows of places that something else closes already: one that is not to blame, if there is any. */
    private List<String> blameless(Function<String, List<Violation>> against) {
        String any = hexes.get(0);
        for (String hex : hexes) {
            if (noSystem(hex).isEmpty() && against.apply(hex).isEmpty()) {
                return List.of(hex);
            }
        }
        return List.of(any);
    }

    private Option label(String hex) {
        if (!sector.isSystem(hex)) {
            return Option.called(hex, hex);
        }
        World world = season.world(hex);
        return Option.called(hex, sector.name(hex)).at(hex).noting("{type}, {owner}", world.kind(), season.owner(hex));
    }

    /** That a hex is no system; reported alone (CRU-ATK-06). */
    private List<Violation> noSystem(String hex) {
        if (sector.isSystem(hex)) {
            return List.of();
        }
        return Violations.of(() -> sector.isRift(hex)
                ? Violation.of("ORDER_TARGET_RIFT", "{system} is a Great Rift hex; there is no system.", hex)
                        .citing("CRU-ATK-06")
                : Violation.of("ORDER_UNKNOWN_SYSTEM", "There is no system {system} on this map.", hex)
                        .citing("CRU-ATK-06"));
    }

    // ---- attack

    private Options<Order.Attack> attacks() {
        Cases<Order.Attack> origins = Options.cases();
        origins.when(Option.of(Order.NOMAD, "as a nomad"), () -> attacksFrom(Order.NOMAD));
        hexes.forEach(hex -> origins.when(label(hex), () -> attacksFrom(hex)));
        return origins.either(Order.Attack::from).unknown(this::noSystem).asking("From which of your systems?");
    }

    private Options<Order.Attack> openAttacks() {
        Cases<Order.Attack> origins = Options.cases();
        for (String origin : reach.origins()) {
            origins.when(
                    label(origin),
                    () -> Options.oneOf(reach.from(origin), this::label)
                            .as(target -> new Order.Attack(origin, target), Order.Attack::target));
        }
        return origins.either(Order.Attack::from);
    }

    private Options<Order.Attack> attacksFrom(String origin) {
        List<Violation> nowhere = origin.equals(Order.NOMAD) ? List.of() : noSystem(origin);
        List<Violation> againstOrigin = nowhere.isEmpty() ? againstOrigin(origin) : nowhere;
        Function<String, List<Violation>> againstTarget = againstOrigin.isEmpty() ? farFrom(origin) : this::ownTarget;
        return place(againstOrigin.isEmpty() ? hexes : blameless(this::ownTarget), target -> {
                    List<Violation> noSystem = Violation.both(nowhere, noSystem(target));
                    return noSystem.isEmpty()
                            ? Violation.both(againstOrigin, againstTarget.apply(target))
                            : noSystem; // reported alone (CRU-ATK-06)
                })
                .as(target -> new Order.Attack(origin, target), Order.Attack::target)
                .asking("Which system do you attack?");
    }

    private List<Violation> againstOrigin(String origin) {
        if (origin.equals(Order.NOMAD)) {
            return Violation.unless(
                    season.isNomad(player),
                    () -> Violation.of(
                                    "NOMAD_NOT_ALLOWED",
                                    "You control {n system|systems}, so an attack needs one of them as origin.",
                                    season.systemsOf(player).size())
                            .citing("CRU-NOM-03"));
        }
        return Violation.unless(
                season.world(origin).belongsTo(player), () -> noOrigin(origin).citing("CRU-ATK-01"));
    }

    /** Who names a system that he can attack, where he is asked for one of his, has mostly forgotten the origin. */
    private Violation noOrigin(String origin) {
        List<Sentence> from = reach.origins().stream()
                .filter(own -> reach.from(own).contains(origin))
                .map(this::whence)
                .toList();
        return from.isEmpty()
                ? Violation.of(
                        "ORDER_FROM_NOT_HELD",
                        "You do not control {from}, so no attack sets out from there; you control {systems}.",
                        sector.nameAndId(origin),
                        sector.namesAndIds(season.systemsOf(player)))
                : Violation.of(
                        "ORDER_FROM_NOT_HELD",
                        "You do not control {target}, so no attack sets out from there; it can be attacked from {origins},"
                                + " which is named first.",
                        sector.nameAndId(origin),
                        Sentence.either(from));
    }

    private List<Violation> ownTarget(String target) {
        return Violation.unless(
                !season.world(target).belongsTo(player),
                () -> Violation.of("ORDER_TARGET_OWN", "{target} is already yours.", sector.nameAndId(target))
                        .citing("CRU-ATK-03"));
    }

    /** What speaks against a target of an attack from an origin of his: it is his, or not adjacent. */
    private Function<String, List<Violation>> farFrom(String origin) {
        Set<String> around = reach.around(origin);
        List<String> reached = reach.from(origin);
        return target -> Violation.both(
                ownTarget(target),
                Violation.unless(
                        around.contains(target),
                        () -> Violation.of(
                                        "ORDER_NOT_ADJACENT",
                                        "{target} is not adjacent to {from}; from {from} you reach {reached}.",
                                        sector.nameAndId(target),
                                        whence(origin),
                                        sector.namesAndIds(reached))
                                .citing(origin.equals(Order.NOMAD) ? "CRU-NOM-02" : "CRU-ATK-02")));
    }

    // ---- support

    /** Where an attack of each other player may start, in seat order, then where none does. */
    private Options<Order.Support> supports() {
        Map<String, Player> armies = new LinkedHashMap<>();
        for (Player other : season.book().players()) {
            if (!other.equals(player)) {
                armies.put(Order.nomad(other), other);
                season.systemsOf(other).forEach(system -> armies.put(system, other));
            }
        }
        armies.put(Order.nomad(player), player);
        season.systemsOf(player).forEach(system -> armies.put(system, player));
        Set<String> locations = new LinkedHashSet<>(armies.keySet());
        locations.addAll(hexes);
        List<String> mine = reach.all();
        Cases<Order.Support> cases = Options.cases();
        for (String location : locations) {
            cases.when(location(location), () -> supportsFrom(location, armies.get(location), mine));
        }
        return cases.either(Order.Support::location)
                .unknown(id -> id.startsWith(Order.NOMAD) ? List.of(noArmy(id)) : noSystem(id))
                .empty(() -> noAttack(mine))
                .asking("From where does the attack come that you support?");
    }

    /** That nobody can attack what he reaches: why each attack of each player is none would fill pages. */
    private List<Violation> noAttack(List<String> mine) {
        return Violations.of(() -> Violation.of(
                        "SUPPORT_NO_ATTACK",
                        "No other player can attack what you reach, so there is nothing to support; you reach {reached}.",
                        sector.namesAndIds(mine))
                .citing("CRU-SUP-02", "CRU-SUP-04"));
    }

    private Options<Order.Support> openSupports() {
        List<String> mine = reach.all();
        Cases<Order.Support> cases = Options.cases();
        for (Player other : season.book().players()) {
            if (!other.equals(player)) {
                Reachable theirs = Reachable.by(season, other);
                for (String origin : theirs.origins()) {
                    String location = origin.equals(Order.NOMAD) ? Order.nomad(other) : origin;
                    cases.when(
                            location(location),
                            () -> Options.oneOf(both(theirs.from(origin), mine), this::label)
                                    .as(target -> new Order.Support(location, target), Order.Support::target));
                }
            }
        }
        return cases.either(Order.Support::location);
    }

    private static List<String> both(List<String> some, List<String> others) {
        return some.stream().filter(others::contains).toList();
    }

    private Option location(String location) {
        return location.startsWith(Order.NOMAD) ? Option.of(location, whence(location)) : label(location);
    }

    /** Whose nomads a location names, whatever somebody has typed behind the dash; empty: nobody's. */
    private Optional<Player> nomad(String location) {
        return location.equals(Order.NOMAD)
                ? Optional.of(player)
                : season.book().players().stream()
                        .filter(one -> Order.nomad(one).equals(location))
                        .findFirst();
    }

    /** Where an attack starts: at a system, or at no home at all. */
    private Sentence whence(String location) {
        if (location.equals(Order.NOMAD)) {
            return Sentence.of("your nomads");
        }
        if (location.startsWith(Order.NOMAD)) {
            return Sentence.of("the nomads of {player}", nomad(location).orElseThrow());
        }
        return sector.nameAndId(location);
    }

    /**
     * Supports of an attack from one location.
     *
     * @param supported whose army stands there; null: nobody's
     * @param mine what the supporter reaches
     */
    private Options<Order.Support> supportsFrom(String location, @Nullable Player supported, List<String> mine) {
        List<Violation> nowhere = location.startsWith(Order.NOMAD) ? List.of() : noSystem(location);
        List<Violation> againstLocation = nowhere.isEmpty() ? againstLocation(location, supported) : nowhere;
        Function<String, List<Violation>> againstAttack =
                supported != null && againstLocation.isEmpty() ? againstAttack(location, supported) : any -> List.of();
        Function<String, List<Violation>> outOfReach = target -> outOfReach(target, mine);
        return place(againstLocation.isEmpty() ? hexes : blameless(outOfReach), target -> {
                    List<Violation> noSystem = Violation.both(noSystem(target), nowhere);
                    return noSystem.isEmpty()
                            ? Violation.both(
                                    againstLocation,
                                    Violation.both(outOfReach.apply(target), againstAttack.apply(target)))
                            : noSystem;
                })
                .as(target -> new Order.Support(location, target), Order.Support::target)
                .asking("Which system does it attack?");
    }

    private List<Violation> againstLocation(String location, @Nullable Player supported) {
        boolean isNomads = location.startsWith(Order.NOMAD);
        // his own nomads are none to support either, by whatever name
        if (supported == null || isNomads && (!season.isNomad(supported) || supported.equals(player))) {
            return Violations.of(() -> noArmy(location));
        }
        return Violation.unless(
                !supported.equals(player),
                () -> Violation.of(
                                "SUPPORT_OWN_ATTACK",
                                "{location} is yours; a support names another player's attack.",
                                whence(location))
                        .citing("CRU-SUP-03"));
    }

    private Violation noArmy(String location) {
        if (!location.startsWith(Order.NOMAD)) {
            return Violation.of(
                            "SUPPORT_NO_ARMY",
                            "Nobody controls {location}, so no attack starts there.",
                            sector.nameAndId(location))
                    .citing("CRU-SUP-03");
        }
        Optional<Player> named = nomad(location).filter(season.players()::contains);
        if (named.isEmpty()) {
            return Violation.of("SUPPORT_NO_ARMY", "No player is called that; name the system the attack starts from.")
                    .citing("CRU-SUP-03");
        }
        if (!named.get().equals(player)) {
            return Violation.of(
                            "SUPPORT_NO_ARMY",
                            "{player} is no nomad; name the system the attack starts from: {player} controls {systems}.",
                            named.get(),
                            sector.namesAndIds(season.systemsOf(named.get())))
                    .citing("CRU-SUP-01", "CRU-SUP-03");
        }
        return season.isNomad(player)
                ? Violation.of(
                                "SUPPORT_OWN_ATTACK",
                                "The attack of your nomads is yours; a support names another player's attack.")
                        .citing("CRU-SUP-03", "CRU-NOM-05")
                : nobodysNomads();
    }

    /** {@code NOMAD} without the player whose attack is meant (CRU-NOM-05). */
    private Violation nobodysNomads() {
        List<String> nomads = season.players().stream()
                .filter(season::isNomad)
                .map(Order::nomad)
                .toList();
        return (nomads.isEmpty()
                        ? Violation.of(
                                "SUPPORT_NO_ARMY",
                                "No player is a nomad now; a support names the system another player's attack starts from.")
                        : Violation.of(
                                "SUPPORT_NO_ARMY", "A support of a nomad names the player too: {nomads}.", nomads))
                .citing("CRU-SUP-01", "CRU-SUP-03", "CRU-NOM-05");
    }

    /** A target the supporter may not help to take, wherever the attack starts. */
    private List<Violation> outOfReach(String target, List<String> mine) {
        if (season.world(target).belongsTo(player)) {
            return Violations.of(
                    () -> Violation.of("SUPPORT_TARGET_OWN", "{target} is your own system.", sector.nameAndId(target))
                            .citing("CRU-SUP-03"));
        }
        return Violation.unless(
                mine.contains(target),
                () -> Violation.of(
                                "SUPPORT_OUT_OF_REACH",
                                "You do not reach {target}; you reach {reached}.",
                                sector.nameAndId(target),
                                sector.namesAndIds(mine))
                        .citing("CRU-SUP-02"));
    }

    /** An attack that the supported player could not order from there. */
    private Function<String, List<Violation>> againstAttack(String location, Player supported) {
        List<String> theirs =
                Reachable.by(season, supported).from(location.startsWith(Order.NOMAD) ? Order.NOMAD : location);
        return target -> {
            if (season.world(target).belongsTo(supported)) {
                return Violations.of(() -> Violation.of(
                                "SUPPORT_TARGET_OF_SUPPORTED",
                                "{target} belongs to {player}, whose attack you would support.",
                                sector.nameAndId(target),
                                supported)
                        .citing("CRU-SUP-03"));
            }
            return Violation.unless(
                    theirs.contains(target),
                    () -> Violation.of(
                                    "SUPPORT_IMPOSSIBLE_ATTACK",
                                    "{player} cannot attack {target} from {location}; from there {reached} can be"
                                            + " attacked.",
                                    supported,
                                    sector.nameAndId(target),
                                    whence(location),
                                    sector.namesAndIds(theirs))
                            .citing("CRU-SUP-04"));
        };
    }

    // ---- defend and train

    private Options<Order.Defend> defences() {
        return place(hexes, hex -> {
                    List<Violation> noSystem = noSystem(hex);
                    return noSystem.isEmpty() ? notHeld(hex) : noSystem;
                })
                .as(Order.Defend::new, Order.Defend::system);
    }

    private List<Violation> notHeld(String system) {
        return Violation.unless(
                season.world(system).belongsTo(player),
                () -> Violation.of(
                                "ORDER_DEFEND_NOT_HELD",
                                "You can only defend a system you control; {system} belongs to {owner}.",
                                sector.nameAndId(system),
                                season.owner(system))
                        .citing("CRU-DEF-01", "CRU-NOM-06"));
    }

    /** Six units, or all there are (CRU-TRN-01). */
    private Options<Order.Train> training() {
        OrderedMap<String, Unit> units = season.force(player).units();
        int trainees = Math.min(season.book().season().training().units(), units.size());
        return Options.<String>someOf(
                        trainees,
                        trainees,
                        List.copyOf(units.keySet()),
                        name -> Option.of(name, season.book().unitLabel(name))
                                .noting("{xp} XP", units.the(name).xp()))
                .unknown(name ->
                        List.of(Violation.of("TRAINING_UNIT_UNKNOWN", "{name} is not in your Order of Battle.", name)
                                .citing("CRU-TRN-01")))
                .outside(n -> List.of(Violation.of(
                                "TRAINING_UNIT_COUNT",
                                "Choose exactly {n different unit|different units}; you chose {m}.",
                                trainees,
                                n)
                        .citing("CRU-TRN-01")))
                .as(Order.Train::new, Order.Train::units);
    }

    // ---- strategy actions

    private Options<Uses> actions() {
        return Uses.options(
                season,
                player,
                season.abilities(player, Ability.StrategyAction.class),
                Option.of("none", "no special action"));
    }
}
