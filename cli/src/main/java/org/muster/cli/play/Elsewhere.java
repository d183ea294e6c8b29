package org.muster.cli.play;

import java.util.List;
import java.util.Optional;
import org.muster.api.decision.Option;
import org.muster.api.seat.Player;
import org.muster.cli.prompt.line.Listed;
import org.muster.cli.prompt.line.Names;
import org.muster.core.engine.Open;

/** What else may be decided at this keyboard just now: by who sits there, and by the others who play here. */
final class Elsewhere<S> {

    static final String WORD = "other";

    /** A question and the seat that is to answer it. */
    record Turn<S>(Open<S, ?> open, Player seat) {}

    private final Evening<S> evening;

    Elsewhere(Evening<S> evening) {
        this.evening = evening;
    }

    /** Where {@code other} leads to, or {@code other bert}; there is nothing else: to the same, and that is told. */
    Turn<S> from(Turn<S> now, String typed) {
        String name = typed.substring(WORD.length()).strip();
        if (name.isEmpty()) {
            return new Turn<>(next(now, now.seat()).orElse(now.open()), now.seat());
        }
        Optional<Player> seat =
                Names.find(Listed.unnumbered(others(now.seat())), name).map(one -> new Player(one.id()));
        if (seat.isEmpty()) {
            evening.console().line("Nobody else at this keyboard is called \"{name}\".", name);
            return now;
        }
        return next(now, seat.get()).map(open -> new Turn<>(open, seat.get())).orElse(now);
    }

    /** Who else may say something to what is asked of {@code seat}, though nobody waits for it. */
    List<Player> besides(Open<S, ?> open, Player seat) {
        return evening.people().stream()
                .filter(other -> !other.equals(seat)
                        && open.offers().stream()
                                .anyMatch(offer -> offer.who().contains(other)
                                        && !offer.who().contains(seat)))
                .sorted()
                .toList();
    }

    private List<Option> others(Player seat) {
        return evening.people().stream()
                .filter(other -> !other.equals(seat))
                .map(other -> Option.called(other.id(), evening.name(other)))
                .toList();
    }

    /** The same question for another seat, if there it is one; else the next of theirs. */
    private Optional<Open<S, ?>> next(Turn<S> now, Player seat) {
        List<Open<S, ?>> theirs = evening.game().open().stream()
                .filter(open -> open.questionFor(seat).isPresent())
                .toList();
        boolean stays = seat.equals(now.seat());
        if (theirs.size() < (stays ? 2 : 1)) {
            evening.console().line("Nothing else is asked of {who}.", evening.name(seat));
            return Optional.empty();
        }
        int at = theirs.indexOf(now.open());
        return Optional.of(theirs.get(stays ? (at + 1) % theirs.size() : Math.max(at, 0)));
    }
}
