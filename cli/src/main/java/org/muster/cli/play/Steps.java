package org.muster.cli.play;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.journal.Entry;
import org.muster.core.journal.JournalStore;
import org.muster.core.match.Command.Rewind;

/** What was done at this keyboard, choices and rolls of real dice, to be taken back step by step. */
final class Steps {

    private final Evening<?> evening;
    private final Reading reading;
    private final Board board;
    private final Chair chair;
    private final Deque<Step> steps = new ArrayDeque<>();

    /**
     * A choice or a roll.
     *
     * @param before where the game stood
     * @param seat whose choice it was; null: dice were typed in
     * @param decision which they made; 0: none
     * @param rolls how many rolls were typed in
     */
    private record Step(int before, @Nullable Player seat, int decision, int rolls) {}

    Steps(Evening<?> evening, Reading reading, Board board, Chair chair) {
        this.evening = evening;
        this.reading = reading;
        this.board = board;
        this.chair = chair;
    }

    /** Where the game stands: the last entry that counts, as a mend or a rewinding behind it is none to go back to. */
    int now() {
        List<Entry> counting = evening.game().history();
        return counting.get(counting.size() - 1).n();
    }

    void chosen(int before, Player seat, int decision) {
        steps.push(new Step(before, seat, decision, 0));
    }

    void rolled(int before, int rolls) {
        steps.push(new Step(before, null, 0, rolls));
    }

    /** Whose the last choice is, where {@code seat} may not know it yet and so takes nothing of it back; null: nobody's. */
    @Nullable
    Player secretFrom(Player seat) {
        Step last = steps.peek();
        boolean secret = last != null
                && !seat.equals(last.seat())
                && evening.game().open().stream()
                        .anyMatch(open ->
                                open.id() == last.decision() && open.decision().isSecret());
        return secret ? last.seat() : null;
    }

    /** Whose the last choice is, if it is another's than that of {@code seat}; null: it is its own, or dice were typed in. */
    @Nullable
    Player other(Player seat) {
        Step last = steps.peek();
        return last == null || seat.equals(last.seat()) ? null : last.seat();
    }

    void takeBack() throws IOException {
        Step last = steps.poll();
        if (last == null) {
            evening.console().line("Nothing was chosen at this keyboard yet.");
            return;
        }
        try {
            evening.match().submit(Player.ORGANIZER.id(), null, new Rewind(last.before(), "undo"));
        } catch (JournalStore.Overtaken e) {
            steps.clear();
            board.isGone();
            evening.console()
                    .line("Somebody else has played on meanwhile: what was chosen before can't be taken back here.");
            return;
        }
        reading.takenBack();
        board.isGone();
        Player seat = last.seat();
        if (seat == null) {
            evening.console()
                    .line(
                            last.rolls() == 1
                                    ? Sentence.of("The roll typed in last is taken back.")
                                    : Sentence.of(
                                            "The {n} rolls typed in last, on one line, are taken back.", last.rolls()));
        } else if (chair.holds(seat)) {
            evening.console().line("Your last choice is taken back.");
        } else {
            evening.console().line("The last choice, by {who}, is taken back.", evening.name(seat));
        }
    }
}
