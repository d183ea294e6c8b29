package org.muster.core.game;

import java.util.List;
import org.muster.api.seat.Player;
import org.muster.core.engine.Open;

/** The decisions that wait, as people name them: by their number, or not at all where only one can be meant. */
final class OpenDecisions<S> {

    private final Play<S> play;
    private final List<Open<S, ?>> open;

    OpenDecisions(Play<S> play, List<Open<S, ?>> open) {
        this.play = play;
        this.open = open;
    }

    /**
     * The decision that {@code seat} means.
     *
     * @param decision its number; 0: the only one that asks this seat
     * @throws BadGame if there is none, or more than one
     */
    Open<S, ?> find(Player seat, int decision) {
        return decision == 0 ? onlyOneThatAsks(seat) : numbered(decision);
    }

    private Open<S, ?> numbered(int decision) {
        return open.stream()
                .filter(one -> one.id() == decision)
                .findFirst()
                .orElseThrow(() -> new BadGame(
                        "STALE", "Decision {id} is not open any more, or not yet. Open: {open}.", decision, named()));
    }

    private Open<S, ?> onlyOneThatAsks(Player seat) {
        List<Open<S, ?>> asking = open.stream()
                .filter(one -> one.questionFor(seat).isPresent() && !one.isMeanwhile())
                .toList();
        if (asking.size() == 1) {
            return asking.get(0);
        }
        boolean none = asking.isEmpty();
        throw new BadGame(
                none ? "NOT_ASKED" : "WHICH_DECISION",
                none
                        ? "Nothing is asked of {seat} now. Open: {open}."
                        : "Several decisions ask {seat}; name one: {open}.",
                play.name(seat),
                named());
    }

    private List<String> named() {
        return open.stream()
                .map(one -> one.id() + " (" + String.join(" > ", one.path()) + ")")
                .toList();
    }

    /**
     * The decisions that time can close.
     *
     * @param decision number of one; 0: all that others wait for
     * @throws BadGame if there is none
     */
    List<Open<S, ?>> due(int decision, Replay<S> replay) {
        List<Open<S, ?>> due = open.stream()
                .filter(one -> decision == 0 ? !one.isMeanwhile() : one.id() == decision)
                .toList();
        if (decision != 0 && due.isEmpty()) {
            throw new BadGame("STALE", "Decision {id} is not open any more, or not yet.", decision);
        }
        List<Open<S, ?>> closable = due.stream().filter(replay::canLapse).toList();
        if (closable.isEmpty()) {
            throw new BadGame(
                    "NO_DEFAULT",
                    "Time closes nothing here: {open} must be answered.",
                    due.stream().map(one -> String.join(" > ", one.path())).toList());
        }
        return closable;
    }
}
