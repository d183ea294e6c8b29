package org.muster.ruleset.warmachine.orders;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.decision.Either;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Template;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Order;
import org.muster.ruleset.warmachine.Structure;
import org.muster.ruleset.warmachine.season.Prospects;

/**
 * What orders a player may give to his banners, all in one answer.
 *
 * <pre>
 * every banner gets exactly one order          WMC-ORD-01, -03  ORDER_MISSING_BANNER
 * a march goes from space to space             WMC-ORD-04, -09  ORDER_NOT_ADJACENT, ORDER_BACKTRACK
 * a pursuit reaches one space                  WMC-ORD-07       ORDER_TARGET_RANGE
 * demolish and convert need a structure        WMC-ORD-08       ORDER_NO_STRUCTURE
 * no two end together, none at home            WMC-ORD-06       ORDER_STACK, ORDER_OWN_HQ
 * </pre>
 */
final class Orders {

    private final Campaign campaign;
    private final Player player;
    private final List<Banner> banners;

    private Orders(Campaign campaign, Player player) {
        this.campaign = campaign;
        this.player = player;
        this.banners = campaign.bannersOf(player);
    }

    /** The orders of {@code player}, by banner; nobody without a banner is asked. */
    static Options<OrderedMap<String, Order>> of(Campaign campaign, Player player) {
        Orders orders = new Orders(campaign, player);
        return Options.lazily(orders::options).together(orders::stacks, orders::random);
    }

    private Options<OrderedMap<String, Order>> options() {
        List<Option> faces = new ArrayList<>(banners.size());
        for (Banner banner : banners) {
            faces.add(Option.of(banner.id(), campaign.nameOf(banner.id()))
                    .at(banner.id())
                    .noting("at {space}", campaign.space(banner.at())));
        }
        return Options.each(faces, id -> kinds(campaign.banner(id))).unknown(this::noBanner);
    }

    private List<Violation> noBanner(String name) {
        return List.of(noOrders(name).citing("WMC-ORD-01", "WMC-ORD-03").inside(name));
    }

    private Violation noOrders(String name) {
        boolean garrison = campaign.players().stream()
                .anyMatch(one -> Campaign.defenseForceOf(one).equals(name));
        if (garrison) {
            return Violation.of(
                    "ORDER_MISSING_BANNER",
                    "{force} gets no orders: it stays at its headquarters.",
                    campaign.nameOf(name));
        }
        boolean others = campaign.enemiesOf(player).stream()
                .flatMap(one -> campaign.bannersOf(one).stream())
                .anyMatch(banner -> banner.id().equals(name));
        return others
                ? Violation.of("ORDER_MISSING_BANNER", "{banner} is not yours.", campaign.nameOf(name))
                : Violation.of("ORDER_MISSING_BANNER", "There is no banner {name} on the map.", name);
    }

    // ---- what one banner may be told

    private Either<Order> kinds(Banner banner) {
        return Options.<Order>cases()
                .when(option(Order.Kind.STANDARD_MARCH, "march", "march one space"), () -> marches(banner))
                .when(
                        option(
                                Order.Kind.FORCED_MARCH,
                                "forced march",
                                "march two spaces; of what then fights, each model or unit is late on a 1 of a d6"),
                        () -> forcedMarches(banner))
                .when(
                        option(Order.Kind.PURSUIT, "pursue", "stay, and attack a force that stays within a space"),
                        () -> pursuits(banner))
                .just(option(Order.Kind.FORTIFY, "fortify", "stay; if attacked, d6 trenches or walls"), Order.FORTIFY)
                .just(
                        option(Order.Kind.AMBUSH, "ambush", "stay; if attacked, +1 to start and 2 inches deeper"),
                        Order.AMBUSH)
                .add(Options.just(
                                option(Order.Kind.DEMOLISH, "demolish", "stay and destroy the structure"),
                                Order.DEMOLISH)
                        .unless(() -> noStructure(banner.at())))
                .add(Options.just(
                                option(Order.Kind.CONVERT, "convert", "stay and take over the structure"),
                                Order.CONVERT)
                        .unless(() -> noStructure(banner.at())))
                .either(order -> order.kind().id());
    }

    private static Option option(Order.Kind kind, @Template String label, @Template String note) {
        return Option.of(kind.id(), label).noting(note);
    }

