package org.muster.ruleset.warmachine.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Fighter;
import org.muster.ruleset.warmachine.Ground;
import org.muster.ruleset.warmachine.Holdings;
import org.muster.ruleset.warmachine.HouseRules.MissingOrder;
import org.muster.ruleset.warmachine.Ledger;
import org.muster.ruleset.warmachine.Order;
import org.muster.ruleset.warmachine.Phase;
import org.muster.ruleset.warmachine.Shipment;
import org.muster.ruleset.warmachine.Structure;
import org.muster.ruleset.warmachine.Track;

/**
 * The Order Phase.
 *
 * <pre>
 * 1. Give orders     one for every banner, all in secret        {@link Orders}    WMC-ORD-01..09
 *    meanwhile       stand-ins are named                                          WMC-ABS-01, -02
 *                    the organizer withdraws who has left                         WMC-DEF-10
 * 2. Carry out       orders are revealed, all march             {@link March}     WMC-ORD-02, WMC-MOV-*
 *                    pursuits                                   {@link Pursuits}  WMC-PUR-*
 *                    who shares a space fights                                    WMC-BAT-01, WMC-MOV-04, -06
 * </pre>
 */
public final class OrderPhase {

    private OrderPhase() {}

    /** Orders are asked for; what else can be said before the Battle Phase is open meanwhile. */
    public record OpenOrders() implements Act<Campaign> {
        @Override
        public Outcome<Campaign> act(Campaign campaign, Dice dice) {
            List<Agenda<Campaign>> open = new ArrayList<>();
            open.add(Agenda.of(new GiveOrders()));
            for (Player player : campaign.players()) {
                open.add(Agenda.meanwhile(new NameStandIn(player)));
            }
            if (campaign.book().hasOrganizer()) {
                open.add(Agenda.meanwhile(new Withdraw()));
            }
            return Outcome.of(campaign).then(Agenda.inAnyOrder(open));
        }
    }

    /** Stand-ins are named as long as orders are given, also where there is more time for that (WMC-ABS-02). */
    private static String clock(Campaign campaign) {
        return "orders of round " + campaign.round();
    }

    /** Everybody gives every banner an order, in secret (WMC-ORD-01, WMC-ORD-02, WMC-INF-03). */
    public record GiveOrders() implements Ask<Campaign, OrderedMap<String, Order>> {
        @Override
        public Decision<OrderedMap<String, Order>> decision(Campaign campaign) {
            return campaign.timed(
                    Phase.ORDER,
                    Decision.simultaneous(leaders(campaign), player -> Orders.of(campaign, player))
                            .secret()
                            .thenOpen()
                            .asking("Give each of your banners an order for round {round}.", campaign.round())
                            .citing("WMC-ORD-01", "WMC-ORD-02")
                            .onClock(clock(campaign))
                            .orNothing());
        }

        @Override
        public List<OrderedMap<String, Order>> promising(Campaign campaign, Player seat, RandomGenerator random) {
            return Stream.generate(() -> Orders.promising(campaign, seat, random))
                    .limit(3)
                    .toList();
        }

        /** Those with a banner on the map. */
        private static List<Player> leaders(Campaign campaign) {
            return campaign.players().stream()
                    .filter(player -> !campaign.bannersOf(player).isEmpty())
                    .toList();
        }

        @Override
        public Outcome<Campaign> decide(Campaign campaign, Choices<OrderedMap<String, Order>> choices, Dice dice) {
            MissingOrder missing = campaign.book().houseRules().missingOrder();
            OrderedMap<String, Order> orders = OrderedMap.empty();
            List<Event> events = new ArrayList<>();
            for (Player player : campaign.players()) {
                OrderedMap<String, Order> given = choices.find(player).orElse(OrderedMap.empty());
                for (Banner banner : campaign.bannersOf(player)) {
                    Order order = given.get(banner.id());
                    if (order == null) {
                        order = missing == MissingOrder.HOLD ? Order.HOLD : Order.FORTIFY;
                        events.add(withoutOrder(campaign, banner, missing));
                    }
                    orders = orders.with(banner.id(), order);
                }
            }
            return Outcome.of(campaign.ordered(orders)).tell(events);
        }

        private static Event withoutOrder(Campaign campaign, Banner banner, MissingOrder missing) {
            Sentence name = campaign.nameOf(banner.id());
            Event.Told told = switch (missing) {
                case FORTIFY -> Event.told("{banner} has no order and fortifies.", name);
                case HOLD -> Event.told("{banner} has no order and holds.", name);
            };
            return told.citing("WMC-ORD-05").at(banner.id());
        }
    }

