package org.muster.core.engine;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;

/**
 * A game at one moment: everything that is needed to go on from here.
 *
 * @param state the ruleset's state
 * @param agenda what is still to come; null: the next round of the pipeline
 * @param round rounds begun so far; 0 during the setup, -1 before it
 * @param decisions decisions opened so far; the last one has this number
 * @param rolls rolls made so far
 * @param answers to the open decisions, by decision number and the seat of the question
 * @param closing the decision that is being carried out while dice are still to be rolled, or 0
 * @param faces what was rolled so far in the step that is being carried out
 * @param result how it ended; null: it goes on
 */
public record Position<S>(
        S state,
        @Nullable Agenda<S> agenda,
        int round,
        int decisions,
        int rolls,
        OrderedMap<Integer, OrderedMap<Player, Answered>> answers,
        int closing,
        List<int[]> faces,
        @Nullable Result result) {

    /** Before the first step. */
    public static <S> Position<S> start(S state) {
        return new Position<>(state, null, -1, 0, 0, OrderedMap.empty(), 0, List.of(), null);
    }

    /** Whether the game is over. */
    public boolean isOver() {
        return result != null;
    }

    /** The answers given to one decision so far. */
    public OrderedMap<Player, Answered> answersTo(int decision) {
        return answers.getOrDefault(decision, OrderedMap.empty());
    }

    /** What was submitted to {@code question} of an open decision and not confirmed, as far as it is legal now. */
    public Optional<Answer> drafted(int decision, Question<?> question) {
        return Optional.ofNullable(answersTo(decision).get(question.id()))
                .filter(answered -> !answered.confirmed())
                .map(Answered::answer)
                .filter(answer -> question.options().read(answer).isOk());
    }

    /** With one more answer, or a changed one. */
    public Position<S> answered(int decision, Player question, Answered answer) {
        return withAnswers(answers.with(decision, answersTo(decision).with(question, answer)));
    }

    /** Without one answer, as if it had not been given. */
    public Position<S> unanswered(int decision, Player question) {
        OrderedMap<Player, Answered> rest = answersTo(decision).without(question);
        return withAnswers(rest.isEmpty() ? answers.without(decision) : answers.with(decision, rest));
    }

    /** With an open decision closed by time, its answers being all it gets. */
    public Position<S> lapsed(int decision) {
        return new Position<>(state, agenda, round, decisions, rolls, answers, decision, faces, result);
    }

    Position<S> withAnswers(OrderedMap<Integer, OrderedMap<Player, Answered>> changed) {
        return new Position<>(state, agenda, round, decisions, rolls, changed, closing, faces, result);
    }
}