    private Options<Order> marches(Banner banner) {
        List<String> next = campaign.book().map().neighbours(banner.at());
        return marches(banner, next).among(() -> {
            List<String> ends = new ArrayList<>(next);
            for (String space : campaign.grounds().keySet()) {
                if (!campaign.book().map().adjacent(banner.at(), space)) {
                    ends.add(space);
                }
            }
            return marches(banner, ends);
        });
    }

    private Options<Order> marches(Banner banner, List<String> ends) {
        return Options.<String>oneOf(ends, campaign.book()::option, end -> against(banner, Order.march(end)))
                .as(Order::march, order -> order.path().get(0));
    }

    private Options<Order> forcedMarches(Banner banner) {
        List<Order> paths = new ArrayList<>(36);
        for (String first : campaign.book().map().neighbours(banner.at())) {
            for (String second : campaign.book().map().neighbours(first)) {
                paths.add(Order.forcedMarch(first, second));
            }
        }
        return Options.oneOf(paths, this::pathFace, order -> against(banner, order))
                .unknown(id -> againstLeap(banner, id));
    }

    /** Two spaces that no road joins are looked for only when somebody names them: there are thousands. */
    private List<Violation> againstLeap(Banner banner, String id) {
        for (String first : campaign.grounds().keySet()) {
            for (String second : campaign.grounds().keySet()) {
                if (pathId(first, second).equals(id)) {
                    return against(banner, Order.forcedMarch(first, second));
                }
            }
        }
        return List.of();
    }

    private static String pathId(String first, String second) {
        return first + '-' + second;
    }

    private Option pathFace(Order order) {
        String through = order.path().get(0);
        String to = order.path().get(1);
        return Option.of(pathId(through, to), "{space} through {space2}", campaign.space(to), campaign.space(through))
                .at(through, to);
    }

    private Options<Order> pursuits(Banner banner) {
        List<String> forces = new ArrayList<>();
        for (Player enemy : campaign.enemiesOf(player)) {
            campaign.bannersOf(enemy).forEach(other -> forces.add(other.id()));
            if (!campaign.of(enemy).hq().isEmpty()) {
                forces.add(Campaign.defenseForceOf(enemy));
            }
        }
        Set<String> near = distances(banner, pursuitReach()).keySet();
        return Options.oneOf(forces, this::targetFace, force -> outOfReach(banner, force, near))
                .as(Order::pursuit, Order::target);
    }

    private Option targetFace(String force) {
        return Option.of(force, campaign.nameOf(force)).at(force, campaign.whereIs(force));
    }

    // ---- what speaks against it

    /** Every rule that a march would break (WMC-ORD-04, WMC-ORD-06). */
    private List<Violation> against(Banner banner, Order march) {
        Violations violations = new Violations();
        String at = banner.at();
        for (String to : march.path()) {
            String from = at;
            if (!campaign.book().map().adjacent(from, to)) {
                violations.found(() -> Violation.of(
                                "ORDER_NOT_ADJACENT",
                                "{to} is not adjacent to {from}.",
                                campaign.space(to),
                                campaign.space(from))
                        .citing("WMC-ORD-04"));
            }
            at = to;
        }
        String end = march.end(banner.at());
        if (end.equals(campaign.of(player).hq())) {
            violations.found(() -> Violation.of("ORDER_OWN_HQ", "{space} is your headquarters.", campaign.space(end))
                    .citing("WMC-ORD-06"));
        }
        if (march.is(Order.Kind.FORCED_MARCH) && end.equals(banner.at())) {
            violations.found(() -> Violation.of(
                            "ORDER_BACKTRACK",
                            "A forced march can't end where it began ({space}).",
                            campaign.space(end))
                    .citing("WMC-ORD-04"));
        }
        return violations;
    }

    private List<Violation> outOfReach(Banner banner, String force, Set<String> near) {
        String there = campaign.whereIs(force);
        return Violation.unless(
                near.contains(there),
                () -> Violation.of(
                                "ORDER_TARGET_RANGE",
                                "{target} is {d space|spaces} away, pursuit reaches {reach}.",
                                campaign.nameOf(force),
                                distances(banner, Integer.MAX_VALUE).getOrDefault(there, 0),
                                pursuitReach())
                        .citing("WMC-ORD-07"));
    }

    private int pursuitReach() {
        return campaign.book().constants().orders().pursuitReach();
    }

    /** The spaces at most so many steps away from a banner, and how many. */
    private Map<String, Integer> distances(Banner banner, int steps) {
        return campaign.book().map().distances(banner.at(), any -> true, steps);
    }

