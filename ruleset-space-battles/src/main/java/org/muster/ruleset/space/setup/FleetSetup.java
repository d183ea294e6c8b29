package org.muster.ruleset.space.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.army.Roster;
import org.muster.api.check.RefersTo;
import org.muster.api.check.Violation;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Step;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Book;
import org.muster.ruleset.space.army.FleetRules;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.ShipType;
import org.muster.ruleset.space.data.Side;

/**
 * Fleets of an open battle.
 *
 * <pre>
 * ships for so many points, or the quick-start fleet              SPB-OPEN-01, {@link FleetRules}
 * fighters go on board carriers                                   SPB-OPEN-01
 * ids are the design's and a number                               SPB-OPEN-03
 * </pre>
 */
public final class FleetSetup {

    private FleetSetup() {}

    private static final String QUICK = "quick-start";
    private static final String FLEET = "fleet";

    /** A fleet of one's own, or the one that is ready; that is an empty roster. */
    record Fleet(Roster ships) {
        static final Fleet READY = new Fleet(Roster.EMPTY);

        private String kind() {
            return ships.isEmpty() ? QUICK : FLEET;
        }
    }

    /** A side takes its ships (SPB-OPEN-01). */
    public record BuildFleet(Side side) implements Ask<Battle, Fleet> {
        @Override
        public Decision<Fleet> decision(Battle battle) {
            Book book = battle.book();
            return Decision.of(
                            battle.player(side),
                            Options.<Fleet>cases()
                                    .just(Option.of(QUICK, "the fleet of the book: {ready}", ready(book)), Fleet.READY)
                                    .when(
                                            Option.of(FLEET, "a fleet of at most {points point|points}", book.points()),
                                            () -> rules(battle)
                                                    .fleets(book.designs())
                                                    .as(Fleet::new, Fleet::ships))
                                    .either(Fleet::kind))
                    .asking("{side}: which ships do you take?", side.word())
                    .citing("SPB-OPEN-01")
                    .otherwise(Fleet.READY);
        }

        private FleetRules rules(Battle battle) {
            return new FleetRules(
                    side, battle.book().points(), SetupPhase.free(battle, side).size());
        }

        private Sentence ready(Book book) {
            List<Sentence> words = new ArrayList<>();
            for (Scenario.Line line : quickStart(book, side)) {
                Scenario.Wing wing = line.carried();
                String ship = name(book, line.ship());
                words.add(
                        wing == null
                                ? Sentence.verbatim(ship)
                                : Sentence.of(
                                        "{ship} with {n} x {fighter}", ship, wing.count(), name(book, wing.ship())));
            }
            return Sentence.joined(", ", words);
        }

        @Override
        public Outcome<Battle> decide(Battle battle, Choices<Fleet> choices, Dice dice) {
            Fleet fleet = choices.only();
            Battle taken = fleet.ships().isEmpty() ? quick(battle, side) : own(battle, side, fleet.ships());
            List<Step<Battle>> loading = new ArrayList<>();
            if (!fleet.ships().isEmpty()) {
                for (Away ship : taken.away()) {
                    if (ship.side() == side
                            && battle.book().sheet(ship.design()).design().capacity() > 0) {
                        loading.add(new LoadCarrier(ship.id()));
                    }
                }
            }
            return Outcome.of(taken)
                    .tell(Event.told("The {side} takes {ships}.", side.word(), ships(taken, side))
                            .citing("SPB-OPEN-01"))
                    .then(Agenda.inOrder(Agenda.todos(loading)));
        }

        private static Sentence ships(Battle battle, Side side) {
            return Sentence.joined(
                    ", ",
                    battle.away().stream()
                            .filter(one -> one.side() == side)
                            .map(Away::id)
                            .toList());
        }
    }

    private static String name(Book book, String design) {
        return book.sheet(design).design().name();
    }

    /** The fleet that is ready, ship by ship, as far as the points go. */
    static List<Scenario.Line> quickStart(Book book, Side side) {
        List<Scenario.Line> ships = new ArrayList<>();
        int left = book.points();
        for (Scenario.Line line : book.scenario().quickStartOf(side)) {
            Scenario.Wing wing = line.carried();
            int each = book.sheet(line.ship()).design().points()
                    + (wing == null
                            ? 0
                            : wing.count() * book.sheet(wing.ship()).design().points());
            for (int i = 0; i < line.number() && each <= left; i++) {
                ships.add(line);
                left -= each;
            }
        }
        return ships;
    }

