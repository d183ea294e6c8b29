package org.muster.core.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.muster.api.text.Language;
import org.muster.api.text.Sentence;

/**
 * The decisions of a story by their place in it, so that those of another story can be found that are the same: asked by
 * the same step, in the same turn, phase and branch, and as often before.
 */
public final class Questions<S> {

    private final Map<Asking, List<Integer>> asked = new HashMap<>();
    private final Map<Integer, Place> places = new HashMap<>();

    /** A step that asks, under these titles. */
    public record Asking(String step, List<String> phase, List<String> path) {}

    /**
     * A decision's place.
     *
     * @param before how often the step had asked there
     */
    public record Place(Asking asking, int before) {}

    /** Takes in what is asked now. */
    public void look(Session<S> session) {
        for (Open<S, ?> open : session.undecided()) {
            if (!places.containsKey(open.id())) {
                List<String> path = Language.speaking(
                        Language.ENGLISH,
                        () -> open.titles().stream().map(Sentence::toString).toList());
                Asking asking = new Asking(StepNames.of(open.step()), open.phase(), path);
                List<Integer> same = asked.computeIfAbsent(asking, any -> new ArrayList<>());
                places.put(open.id(), new Place(asking, same.size()));
                same.add(open.id());
            }
        }
    }

    /** Where a decision stood, or stands. */
    public Optional<Place> placeOf(int decision) {
        return Optional.ofNullable(places.get(decision));
    }

    /** The decision that waits at a place. */
    public Optional<Open<S, ?>> at(Place place, Session<S> session) {
        for (Open<S, ?> open : session.open()) {
            if (place.equals(places.get(open.id()))) {
                return Optional.of(open);
            }
        }
        return Optional.empty();
    }
}
