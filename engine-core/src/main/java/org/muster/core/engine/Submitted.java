package org.muster.core.engine;

import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Question;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;

/** The answers that were given to open decisions so far, by decision number and the seat of the question. */
final class Submitted {

    private OrderedMap<Integer, OrderedMap<Player, Answered>> answers;

    Submitted(OrderedMap<Integer, OrderedMap<Player, Answered>> answers) {
        this.answers = answers;
    }

    OrderedMap<Integer, OrderedMap<Player, Answered>> all() {
        return answers;
    }

    boolean isEmpty() {
        return answers.isEmpty();
    }

    OrderedMap<Player, Answered> to(int decision) {
        return answers.isEmpty() ? OrderedMap.empty() : answers.getOrDefault(decision, OrderedMap.empty());
    }

    void put(int decision, OrderedMap<Player, Answered> given) {
        answers = answers.with(decision, given);
    }

    /** The decision is closed. */
    void drop(int decision) {
        if (!answers.isEmpty()) {
            answers = answers.without(decision);
        }
    }

    /** Whether nobody need be waited for: an offer is taken, or all have answered that are asked. */
    <C> boolean complete(Open<?, C> asked) {
        OrderedMap<Player, Answered> given = to(asked.id());
        if (!given.isEmpty()) {
            for (Question<C> offer : asked.offers()) {
                if (isConfirmed(offer, given)) {
                    return true;
                }
            }
        }
        for (Question<C> question : asked.questions()) {
            if (!isConfirmed(question, given)) {
                return false;
            }
        }
        return asked.decision().waits();
    }

    private static boolean isConfirmed(Question<?> question, OrderedMap<Player, Answered> given) {
        Answered answered = given.get(question.id());
        return answered != null && answered.confirmed();
    }

    /** Something else that happened may have made answers illegal; they are taken out, and tell of whom. */
    interface Withdrawn {
        void was(Question<?> question, Answered answered);
    }

    /** Takes out what no longer holds: it is asked for again. */
    <C> void withdrawWhatNoLongerHolds(Open<?, C> asked, Withdrawn withdrawn) {
        int decision = asked.id();
        OrderedMap<Player, Answered> given = to(decision);
        if (given.isEmpty()) {
            return;
        }
        for (Question<C> question : asked.all()) {
            Answered answered = given.get(question.id());
            if (answered != null && !holds(asked, question, answered.answer())) {
                given = given.without(question.id());
                put(decision, given);
                withdrawn.was(question, answered);
            }
        }
    }

    private static <C> boolean holds(Open<?, C> asked, Question<C> question, @Nullable Answer answer) {
        return answer == null || asked.read(question, answer).isOk();
    }
}
