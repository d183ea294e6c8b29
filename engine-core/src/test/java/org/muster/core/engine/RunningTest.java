package org.muster.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Answer;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.WrittenAs;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;

/** What is said of a step that fails, how a step is called, and a position without one of its answers. */
class RunningTest {

    private record March() implements Act<Integer> {
        @Override
        public Outcome<Integer> act(Integer state, Dice dice) {
            return Outcome.of(state);
        }
    }

    @WrittenAs("Advance")
    private record Renamed() implements Act<Integer> {
        @Override
        public Outcome<Integer> act(Integer state, Dice dice) {
            return Outcome.of(state);
        }
    }

    @WrittenAs(formerly = "Withdraw")
    private record Retreat() implements Act<Integer> {
        @Override
        public Outcome<Integer> act(Integer state, Dice dice) {
            return Outcome.of(state);
        }
    }

    @Test
    void whatWentOnIsSaidOfEachDeed() {
        Running running = new Running();
        assertThat(running.words()).hasToString("before its first step");
        running.now(new March(), Running.Deed.ACT);
        assertThat(running.words()).hasToString("when the step March was carried out");
        running.now(new Renamed(), Running.Deed.ASK);
        assertThat(running.words()).hasToString("when it was worked out what can be chosen at the step Advance");
        running.now(new Retreat(), Running.Deed.DECIDE);
        assertThat(running.words()).hasToString("when a choice at the step Retreat was carried out");
    }

    @Test
    void aStepThatIsNotListedIsNamedWithWhatWouldBeRight() {
        assertThat(StepNames.unlisted("March").toString())
                .startsWith("the step March is not in steps()")
                .endsWith("List.of(March.class, ...)");
    }

    @Test
    void anAnswerIsTakenOutOfAPositionAloneAndTheLastWithItsDecision() {
        Player anna = new Player("anna");
        Player bert = new Player("bert");
        Position<Integer> both = Position.start(1)
                .answered(4, anna, new Answered(new Answer.Whole(1), anna, true, false))
                .answered(4, bert, new Answered(new Answer.Whole(2), bert, true, false));
        Position<Integer> one = both.unanswered(4, anna);
        assertThat(List.copyOf(one.answersTo(4).keySet())).containsExactly(bert);
        assertThat(one.answers()).hasSize(1);
        assertThat(one.unanswered(4, bert).answers()).isEqualTo(OrderedMap.empty());
        assertThat(both.lapsed(4).closing()).isEqualTo(4);
        assertThat(both.closing()).isZero();
    }
}
