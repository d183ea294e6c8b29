package org.muster.ruleset.swm.initiative;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.muster.api.check.Distinct;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.dice.RollOff;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.ruleset.swm.HouseRules.AllianceInitiative;
import org.muster.ruleset.swm.HouseRules.RollOffModifiers;
import org.muster.ruleset.swm.HouseRules.StanceOrder;
import org.muster.ruleset.swm.Side;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.battle.Retreats;

/**
 * The Initiative Phase.
 *
 * <pre>
 * 1. Alliances        announced by all as sets, for one turn           SWM-ALLY-01, -02, -08, -13
 * 2. Break-up         squads leave land that was allied                SWM-ALLY-06, -07
 * 3. Roll             d20 and modifiers, captains                      SWM-INIT-01, -02..06, SWM-ALLY-11
 *    Select results   one member's for each alliance                   SWM-INIT-13
 * 4. Stances          early or late, highest first, ties roll off      SWM-INIT-07, -08, -09, -11
 *    Turn order       early ones, the last to choose, late ones        SWM-INIT-10, -12
 * </pre>
 */
public final class InitiativePhase {

    private InitiativePhase() {}

    /** Everybody names the factions one allies with; those that all name the same set are allied (SWM-ALLY-01). */
    public record Alliances() implements Ask<War, List<Player>> {
        @Override
        public Decision<List<Player>> decision(War war) {
            List<Player> all = war.players();
            return war.timed(Decision.simultaneous(all, player -> others(war, all, player)))
                    .asking("Whom do you ally with this turn? All members must name each other, and nobody else.")
                    .citing("SWM-ALLY-01", "SWM-ALLY-02")
                    .otherwise(List.of());
        }

        /** To stay alone: who is allied shares what he wins. */
        @Override
        public List<List<Player>> promising(War war, Player seat, RandomGenerator random) {
            return List.of(List.of());
        }

        private static Options<List<Player>> others(War war, List<Player> all, Player player) {
            List<Player> others = new ArrayList<>(all);
            others.remove(player);
            return Options.someOf(
                    0,
                    others.size(),
                    others,
                    other -> Option.called(other.id(), war.name(other)).at(war.capital(other)));
        }

        @Override
        public Outcome<War> decide(War war, Choices<List<Player>> choices, Dice dice) {
            List<Side> sides = new ArrayList<>();
            List<Event> events = new ArrayList<>();
            for (Player player : war.players()) {
                List<Player> named = named(choices, player);
                if (named.isEmpty() || !named.stream().allMatch(ally -> isSame(choices, player, ally))) {
                    sides.add(Side.alone(player));
                    if (!named.isEmpty()) {
                        events.add(unmet(war, player, named));
                    }
                } else if (sides.stream().noneMatch(side -> side.has(player))) {
                    List<Player> members = new ArrayList<>(war.players());
                    members.removeIf(other -> !other.equals(player) && !named.contains(other));
                    sides.add(Side.allied(members));
                    events.add(allied(war, members));
                }
            }
            return Outcome.of(war.withSides(sides)).tell(events).then(new BreakUp(war.sides()));
        }

        private static List<Player> named(Choices<List<Player>> choices, Player player) {
            return choices.find(player).orElse(List.of());
        }

        /** Whether {@code ally} names just those whom {@code player} names, each counting oneself in. */
        private static boolean isSame(Choices<List<Player>> choices, Player player, Player ally) {
            List<Player> mine = named(choices, player);
            List<Player> theirs = named(choices, ally);
            return theirs.size() == mine.size()
                    && theirs.contains(player)
                    && mine.stream().allMatch(one -> one.equals(ally) || theirs.contains(one));
        }

        private static Event allied(War war, List<Player> members) {
            return Event.told("{members} are allied for turn {turn}.", names(war, members), war.turn())
                    .citing("SWM-ALLY-01", "SWM-ALLY-02");
        }

        private static Event unmet(War war, Player player, List<Player> named) {
            return Event.told(
                            "{faction} wanted to ally with {others}, but not all of them named the same alliance.",
                            war.name(player),
                            names(war, named))
                    .citing("SWM-ALLY-01");
        }
    }

