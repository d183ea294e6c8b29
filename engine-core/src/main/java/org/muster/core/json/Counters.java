package org.muster.core.json;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Position;

/** The numbers of a position's decisions, and whether they agree: which are open, which are answered. */
final class Counters {

    /** Decisions, rolls and rounds of a game: a thousand times those of the longest season. */
    private static final int MOST = 1_000_000;

    private final Position<?> position;
    private final List<Flaw> flaws;
    private final Set<Integer> open = new LinkedHashSet<>();

    /**
     * The numbers of a position.
     *
     * @param flaws gets what is wrong
     */
    Counters(Position<?> position, List<Flaw> flaws) {
        this.position = position;
        this.flaws = flaws;
        mustBeSmall("decisions", position.decisions());
        mustBeSmall("rolls", position.rolls());
        mustBeSmall("round", position.round());
    }

    private void mustBeSmall(String field, int number) {
        if (number > MOST) {
            flaws.add(new Flaw(
                    List.of(field),
                    Sentence.of("{n} is more than a game can have had; {most} are the most", number, MOST)));
        }
    }

    /** A place of the agenda whose decision was opened with this number; 0: it was not opened yet. */
    void opened(int number, List<Object> path) {
        if (number > position.decisions()) {
            flaws.add(new Flaw(
                    path,
                    Sentence.of(
                            "decision {n} can't be open: so far there were {decisions} (the field decisions)",
                            number,
                            position.decisions())));
        } else if (number > 0 && !open.add(number)) {
            flaws.add(new Flaw(path, Sentence.of("decision {n} is open at another place too", number)));
        }
    }

    /** Whether what is answered or being carried out is open; asked when all of the agenda was seen. */
    void mustAgree() {
        Set<Integer> known = new TreeSet<>(open);
        position.answers().keySet().stream()
                .filter(id ->
                        !known.contains(id) && id > position.decisions()) // what was submitted to a closed one may stay
                .forEach(id -> flaws.add(new Flaw(List.of("answers", String.valueOf(id)), notOpen(id))));
        if (position.closing() > 0 && !known.contains(position.closing())) {
            flaws.add(new Flaw(List.of("closing"), notOpen(position.closing())));
        }
        for (int i = 0; i < position.faces().size(); i++) {
            for (int face : position.faces().get(i)) {
                if (face < 1) {
                    flaws.add(new Flaw(List.of("faces", i), Sentence.of("{face} is no face of a die", face)));
                }
            }
        }
    }

    private Sentence notOpen(int id) {
        return open.isEmpty()
                ? Sentence.of("decision {n} is not open; none is", id)
                : Sentence.of("decision {n} is not open; these are: {open}", id, List.copyOf(open));
    }
}
