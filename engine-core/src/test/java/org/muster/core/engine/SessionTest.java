package org.muster.core.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.decision.Question;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.dice.Rolled;
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
import org.muster.core.game.TinyRuleset;

/**
 * A game in motion. Anna and Bert lay stakes in secret, up to a limit that the banker may lower meanwhile; the stakes
 * are turned over, and two dice are rolled, one after the other, for what the bank adds.
 */
class SessionTest {

    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");
    private static final Player BANKER = new Player("banker");

    record Bank(int limit, int stakes, int rounds) {}

    record CallOut() implements Act<Bank> {
        @Override
        public Outcome<Bank> act(Bank bank, Dice dice) {
            return Outcome.of(bank).tell(Event.told("Lay your stakes."));
        }
    }

    record Stake() implements Ask<Bank, Integer> {
        @Override
        public Decision<Integer> decision(Bank bank) {
            return Decision.simultaneous(List.of(ANNA, BERT), player -> Options.number(0, bank.limit))
                    .secret()
                    .thenOpen()
                    .citing("TINY-STAKE-01")
                    .otherwise(0);
        }

        @Override
        public Outcome<Bank> decide(Bank bank, Choices<Integer> choices, Dice dice) {
            int stakes = choices.find(ANNA).orElse(0) + choices.find(BERT).orElse(0);
            int more = dice.total("First", Pool.D6) + dice.total("Second", Pool.D6);
            return Outcome.of(new Bank(bank.limit, bank.stakes + stakes + more, bank.rounds + 1))
                    .tell(Event.told("{n} lie there.", stakes + more));
        }
    }

    record Lower() implements Ask<Bank, Integer> {
        @Override
        public Decision<Integer> decision(Bank bank) {
            return Decision.of(BANKER, Options.number(1, bank.limit)).otherwise(bank.limit);
        }

        @Override
        public Outcome<Bank> decide(Bank bank, Choices<Integer> choices, Dice dice) {
            return Outcome.of(new Bank(choices.only(), bank.stakes, bank.rounds));
        }
    }

    private static final class Stakes extends TinyRuleset<Bank> {
        @Override
        public Class<Bank> state() {
            return Bank.class;
        }

        @Override
        public List<Class<? extends Step<Bank>>> steps() {
            return List.of(CallOut.class, Stake.class, Lower.class);
        }

        @Override
        public Pipeline<Bank> pipeline() {
            return Pipeline.<Bank>setup()
                    .rounds(
                            "turn",
                            "Turn",
                            Pipeline.phase(
                                    "stakes",
                                    "Stakes",
                                    Agenda.of(new CallOut()),
                                    Agenda.inAnyOrder(Agenda.todos(List.<Step<Bank>>of(new Stake(), new Lower())))));
        }

        @Override
        public Bank start(Setup setup, Setup book) {
            return new Bank(9, 0, 0);
        }
    }

    /** Dice that wait until faces are there, and ears. */
    private static class AtTheTable implements Surroundings {
        private final Deque<Integer> faces = new ArrayDeque<>();
        private final List<Integer> numbers = new ArrayList<>();
        private final List<String> heard = new ArrayList<>();

        @Override
        public Rolled roll(Roll roll, int index) {
            if (faces.isEmpty()) {
                throw new RollPending(roll);
            }
            numbers.add(index);
            return new Rolled(roll, faces.remove());
        }

        @Override
        public void told(Event event) {
            heard.add(event.sentence() + (event.rules().isEmpty() ? "" : " " + event.rules()));
        }

        @Override
        public void did(Step<?> step) {
            heard.add("did " + StepNames.of(step));
        }
    }

    private final AtTheTable table = new AtTheTable();
    private final Engine<Bank> engine = new Engine<>(new Stakes(), true);
    private Session<Bank> session = begin();

    private Session<Bank> begin() {
        return new Session<>(engine, Position.start(new Bank(9, 0, 0)), table).run();
    }

    private static Answered answered(int stake, Player by, boolean confirmed) {
        return new Answered(new Answer.Whole(stake), by, confirmed, false);
    }

    @SuppressWarnings("unchecked") // all answers are numbers here
    private Open<Bank, Integer> decision(Class<?> step) {
        return (Open<Bank, Integer>) session.undecided().stream()
                .filter(open -> open.step().getClass() == step)
                .findFirst()
                .orElseThrow();
    }

    private void answer(Class<?> step, Player by, int number, boolean confirmed) {
        Open<Bank, Integer> open = decision(step);
        Question<Integer> question = open.questionFor(by).orElseThrow();
        session.answer(open, question, answered(number, by, confirmed), number);
    }

    private List<String> asked() {
        return session.undecided().stream()
                .map(open -> StepNames.of(open.step()))
                .toList();
    }

