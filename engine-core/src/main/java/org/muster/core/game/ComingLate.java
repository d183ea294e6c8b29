package org.muster.core.game;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Question;
import org.muster.api.flow.Reported;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
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
     * Who of those who reported has said something else in place of what {@code seat} was asked: an answer that names no
     * decision may be meant for that.
     */
    Optional<Player> overtaking(Player seat, Open<S, ?> asked) {
        if (!(asked.step() instanceof Reported<?, ?> reported)
                || reported.filed().stage() == Reported.Stage.OPEN) {
            return Optional.empty();
        }
        String step = StepNames.of(asked.step());
        List<Entry> entries = timeline.entries();
        for (int i = entries.size() - 1; i > 0; i--) {
            if (entries.get(i).body() instanceof Entry.Chose chose
                    && chose.confirmed()
                    && chose.decision() < asked.id()
                    && chose.step().equals(step)) {
                Open<S, ?> then =
                        timeline.upTo(i).session().undecided(chose.decision()).orElse(null);
                if (then != null && branch(then).equals(branch(asked))) { // the last word about it
                    Question<?> said = question(then, chose.seat());
                    boolean isOffer =
                            said != null && !said.waitedFor() && !said.who().contains(seat);
                    return isOffer && question(then, seat) != null ? Optional.of(chose.seat()) : Optional.empty();
                }
            }
        }
        return Optional.empty();
    }

    /** What it is about: its path without what is done there, which is called otherwise when it is disputed. */
    private static List<Sentence> branch(Open<?, ?> open) {
        List<Sentence> titles = open.titles();
        return titles.subList(0, titles.size() - 1);
    }

    private boolean hasAnswered(Player seat, int decision, int before) {
        return timeline.entries().subList(0, before).stream()
                .anyMatch(entry -> entry.body() instanceof Entry.Chose chose
                        && chose.decision() == decision
                        && chose.seat().equals(seat));
    }

    private Optional<Violation> lateness(Timeline<S> told, Player seat, int decision, int place) {
        return told.upTo(place)
                .session()
                .undecided(decision)
                .filter(one -> question(one, seat) != null && !isAskedAnew(one, seat))
                .flatMap(one -> one.decision().lateness());
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