    private List<Violation> noStructure(String space) {
        Structure structure = campaign.ground(space).structure();
        return Violation.unless(
                structure != null && !structure.owner().equals(player),
                () -> Violation.of(
                                "ORDER_NO_STRUCTURE", "There is no enemy structure in {space}.", campaign.space(space))
                        .citing("WMC-ORD-08", "WMC-STA-08"));
    }

    // ---- the whole

    /** Two banners must not end together if all orders run as written (WMC-ORD-06). */
    private List<Violation> stacks(OrderedMap<String, Order> orders) {
        List<Violation> stacks = List.of();
        for (int i = 0; i < banners.size(); i++) {
            for (int j = i + 1; j < banners.size(); j++) {
                String end = end(banners.get(i), orders);
                if (end != null && end.equals(end(banners.get(j), orders))) {
                    stacks = stacks.isEmpty() ? new ArrayList<>() : stacks;
                    stacks.add(Violation.of(
                                    "ORDER_STACK",
                                    "{a} and {b} would both end in {space}, which has room for one of your banners.",
                                    campaign.nameOf(banners.get(i).id()),
                                    campaign.nameOf(banners.get(j).id()),
                                    campaign.space(end))
                            .citing("WMC-ORD-06"));
                }
            }
        }
        return stacks;
    }

    /** Where it ends; null: what it is to do was not understood. */
    private static @Nullable String end(Banner banner, OrderedMap<String, Order> orders) {
        Order order = orders.get(banner.id());
        return order == null ? null : order.end(banner.at());
    }

    /** Orders that take land: each banner in turn goes, or stays, where most is to be won. */
    static OrderedMap<String, Order> promising(Campaign campaign, Player player, RandomGenerator random) {
        return new Orders(campaign, player).towardsLand(random);
    }

    private OrderedMap<String, Order> towardsLand(RandomGenerator random) {
        Map<String, String> ends = new LinkedHashMap<>();
        banners.forEach(banner -> ends.put(banner.id(), banner.at()));
        Map<String, Order> orders = new LinkedHashMap<>();
        for (Banner banner : banners) {
            ends.remove(banner.id());
            Order best = Order.FORTIFY;
            double most = ends.containsValue(banner.at()) ? -1 : worth(banner, banner.at()) + random.nextDouble();
            for (String next : campaign.book().map().neighbours(banner.at())) {
                double here = worth(banner, next) + random.nextDouble();
                if (here > most
                        && !ends.containsValue(next)
                        && !next.equals(campaign.of(player).hq())) {
                    best = Order.march(next);
                    most = here;
                }
            }
            orders.put(banner.id(), best);
            ends.put(banner.id(), best.end(banner.at()));
        }
        return OrderedMap.copyOf(orders);
    }

    /** What a banner may hope for in a space: to claim it, if whoever stands there is no stronger; else what lies behind it. */
    private double worth(Banner banner, String space) {
        int own = campaign.points(banner.id());
        for (Banner other : campaign.bannersIn(space)) {
            if (!other.owner().equals(player) && campaign.points(other.id()) > own) {
                return -1;
            }
        }
        Player home = campaign.headquartersAt(space);
        if (home != null) {
            return home.equals(player) || campaign.points(Campaign.defenseForceOf(home)) > own ? -1 : 1;
        }
        if (!campaign.controls(player, space)) {
            return 2 * Prospects.worth(campaign, space);
        }
        double behind = 0;
        for (String next : campaign.book().map().neighbours(space)) {
            behind += campaign.controls(player, next) ? 0 : 0.2;
        }
        return behind;
    }

    /** Each banner in turn takes some order that leads nowhere an other one means to end. */
    private OrderedMap<String, Order> random(RandomGenerator random) {
        Map<String, String> ends = new LinkedHashMap<>();
        banners.forEach(banner -> ends.put(banner.id(), banner.at()));
        Map<String, Order> orders = new LinkedHashMap<>();
        for (Banner banner : banners) {
            Order order = kinds(banner).sample(random);
            ends.remove(banner.id());
            if (ends.containsValue(order.end(banner.at()))) {
                order = random.nextBoolean() ? Order.FORTIFY : Order.AMBUSH;
            }
            orders.put(banner.id(), order);
            ends.put(banner.id(), order.end(banner.at()));
        }
        return OrderedMap.copyOf(orders);
    }
}
