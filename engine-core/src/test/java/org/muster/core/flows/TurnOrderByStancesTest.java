package org.muster.core.flows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.api.decision.Options.either;
import static org.muster.api.decision.Options.just;
import static org.muster.api.decision.Options.number;
import static org.muster.api.decision.Options.oneOf;
import static org.muster.api.decision.Options.someOf;
import static org.muster.api.decision.Options.when;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
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
import org.muster.api.seat.Player;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.game.TinyRuleset;

/** The hardest flow of swm-campaign: alliances, initiative, stances, and money spent side by side in an alliance. */
class TurnOrderByStancesTest {

    private static final String NINE = """
            seats: {imperial: Imperial, republic: Republic, new-republic: New Republic, sith: Sith, rebel: Rebel,
              vong: Yuuzhan Vong, old-republic: Old Republic, separatist: Separatist, mandalorian: Mandalorian}
            """;
    private static final String THREE = "seats: {anna: Anna, bert: Bert, cleo: Cleo}\n";

    /** One place in the turn order: a faction, or an alliance with its captain first. SWM-ALLY-03, -11 */
    record Side(List<Player> members, int total) {
        Player captain() {
            return members.get(0);
        }
    }

    record War(OrderedMap<Player, Integer> treasuries, List<Side> order) {
        List<Player> players() {
            return List.copyOf(treasuries.keySet());
        }

        int treasury(Player player) {
            return treasuries.the(player);
        }

        War paid(Player player, int points) {
            return new War(treasuries.change(player, all -> all - points), order);
        }

        War inOrder(List<Side> sides) {
            return new War(treasuries, List.copyOf(sides));
        }
    }

    /** SWM-ALLY-01: all at the same time, in the open, the factions that each allies with. */
    record Alliances() implements Ask<War, List<Player>> {
        @Override
        public Decision<List<Player>> decision(War war) {
            return Decision.<List<Player>>simultaneous(
                            war.players(),
                            player -> someOf(
                                    0,
                                    8,
                                    others(war, player),
                                    other -> Option.of(other.id(), "ally with {other}", other)))
                    .asking("With whom do you ally this turn?")
                    .otherwise(List.of())
                    .citing("SWM-ALLY-01");
        }

        @Override
        public Outcome<War> decide(War war, Choices<List<Player>> allies, Dice dice) {
            List<List<Player>> sides = new ArrayList<>();
            for (Player player : war.players()) {
                List<Player> named = together(war, allies, player);
                boolean agreed = named.stream()
                        .allMatch(each -> together(war, allies, each).equals(named));
                if (!agreed) {
                    sides.add(List.of(player));
                } else if (!sides.contains(named)) {
                    sides.add(named);
                }
            }
            return Outcome.of(war).then(new RollInitiative(sides));
        }

        private static List<Player> others(War war, Player player) {
            return war.players().stream().filter(other -> !other.equals(player)).toList();
        }

        private static List<Player> together(War war, Choices<List<Player>> allies, Player player) {
            return war.players().stream()
                    .filter(each -> each.equals(player) || allies.of(player).contains(each))
                    .toList();
        }
    }