    /** Squads that stand where they are welcome no longer leave at once, or die (SWM-ALLY-06). */
    public record BreakUp(List<Side> before) implements Act<War> {
        public BreakUp {
            before = List.copyOf(before);
        }

        @Override
        public Outcome<War> act(War war, Dice dice) {
            List<Step<War>> retreats = new ArrayList<>();
            for (Side side : before) {
                for (Player member : side.isAlliance() ? side.members() : List.<Player>of()) {
                    for (Squad squad : war.squadsOf(member)) {
                        if (!war.friendly(member, squad.territory())) {
                            retreats.add(new Retreats.Retreat(squad.id(), member, Retreats.Cause.BREAK_UP));
                        }
                    }
                }
            }
            Outcome<War> outcome = Outcome.of(war);
            return retreats.isEmpty()
                    ? outcome
                    : outcome.then(Agenda.inOrder(Sentence.of("Alliances break up"), Agenda.todos(retreats)));
        }
    }

    /** Every player still in the campaign rolls; the highest of an alliance is its captain (SWM-INIT-01). */
    public record RollInitiative() implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            OrderedMap<Player, Integer> totals = OrderedMap.each(
                    war.players(),
                    player -> dice.roll(InitiativeModifiers.roll(war, player, "Initiative")
                                    .citing("SWM-INIT-01"))
                            .total());
            List<Event> events = new ArrayList<>();
            totals.forEach((player, total) ->
                    events.add(Event.told("{faction} has {total} for initiative.", war.name(player), total)
                            .citing("SWM-INIT-01")));
            War led = war;
            for (Side side : war.sides()) {
                if (side.isAlliance()) {
                    OrderedMap<Player, Integer> theirs = OrderedMap.each(side.members(), totals::the);
                    Player captain = RollOff.highest(theirs, rollOff(war, "Roll-off for captain"), dice);
                    led = led.with(side.ledBy(captain));
                    events.add(Event.told("{faction} is captain of {side}.", war.name(captain), war.names(side))
                            .citing("SWM-ALLY-11"));
                }
            }
            return Outcome.of(led).tell(events).then(new SelectResults(totals));
        }
    }

    /** A bare d20, or by option one with the modifiers of the initiative (SWM-INIT-08). */
    private static Function<Player, Roll> rollOff(War war, @Template String purpose) {
        boolean same = war.houseRules().rollOffModifiers() == RollOffModifiers.SAME;
        return player -> (same
                        ? InitiativeModifiers.roll(war, player, purpose)
                        : Roll.of(Sentence.of(purpose), Pool.D20).by(player))
                .citing("SWM-INIT-08");
    }

    /** The captain of each alliance selects the member whose result counts for all (SWM-INIT-13). */
    public record SelectResults(OrderedMap<Player, Integer> totals) implements Ask<War, Player> {
        @Override
        public Decision<Player> decision(War war) {
            boolean choose = war.houseRules().allianceInitiative() == AllianceInitiative.CHOOSE;
            List<Player> captains = new ArrayList<>();
            for (Side side : war.sides()) {
                if (choose && side.isAlliance()) {
                    captains.add(side.captain());
                }
            }
            return war.timed(Decision.simultaneous(
                            captains,
                            captain -> Options.oneOf(war.side(captain).members(), member -> option(war, member))))
                    .asking("Whose initiative counts for the alliance?")
                    .citing("SWM-INIT-13")
                    .otherwise(captain -> captain); // the captain's result is the highest
        }

        private Option option(War war, Player member) {
            return Option.of(member.id(), "{member}: {member2}", war.name(member), totals.the(member));
        }

        @Override
        public Outcome<War> decide(War war, Choices<Player> choices, Dice dice) {
            boolean lowestFirst = war.houseRules().stanceOrder() == StanceOrder.LOWEST_FIRST;
            List<Player> captains = captains(war.sides());
            OrderedMap<Player, Integer> selected = OrderedMap.each(captains, captain -> {
                int total = totals.the(choices.find(captain).orElse(captain));
                return lowestFirst ? -total : total;
            });
            List<Player> order = RollOff.ranked(selected, rollOff(war, "Roll-off for the choice of stances"), dice);
            return Outcome.of(war)
                    .tell(Event.told("Stances are chosen in this order: {order}.", sideNames(war, order))
                            .citing("SWM-INIT-07", "SWM-INIT-08"))
                    .then(new ChooseStance(order, List.of(), List.of()));
        }
    }

    private static List<Player> captains(List<Side> sides) {
        return sides.stream().map(Side::captain).toList();
    }

    /** Whether to act before the others or after them, in every phase of the turn (SWM-INIT-09). */
    enum Stance {
        EARLY,
        LATE
    }

    /**
     * The next side chooses its stance, knowing those before it (SWM-INIT-07). Sides go by their captains.
     *
     * @param waiting those who have not chosen, in the order in which they do
     * @param early those who act early, in the order in which they chose
     * @param late those who act late, in the order in which they chose
     */
    public record ChooseStance(
            @Distinct List<Player> waiting,
            @Distinct List<Player> early,
            @Distinct List<Player> late) implements Ask<War, Stance> {
        public ChooseStance {
            waiting = List.copyOf(waiting);
            early = List.copyOf(early);
            late = List.copyOf(late);
        }

        /** The last stands between the others whatever it chooses, so it is not asked (SWM-INIT-11). */
        private boolean isLast() {
            return waiting.size() == 1;
        }

        @Override
        public Decision<Stance> decision(War war) {
            return war.timed(Decision.of(
                            waiting.get(0),
                            Options.oneOf(isLast() ? List.of() : List.of(Stance.EARLY, Stance.LATE), this::option)))
                    .asking("{side:Does|Do} {side} act early or late this turn?", war.sideNames(waiting.get(0)))
                    .citing("SWM-INIT-07", "SWM-INIT-09", "SWM-INIT-10")
                    .otherwise(Stance.EARLY);
        }

        private Option option(Stance stance) {
            int sides = waiting.size() + early.size() + late.size();
            return stance == Stance.EARLY
                    ? Option.of("early", "early").noting("place {n} of {sides}", early.size() + 1, sides)
                    : Option.of("late", "late").noting("place {n} of {sides}", sides - late.size(), sides);
        }

        @Override
        public Outcome<War> decide(War war, Choices<Stance> choices, Dice dice) {
            if (choices.isEmpty()) {
                return ordered(war);
            }
            Stance stance = choices.only();
            Player captain = waiting.get(0);
            List<Player> rest = waiting.subList(1, waiting.size());
            return Outcome.of(war)
                    .tell(Event.told(
                                    stance == Stance.EARLY
                                            ? "{side} {side:goes|go} early."
                                            : "{side} {side:goes|go} late.",
                                    war.sideNames(captain))
                            .citing("SWM-INIT-09"))
                    .then(
                            stance == Stance.EARLY
                                    ? new ChooseStance(rest, and(early, captain), late)
                                    : new ChooseStance(rest, early, and(late, captain)));
        }

        private static List<Player> and(List<Player> chose, Player captain) {
            List<Player> more = new ArrayList<>(chose);
            more.add(captain);
            return more;
        }

        /** Early ones as they chose, the last to choose, late ones in reverse (SWM-INIT-10). */
        private Outcome<War> ordered(War war) {
            List<Player> order = new ArrayList<>(early);
            order.addAll(waiting);
            for (int i = late.size() - 1; i >= 0; i--) {
                order.add(late.get(i));
            }
            return Outcome.of(war.withSides(order.stream().map(war::side).toList()))
                    .tell(Event.told("Turn order: {order}.", sideNames(war, order))
                            .citing("SWM-INIT-10", "SWM-TURN-04"));
        }
    }

    private static List<String> names(War war, Collection<Player> players) {
        return players.stream().map(war::name).toList();
    }

    private static Sentence sideNames(War war, List<Player> captains) {
        return Sentence.joined(", ", captains.stream().map(war::sideNames).toList());
    }
}
