package org.muster.ruleset.warmachine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Each;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;

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
        return new Orders(campaign, player).options();
    }

    private Options<OrderedMap<String, Order>> options() {
        if (banners.isEmpty()) {
            return Options.oneOf(List.of(), any -> Option.of("none", "none"));
        }
        List<Option> faces = new ArrayList<>(banners.size());
        for (Banner banner : banners) {
            faces.add(Option.called(banner.id(), campaign.nameOf(banner.id()))
                    .at(banner.id())
                    .noting("at {space}", campaign.book().space(banner.at())));
        }
        return Options.each(faces, id -> kinds(campaign.banner(id)))
                .explaining(this::whyNot)
                .where(this::stacks, this::random);
    }

    // ---- what one banner may be told

    private Options<Order> kinds(Banner banner) {
        List<Options.Case<? extends Order>> cases = new ArrayList<>(7);
        cases.add(Options.when(face(Order.Kind.STANDARD_MARCH, "march one space"), () -> marches(banner)));
        cases.add(Options.when(
                face(Order.Kind.FORCED_MARCH, "march two spaces; whom it fights it fights unprepared"),
                () -> forcedMarches(banner)));
        List<String> targets = targets(banner);
        if (!targets.isEmpty()) {
            cases.add(Options.when(
                    face(Order.Kind.PURSUIT, "stay, and attack a force that stays within a space"),
                    () -> Options.oneOf(targets, this::targetFace).as(Order::pursuit, Order::target)));
        }
        cases.add(Options.just(face(Order.Kind.FORTIFY, "stay; if attacked, d6 trenches or walls"), Order.FORTIFY));
        cases.add(Options.just(
                face(Order.Kind.AMBUSH, "stay; if attacked, +1 to start and 2 inches deeper"), Order.AMBUSH));
        if (hasEnemyStructure(banner.at())) {
            cases.add(Options.just(face(Order.Kind.DEMOLISH, "stay and destroy the structure"), Order.DEMOLISH));
            cases.add(Options.just(face(Order.Kind.CONVERT, "stay and take over the structure"), Order.CONVERT));
        }
        return Options.either(order -> order.kind().id(), cases);
    }

    private static Option face(Order.Kind kind, String note) {
        return Option.called(kind.id(), kind.id().replace('-', ' ')).noting("{it}", note);
    }

    private Options<Order> marches(Banner banner) {
        List<String> ends = new ArrayList<>(campaign.book().map().neighbours(banner.at()));
        ends.remove(campaign.of(player).hq());
        return Options.oneOf(ends, campaign.book()::face)
                .as(Order::march, order -> order.path().get(0));
    }

    private Options<Order> forcedMarches(Banner banner) {
        List<Order> ways = new ArrayList<>(36);
        for (String first : campaign.book().map().neighbours(banner.at())) {
            for (String second : campaign.book().map().neighbours(first)) {
                if (!second.equals(banner.at())
                        && !second.equals(campaign.of(player).hq())) {
                    ways.add(Order.forcedMarch(first, second));
                }
            }
        }
        return Options.oneOf(ways, this::wayFace);
    }

    private Option wayFace(Order order) {
        String through = order.path().get(0);
        String to = order.path().get(1);
        return Option.of(
                        through + '-' + to,
                        "{space} through {space2}",
                        campaign.book().space(to),
                        campaign.book().space(through))
                .at(through, to);
    }

    private List<String> targets(Banner banner) {
        List<String> targets = new ArrayList<>();
        List<String> near = new ArrayList<>(campaign.book().map().neighbours(banner.at()));
        near.add(banner.at());
        for (Player enemy : campaign.enemiesOf(player)) {
            for (Banner other : campaign.bannersOf(enemy)) {
                if (near.contains(other.at())) {
                    targets.add(other.id());
                }
            }
            if (near.contains(campaign.of(enemy).hq())) {
                targets.add(Campaign.garrisonOf(enemy));
            }
        }
        return targets;
    }

    private Option targetFace(String force) {
        return Option.called(force, campaign.nameOf(force)).at(force, campaign.whereIs(force));
    }

    private boolean hasEnemyStructure(String space) {
        Structure structure = campaign.ground(space).structure();
        return structure != null && !structure.owner().equals(player);
    }

    // ---- the whole

    /** Two banners must not end together if all orders run as written (WMC-ORD-06). */
    private List<Violation> stacks(OrderedMap<String, Order> orders) {
        List<Violation> stacks = List.of();
        for (int i = 0; i < banners.size(); i++) {
            for (int j = i + 1; j < banners.size(); j++) {
                String end = end(banners.get(i), orders);
                if (end.equals(end(banners.get(j), orders))) {
                    stacks = stacks.isEmpty() ? new ArrayList<>() : stacks;
                    stacks.add(Violation.of(
                                    "ORDER_STACK",
                                    "{a} and {b} would both end in {space}.",
                                    campaign.nameOf(banners.get(i).id()),
                                    campaign.nameOf(banners.get(j).id()),
                                    campaign.book().space(end))
                            .citing("WMC-ORD-06"));
                }
            }
        }
        return stacks;
    }

    private static String end(Banner banner, OrderedMap<String, Order> orders) {
        return orders.getOrDefault(banner.id(), Order.HOLD).end(banner.at());
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

    // ---- why not

    private List<Violation> whyNot(Answer answer) {
        List<Violation> reasons = new ArrayList<>();
        for (String name : Options.fieldsOf(answer).keySet()) {
            boolean known = name.endsWith("*")
                    || banners.stream().anyMatch(banner -> banner.id().equals(name));
            if (!known) {
                reasons.add(Violation.of(
                                "ORDER_MISSING_BANNER",
                                "{banner} is not yours or not on the map.",
                                campaign.nameOf(name))
                        .citing("WMC-ORD-01", "WMC-ORD-03")
                        .inside(name));
            }
        }
        boolean complete = true;
        for (Banner banner : banners) {
            Answer order = Each.partOf(answer, banner.id());
            complete &= order != null;
            if (order != null) {
                reasons.addAll(Violation.inside(banner.id(), whyNot(banner, order)));
            }
        }
        return complete || !reasons.isEmpty() ? reasons : List.of();
    }

    private List<Violation> whyNot(Banner banner, Answer answer) {
        Options<Order> legal = kinds(banner);
        List<Violation> plain = legal.read(answer).violations();
        if (plain.isEmpty()) {
            return List.of();
        }
        Map<String, Answer> fields = Options.fieldsOf(answer);
        String kind = fields.size() == 1 ? fields.keySet().iterator().next() : answer.toString();
        String rest = fields.size() == 1 ? String.valueOf(fields.get(kind)) : "";
        List<Violation> reasons = new ArrayList<>();
        if (kind.equals(Order.Kind.STANDARD_MARCH.id())) {
            leg(banner.at(), rest, reasons);
            home(rest, reasons);
        } else if (kind.equals(Order.Kind.FORCED_MARCH.id())) {
            forced(banner, rest, reasons);
        } else if (kind.equals(Order.Kind.PURSUIT.id())) {
            target(banner, rest, reasons);
        } else if (kind.equals(Order.Kind.DEMOLISH.id()) || kind.equals(Order.Kind.CONVERT.id())) {
            reasons.add(Violation.of(
                            "ORDER_NO_STRUCTURE",
                            "There is no enemy structure in {space}.",
                            campaign.book().space(banner.at()))
                    .citing("WMC-ORD-08", "WMC-STA-08"));
        }
        return reasons.isEmpty() ? plain : reasons;
    }

    private void forced(Banner banner, String way, List<Violation> reasons) {
        int dash = way.indexOf('-');
        String first = dash < 0 ? way : way.substring(0, dash);
        String second = dash < 0 ? "" : way.substring(dash + 1);
        leg(banner.at(), first, reasons);
        leg(first, second, reasons);
        home(second, reasons);
        if (second.equals(banner.at())) {
            reasons.add(Violation.of(
                            "ORDER_BACKTRACK",
                            "A forced march can't end where it began ({space}).",
                            campaign.book().space(second))
                    .citing("WMC-ORD-04"));
        }
    }

    private void leg(String from, String to, List<Violation> reasons) {
        boolean known = campaign.book().map().has(from) && campaign.book().map().has(to);
        if (known && !campaign.book().map().adjacent(from, to)) {
            reasons.add(Violation.of(
                            "ORDER_NOT_ADJACENT",
                            "{to} is not adjacent to {from}.",
                            campaign.book().space(to),
                            campaign.book().space(from))
                    .citing("WMC-ORD-04"));
        }
    }

    private void home(String end, List<Violation> reasons) {
        if (end.equals(campaign.of(player).hq())) {
            reasons.add(Violation.of(
                            "ORDER_OWN_HQ",
                            "{space} is your headquarters.",
                            campaign.book().space(end))
                    .citing("WMC-ORD-06"));
        }
    }

    private void target(Banner banner, String force, List<Violation> reasons) {
        String there = campaign.whereIs(force);
        if (!there.isEmpty() && !player.equals(campaign.ownerOf(force))) {
            int distance = campaign.book()
                    .map()
                    .distances(banner.at(), any -> true, Integer.MAX_VALUE)
                    .getOrDefault(there, 0);
            reasons.add(Violation.of(
                            "ORDER_TARGET_RANGE",
                            "{target} is {d space|spaces} away, pursuit reaches {reach}.",
                            campaign.nameOf(force),
                            distance,
                            campaign.book().constants().orders().pursuitReach())
                    .citing("WMC-ORD-07"));
        }
    }
}
