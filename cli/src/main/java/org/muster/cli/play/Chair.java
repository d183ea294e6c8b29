package org.muster.cli.play;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;

/** The chair before the screen: who sits in it, and whether the screen holds what only they may read. */
final class Chair {

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
     * Whether somebody has sat down. The chair is left to them only where they are about to read what others may not, or
     * whoever sat there has.
     *
     * @param asking that the others leave it
     */
    boolean take(Player seat, boolean secret, Sentence asking) {
        if (isShared() && !holds(seat) && (secret || isSecretShown)) {
            wipe();
            if (!isLeftTo(seat, asking)) {
                return false;
            }
        }
        isSecretShown = secret || isSecretShown && holds(seat);
        sitting = seat;
        return true;
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

    private boolean isLeftTo(Player seat, Sentence asking) {
        String prompt = console.screen().bold(asking) + " ";
        String line = evening.keyboard().line(prompt, List.of());
        while (line != null && !line.isBlank() && !line.strip().equals("quit")) {
            console.line(
                    "What you typed is not for {who}: Enter shows what they are asked, quit ends.", evening.name(seat));
            line = evening.keyboard().line(prompt, List.of());
        }
        return line != null && line.isBlank();
    }
}
