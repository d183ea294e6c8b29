package org.muster.core.game;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Open;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Journal;

/**
 * The whole record told once more in the order in which it was written. What was taken back since followed the rules too, as
 * long as it counted; who put nothing into fair dice had let that very answer stand; and no phase of fair dice ended by
 * rules that are not at hand.
 */
final class Retelling<S> {

    private final Play<S> play;
    private final Journal journal;
    private final List<Entry> entries;
    private final StandingOrders<S> orders;
    private final List<Violation> violations = new ArrayList<>();
    private Timeline<S> timeline;
    private @Nullable Integer untold;

    private Retelling(Game<S> game) {
        this.play = game.play();
        this.journal = game.recording().journal();
        this.entries = game.entries();
        this.orders = new StandingOrders<>(play.json().steps());
        this.timeline = Timeline.start(play, game.recording().chance(), null);
    }

    /** Of a game that was loaded, so that all that counts has been told already: where no more is to be found it costs nothing. */
    static <S> Retelling<S> of(Game<S> game) {
        Retelling<S> retelling = new Retelling<>(game);
        if (game.entries().stream().anyMatch(retelling::hidesSomething)) {
            retelling.tell();
        }
        return retelling;
    }

    /** Everything that is not as it should be. */
    List<Violation> violations() {
        return violations;
    }

    /**
     * The entry that took the game over to the rules of today, if they can't tell what was written before and then taken
     * back; null: all could be told.
     */
    @Nullable
    Integer untold() {
        return untold;
    }

    /** Whether what counts now does not show all that an entry may hide. */
    private boolean hidesSomething(Entry entry) {
        return changesThePast(entry.body()) || bringsNothing(entry.body()) || isNotedByOtherRules(entry.body());
    }

    private static boolean changesThePast(Entry.Body body) {
        return body instanceof Entry.Rewound || body instanceof Entry.Corrected || body instanceof Entry.Unmended;
    }

    private boolean isFair() {
        return play.header().isFair() && play.header().isGuarded();
    }

    private boolean bringsNothing(Entry.Body body) {
        return isFair() && body instanceof Entry.Chose chose && chose.contribution() == null;
    }

    private boolean isNotedByOtherRules(Entry.Body body) {
        return isFair()
                && body instanceof Entry.Reached reached
                && !reached.rules().equals(play.rules());
    }

    private void tell() {
        int upgraded = upgraded();
        try {
            tell(entries.subList(0, upgraded));
            isUntold(upgraded);
        } catch (BadJournal e) {
            untold = upgraded; // other rules held then, and they are not at hand
        }
        try {
            if (untold != null) {
                violations.clear();
                timeline = timeline.leadingTo(journal.upTo(upgraded).history());
            }
            tell(entries.subList(upgraded, entries.size()));
        } catch (BadJournal e) {
            violations.add(Violation.of("BAD_JOURNAL", "The journal does not hold from {what}", e.sentence()));
        }
    }

    /** The last entry that took the game over to other rules; 0: none did. */
    private int upgraded() {
        for (int n = entries.size() - 1; n > 0; n--) {
            if (entries.get(n).body() instanceof Entry.Upgraded) {
                return n;
            }
        }
        return 0;
    }

    /** What today's rules find wrong with entries of before need not have been wrong then. */
    private void isUntold(int upgraded) {
        untold = violations.isEmpty() ? null : Integer.valueOf(upgraded);
    }

    private void tell(List<Entry> some) {
        for (Entry entry : some) {
            timeline.replay().mustBeNoted(entry);
            if (changesThePast(entry.body())) {
                timeline = timeline.leadingTo(journal.upTo(entry.n() + 1).history());
            } else {
                judge(entry);
                timeline.retell(entry);
            }
        }
    }

    private void judge(Entry entry) {
        if (bringsNothing(entry.body())
                && entry.body() instanceof Entry.Chose chose
                && !isGivenByAnOrder(entry, chose)) {
            violate(
                    entry,
                    "NO_CONTRIBUTION",
                    Sentence.of(
                            "{seat} answers without putting anything into the fair dice, and let no such answer stand in"
                                    + " this phase",
                            chose.seat()));
        }
        if (isNotedByOtherRules(entry.body()) && !timeline.replay().phaseHasEnded()) {
            violate(
                    entry,
                    "ENDED_ELSEWHERE",
                    Sentence.of(
                            "it notes by other rules than those at hand that a phase ended, and by these none has; who"
                                    + " holds the key could have chosen between two throws"));
        }
    }

    private boolean isGivenByAnOrder(Entry entry, Entry.Chose chose) {
        orders.begin(timeline.entries());
        for (Open<S, ?> open : timeline.session().open()) {
            if (open.id() == chose.decision()) {
                return entry.by().equals(chose.seat().id()) && orders.give(chose, open);
            }
        }
        return true; // nobody asks for it, which the replay tells
    }

    private void violate(Entry entry, String code, Sentence what) {
        violations.add(Violation.of(code, "Entry {n}: {what}.", entry.n(), what));
    }
}
