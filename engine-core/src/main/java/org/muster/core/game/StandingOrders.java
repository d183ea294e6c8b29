package org.muster.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.muster.api.decision.Answer;
import org.muster.core.engine.Open;
import org.muster.core.engine.Session;
import org.muster.core.engine.StepNames;
import org.muster.core.journal.Entry;

/** Answers that seats gave once for the rest of a phase. */
final class StandingOrders<S> {

    private final StepNames<S> steps;
    private final List<Entry.StandingOrder> orders = new ArrayList<>();

    /** Those of a journal's history. */
    StandingOrders(StepNames<S> steps, List<Entry> history) {
        this.steps = steps;
        for (Entry entry : history) {
            if (entry.body() instanceof Entry.StandingOrder order) {
                orders.add(order);
            }
        }
    }

    void add(Entry.StandingOrder order) {
        orders.add(order);
    }

    /** The next answer that one of them gives; later orders go first. */
    Optional<Entry.Chose> next(Session<S> session) {
        if (orders.isEmpty() || session.result() != null) {
            return Optional.empty();
        }
        for (Open<S, ?> open : session.open()) {
            for (int i = orders.size() - 1; i >= 0; i--) {
                Entry.StandingOrder order = orders.get(i);
                if (isMeant(order, open) && answers(order, open, session)) {
                    return Optional.of(new Entry.Chose(
                            open.id(), StepNames.of(open.step()), order.seat(), order.answer(), true, null));
                }
            }
        }
        return Optional.empty();
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