    private static Battle own(Battle battle, Side side, Roster roster) {
        Numbers numbers = new Numbers();
        Battle taken = battle;
        for (Map.Entry<String, Integer> line : roster.counts().entrySet()) {
            for (int i = 0; i < line.getValue(); i++) {
                taken = taken.adding(
                        new Away(numbers.next(line.getKey()), line.getKey(), side, Away.Why.UNPLACED, null));
            }
        }
        return taken;
    }

    private static Battle quick(Battle battle, Side side) {
        Numbers numbers = new Numbers();
        Battle taken = battle;
        for (Scenario.Line line : quickStart(battle.book(), side)) {
            String id = numbers.next(line.ship());
            taken = taken.adding(new Away(id, line.ship(), side, Away.Why.UNPLACED, null));
            Scenario.Wing wing = line.carried();
            for (int i = 0; wing != null && i < wing.count(); i++) {
                taken = taken.adding(new Away(numbers.next(wing.ship()), wing.ship(), side, Away.Why.CARRIED, id));
            }
        }
        return taken;
    }

    /** Running numbers of each design (SPB-OPEN-03). */
    private static final class Numbers {
        private final Map<String, Integer> last = new LinkedHashMap<>();

        String next(String design) {
            return design + '-' + last.merge(design, 1, Integer::sum);
        }
    }

    /**
     * Whether the ships that go on board nobody find a space each.
     *
     * @param toPlace ships of the side that nobody carries yet
     * @param fighters those among them that can be carried
     * @param later how many the carriers have room for that are loaded later
     * @param spaces that are free for them
     */
    private record Room(int toPlace, int fighters, int later, int spaces) {

        /** As it is when {@code carrier} is loaded. */
        static Room of(Battle battle, Away carrier, int fighters) {
            int toPlace = 0;
            int later = 0;
            boolean isLoaded = true;
            for (Away one : battle.away()) {
                if (one.side() == carrier.side() && one.why() == Away.Why.UNPLACED) {
                    toPlace++;
                    later += isLoaded
                            ? 0
                            : battle.book().sheet(one.design()).design().capacity();
                    isLoaded &= !one.equals(carrier);
                }
            }
            return new Room(
                    toPlace,
                    fighters,
                    later,
                    SetupPhase.free(battle, carrier.side()).size());
        }

        /** How many must go on board now, so that all find a space. */
        int least() {
            return Math.max(0, toPlace - later - spaces);
        }

        /** Of so many on board: too few. */
        List<Violation> crowded(int loaded) {
            int onTable = toPlace - loaded - Math.min(later, fighters - loaded);
            return List.of(FleetRules.crowded(onTable, spaces));
        }
    }

