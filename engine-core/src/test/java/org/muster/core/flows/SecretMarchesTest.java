package org.muster.core.flows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.api.decision.Options.each;
import static org.muster.api.decision.Options.either;
import static org.muster.api.decision.Options.field;
import static org.muster.api.decision.Options.form;
import static org.muster.api.decision.Options.just;
import static org.muster.api.decision.Options.number;
import static org.muster.api.decision.Options.oneOf;
import static org.muster.api.decision.Options.when;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Step;
import org.muster.api.seat.Audience;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.game.TinyRuleset;

/** The hardest flow of warmachine-map: a secret order for every banner, simultaneous moves, purchases that come late. */
class SecretMarchesTest {

    private static final String THREE = "seats: {anna: Anna, bert: Bert, cleo: Cleo}\n";
    private static final String REAL_DICE = THREE + "dice: physical\n";

    sealed interface Order {}

    record Fortify() implements Order {}

    record March(int to) implements Order {}

    record ForcedMarch(int via, int to) implements Order {}

    /**
     * A banner.
     *
     * @param order that of this round
     * @param route spaces it still marches to
     */
    record Banner(String id, Player owner, int space, int points, Order order, List<Integer> route) {
        boolean isEnemyOf(Banner other) {
            return !owner.equals(other.owner);
        }

        boolean swapsWith(Banner other) {
            return isEnemyOf(other) && route.indexOf(other.space) == 0 && other.route.indexOf(space) == 0;
        }

        Banner ordered(Order given) {
            List<Integer> spaces = given instanceof March march
                    ? List.of(march.to)
                    : given instanceof ForcedMarch forced ? List.of(forced.via, forced.to) : List.of();
            return new Banner(id, owner, space, points, given, spaces);
        }

        Banner advanced() {
            return route.isEmpty()
                    ? this
                    : new Banner(id, owner, route.get(0), points, order, route.subList(1, route.size()));
        }

        Banner stopped() {
            return new Banner(id, owner, space, points, order, List.of());
        }

        Banner with(int morePoints) {
            return new Banner(id, owner, space, points + morePoints, order, route);
        }
    }

    /** Bought and still on its way. WMC-BUY-08 */
    record Shipment(Player owner, String banner, int points) {}

    /** Space 0 lies in the middle of a ring of the spaces 1 to 6; the homes are 1, 3 and 5. */
    record League(
            List<Player> players,
            OrderedMap<String, Banner> banners,
            OrderedMap<Player, Integer> supply,
            List<Shipment> transit) {

        List<Banner> bannersOf(Player player) {
            return banners.list().stream()
                    .filter(banner -> banner.owner.equals(player))
                    .toList();
        }

        static boolean adjacent(int a, int b) {
            int apart = Math.abs(a - b);
            return a != b && (a == 0 || b == 0 || apart == 1 || apart == 5);
        }

        static List<Integer> around(int space) {
            return IntStream.rangeClosed(0, 6)
                    .filter(other -> adjacent(space, other))
                    .boxed()
                    .toList();
        }

        int home(Player player) {
            return 1 + 2 * players.indexOf(player);
        }

        boolean isConnected(Banner banner) {
            return banner.space == home(banner.owner) || adjacent(banner.space, home(banner.owner));
        }

        League with(OrderedMap<String, Banner> others) {
            return new League(players, others, supply, transit);
        }

        League change(String banner, UnaryOperator<Banner> change) {
            return with(banners.change(banner, change));
        }

        League paid(Player player, int points) {
            return new League(players, banners, supply.change(player, all -> all - points), transit);
        }

        League onTheWay(List<Shipment> shipments) {
            return new League(players, banners, supply, shipments);
        }
    }

    /** WMC-ORD-01 to -06: all players at once, in secret, an order for every banner. */
    record GiveOrders() implements Ask<League, OrderedMap<String, Order>> {
        @Override
        public Decision<OrderedMap<String, Order>> decision(League league) {
            return Decision.simultaneous(league.players(), player -> orders(league, player))
                    .secret()
                    .within(Duration.ofDays(2))
                    .otherwise(player -> OrderedMap.each(ids(league, player), banner -> new Fortify()))
                    .citing("WMC-ORD-01", "WMC-ORD-02");
        }

        private static List<String> ids(League league, Player player) {
            return league.bannersOf(player).stream().map(Banner::id).toList();
        }

        private static Options<OrderedMap<String, Order>> orders(League league, Player player) {
            List<Option> banners = league.bannersOf(player).stream()
                    .map(banner -> Option.called(banner.id, banner.id).at(banner.id))
                    .toList();
            return each(banners, banner -> order(league.banners().the(banner).space))
                    .where(orders -> oneASpace(league, orders));
        }