    /** All orders are carried out at once; who shares a space then, fights. */
    public record CarryOut() implements Act<Campaign> {
        @Override
        public Outcome<Campaign> act(Campaign campaign, Dice dice) {
            March march = March.of(campaign, dice);
            Campaign moved = march.moved();
            List<String> arrived = march.arrived();
            Pursuits pursuits = Pursuits.of(moved, arrived, dice);
            List<Event> events = new ArrayList<>(march.events());
            events.addAll(pursuits.events());
            OrderedMap<String, Battle> battles = battles(moved, arrived, pursuits);
            for (Battle battle : battles.list()) {
                events.add(Event.told(
                                "Battle in {space}: {forces}.",
                                moved.space(battle.space()),
                                battle.fighters().stream()
                                        .map(fighter -> moved.nameOf(fighter.force()))
                                        .toList())
                        .citing("WMC-BAT-01", "WMC-MOV-04")
                        .at(battle.space()));
            }
            return Outcome.of(moved.tracked(withAttacks(moved, pursuits)).withBattles(battles))
                    .tell(events);
        }

        private static List<Track> withAttacks(Campaign moved, Pursuits pursuits) {
            List<Track> tracks = new ArrayList<>(moved.tracks());
            for (String pursuer : pursuits.pursuers()) {
                tracks.add(new Track(
                        pursuer, List.of(moved.banner(pursuer).at()), moved.whereIs(pursuits.attackedBy(pursuer))));
            }
            return tracks;
        }
    }

    /** One battle for each space with forces of two players or more, or with a pursued one (WMC-MOV-04, WMC-MOV-06, WMC-PUR-06). */
    private static OrderedMap<String, Battle> battles(Campaign campaign, List<String> arrived, Pursuits pursuits) {
        OrderedMap<String, Battle> battles = OrderedMap.empty();
        for (String space : campaign.grounds().keySet()) {
            List<Fighter> fighters = new ArrayList<>();
            for (Player player : campaign.players()) {
                Fighter fighter = fighter(campaign, player, space, arrived, pursuits);
                if (fighter != null) {
                    fighters.add(fighter);
                }
            }
            if (fighters.size() > 1) {
                battles = battles.with(space, Battle.open(space, fighters));
            }
        }
        return battles;
    }

    /** Who fights for {@code player} in {@code space}: at most one force (WMC-PUR-07); null: nobody. */
    private static @Nullable Fighter fighter(
            Campaign campaign, Player player, String space, List<String> arrived, Pursuits pursuits) {
        Banner there = campaign.bannerOf(player, space);
        if (there != null) {
            String target = pursuits.attackedBy(there.id());
            boolean fightsElsewhere =
                    !target.isEmpty() && !campaign.whereIs(target).equals(space);
            boolean moved = arrived.contains(there.id());
            return fightsElsewhere
                    ? null
                    : new Fighter(player, there.id(), false, pursuits.isAttacked(there.id()), target, moved, 0);
        }
        if (campaign.of(player).hq().equals(space)) {
            String defenseForce = Campaign.defenseForceOf(player);
            return new Fighter(player, defenseForce, true, pursuits.isAttacked(defenseForce), "", false, 0);
        }
        for (Banner banner : campaign.bannersOf(player)) {
            String target = pursuits.attackedBy(banner.id());
            if (!target.isEmpty() && campaign.whereIs(target).equals(space)) {
                return new Fighter(player, banner.id(), false, pursuits.isAttacked(banner.id()), target, false, 0);
            }
        }
        return null;
    }

    // ---- meanwhile

    /** A player who will be absent names somebody to play his battles (WMC-ABS-01, WMC-ABS-02). */
    public record NameStandIn(Player player) implements Ask<Campaign, String> {

        /** What people write where they name none. */
        private static final List<String> NOBODY = List.of("", "-", "none", "nobody");

        @Override
        public Decision<String> decision(Campaign campaign) {
            if (campaign.of(player).out() && campaign.book().asksOnlyWhoPlays()) {
                return Decision.none();
            }
            Decision<String> asked = Decision.of(player, options(campaign))
                    .secret()
                    .asking("Who plays your battles this round in your stead? Nothing: you do.")
                    .citing("WMC-ABS-01", "WMC-ABS-02")
                    .onClock(clock(campaign))
                    .whenLate(
                            "STAND_IN_LATE",
                            "Too late for a stand-in: the organizer must know before the Battle Phase begins.");
            return campaign.timed(
                    Phase.ORDER, campaign.book().changesStandIns() ? asked.orNothing() : asked.otherwise(""));
        }

