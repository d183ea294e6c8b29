package org.muster.core.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.flow.Agenda;
import org.muster.core.engine.Open;
import org.muster.core.engine.Session;
import org.muster.core.engine.StepNames;
import org.muster.core.journal.Entry;

/**
 * Answers that seats gave once for the rest of a phase. One that leads back to its own question is not given there again
 * before somebody has done something: else it would go round for ever.
 */
final class StandingOrders<S> {

    /** A ruleset may count how often it went round; then nothing comes back, and somebody must look in the end. */
    private static final int MOST_IN_A_ROW = 100;

    private final StepNames<S> steps;
    private final List<Entry.StandingOrder> orders = new ArrayList<>();
    /** Where they answered since somebody has done something. */
    private final Set<Place<S>> been = new HashSet<>();

    /** Where an order answers: what the game comes back to has the same state and the same steps to come. */
    private record Place<S>(
            Entry.StandingOrder order, S state, @Nullable Agenda<S> agenda) {}

    StandingOrders(StepNames<S> steps) {
        this.steps = steps;
    }

    /** Those that {@code history} holds, and no others. */
    void begin(List<Entry> history) {
        orders.clear();
        for (Entry entry : history) {
            if (entry.body() instanceof Entry.StandingOrder order) {
                orders.add(order);
            }
        }
    }

    void add(Entry.StandingOrder order) {
        orders.add(order);
    }

    /** Somebody has done something. */
    void goOn() {
        been.clear();
    }

    /** The next answer that one of them gives; later orders go first. */
    Optional<Entry.Chose> next(Session<S> session) {
        if (orders.isEmpty() || session.result() != null || been.size() >= MOST_IN_A_ROW) {
            return Optional.empty();
        }
        for (Open<S, ?> open : session.open()) {
            for (int i = orders.size() - 1; i >= 0; i--) {
                Entry.StandingOrder order = orders.get(i);
                if (isMeant(order, open)
                        && answers(order, open, session)
                        && been.add(new Place<>(order, session.state(), session.unopened()))) {
                    return Optional.of(new Entry.Chose(
                            open.id(), StepNames.of(open.step()), order.seat(), order.answer(), true, null));
                }
            }
        }
        return Optional.empty();
    }

    /** Whether one of them gives this answer, where {@code open} asks. */
    boolean give(Entry.Chose chose, Open<S, ?> open) {
        return chose.confirmed()
                && orders.stream()
                        .anyMatch(order -> order.seat().equals(chose.seat())
                                && order.answer().equals(chose.answer())
                                && isMeant(order, open));
    }

    private boolean isMeant(Entry.StandingOrder order, Open<S, ?> open) {
        return steps.means(order.step(), open.step())
                && (order.phase().equals(open.phase()) || order.phase().equals(open.titledPhase()));
    }

    /** Whether its seat is asked, has not answered yet, and may answer so. */
    private static <S, C> boolean answers(Entry.StandingOrder order, Open<S, C> open, Session<S> session) {
        Answer answer = order.answer();
        return open.questionFor(order.seat())
                .filter(question -> !session.answersTo(open.id()).containsKey(question.id()))
                .filter(question -> question.options().read(answer).isOk())
                .isPresent();
    }
}