        private static Options<Order> order(int from) {
            return either(
                    just(Option.of("fortify", "fortify"), new Fortify()),
                    when(
                            Option.of("march", "standard march"),
                            March.class,
                            () -> oneOf(League.around(from)).as(March::new, March::to)),
                    when(
                            Option.of("forced", "forced march"),
                            ForcedMarch.class,
                            () -> form(
                                            field("via", oneOf(League.around(from)), ForcedMarch::via),
                                            field("to", number(0, 6), ForcedMarch::to),
                                            ForcedMarch::new)
                                    .where(march -> march.to != from && League.adjacent(march.via, march.to)
                                            ? List.of()
                                            : List.of(Violation.of(
                                                            "ROUTE",
                                                            "{to} can't be reached over {via}.",
                                                            march.to,
                                                            march.via)
                                                    .citing("WMC-ORD-04")))));
        }

        /** WMC-ORD-06 */
        private static List<Violation> oneASpace(League league, OrderedMap<String, Order> orders) {
            List<Violation> violations = new ArrayList<>();
            Set<Integer> ends = new HashSet<>();
            orders.forEach((id, order) -> {
                Banner banner = league.banners().the(id).ordered(order);
                int end = banner.advanced().advanced().space;
                if (!ends.add(end)) {
                    violations.add(Violation.of("TWO_IN_A_SPACE", "Two banners would end in {space}.", end)
                            .citing("WMC-ORD-06")
                            .inside(id));
                }
            });
            return violations;
        }

        @Override
        public Outcome<League> decide(League league, Choices<OrderedMap<String, Order>> orders, Dice dice) {
            League ordered = league;
            List<Event> told = new ArrayList<>();
            for (Player player : orders.players()) {
                for (var order : orders.of(player).entrySet()) {
                    ordered = ordered.change(order.getKey(), banner -> banner.ordered(order.getValue()));
                    told.add(Event.told("{banner}: {order}", order.getKey(), order.getValue()));
                }
            }
            return Outcome.of(ordered).tell(told);
        }
    }

    /** WMC-MOV-01, -03, -05: crossings, then all moves at once, then contacts. */
    record MoveALeg() implements Act<League> {
        @Override
        public Outcome<League> act(League league, Dice dice) {
            List<Banner> all = league.banners().list();
            OrderedMap<String, Banner> moved = OrderedMap.each(
                    league.banners().keySet(), id -> league.banners().the(id).advanced());
            for (Banner one : all) {
                for (Banner other : all) {
                    if (one.id.compareTo(other.id) < 0 && one.swapsWith(other)) {
                        Banner held = rollOff(one, other, dice) ? other : one;
                        Banner advances = held.equals(one) ? other : one;
                        moved = moved.with(held.id, held.stopped()).change(advances.id, Banner::stopped);
                    }
                }
            }
            List<Banner> ended = moved.list();
            return Outcome.of(league.with(OrderedMap.by(
                    Banner::id,
                    ended.stream()
                            .map(banner -> inContact(banner, ended) ? banner.stopped() : banner)
                            .toList())));
        }

        /** Whether the first advances. */
        private static boolean rollOff(Banner one, Banner other, Dice dice) {
            int difference = 0;
            while (difference == 0) {
                difference = d6(one, dice) - d6(other, dice);
            }
            return difference > 0;
        }

        private static int d6(Banner banner, Dice dice) {
            return dice.roll(Roll.of(Sentence.of("Crossing of {id}", banner.id), Pool.D6)
                            .by(banner.owner))
                    .total();
        }
    }

    static boolean inContact(Banner banner, List<Banner> all) {
        return all.stream().anyMatch(other -> other.space == banner.space && other.isEnemyOf(banner));
    }

    /** WMC-MOV-04, -06: every space with banners of two or more players holds one battle. */
    record Battles() implements Act<League> {
        @Override
        public Outcome<League> act(League league, Dice dice) {
            List<Event> battles = new ArrayList<>();
            for (int space = 0; space <= 6; space++) {
                int here = space;
                List<Banner> met = league.banners().list().stream()
                        .filter(banner -> banner.space == here)
                        .toList();
                if (met.stream().anyMatch(banner -> inContact(banner, met))) {
                    List<String> ids = met.stream().map(Banner::id).toList();
                    battles.add(Event.told("Battle in {space}: {banners}", here, ids));
                }
            }
            return Outcome.of(league).tell(battles);
        }
    }

    /** WMC-BUY-08: what was delayed joins without another roll, before new purchases. */
    record Arrivals() implements Act<League> {
        @Override
        public Outcome<League> act(League league, Dice dice) {
            Outcome<League> outcome = Outcome.of(league.onTheWay(List.of()));
            return outcome.then(Agenda.inOrder(
                    Agenda.todos(league.transit().stream().map(Join::new).toList())));
        }
    }