        /** A name, but of nobody who takes part; empty: the player himself. */
        public static Options<String> options(Campaign campaign) {
            return Options.text(0, 60).where(name -> standIn(campaign, name));
        }

        private static List<Violation> standIn(Campaign campaign, String name) {
            for (Player seat : campaign.book().players()) {
                if (name.equalsIgnoreCase(campaign.name(seat)) || name.equalsIgnoreCase(seat.id())) {
                    return List.of(Violation.of("STAND_IN_PLAYER", "{name} takes part in the campaign.", name)
                            .citing("WMC-ABS-01"));
                }
            }
            return List.of();
        }

        @Override
        public Outcome<Campaign> decide(Campaign campaign, Choices<String> choices, Dice dice) {
            if (!campaign.book().changesStandIns()) {
                return represented(campaign, choices.find(player).orElse(""));
            }
            if (choices.isEmpty()) { // its time is up
                return Outcome.of(campaign);
            }
            String name = choices.only();
            return represented(campaign, NOBODY.contains(name.toLowerCase(Locale.ROOT)) ? "" : name)
                    .alongside(Agenda.meanwhile(new NameStandIn(player)));
        }

        private Outcome<Campaign> represented(Campaign campaign, String name) {
            String before = campaign.ledger(player).standIn();
            Outcome<Campaign> outcome = Outcome.of(campaign.noting(player, ledger -> ledger.represented(name)));
            if (name.isEmpty()) {
                return before.isEmpty() ? outcome : outcome.tell(told(campaign, playsThemselves()));
            }
            return outcome.tell(
                    told(campaign, Event.told("{name} plays the battles of {player} this round.", name, player)));
        }

        private Event.Told playsThemselves() {
            return Event.told("{player} plays this round's battles without a stand-in.", player);
        }

        private Event told(Campaign campaign, Event.Told event) {
            return event.citing("WMC-ABS-01").only(campaign.book().privyTo(player));
        }
    }

    /** The organizer takes a player out who has left (WMC-DEF-10). */
    public record Withdraw() implements Ask<Campaign, Player> {
        @Override
        public Decision<Player> decision(Campaign campaign) {
            if (campaign.players().size() <= 2) {
                return Decision.none();
            }
            return Decision.of(
                            Player.ORGANIZER,
                            Options.oneOf(
                                    campaign.players(),
                                    player -> Option.called(player.id(), campaign.name(player))
                                            .givingUp()))
                    .asking("Has somebody left the campaign for good?")
                    .citing("WMC-DEF-10")
                    .orNothing();
        }

        @Override
        public Outcome<Campaign> decide(Campaign campaign, Choices<Player> choices, Dice dice) {
            if (choices.isEmpty()) {
                return Outcome.of(campaign);
            }
            Player gone = choices.only();
            Campaign left = campaign;
            for (Banner banner : campaign.banners().list()) {
                left = banner.owner().equals(gone) ? left.disbanding(banner.id()) : left;
            }
            for (String space : campaign.grounds().keySet()) {
                left = left.at(space, ground -> without(ground, gone));
            }
            left = left.withLists(left.lists().without(Campaign.defenseForceOf(gone)))
                    .holding(gone, Holdings::gone)
                    .noting(gone, Ledger::leaving);
            return Outcome.of(left)
                    .tell(Event.told("{player} has left the campaign.", gone).citing("WMC-DEF-10"))
                    .tell(lostShipments(campaign, gone))
                    .alongside(Agenda.meanwhile(new Withdraw()));
        }

        /** What was on its way from him or to him reaches nobody. */
        private static List<Event> lostShipments(Campaign campaign, Player gone) {
            List<Event> lost = new ArrayList<>();
            for (Player sender : campaign.players()) {
                for (Shipment shipment : campaign.ledger(sender).shipments()) {
                    if (sender.equals(gone) || shipment.to().equals(gone)) {
                        lost.add(Event.told(
                                        "A shipment of {n supply point|supply points} from {sender} to {receiver} is lost.",
                                        shipment.points(),
                                        sender,
                                        shipment.to())
                                .citing("WMC-DEF-10", "WMC-SPC-08")
                                .only(sender, shipment.to(), Player.ORGANIZER));
                    }
                }
            }
            return lost;
        }

        private static Ground without(Ground ground, Player gone) {
            Structure structure = ground.structure();
            Ground kept = structure != null && structure.owner().equals(gone) ? ground.with(null) : ground;
            return gone.equals(kept.controller()) ? kept.controlledBy(null) : kept;
        }
    }
}