    /** SWM-INIT-01, -08, -13: everybody rolls, the best of an alliance leads it; equals roll again. */
    record RollInitiative(List<List<Player>> alliances) implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            OrderedMap<Player, Integer> totals =
                    OrderedMap.each(war.players(), player -> d20("Initiative", player, dice));
            List<Side> sides = new ArrayList<>();
            for (List<Player> members : alliances) {
                List<Player> ranked = ranked(members, totals, "Captain roll-off", dice);
                sides.add(new Side(ranked, totals.the(ranked.get(0))));
            }
            OrderedMap<Player, Side> byCaptain = OrderedMap.by(Side::captain, sides);
            List<Side> choosers = ranked(List.copyOf(byCaptain.keySet()), totals, "Roll-off", dice).stream()
                    .map(byCaptain::the)
                    .toList();
            return new ChooseStance(choosers, List.of(), List.of()).next(war);
        }

        /** Highest first; those who are equal roll again among themselves. */
        private static List<Player> ranked(
                List<Player> players, OrderedMap<Player, Integer> totals, String purpose, Dice dice) {
            List<Player> ranked = new ArrayList<>();
            List<Integer> levels = players.stream()
                    .map(totals::the)
                    .distinct()
                    .sorted(Comparator.reverseOrder())
                    .toList();
            for (int level : levels) {
                List<Player> equal =
                        players.stream().filter(one -> totals.the(one) == level).toList();
                ranked.addAll(
                        equal.size() == 1
                                ? equal
                                : ranked(
                                        equal,
                                        OrderedMap.each(equal, player -> d20(purpose, player, dice)),
                                        purpose,
                                        dice));
            }
            return ranked;
        }

        private static int d20(String purpose, Player player, Dice dice) {
            return dice.roll(Roll.of(Sentence.verbatim(purpose), Pool.D20).by(player))
                    .total();
        }
    }

    enum Stance {
        EARLY,
        LATE
    }

    /** SWM-INIT-07, -09 to -11: one side after the other; the last stands between the early and the late ones. */
    record ChooseStance(List<Side> toChoose, List<Side> early, List<Side> late) implements Ask<War, Stance> {
        @Override
        public Decision<Stance> decision(War war) {
            return Decision.together(toChoose.get(0).members(), oneOf(Stance.class))
                    .otherwise(Stance.EARLY)
                    .citing("SWM-INIT-09");
        }

        @Override
        public Outcome<War> decide(War war, Choices<Stance> stance, Dice dice) {
            Side side = toChoose.get(0);
            List<Side> rest = toChoose.subList(1, toChoose.size());
            ChooseStance chosen = stance.only() == Stance.EARLY
                    ? new ChooseStance(rest, plus(early, side), late)
                    : new ChooseStance(rest, early, plus(late, side));
            return chosen.next(war).tell(Event.told("{side}: {stance}.", side.members(), stance.only()));
        }

        Outcome<War> next(War war) {
            if (toChoose.size() > 1) {
                return Outcome.of(war).then(this);
            }
            List<Side> order = new ArrayList<>(early);
            order.addAll(toChoose);
            List<Side> lastFirst = new ArrayList<>(late);
            Collections.reverse(lastFirst);
            order.addAll(lastFirst);
            return Outcome.of(war.inOrder(order));
        }

        private static List<Side> plus(List<Side> sides, Side side) {
            List<Side> more = new ArrayList<>(sides);
            more.add(side);
            return List.copyOf(more);
        }
    }

    /** SWM-TURN-02, SWM-ALLY-03, -11: side by side in turn order; within a side its members in any order. */
    record Economics() implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            return Outcome.of(war)
                    .then(Agenda.inOrder(war.order().stream().map(Economics::of).toList()));
        }

        private static Agenda<War> of(Side side) {
            return Agenda.inAnyOrder(
                    Sentence.of("{side}", side.members()),
                    side.members().stream()
                            .map(member -> Agenda.inOrder(new Collect(member), new Spend(member)))
                            .toList());
        }
    }

    /** SWM-ECON-01 */
    record Collect(Player who) implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            return Outcome.of(war.paid(who, -100)).tell(Event.told("{who} collects 100.", who));
        }
    }

    sealed interface Spending {}

    record Done() implements Spending {}

    record Levy(int points) implements Spending {}

    record Give(Player to, int points) implements Spending {}

    /** SWM-ECON-03, SWM-ALLY-05: again and again until done, each from its own treasury. */
    record Spend(Player who) implements Ask<War, Spending> {
        @Override
        public Decision<Spending> decision(War war) {
            int money = war.treasury(who);
            List<Options.Case<? extends Spending>> cases = new ArrayList<>();
            cases.add(just(Option.of("done", "done"), new Done()));
            if (money > 0) {
                cases.add(when(
                        Option.of("levy", "raise troops"),
                        Levy.class,
                        () -> number(1, money).as(Levy::new, Levy::points)));
            }
            if (money > 0 && !allies(war).isEmpty()) {
                cases.add(when(
                        Option.of("give", "give to an ally"),
                        Give.class,
                        () -> Options.form(
                                Options.field("to", oneOf(allies(war)), Give::to),
                                Options.field("points", number(1, money), Give::points),
                                Give::new)));
            }
            return Decision.of(who, either(cases)).otherwise(new Done());
        }

        @Override
        public Outcome<War> decide(War war, Choices<Spending> spending, Dice dice) {
            if (spending.only() instanceof Levy levy) {
                return Outcome.of(war.paid(who, levy.points))
                        .tell(Event.told("{who} raises {n} points.", who, levy.points))
                        .then(this);
            }
            if (spending.only() instanceof Give gift) {
                return Outcome.of(war.paid(who, gift.points).paid(gift.to, -gift.points))
                        .then(this);
            }
            return Outcome.of(war);
        }

        private List<Player> allies(War war) {
            return war.order().stream()
                    .filter(side -> side.members().contains(who))
                    .flatMap(side -> side.members().stream())
                    .filter(member -> !member.equals(who))
                    .toList();
        }
    }

    private static final class Swm extends TinyRuleset<War> {
        @Override
        public Class<War> state() {
            return War.class;
        }

        @Override
        public List<Class<? extends Step<War>>> steps() {
            return List.of(
                    Alliances.class,
                    RollInitiative.class,
                    ChooseStance.class,
                    Economics.class,
                    Collect.class,
                    Spend.class);
        }

        @Override
        public Pipeline<War> pipeline() {
            return Pipeline.<War>setup()
                    .rounds(
                            "turn",
                            "Turn",
                            Pipeline.phase("initiative", "Initiative", new Alliances()),
                            Pipeline.phase("economics", "Economics", new Economics()));
        }

        @Override
        public War start(Setup setup, Setup book) {
            return new War(OrderedMap.each(setup.players(), player -> 0), List.of());
        }
    }

    @Test
    void theWorkedExampleOfTheBookSWM_INIT_12() {
        FlowChecks<War> flow = FlowChecks.open(new Swm(), NINE + "dice: physical\n");
        flow.lapse();
        for (int total : new int[] {19, 17, 14, 14, 12, 11, 11, 7, 2}) {
            flow.roll(total);
        }
        flow.roll(15).roll(3); // New Republic, Sith
        flow.roll(8).roll(8).roll(4).roll(9); // Yuuzhan Vong, Old Republic, and again
        flow.choose("imperial", "early").choose("republic", "late").choose("new-republic", "early");
        flow.choose("sith", "early")
                .choose("rebel", "late")
                .choose("old-republic", "early")
                .choose("vong", "late");
        assertThat(flow.asked()).containsExactly("separatist: Turn 1 > Initiative > Choose stance");
        flow.refuses("mandalorian", "early", "Nothing is asked of Mandalorian");
        flow.choose("separatist", "early");
        assertThat(flow.state().order().stream().map(Side::captain).map(Player::id))
                .containsExactly(
                        "imperial",
                        "new-republic",
                        "sith",
                        "old-republic",
                        "separatist",
                        "mandalorian",
                        "vong",
                        "rebel",
                        "republic");
        flow.isTheSameWithTheEnginesDice();
    }

    @Test
    void anAllianceDecidesAsOneAndEachMemberSpendsItsOwnMoneyInAnyOrderSWM_ALLY_11() {
        FlowChecks<War> flow = FlowChecks.open(new Swm(), THREE + "dice: physical\n");
        flow.choose("anna", "[]").choose("bert", "[\"cleo\"]").choose("cleo", "[\"bert\"]");
        flow.roll(10).roll(4).roll(17); // Cleo is captain
        assertThat(flow.asked()).containsExactly("cleo or bert: Turn 1 > Initiative > Choose stance");
        flow.refuses("anna", "early", "Nothing is asked of Anna");
        flow.choose("bert", "early");
        assertThat(flow.asked())
                .containsExactly(
                        "cleo: Turn 1 > Economics > cleo and bert > Spend",
                        "bert: Turn 1 > Economics > cleo and bert > Spend");
        flow.choose("bert", "{\"levy\": 30}").choose("cleo", "{\"give\": {\"to\": \"bert\", \"points\": 50}}");
        flow.refuses("cleo", "{\"levy\": 51}", "no whole number from 1 to 50");
        flow.choose("bert", "{\"levy\": 120}").choose("cleo", "done");
        assertThat(flow.asked())
                .as("Bert has nothing left to spend")
                .containsExactly("anna: Turn 1 > Economics > anna > Spend");
        assertThat(flow.state().treasuries().toString()).isEqualTo("{anna=100, bert=0, cleo=50}");
        flow.isTheSameWithTheEnginesDice();
    }

    @Test
    void whoIsNotNamedInTurnStandsAloneSWM_ALLY_01() {
        FlowChecks<War> flow = FlowChecks.open(new Swm(), THREE + "dice: physical\n");
        flow.choose("anna", "[\"bert\", \"cleo\"]").choose("bert", "[\"cleo\"]").choose("cleo", "[\"bert\"]");
        flow.roll(5).roll(5).roll(5);
        flow.roll(1).roll(2); // Cleo is captain
        flow.roll(3).roll(9);
        assertThat(flow.asked().get(0)).startsWith("cleo or bert");
    }

    @Test
    @Tag("playouts")
    void anyGameKeepsItsPromises() {
        FlowChecks.playsAnything(new Swm(), THREE, 5, 30);
    }
}
