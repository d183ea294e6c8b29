package org.muster.ruleset.swm.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Progress;
import org.muster.ruleset.swm.Side;
import org.muster.ruleset.swm.War;

/**
 * The course of a turn.
 *
 * <pre>
 * Initiative, Economics, Action, Cleanup, each finished by all before the next    SWM-TURN-01
 * side by side in the turn order                                                  SWM-TURN-02
 * an order made anew every turn                                                   SWM-TURN-04
 * </pre>
 */
public final class Turn {

    private Turn() {}

    /** A phase begins. */
    public record BeginPhase(Progress.Phase phase) implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            return Outcome.of(war.with(war.progress().in(phase)));
        }
    }

    /** A side's segment of a phase begins. */
    public record BeginSegment(Player captain) implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            return Outcome.of(war.with(war.progress().acting(captain)));
        }
    }

    /** The turn is over: what counts a turn is set back. */
    public record EndTurn() implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            return Outcome.of(war.nextTurn());
        }
    }

    /** One segment after another, side by side in turn order, each under the name of its side (SWM-TURN-02). */
    public static Agenda<War> inTurnOrder(War war, Function<Side, List<Agenda<War>>> segment) {
        List<Agenda<War>> segments = new ArrayList<>(war.sides().size());
        for (Side side : war.sides()) {
            List<Agenda<War>> steps = new ArrayList<>();
            steps.add(Agenda.of(new BeginSegment(side.captain())));
            steps.addAll(segment.apply(side));
            segments.add(Agenda.inOrder(Sentence.of("{side}", war.names(side)), steps));
        }
        return Agenda.inOrder(segments);
    }

    /** A step for each member of a side; the members of an alliance act in any order (SWM-ALLY-11). */
    public static Agenda<War> eachMember(Side side, Function<Player, Step<War>> step) {
        if (!side.isAlliance()) {
            return Agenda.of(step.apply(side.captain()));
        }
        return Agenda.inAnyOrder(Agenda.todos(side.members().stream().map(step).toList()));
    }
}
