package org.muster.ruleset.crusade;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.Options.Case;
import org.muster.api.seat.Player;
import org.muster.ruleset.crusade.data.SeasonFile;

/**
 * The orders a player may give, and why he may not give others.
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
final class OrderForm {

    private final Season season;
    private final Player player;
    private final Sector sector;
    private final Reachable reach;

    private OrderForm(Season season, Player player) {
        this.season = season;
        this.player = player;
        this.sector = season.book().sector();
        this.reach = Reachable.by(season, player);
    }

    /** What {@code player} may hand in. */
    static Options<OrderSheet> of(Season season, Player player) {
        OrderForm form = new OrderForm(season, player);
        Options<Order> orders = form.orders();
        if (season.abilities(player, Ability.StrategyAction.class).isEmpty()) {
            return orders.as(OrderSheet::of, OrderSheet::order);
        }
        return Options.form(
                        Options.field("order", orders, OrderSheet::order),
                        Options.field("action", form.actions(), (OrderSheet sheet) -> Uses.orNone(sheet.action()))
                                .orElse(new Uses.None()),
                        (order, action) -> new OrderSheet(order, Uses.orNull(action)))
                .where(sheet -> sheet.action() != null && sheet.order() instanceof Order.Train
                        ? List.of(Violation.of(
                                        "TRAINING_NO_GAIN", "You cannot gain a system in a turn of Intensive Training.")
                                .citing("CRU-ABL-05", "CRU-TRN-03")
                                .inside("action"))
                        : List.of());
    }

    private Options<Order> orders() {
        List<Case<? extends Order>> cases = new ArrayList<>(5);
        cases.add(Options.just(Option.of("none", "no order this turn"), new Order.Nothing()));
        cases.add(Options.when(Option.of("attack", "attack a system"), Order.Attack.class, this::attacks));
        cases.add(Options.when(
                Option.of("support", "support another player's attack"), Order.Support.class, this::supports));
        cases.add(Options.when(
                Option.of("defend", "defend a system"),
                Order.Defend.class,
                () -> Options.oneOf(season.systemsOf(player), this::face).as(Order.Defend::new, Order.Defend::system)));
        cases.add(Options.when(Option.of("train", "intensive training"), Order.Train.class, this::training));
        return Options.<Order>either(cases).explaining(this::refusals);
    }

    private Option face(String system) {
        if (!sector.isSystem(system)) {
            return Option.called(system, system);
        }
        World world = season.worlds().the(system);
        return Option.called(system, sector.the(system).name())
                .at(system)
                .noting("{type}, {owner}", world.type(), season.owner(system));
    }

    // ---- attack

    private Options<Order.Attack> attacks() {
        List<Case<? extends Order.Attack>> origins = new ArrayList<>();
        for (String origin : reach.origins()) {
            List<String> targets = reach.from(origin);
            if (!targets.isEmpty()) {
                origins.add(Options.when(
                        face(origin),
                        () -> Options.oneOf(targets, this::face)
                                .as(target -> new Order.Attack(origin, target), Order.Attack::target)));
            }
        }
        return Options.either(Order.Attack::from, origins);
    }

    private List<Violation> attackRefusals(String from, String target) {
        List<Violation> refusals = new ArrayList<>();
        refusals.addAll(unknown(target));
        if (!from.equals(Order.NOMAD)) {
            refusals.addAll(unknown(from));
        }
        if (!refusals.isEmpty()) {
            return refusals; // reported alone (CRU-ATK-06)
        }
        if (from.equals(Order.NOMAD) && !season.isNomad(player)) {
            refusals.add(nomadNotAllowed(player));
        } else if (!from.equals(Order.NOMAD) && !season.worlds().the(from).belongsTo(player)) {
            refusals.add(Violation.of(
                            "ORDER_FROM_NOT_HELD",
                            "You do not control {from}; you control {systems}.",
                            from,
                            season.systemsOf(player))
                    .citing("CRU-ATK-01"));
        }
        if (season.worlds().the(target).belongsTo(player)) {
            refusals.add(Violation.of("ORDER_TARGET_OWN", "{target} is already yours.", target)
                    .citing("CRU-ATK-03"));
        } else if (refusals.isEmpty()) {
            List<String> reached = reach.from(from);
            if (!reached.contains(target)) {
                refusals.add(Violation.of(
                                "ORDER_NOT_ADJACENT",
                                "{target} is not adjacent to {from}; from {from} you reach {reached}.",
                                target,
                                from,
                                reached)
                        .citing("CRU-ATK-02", "CRU-NOM-02"));
            }
        }
        return refusals;
    }

    private Violation nomadNotAllowed(Player who) {
        return Violation.of(
                        "NOMAD_NOT_ALLOWED",
                        "You control {n system|systems}, so an attack needs one of them as origin.",
                        season.systemsOf(who).size())
                .citing("CRU-NOM-03");
    }

    private List<Violation> unknown(String system) {
        if (sector.isRift(system)) {
            return List.of(
                    Violation.of("ORDER_TARGET_RIFT", "{system} is a Great Rift hex; there is no system.", system)
                            .citing("CRU-ATK-06"));
        }
        return sector.isSystem(system)
                ? List.of()
                : List.of(Violation.of("ORDER_UNKNOWN_SYSTEM", "There is no system {system} on this map.", system)
                        .citing("CRU-ATK-06"));
    }

    // ---- support

    private Options<Order.Support> supports() {
        Set<String> mine = new LinkedHashSet<>(reach.all());
        Map<String, List<String>> byLocation = new LinkedHashMap<>();
        for (Player other : season.players()) {
            if (other.equals(player)) {
                continue;
            }
            Reachable theirs = Reachable.by(season, other);
            for (String origin : theirs.origins()) {
                List<String> targets = new ArrayList<>();
                for (String target : theirs.from(origin)) {
                    if (mine.contains(target)) {
                        targets.add(target);
                    }
                }
                if (!targets.isEmpty()) {
                    byLocation.put(origin.equals(Order.NOMAD) ? Order.nomad(other) : origin, targets);
                }
            }
        }
        List<Case<? extends Order.Support>> cases = new ArrayList<>();
        byLocation.forEach((location, targets) -> cases.add(Options.when(
                place(location),
                () -> Options.oneOf(targets, this::face)
                        .as(target -> new Order.Support(location, target), Order.Support::target))));
        return Options.either(Order.Support::location, cases);
    }

    private Option place(String location) {
        return sector.isSystem(location)
                ? face(location)
                : Option.of(location, "the nomads of {substring}", location.substring(Order.NOMAD.length() + 1));
    }

    private List<Violation> supportRefusals(String location, String target) {
        List<Violation> refusals = new ArrayList<>(unknown(target));
        Player supported = supported(location);
        boolean nomad = location.startsWith(Order.NOMAD);
        if (!nomad) {
            refusals.addAll(unknown(location));
        }
        if (!refusals.isEmpty()) {
            return refusals;
        }
        if (supported == null || nomad && !season.isNomad(supported)) {
            refusals.add(Violation.of(
                            "SUPPORT_NO_ARMY",
                            nomad
                                    ? "{location} is no nomad; name the system the attack starts from."
                                    : "Nobody controls {location}, so no attack starts there.",
                            location)
                    .citing("CRU-SUP-03"));
            supported = null;
        } else if (supported.equals(player)) {
            refusals.add(Violation.of(
                            "SUPPORT_OWN_ATTACK",
                            "{location} is yours; a support names another player's attack.",
                            location)
                    .citing("CRU-SUP-03"));
            supported = null;
        }
        if (season.worlds().the(target).belongsTo(player)) {
            refusals.add(Violation.of("SUPPORT_TARGET_OWN", "{target} is your own system.", target)
                    .citing("CRU-SUP-03"));
        } else if (!reach.all().contains(target)) {
            refusals.add(Violation.of(
                            "SUPPORT_OUT_OF_REACH",
                            "You do not reach {target}; you reach {reached}.",
                            target,
                            reach.all())
                    .citing("CRU-SUP-02"));
        }
        if (supported != null) {
            if (season.worlds().the(target).belongsTo(supported)) {
                refusals.add(Violation.of(
                                "SUPPORT_TARGET_OF_SUPPORTED",
                                "{target} belongs to {player}, whose attack you would support.",
                                target,
                                supported)
                        .citing("CRU-SUP-03"));
            } else {
                List<String> theirs = Reachable.by(season, supported).from(nomad ? Order.NOMAD : location);
                if (!theirs.contains(target)) {
                    refusals.add(Violation.of(
                                    "SUPPORT_IMPOSSIBLE_ATTACK",
                                    "{player} cannot attack {target} from {location}; from there {reached} can be"
                                            + " attacked.",
                                    supported,
                                    target,
                                    location,
                                    theirs)
                            .citing("CRU-SUP-04"));
                }
            }
        }
        return refusals;
    }

    /** Whose army stands there; null: nobody's. */
    private @org.jspecify.annotations.Nullable Player supported(String location) {
        if (sector.isSystem(location)) {
            return season.controller(location);
        }
        return season.players().stream()
                .filter(other -> Order.nomad(other).equals(location))
                .findFirst()
                .orElse(null);
    }

    // ---- defend and train

    private List<Violation> defendRefusals(String system) {
        List<Violation> unknown = unknown(system);
        return !unknown.isEmpty()
                ? unknown
                : List.of(Violation.of(
                                "ORDER_DEFEND_NOT_HELD",
                                "You can only defend a system you control; {system} belongs to {owner}.",
                                system,
                                season.owner(system))
                        .citing("CRU-DEF-01", "CRU-NOM-06"));
    }

    /** How many units train: six, or all there are (CRU-TRN-01). */
    private int trainees() {
        return Math.min(
                season.book().season().training().units(),
                season.force(player).units().size());
    }

    private Options<Order.Train> training() {
        List<String> units = List.copyOf(season.force(player).units().keySet());
        return Options.someOf(
                        trainees(),
                        trainees(),
                        units,
                        name -> Option.called(name, name)
                                .noting(
                                        "{xp} XP",
                                        season.force(player).units().the(name).xp()))
                .as(Order.Train::new, Order.Train::units);
    }

    private List<Violation> trainRefusals(List<Answer> named) {
        List<Violation> refusals = new ArrayList<>();
        Set<String> different = new LinkedHashSet<>();
        for (Answer one : named) {
            String name = one instanceof Answer.Word word ? word.text() : one.toString();
            different.add(name);
            if (!season.force(player).units().containsKey(name)) {
                refusals.add(Violation.of("TRAINING_UNIT_UNKNOWN", "{name} is not in your Order of Battle.", name)
                        .citing("CRU-TRN-01"));
            }
        }
        SeasonFile.Training training = season.book().season().training();
        if (different.size() != trainees() || named.size() != trainees()) {
            refusals.add(Violation.of(
                            "TRAINING_UNIT_COUNT",
                            "Choose exactly {n different unit|different units}; you chose {m}.",
                            Math.min(training.units(), trainees()),
                            different.size())
                    .citing("CRU-TRN-01"));
        }
        return refusals;
    }

    // ---- refusals by kind

    private List<Violation> refusals(Answer answer) {
        Map<String, Answer> kinds = Options.fieldsOf(answer);
        if (kinds.size() != 1) {
            return List.of();
        }
        Map.Entry<String, Answer> kind = kinds.entrySet().iterator().next();
        List<Violation> refusals = switch (kind.getKey()) {
            case "attack" -> fromTo(kind.getValue(), pair -> attackRefusals(pair.get(0), pair.get(1)));
            case "support" -> fromTo(kind.getValue(), pair -> supportRefusals(pair.get(0), pair.get(1)));
            case "defend" -> kind.getValue() instanceof Answer.Word word ? defendRefusals(word.text()) : List.of();
            case "train" -> kind.getValue() instanceof Answer.Items items ? trainRefusals(items.list()) : List.of();
            default -> List.of();
        };
        return Violation.inside(kind.getKey(), refusals);
    }

    private static List<Violation> fromTo(Answer answer, Function<List<String>, List<Violation>> refusals) {
        Map<String, Answer> pair = Options.fieldsOf(answer);
        if (pair.size() != 1) {
            return List.of();
        }
        Map.Entry<String, Answer> only = pair.entrySet().iterator().next();
        return only.getValue() instanceof Answer.Word target
                ? refusals.apply(List.of(only.getKey(), target.text()))
                : List.of();
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
