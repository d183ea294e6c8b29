package org.muster.testkit.play;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.api.dice.Roll;
import org.muster.api.dice.Rolled;
import org.muster.api.flow.Event;
import org.muster.api.flow.Step;
import org.muster.core.dice.SeededDice;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.Situation;
import org.muster.core.engine.Surroundings;
import org.muster.core.game.Play;

/**
 * Makes moves again on the bare engine: same dice, same answers, no journal. What it should lead to is known, so
 * anything else is a difference between playing and playing again.
 *
 * @param <S> the ruleset's state
 */
public final class Retrace<S> {

    private final Play<S> play;
    private final Surroundings table;
    private Situation<S> situation;

    /**
     * From {@code start} on.
     *
     * @param seed of the dice
     * @param ears hear what happens
     */
    public Retrace(Play<S> play, Position<S> start, long seed, Ears ears) {
        this.play = play;
        this.table = new SeededTable(new SeededDice(seed), ears);
        this.situation = play.engine().run(start, table);
    }

    /** Whoever listens to a game that is played again. */
    public interface Ears {

        /** Nobody does. */
        Ears NONE = new Ears() {};

        /** A step is done. */
        default void did(Step<?> step) {}

        /** Something happened. */
        default void told(Event event) {}

        /** Dice were rolled. */
        default void rolled(Rolled rolled) {}
    }

    /** Where it leads. */
    public Situation<S> situation() {
        return situation;
    }

    /**
     * Makes all of {@code moves}.
     *
     * @throws IllegalStateException naming the move that can't be made
     */
    public Retrace<S> make(List<Move> moves) {
        moves.forEach(this::make);
        return this;
    }

    /** Makes one move. */
    public void make(Move move) {
        Open<S, ?> open = situation.open().stream()
                .filter(one -> one.id() == move.decision())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("decision " + move.decision() + " is not open for: " + move
                        + "; open are "
                        + situation.open().stream()
                                .map(one -> one.id() + " " + one.path())
                                .toList()));
        Position<S> position = move.kind() == Move.Kind.LAPSED
                ? lapsed(open)
                : situation
                        .position()
                        .answered(
                                open.id(),
                                move.question(),
                                new Answered(move.answer(), move.seat(), move.kind() == Move.Kind.CONFIRMED, false));
        situation = play.engine().run(position, table);
    }

    private <C> Position<S> lapsed(Open<S, C> open) {
        Position<S> position = situation.position();
        for (Question<C> question : open.questions()) {
            Answered given = position.answersTo(open.id()).get(question.id());
            Optional<C> otherwise = open.decision().otherwise(question.id());
            if (given != null) {
                position = position.answered(
                        open.id(), question.id(), new Answered(given.answer(), given.by(), true, false));
            } else {
                @Nullable
                Answer answer = otherwise
                        .map(choice -> question.options().write(choice))
                        .orElse(null);
                position = position.answered(open.id(), question.id(), new Answered(answer, question.id(), true, true));
            }
        }
        return position.lapsed(open.id());
    }

    private record SeededTable(SeededDice dice, Ears ears) implements Surroundings {

        @Override
        public Rolled roll(Roll roll, int index) {
            Rolled rolled = new Rolled(roll, dice.faces(roll, index));
            ears.rolled(rolled);
            return rolled;
        }

        @Override
        public void told(Event event) {
            ears.told(event);
        }

        @Override
        public void did(Step<?> step) {
            ears.did(step);
        }
    }
}
