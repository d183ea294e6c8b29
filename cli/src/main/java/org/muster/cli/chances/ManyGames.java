package org.muster.cli.chances;

import org.muster.api.decision.NothingToChoose;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Progress;
import org.muster.core.game.BadGame;
import org.muster.core.lab.Played;
import picocli.CommandLine.Option;

/** What commands have in common that play many games among bots. */
final class ManyGames {

    @Option(names = "--progress", description = "Tell how far it has come, also where no terminal is.")
    private boolean toldOn;

    /** Of so many games. */
    Progress progress(Console console, int games) {
        return new Progress(console, Sentence.of("Game"), games, toldOn);
    }

    /**
     * Tells which games could not be played, and why.
     *
     * @param job whose games they are; empty: there is one only
     */
    static void tellFailures(Console console, Played played, String job) {
        for (Played.Failure failure : played.failures()) {
            console.complain(
                    job.isEmpty()
                            ? Sentence.of("The game of seed {seed} failed: {why}", failure.seed(), failure.why())
                            : Sentence.of(
                                    "{job}: the game of seed {seed} failed: {why}",
                                    job,
                                    failure.seed(),
                                    failure.why()));
        }
        long more = played.failed() - played.failures().size();
        if (more > 0) {
            console.complain(Sentence.of("{n more game|more games} failed.", more));
        }
    }

    /** That a game came to a question without any answer. */
    static BadGame stuck(NothingToChoose e) {
        return new BadGame("STUCK", "A game is stuck: nothing can be chosen: {why}", String.valueOf(e.getMessage()));
    }
}
