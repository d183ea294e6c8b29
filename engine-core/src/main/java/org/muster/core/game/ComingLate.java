package org.muster.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Question;
import org.muster.api.seat.Player;
import org.muster.core.engine.Open;
import org.muster.core.engine.StepNames;
import org.muster.core.journal.Entry;

/** Answers to decisions that are closed: what their books say to who comes late. */
final class ComingLate<S> {

    private final Timeline<S> timeline;

    ComingLate(Timeline<S> timeline) {
        this.timeline = timeline;
    }

    /** What {@code seat} hears who answers the closed decision of that number. */
    Optional<Violation> to(Player seat, int decision) {
        Timeline<S> whole = timeline.whole();
        int place = openedAt(whole, decision);
        return place == 0 ? Optional.empty() : lateness(whole, seat, decision, place);
    }

    /**
     * What {@code seat} hears whose answer names no decision and may be meant for the last one of the same step, whose time
     * was up without it.
     */
    Optional<Violation> instead(Player seat, Open<S, ?> asked) {
        if (asked.decision().lateness().isEmpty()) {
            return Optional.empty();
        }
        String step = StepNames.of(asked.step());
        List<Entry> entries = timeline.entries();
        for (int i = entries.size() - 1; i > 0; i--) {
            Entry.Body body = entries.get(i).body();
            if (body instanceof Entry.Chose chose
                    && chose.seat().equals(seat)
                    && chose.step().equals(step)) {
                return Optional.empty();
            }
            if (body instanceof Entry.Lapsed lapsed && lapsed.step().equals(step)) {
                return hasAnswered(seat, lapsed.decision(), i)
                        ? Optional.empty()
                        : lateness(timeline, seat, lapsed.decision(), i);
            }
        }
        return Optional.empty();
    }

    /**
     * Who has said something else in place of what {@code seat} was asked by the last decision of the same step, as who
     * corrects a report: an answer that names no decision may be meant for that one.
     */
    Optional<Player> overtaking(Player seat, Open<S, ?> asked) {
        String step = StepNames.of(asked.step());
        List<Entry> entries = timeline.entries();
        for (int i = entries.size() - 1; i > 0; i--) {
            if (entries.get(i).body() instanceof Entry.Chose chose
                    && chose.confirmed()
                    && chose.decision() < asked.id()
                    && chose.step().equals(step)) {
                Open<S, ?> then = before(i, chose.decision());
                if (then != null && then.titles().equals(asked.titles())) {
                    Question<?> said = question(then, chose.seat());
                    boolean isOffer =
                            said != null && !said.waitedFor() && !said.who().contains(seat);
                    return isOffer && question(then, seat) != null ? Optional.of(chose.seat()) : Optional.empty();
                }
            }
        }
        return Optional.empty();
    }

    private @Nullable Open<S, ?> before(int place, int decision) {
        for (Open<S, ?> one : timeline.upTo(place).session().undecided()) {
            if (one.id() == decision) {
                return one;
            }
        }
        return null;
    }

    private boolean hasAnswered(Player seat, int decision, int before) {
        return timeline.entries().subList(0, before).stream()
                .anyMatch(entry -> entry.body() instanceof Entry.Chose chose
                        && chose.decision() == decision
                        && chose.seat().equals(seat));
    }

    private Optional<Violation> lateness(Timeline<S> told, Player seat, int decision, int place) {
        List<Violation> late = new ArrayList<>(1);
        for (Open<S, ?> one : told.upTo(place).session().undecided()) {
            if (one.id() == decision && question(one, seat) != null && !isAskedAnew(one, seat)) {
                one.decision().lateness().ifPresent(late::add);
            }
        }
        return late.stream().findFirst();
    }

    /** Who is asked the very same once more, as what was said may be changed, does not come too late for it. */
    private boolean isAskedAnew(Open<S, ?> closed, Player seat) {
        return timeline.session().undecided().stream()
                .anyMatch(one -> one.step().equals(closed.step())
                        && one.titles().equals(closed.titles())
                        && question(one, seat) != null);
    }

    private static @Nullable Question<?> question(Open<?, ?> open, Player seat) {
        return open.questionFor(seat).orElse(null);
    }

    /** After how many entries it was open first; 0: not at all so far. */
    private static int openedAt(Timeline<?> told, int decision) {
        if (decision > told.session().decisions()) {
            return 0;
        }
        int before = 0;
        int open = told.entries().size();
        while (open - before > 1) {
            int middle = (before + open) / 2;
            if (told.upTo(middle).session().decisions() >= decision) {
                open = middle;
            } else {
                before = middle;
            }
        }
        return open;
    }
}
