package org.muster.cli.chances;

import org.muster.api.decision.NothingToChoose;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Progress;
import org.muster.core.game.BadGame;
import picocli.CommandLine.Option;

/** What commands have in common that play many games among bots. */
final class ManyGames {

    @Option(names = "--progress", description = "Tell how far it has come, also where no terminal is.")
    private boolean toldOn;

    /** Of so many games. */
    Progress progress(Console console, int games) {
        return new Progress(console, Sentence.of("Game"), games, toldOn);
    }

    /** That a game came to a question without any answer. */
    static BadGame stuck(NothingToChoose e) {
        return new BadGame("STUCK", "A game is stuck: nothing can be chosen: {why}", String.valueOf(e.getMessage()));
    }
}
