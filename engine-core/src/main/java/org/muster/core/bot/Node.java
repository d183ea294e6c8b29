package org.muster.core.bot;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.api.flow.Ask;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;

/**
 * A point of a search: what was chosen on the way to it, whatever the dice have made of that. What is asked there may
 * differ from world to world; each seat has a {@link Bandit} for each question.
 */
final class Node {

    /** A question: of which step, to whom. */
    private record Asked(Ask<?, ?> step, Player who) {}

    /** A decision as it was made: of which step, with what answers in the order of the questions. */
    private record Made(Ask<?, ?> step, List<Object> choices) {}

    private final Map<Asked, Bandit<?>> asked = new LinkedHashMap<>();
    private final Map<Made, Node> next = new LinkedHashMap<>();
    private int visits;

    /** The one that knows this question; null: it was not asked here yet. */
    @SuppressWarnings("unchecked") // of the same step, whose choices are of one type
    <C> @Nullable Bandit<C> bandit(Ask<?, C> step, Player who) {
        return (Bandit<C>) asked.get(new Asked(step, who));
    }

    <C> Bandit<C> asking(Ask<?, C> step, Player who, List<Bandit.Arm> promising) {
        Bandit<C> fresh = new Bandit<>(promising);
        asked.put(new Asked(step, who), fresh);
        return fresh;
    }

    /** Where these answers lead; null: nobody has been there. */
    @Nullable
    Node after(Ask<?, ?> step, List<Object> choices) {
        Node there = next.get(new Made(step, choices));
        if (there != null) {
            there.visits++;
        }
        return there;
    }

    /** The search reaches one decision further here. */
    void grow(Ask<?, ?> step, List<Object> choices) {
        next.put(new Made(step, List.copyOf(choices)), new Node());
    }

    /** Where one goes most often after {@code choice}, which was the last of the answers; null: nobody has been there. */
    @Nullable
    Node mostVisited(Object choice) {
        Node most = null;
        for (Map.Entry<Made, Node> one : next.entrySet()) {
            List<Object> choices = one.getKey().choices();
            if (choices.get(choices.size() - 1).equals(choice)
                    && (most == null || one.getValue().visits > most.visits)) {
                most = one.getValue();
            }
        }
        return most;
    }

    /** What is expected there: who does what; nothing where nobody has looked far enough. */
    Sentence expected() {
        Sentence expected = Sentence.NOTHING;
        int most = 0;
        for (Map.Entry<Asked, Bandit<?>> one : asked.entrySet()) {
            if (one.getValue().visits() > most) {
                most = one.getValue().visits();
                expected = Sentence.of(
                        "{who}: {answer}", one.getKey().who(), one.getValue().favourite());
            }
        }
        return expected;
    }
}