    record Join(Shipment shipment) implements Act<League> {
        @Override
        public Outcome<League> act(League league, Dice dice) {
            return Outcome.of(league.change(shipment.banner, banner -> banner.with(shipment.points)))
                    .tell(Event.told("{points} points join {banner}.", shipment.points, shipment.banner)
                            .only(shipment.owner));
        }
    }

    sealed interface Purchase {}

    record BuysNothing() implements Purchase {}

    record Buys(String banner, int points) implements Purchase {}

    /** WMC-BUY-01, -02: all at the same time and in secret. */
    record Buy() implements Ask<League, Purchase> {
        @Override
        public Decision<Purchase> decision(League league) {
            return Decision.simultaneous(league.players(), player -> purchases(league, player))
                    .secret()
                    .otherwise(new BuysNothing());
        }

        private static Options<Purchase> purchases(League league, Player player) {
            List<String> banners =
                    league.bannersOf(player).stream().map(Banner::id).toList();
            List<Options.Case<? extends Purchase>> cases = new ArrayList<>();
            cases.add(just(Option.of("nothing", "buy nothing"), new BuysNothing()));
            if (league.supply().the(player) > 0) {
                cases.add(when(
                        Option.of("buy", "buy points"),
                        Buys.class,
                        () -> form(
                                field("banner", oneOf(banners), Buys::banner),
                                field("points", number(1, league.supply().the(player)), Buys::points),
                                Buys::new)));
            }
            return either(cases);
        }

        @Override
        public Outcome<League> decide(League league, Choices<Purchase> purchases, Dice dice) {
            List<Deliver> deliveries = new ArrayList<>();
            purchases.forEach((player, purchase) -> {
                if (purchase instanceof Buys bought) {
                    deliveries.add(new Deliver(new Shipment(player, bought.banner, bought.points)));
                }
            });
            return Outcome.of(league).then(Agenda.inOrder(Agenda.todos(deliveries)));
        }
    }

    /** WMC-BUY-06, -07: at once in connected territory, otherwise on a 1 it is delayed a round. */
    record Deliver(Shipment shipment) implements Act<League> {
        @Override
        public Outcome<League> act(League league, Dice dice) {
            League paid = league.paid(shipment.owner, shipment.points);
            Roll arrival = Roll.of(Sentence.of("Arrival at {banner}", shipment.banner), Pool.D6)
                    .by(shipment.owner)
                    .seenBy(Audience.only(shipment.owner));
            boolean delayed = !league.isConnected(league.banners().the(shipment.banner))
                    && dice.roll(arrival).total() == 1;
            if (!delayed) {
                return Outcome.of(paid).then(new Join(shipment));
            }
            List<Shipment> transit = new ArrayList<>(paid.transit());
            transit.add(shipment);
            return Outcome.of(paid.onTheWay(transit));
        }
    }

    private static final class Warmachine extends TinyRuleset<League> {
        @Override
        public Class<League> state() {
            return League.class;
        }

        @Override
        public List<Class<? extends Step<League>>> steps() {
            return List.of(
                    GiveOrders.class,
                    MoveALeg.class,
                    Battles.class,
                    Arrivals.class,
                    Join.class,
                    Buy.class,
                    Deliver.class);
        }

        @Override
        public Pipeline<League> pipeline() {
            return Pipeline.<League>setup()
                    .rounds(
                            "round",
                            "Round",
                            Pipeline.phase(
                                    "order", "Order", new GiveOrders(), new MoveALeg(), new MoveALeg(), new Battles()),
                            Pipeline.phase("purchase", "Purchase", new Arrivals(), new Buy()));
        }

        @Override
        public League start(Setup setup, Setup book) {
            League empty = new League(
                    setup.players(), OrderedMap.empty(), OrderedMap.each(setup.players(), player -> 8), List.of());
            List<Banner> banners = new ArrayList<>();
            for (Player player : setup.players()) {
                int space = empty.home(player);
                banners.add(new Banner(player.id().charAt(0) + "1", player, space, 25, new Fortify(), List.of()));
            }
            Player first = setup.players().get(0);
            banners.add(new Banner("a2", first, 2, 25, new Fortify(), List.of()));
            return empty.with(OrderedMap.by(Banner::id, banners));
        }

        /** WMC-INF-02, -04, -05: points, supply and purchases are their owner's. */
        @Override
        public League view(League league, Viewer viewer) {
            return new League(
                    league.players(),
                    OrderedMap.by(
                            Banner::id,
                            league.banners().list().stream()
                                    .map(banner -> viewer.mayAct(banner.owner) ? banner : banner.with(-banner.points))
                                    .toList()),
                    OrderedMap.each(
                            league.players(),
                            player -> viewer.mayAct(player) ? league.supply().the(player) : 0),
                    league.transit().stream()
                            .filter(shipment -> viewer.mayAct(shipment.owner))
                            .toList());
        }
    }