    /** Fighters of the fleet go on board a carrier: how many of each design. */
    public record LoadCarrier(@RefersTo("ships in play") String carrier)
            implements Ask<Battle, OrderedMap<String, Integer>> {
        @Override
        public Decision<OrderedMap<String, Integer>> decision(Battle battle) {
            Away ship = carrier(battle);
            int capacity = battle.book().sheet(ship.design()).design().capacity();
            OrderedMap<String, Integer> fighters = fighters(battle, ship.side());
            List<Option> keys = new ArrayList<>();
            int there = 0;
            for (Map.Entry<String, Integer> kind : fighters.entrySet()) {
                keys.add(Option.called(
                                kind.getKey(),
                                battle.book().sheet(kind.getKey()).design().name())
                        .noting("{value} to place", kind.getValue()));
                there += kind.getValue();
            }
            int most = there;
            Room room = Room.of(battle, ship, most);
            return Decision.of(
                            battle.player(ship.side()),
                            Options.splitBetween(room.least(), Math.min(capacity, most), keys)
                                    .unknown(id -> noFighter(battle, id))
                                    .outside(n -> n < room.least() ? room.crowded(n) : tooMany(ship, n, capacity, most))
                                    .where(loaded -> tooMany(battle.book(), loaded, fighters)))
                    .asking("Which fighters does {carrier} carry, at most {n}?", carrier, capacity)
                    .citing("SPB-OPEN-01", "SPB-CAR-01")
                    .otherwise(player -> first(room.least(), fighters));
        }

        /** So many fighters, of the kinds that come first. */
        private static OrderedMap<String, Integer> first(int number, OrderedMap<String, Integer> fighters) {
            Map<String, Integer> first = new LinkedHashMap<>();
            int left = number;
            for (Map.Entry<String, Integer> kind : fighters.entrySet()) {
                int taken = Math.min(left, kind.getValue());
                if (taken > 0) {
                    first.put(kind.getKey(), taken);
                }
                left -= taken;
            }
            return OrderedMap.copyOf(first);
        }

        private Away carrier(Battle battle) {
            return unplaced(battle, carrier);
        }

        private static OrderedMap<String, Integer> fighters(Battle battle, Side side) {
            Map<String, Integer> fighters = new LinkedHashMap<>();
            for (Away one : battle.away()) {
                if (one.side() == side
                        && one.why() == Away.Why.UNPLACED
                        && battle.book().sheet(one.design()).is(ShipType.FIGHTER)) {
                    fighters.merge(one.design(), 1, Integer::sum);
                }
            }
            return OrderedMap.copyOf(fighters);
        }

        private static List<Violation> tooMany(
                Book book, OrderedMap<String, Integer> loaded, OrderedMap<String, Integer> fighters) {
            List<Violation> violations = new ArrayList<>();
            loaded.forEach((design, count) -> {
                int there = fighters.getOrDefault(design, 0);
                if (count > there) {
                    violations.add(Violation.of(
                                    "FLEET_CARRIER",
                                    "{n} x {ship} on board; the fleet has {there} to place.",
                                    count,
                                    name(book, design),
                                    there)
                            .citing("SPB-OPEN-01"));
                }
            });
            return violations;
        }

        private static List<Violation> tooMany(Away ship, int n, int capacity, int there) {
            return List.of(
                    n > capacity
                            ? Violation.of(
                                            "FLEET_CARRIER",
                                            "{n fighter|fighters} carried by {ship}, capacity {c}.",
                                            n,
                                            ship.id(),
                                            capacity)
                                    .citing("SPB-OPEN-01")
                            : Violation.of(
                                            "FLEET_CARRIER",
                                            "{n fighter|fighters} on board; the fleet has {there} to place.",
                                            n,
                                            there)
                                    .citing("SPB-OPEN-01"));
        }

        private static List<Violation> noFighter(Battle battle, String id) {
            return battle.book()
                    .designs()
                    .find(id)
                    .filter(design -> !design.is(ShipType.FIGHTER))
                    .map(design -> List.of(
                            Violation.of("FLEET_CARRIER", "{ship} is no fighter and cannot be carried.", design.name())
                                    .citing("SPB-OPEN-01")))
                    .orElse(List.of());
        }

        @Override
        public Outcome<Battle> decide(Battle battle, Choices<OrderedMap<String, Integer>> choices, Dice dice) {
            Battle loaded = battle;
            List<String> aboard = new ArrayList<>();
            OrderedMap<String, Integer> counts = choices.isEmpty() ? OrderedMap.empty() : choices.only();
            for (Map.Entry<String, Integer> kind : counts.entrySet()) {
                int left = kind.getValue();
                for (Away one : battle.away()) {
                    if (left > 0 && one.design().equals(kind.getKey()) && one.why() == Away.Why.UNPLACED) {
                        loaded = loaded.adding(new Away(one.id(), one.design(), one.side(), Away.Why.CARRIED, carrier));
                        aboard.add(one.id());
                        left--;
                    }
                }
            }
            return aboard.isEmpty()
                    ? Outcome.of(loaded)
                    : Outcome.of(loaded)
                            .tell(Event.told("{carrier} carries {fighters}.", carrier, Sentence.joined(", ", aboard))
                                    .citing("SPB-OPEN-01"));
        }
    }

    private static Away unplaced(Battle battle, String id) {
        Away ship = battle.findAway(id);
        if (ship == null) {
            throw new IllegalStateException(id + " is not to be placed");
        }
        return ship;
    }
}