    /** As if the game had been put away and taken out again. */
    private void putAwayAndTakeOut() {
        session = new Session<>(engine, session.position(), table).run();
    }

    @Test
    void stepsAreToldWhenTheyAreDoneAndWhatTheyTellNext() {
        assertThat(table.heard).containsExactly("did CallOut", "Lay your stakes.");
        assertThat(asked()).containsExactly("Stake", "Lower");
    }

    /** Whoever is alone with a question may think again, too. */
    @Test
    void aDraftOfTheOnlyOneWhoIsAskedWaits() {
        answer(Lower.class, BANKER, 5, false);
        assertThat(session.state().limit()).isEqualTo(9);
        answer(Lower.class, BANKER, 6, true);
        assertThat(session.state().limit()).isEqualTo(6);
        assertThat(asked()).containsExactly("Stake");
    }

    @Test
    void theStakesAreTurnedOverWhenAllHaveLaidThem() {
        table.faces.addAll(List.of(2, 3));
        answer(Stake.class, ANNA, 4, true);
        assertThat(table.heard).hasSize(2);
        answer(Stake.class, BERT, 1, true);
        assertThat(table.heard.subList(2, 6))
                .containsExactly(
                        "anna: Turn 1 > Stakes > Stake: 4 [TINY-STAKE-01]",
                        "bert: Turn 1 > Stakes > Stake: 1 [TINY-STAKE-01]",
                        "did Stake",
                        "10 lie there.");
        assertThat(session.state().stakes()).isEqualTo(10);
    }

    @Test
    void botsTurnThemOverToo() {
        table.faces.addAll(List.of(2, 3));
        session.decide(
                decision(Stake.class),
                Choices.of(OrderedMap.of(ANNA, new Choices.Given<>(4, ANNA, false))
                        .with(BERT, new Choices.Given<>(1, BERT, false))));
        assertThat(table.heard).contains("anna: Turn 1 > Stakes > Stake: 4 [TINY-STAKE-01]", "10 lie there.");
    }

    @Test
    void severalAnswersMayBeGivenAtOnce() {
        table.faces.addAll(List.of(2, 3));
        session.answer(decision(Stake.class), Map.of(ANNA, answered(4, ANNA, true), BERT, answered(1, BERT, true)));
        assertThat(session.state().stakes()).isEqualTo(10);
        assertThat(session.position().answers().isEmpty()).isTrue();
    }

    @Test
    void someOfTheAnswersAreKept() {
        session.answer(decision(Stake.class), Map.of(ANNA, answered(4, ANNA, true)));
        assertThat(session.answersTo(decision(Stake.class).id())).containsOnlyKeys(ANNA);
        assertThat(session.state().rounds()).isZero();
    }

    @Test
    void aStakeAboveTheNewLimitIsWithdrawnAndAskedForAgain() {
        table.faces.addAll(List.of(2, 3));
        answer(Stake.class, ANNA, 4, true);
        answer(Lower.class, BANKER, 3, true);
        assertThat(table.heard).contains("The answer of anna no longer holds and was withdrawn.");
        answer(Stake.class, BERT, 1, true);
        assertThat(session.state().rounds()).isZero();
        answer(Stake.class, ANNA, 3, true);
        assertThat(session.state().stakes()).isEqualTo(9);
    }

    @Test
    void aStakeWithinTheNewLimitStays() {
        answer(Stake.class, ANNA, 3, true);
        answer(Lower.class, BANKER, 3, true);
        assertThat(session.answersTo(decision(Stake.class).id())).containsOnlyKeys(ANNA);
        assertThat(table.heard).noneMatch(told -> told.contains("withdrawn"));
    }

    /** With a limit of 1 the banker has nothing to choose; whoever wants to be asked all the same is asked. */
    @Test
    void aQuestionWithOneAnswerIsAskedOnlyWhereAllAre() {
        Position<Bank> start = Position.start(new Bank(1, 0, 0));
        session = new Session<>(engine, start, table).run();
        assertThat(asked()).containsExactly("Stake");
        session = new Session<>(new Engine<>(new Stakes(), false), start, table).run();
        assertThat(asked()).containsExactly("Stake", "Lower");
    }

    /** Who is asked only where there is a choice tells that there is one. */
    @Test
    void whatIsAskedEvenIfForcedIsAskedWhereThereIsAnAnswerAtAll() {
        Decision<Integer> forced = Decision.of(ANNA, Options.number(0, 0));
        assertThat(engine.mustAsk(forced.questions().get(0))).isFalse();
        assertThat(engine.mustAsk(forced.evenIfForced().questions().get(0))).isTrue();
        Decision<String> impossible =
                Decision.of(ANNA, Options.oneOf(List.<String>of())).evenIfForced();
        assertThat(engine.mustAsk(impossible.questions().get(0))).isFalse();
    }

    // ---- dice that wait

