package org.muster.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.core.dice.SeedChain;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.game.Pins;
import org.muster.core.game.Play;
import org.muster.core.journal.Header;
import org.muster.core.journal.Journal;
import org.muster.core.journal.JournalFile;
import org.muster.core.plugin.LoadedRuleset;

/** A game in its file, read and played up to now. */
final class GameFile {

    private final Path path;
    private final JournalFile file;
    private final LoadedRuleset ruleset;
    private final Game<?> game;
    private final int cutOff;

    private GameFile(Path path, JournalFile file, LoadedRuleset ruleset, Game<?> game, int cutOff) {
        this.path = path;
        this.file = file;
        this.ruleset = ruleset;
        this.game = game;
        this.cutOff = cutOff;
    }

    /** Makes a new file for a game that was just opened. */
    static GameFile create(Path path, LoadedRuleset ruleset, Game<?> game) throws IOException {
        return new GameFile(path, JournalFile.create(path, game.takeUnsaved()), ruleset, game, 0);
    }

    /** Reads a game to play on. */
    static GameFile open(Session session, Path path) throws IOException {
        JournalFile.Content content = read(path);
        Journal journal = Journal.read(content.lines());
        Header header = journal.header();
        LoadedRuleset ruleset = Pins.ruleset(header, session::ruleset);
        Path found = content.file().path();
        Game<?> game = load(Play.of(ruleset, header), journal, FairKey.read(header, found), session);
        Pins.changedData(game.play()).forEach(what -> session.say("muster: " + what));
        return new GameFile(found, content.file(), ruleset, game, content.cutOff());
    }

    /** Where a new game goes: a name without an ending gets ours. */
    static Path named(Path path) {
        Path name = path.getFileName();
        return name == null || name.toString().indexOf('.') >= 0 ? path : Path.of(path + ".muster");
    }

    /** The lines of a game file. */
    static JournalFile.Content read(Path path) throws IOException {
        Path found = path;
        if (!Files.exists(path) && Files.exists(Path.of(path + ".muster"))) {
            found = Path.of(path + ".muster");
        }
        if (!Files.exists(found)) {
            throw new NoSuchFileException(path.toString());
        }
        if (!Files.isRegularFile(found)) {
            throw new BadGame("NO_GAME", "{path} is no file with a game.", path);
        }
        return JournalFile.read(found);
    }

    private static <S> Game<S> load(Play<S> play, Journal journal, @Nullable SeedChain key, Session session) {
        Game<S> game = Game.load(play, journal, key, session.clock());
        game.goOn();
        return game;
    }

    /** The game. */
    Game<?> game() {
        return game;
    }

    /** The file to append to. */
    JournalFile journal() {
        return file;
    }

    /** What it is played by. */
    LoadedRuleset ruleset() {
        return ruleset;
    }

    /** Where it is, as it was typed. */
    Path path() {
        return path;
    }

    /** Bytes behind the last whole line: a write that was cut short. */
    int cutOff() {
        return cutOff;
    }

    /** Writes what was done since it was read, all or nothing. */
    void save() throws IOException {
        List<byte[]> lines = game.takeUnsaved();
        if (!lines.isEmpty()) {
            file.append(lines);
        }
    }
}
