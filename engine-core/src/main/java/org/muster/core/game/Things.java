package org.muster.core.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.muster.api.decision.Answer;
import org.muster.api.records.Table;
import org.muster.api.seat.Viewer;

/**
 * What the ids of a story stand for. Many are counted ({@code squad-2}), so another story may give one to something else:
 * a thing is known by its sheet as it was when it came up, whatever became of it.
 */
final class Things<S> {

    private final Play<S> play;
    private final List<S> states = new ArrayList<>();
    private final Map<String, List<Table>> known = new HashMap<>();
    /** In how many states a thing was looked for in vain. */
    private final Map<String, Integer> sought = new HashMap<>();

    Things(Play<S> play) {
        this.play = play;
    }

    /** Takes in how the story stands now. */
    void look(S state) {
        boolean isNew = states.isEmpty() || !states.get(states.size() - 1).equals(state);
        if (isNew) {
            states.add(state);
        }
    }

    /**
     * Whether all that {@code answer} names is the same in another story that began as this one. A seat is: who sits there
     * is the same player, whatever they lead.
     */
    boolean areThoseOf(Things<S> other, Answer answer) {
        return named(answer)
                .filter(id -> !play.header().seats().containsKey(id))
                .allMatch(id -> cameUp(id).equals(other.cameUp(id)));
    }

    /** The sheet of a thing when it came up; empty: it has none, or is no thing. */
    private List<Table> cameUp(String id) {
        int from = sought.getOrDefault(id, 0);
        for (int i = from; i < states.size() && !known.containsKey(id); i++) {
            List<Table> sheet = play.ruleset().sheet(states.get(i), Viewer.EVERYTHING, id);
            if (!sheet.isEmpty()) {
                known.put(id, sheet);
            }
            sought.put(id, i + 1);
        }
        return known.getOrDefault(id, List.of());
    }

    private static Stream<String> named(Answer answer) {
        if (answer instanceof Answer.Word word) {
            return Stream.of(word.text());
        }
        if (answer instanceof Answer.Items items) {
            return items.list().stream().flatMap(Things::named);
        }
        return answer instanceof Answer.Fields fields
                ? Stream.concat(
                        fields.map().keySet().stream(),
                        fields.map().values().stream().flatMap(Things::named))
                : Stream.empty();
    }
}
