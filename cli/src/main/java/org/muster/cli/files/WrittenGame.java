package org.muster.cli.files;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import org.jspecify.annotations.Nullable;
import org.muster.cli.terminal.Console;
import org.muster.core.dice.SeedChain;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.core.journal.Journal;
import org.muster.core.journal.JournalFile;
import org.muster.core.plugin.LoadedRuleset;

/**
 * A game as far as its record was written, to be judged: played from the first entry on, whatever bookmark lies beside
 * it, and without a story, which nobody will ask for.
 *
 * @param ruleset what it is played by
 * @param cutOff bytes behind the last whole line: a write that was cut short
 */
public record WrittenGame(Game<?> game, LoadedRuleset ruleset, int cutOff) {

    /** @throws org.muster.core.journal.BadJournal if some entry does not follow from those before it */
    public static WrittenGame read(Console console, Path path) throws IOException {
        JournalFile.Content content = GameFile.read(console, path);
        Journal journal = Journal.read(content.lines());
        GameFile.AtHand library = new GameFile.AtHand(console, GameFile.find(path), true);
        Play<?> play = library.play(journal.header());
        Game<?> game = replayed(play, journal, library.key(journal.header()), console.clock());
        GameFile.tellChanges(console, play);
        return new WrittenGame(game, console.playing(journal.header()), content.cutOff());
    }

    private static <S> Game<S> replayed(Play<S> play, Journal journal, @Nullable SeedChain key, Clock clock) {
        return play.watched(() -> Game.load(play, journal, key, clock));
    }
}
