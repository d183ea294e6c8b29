package org.muster.cli.play;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;

/** The chair before the screen: who sits in it, and whether the screen holds what only they may read. */
final class Chair {

    /** Who is asked to sit down, and what came of it. */
    enum Taking {
        SITS,
        /** Whoever sat there before has thought better of it. */
        UNDONE,
        LEFT
    }

    private final Evening<?> evening;
    private final Console console;
    private final Board board;
    private @Nullable Player sitting;
    private boolean isSecretShown;

    Chair(Evening<?> evening, Board board) {
        this.evening = evening;
        this.console = evening.console();
        this.board = board;
    }

    private boolean isShared() {
        return evening.people().size() > 1;
    }

    boolean holds(Player seat) {
        return seat.equals(sitting);
    }

    /**
     * Asks somebody to sit down. The chair is left to them only where they are about to read what others may not, or
     * whoever sat there has.
     *
     * @param asking that the others leave it
     */
    Taking take(Player seat, boolean secret, Sentence asking) {
        if (isShared() && !holds(seat) && (secret || isSecretShown)) {
            wipe();
            Taking taking = leftTo(seat, asking);
            if (taking != Taking.SITS) {
                sitting = null; // who comes back to what is theirs alone sits down anew
                return taking;
            }
        }
        isSecretShown = secret || isSecretShown && holds(seat);
        sitting = seat;
        return Taking.SITS;
    }

    /** From now on everybody looks at the screen. */
    void isForAll() {
        if (isShared() && isSecretShown) {
            wipe();
            isSecretShown = false;
        }
    }

    /** Whoever sits there was shown what others may not read. */
    void isSecret() {
        isSecretShown = true;
    }

    private void wipe() {
        if (sitting != null && console.screen().isTerminal()) {
            console.out().print("\u001b[2J\u001b[3J\u001b[H");
        }
        evening.keyboard().handOver();
        board.isGone();
    }

    private Taking leftTo(Player seat, Sentence asking) {
        String prompt = console.screen().bold(asking) + " ";
        String line = evening.keyboard().line(prompt, List.of());
        while (line != null && !List.of("", "undo", "quit").contains(line.strip())) {
            console.line(
                    "What you typed is not for {who}: Enter shows what they are asked, undo takes back the last choice, quit"
                            + " ends.",
                    evening.name(seat));
            line = evening.keyboard().line(prompt, List.of());
        }
        return line == null || line.strip().equals("quit") ? Taking.LEFT : line.isBlank() ? Taking.SITS : Taking.UNDONE;
    }
}