    /** The first die stays as it lies, and what else was open waits again. */
    @Test
    void aStepGoesOnWhereItsDiceWaited() {
        answer(Stake.class, ANNA, 4, true);
        table.faces.add(2);
        answer(Stake.class, BERT, 1, true);
        assertThat(session.pending()).isNotNull().extracting(Roll::purpose).hasToString("Second");
        assertThat(session.open()).isEmpty();
        assertThat(asked()).containsExactly("Lower");
        assertThat(session.position().rolls()).isZero();
        putAwayAndTakeOut();
        assertThat(session.pending()).isNotNull().extracting(Roll::purpose).hasToString("Second");
        table.faces.add(3);
        session.run();
        assertThat(session.pending()).isNull();
        assertThat(session.state().stakes()).isEqualTo(10);
        assertThat(table.numbers).containsExactly(0, 1);
        assertThat(session.position().rolls()).isEqualTo(2);
        assertThat(session.position().faces()).isEmpty();
    }

    @Test
    void rollsAreNumberedThroughTheGame() {
        table.faces.addAll(List.of(1, 1, 1, 1));
        for (int round = 0; round < 2; round++) {
            session.answer(decision(Stake.class), Map.of(ANNA, answered(0, ANNA, true), BERT, answered(0, BERT, true)));
            answer(Lower.class, BANKER, 9, true);
        }
        assertThat(table.numbers).containsExactly(0, 1, 2, 3);
    }

    @Test
    void whatCountedWhenTimeWasUpCountsWhenTheDiceAreThere() {
        session.lapse(decision(Stake.class), OrderedMap.of(ANNA, answered(4, ANNA, true)));
        assertThat(session.pending()).isNotNull();
        putAwayAndTakeOut();
        table.faces.addAll(List.of(2, 3));
        session.run();
        assertThat(session.state().stakes()).isEqualTo(9);
    }

    @Test
    void whatIsDecidedCannotBeDecidedAgain() {
        Open<Bank, Integer> lower = decision(Lower.class);
        answer(Lower.class, BANKER, 5, true);
        Choices<Integer> again = Choices.of(OrderedMap.of(BANKER, new Choices.Given<>(4, BANKER, false)));
        assertThatThrownBy(() -> session.decide(lower, again)).hasMessageContaining("is not on the agenda");
    }

    @Test
    void whatIsLeftToDoIsTheSameWhereverItsDecisionsWereNumbered() {
        Agenda<Bank> first = session.unopened();
        answer(Lower.class, BANKER, 9, true);
        assertThat(session.unopened()).isNotEqualTo(first);
        table.faces.addAll(List.of(1, 1));
        session.answer(decision(Stake.class), Map.of(ANNA, answered(0, ANNA, true), BERT, answered(0, BERT, true)));
        assertThat(session.decisions()).isEqualTo(4);
        assertThat(String.valueOf(session.unopened()))
                .isEqualTo(String.valueOf(first).replace("Turn 1", "Turn 2").replace("turn-1", "turn-2"));
        assertThat(session.position().agenda()).isNotEqualTo(session.unopened());
    }

    /** A ruleset that never comes to a question. */
    private static final class Wheel extends TinyRuleset<Bank> {
        record Turn() implements Act<Bank> {
            @Override
            public Outcome<Bank> act(Bank bank, Dice dice) {
                return Outcome.of(bank).then(this);
            }
        }

        @Override
        public Class<Bank> state() {
            return Bank.class;
        }

        @Override
        public List<Class<? extends Step<Bank>>> steps() {
            return List.of(Turn.class);
        }

        @Override
        public Pipeline<Bank> pipeline() {
            return Pipeline.<Bank>setup().rounds("turn", "Turn", Pipeline.phase("turn", "Turn", new Turn()));
        }

        @Override
        public Bank start(Setup setup, Setup book) {
            return new Bank(9, 0, 0);
        }
    }

    @Test
    void aRulesetThatGoesRoundInCirclesIsStopped() {
        Engine<Bank> wheel = new Engine<>(new Wheel(), true);
        Position<Bank> start = Position.start(new Bank(9, 0, 0));
        AtTheTable silent = new AtTheTable() {
            @Override
            public void did(Step<?> step) {
                // a million times
            }
        };
        assertThatThrownBy(() -> wheel.run(start, silent))
                .isInstanceOf(RulesetFault.class)
                .hasMessageContaining("no question and no end after 1000001 steps");
    }

    @Test
    void whereAGameStopsItsPositionAndItsQuestionsAreThere() {
        Situation<Bank> situation = engine.run(Position.start(new Bank(9, 0, 0)), table);
        assertThat(situation.open()).hasSize(2);
        assertThat(situation.roll()).isNull();
        assertThat(situation.position().state()).isEqualTo(new Bank(9, 0, 0));
    }
}
