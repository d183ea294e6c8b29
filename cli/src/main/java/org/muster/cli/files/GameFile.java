package org.muster.cli.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.api.text.Legible;
import org.muster.cli.terminal.Console;
import org.muster.core.dice.SeedChain;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.core.journal.Header;
import org.muster.core.journal.JournalFile;
import org.muster.core.journal.JournalStore;
import org.muster.core.match.Command;
import org.muster.core.match.Library;
import org.muster.core.match.Match;
import org.muster.core.match.Pins;
import org.muster.core.plugin.LoadedRuleset;

/** A game in its file, read and played up to now. */
public final class GameFile {

    /** A bookmark that saves replaying fewer entries is not worth its writing. */
    private static final int WORTH_A_BOOKMARK = 64;

    private final Path path;
    private final JournalFile file;
    private final Match match;
    private final LoadedRuleset ruleset;

    private GameFile(Path path, JournalFile file, Match match, LoadedRuleset ruleset) {
        this.path = path;
        this.file = file;
        this.match = match;
        this.ruleset = ruleset;
    }

    /**
     * What a file's game is played by: a ruleset at hand, and the key beside the file.
     *
     * @param lookedAt nobody needs the key to look at a game or to judge it, so one that is none is only told
     */
    record AtHand(Console console, Path path, boolean lookedAt) implements Library {
        @Override
        public Play<?> play(Header header) {
            return Play.of(Pins.ruleset(header, console::playing), header);
        }

        @Override
        public @Nullable SeedChain key(Header header) throws IOException {
            try {
                return FairKey.read(header, path);
            } catch (BadGame e) {
                if (!lookedAt) {
                    throw e;
                }
                e.violations().forEach(why -> console.say("muster: {why} The game is read without a key.", why));
                return null;
            }
        }
    }

    /** Makes a new file for a game that was just opened. */
    public static GameFile create(Console console, Path path, Game<?> game) throws IOException {
        JournalFile file = JournalFile.create(path, game.takeUnsaved());
        return load(console, path, file, file, null, false);
    }

    /**
     * Reads a game to do something in it, from its bookmark on if it has one; a file that was cut short only after it was
     * asked for.
     */
    public static GameFile toPlay(Console console, Path path) throws IOException {
        JournalFile file = JournalFile.open(find(path));
        return toPlay(console, file, file, true);
    }

    /** The same with all that ever happened in it, which its match tells; what is played goes into {@code saved}. */
    static GameFile toPlayWithStory(Console console, JournalFile file, Saved saved) throws IOException {
        return toPlay(console, file, saved, false);
    }

    private static GameFile toPlay(Console console, JournalFile file, JournalStore store, boolean fromBookmark)
            throws IOException {
        GameFile game = load(console, file, store, fromBookmark, false);
        if (game.cutOff() > 0) {
            new CutOff(console, file).mustBeRecovered();
            game = load(console, file, store, fromBookmark, false);
        }
        return game.told(console).goOn();
    }

    /**
     * Reads a game to look at it, from its bookmark on if it has one, with what waits for no hand: the last writer may have
     * been stopped before it.
     */
    public static GameFile open(Console console, Path path) throws IOException {
        return open(console, path, true).goOn();
    }

    /** The same with all that ever happened in it. */
    public static GameFile withStory(Console console, Path path) throws IOException {
        return open(console, path, false).goOn();
    }

    private static GameFile open(Console console, Path path, boolean fromBookmark) throws IOException {
        JournalFile file = JournalFile.open(find(path));
        return load(console, file, file, fromBookmark, true).toldIfCut(console).told(console);
    }

    private GameFile toldIfCut(Console console) throws IOException {
        if (cutOff() > 0) {
            new CutOff(console, file).tell();
        }
        return this;
    }

    private GameFile goOn() {
        game().goOn();
        return this;
    }

    private GameFile told(Console console) {
        tellChanges(console, game().play());
        return this;
    }

    /** Which of its data is not as it was when the game was opened. */
    static void tellChanges(Console console, Play<?> play) {
        Pins.changedData(play).forEach(what -> console.say("muster: {what}", what));
    }

    /** The first digits of the last line's hash, to be noted. */
    public String record() throws IOException {
        return file.head().brief();
    }

    /** From its bookmark on, or all of it; a new bookmark is made when the answer is given. */
    private static GameFile load(
            Console console, JournalFile file, JournalStore store, boolean fromBookmark, boolean lookedAt)
            throws IOException {
        Path path = file.path();
        Optional<Bookmark> bookmark = Bookmark.of(path);
        String snapshot = fromBookmark ? bookmark.map(Bookmark::read).orElse(null) : null;
        GameFile game = load(console, path, file, store, snapshot, lookedAt);
        bookmark.filter(kept -> fromBookmark || !kept.exists())
                .ifPresent(kept -> console.afterwards(
                        () -> game.match.snapshot(WORTH_A_BOOKMARK).ifPresent(kept::write)));
        return game;
    }

    private static GameFile load(
            Console console,
            Path path,
            JournalFile file,
            JournalStore store,
            @Nullable String snapshot,
            boolean lookedAt)
            throws IOException {
        Match match = Match.load(store, new AtHand(console, path, lookedAt), console.clock(), snapshot);
        return new GameFile(path, file, match, console.playing(match.game().header()));
    }

    /** Where a new game goes: a name without an ending gets ours. */
    public static Path named(Path path) {
        Path name = path.getFileName();
        OptionalInt flaw = Legible.flaw(String.valueOf(name));
        if (flaw.isPresent()) {
            throw new BadGame(
                    "BAD_NAME",
                    "The name of the file, {name}, has {code}; write it without.",
                    String.valueOf(name),
                    Legible.named(flaw.getAsInt()));
        }
        return name == null || name.toString().indexOf('.') >= 0 ? path : Path.of(path + ".muster");
    }

    /** The lines of a game file. */
    public static JournalFile.Content read(Console console, Path path) throws IOException {
        JournalFile.Content content = JournalFile.read(find(path));
        if (content.cutOff() > 0) {
            new CutOff(console, content.file()).tell();
        }
        return content;
    }

    /** Where a game is: its ending may be left out. */
    static Path find(Path path) throws IOException {
        Path found = path;
        if (!Files.exists(path) && Files.exists(Path.of(path + ".muster"))) {
            found = Path.of(path + ".muster");
        }
        if (!Files.exists(found)) {
            throw new NoSuchFileException(path.toString());
        }
        TextFile.mustBeFile(found);
        return found;
    }

    /** The game and its file, for who plays more than one command. */
    public Match match() {
        return match;
    }

    /** The game. */
    public Game<?> game() {
        return match.game();
    }

    /** What it is played by. */
    public LoadedRuleset ruleset() {
        return ruleset;
    }

    /** Where it is, as it was typed. */
    public Path path() {
        return path;
    }

    /** Bytes behind the last whole line: a write that was cut short. */
    public int cutOff() {
        return file.cutOff();
    }

    /** Does it and writes it, or refuses it and writes nothing. */
    public void submit(Player by, Command command) throws IOException {
        match.submit(by.id(), null, command);
    }
}