    private static final String FORTIFY_ALL = "{\"a1\": \"fortify\", \"a2\": \"fortify\"}";

    @Test
    void enemiesThatSwapSpacesMeetAndRollOffWMC_MOV_05() {
        FlowChecks<League> flow = FlowChecks.open(new Warmachine(), REAL_DICE);
        flow.choose("anna", "{\"a1\": {\"march\": 6}, \"a2\": {\"forced\": {\"via\": 3, \"to\": 4}}}");
        flow.refuses("anna", "{\"a1\": {\"march\": 2}, \"a2\": \"fortify\"}", "Two banners would end in 2");
        flow.choose("bert", "{\"b1\": {\"forced\": {\"via\": 2, \"to\": 1}}}");
        assertThat(flow.asked()).containsExactly("cleo: Round 1 > Order > Give orders");
        flow.choose("cleo", "{\"c1\": {\"march\": 0}}");
        flow.roll(4).roll(4).roll(2).roll(5);
        assertThat(flow.state().banners().the("a2").space()).as("held").isEqualTo(2);
        assertThat(flow.told()).endsWith("Battle in 2: b1 and a2");
        flow.choose("bert", "nothing").choose("cleo", "nothing").choose("anna", "nothing");
        flow.isTheSameWithTheEnginesDice();
    }

    @Test
    void threeThatEndInOneSpaceFightOneBattleWMC_MOV_06() {
        FlowChecks<League> flow = FlowChecks.open(new Warmachine(), REAL_DICE);
        flow.choose("anna", "{\"a1\": {\"forced\": {\"via\": 0, \"to\": 4}}, \"a2\": \"fortify\"}");
        flow.choose("bert", "{\"b1\": {\"march\": 0}}").choose("cleo", "{\"c1\": {\"march\": 0}}");
        assertThat(flow.told()).endsWith("Battle in 0: a1, b1 and c1");
    }

    @Test
    void aDelayedPurchaseJoinsInTheNextRoundAndNobodyElseLearnsOfItWMC_BUY_08() {
        FlowChecks<League> buys = marchedOut();
        FlowChecks<League> saves = marchedOut();
        FlowChecks.sameFor(buys, saves, "anna", "bert", "cleo");
        buys.choose("bert", "{\"buy\": {\"banner\": \"b1\", \"points\": 8}}");
        saves.choose("bert", "nothing");
        FlowChecks.sameFor(buys, saves, "anna", "cleo");
        buys.choose("anna", "nothing").choose("cleo", "nothing");
        saves.choose("anna", "nothing").choose("cleo", "nothing");
        assertThat(buys.asked()).containsExactly("Arrival at b1 d6");
        buys.refuses("cleo", "nothing", "Dice are to be rolled first.");
        buys.roll(1);
        assertThat(buys.state().transit()).hasSize(1);
        FlowChecks.sameFor(buys, saves, "anna", "cleo");

        buys.lapse();
        saves.lapse();
        assertThat(buys.state().banners().the("b1").points()).isEqualTo(25 + 8);
        assertThat(buys.asked()).as("Bert has nothing left to spend").noneMatch(who -> who.startsWith("bert"));
        FlowChecks.sameFor(buys, saves, "anna", "cleo");
        buys.lapse();
        saves.lapse();
        FlowChecks.sameFor(buys, saves, "anna", "cleo");
        buys.isTheSameWithTheEnginesDice();
    }

    private static FlowChecks<League> marchedOut() {
        return FlowChecks.open(new Warmachine(), REAL_DICE)
                .choose("anna", FORTIFY_ALL)
                .choose("cleo", "{\"c1\": \"fortify\"}")
                .choose("bert", "{\"b1\": {\"forced\": {\"via\": 0, \"to\": 6}}}");
    }

    @Test
    void nobodyLearnsOfAnOrderBeforeAllAreRevealedWMC_INF_03() {
        FlowChecks<League> stays = FlowChecks.open(new Warmachine(), REAL_DICE).choose("anna", FORTIFY_ALL);
        FlowChecks<League> goes = FlowChecks.open(new Warmachine(), REAL_DICE)
                .choose("anna", "{\"a1\": {\"march\": 0}, \"a2\": {\"march\": 1}}");
        FlowChecks.sameFor(stays, goes, "bert", "cleo");
    }

    @Test
    @Tag("playouts")
    void anyGameKeepsItsPromises() {
        FlowChecks.playsAnything(new Warmachine(), THREE, 4, 30);
    }
}
