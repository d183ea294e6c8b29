package org.muster.cli.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.FailuresInWords;
import org.muster.cli.terminal.Shell;
import org.muster.core.dice.SeedChain;
import org.muster.core.game.BadGame;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Head;
import org.muster.core.journal.Header;
import org.muster.core.journal.Journal;
import org.muster.core.journal.JournalFile;
import org.muster.core.journal.JournalStore;
import org.muster.core.journal.MemoryStore;
import org.muster.core.journal.NotStored;

/**
 * Where a game that is being played is kept: in memory, until somebody saves it; from then on in its file, for as long as
 * that can be written. Should it be moved away or the disk be full, the game goes on in memory, and no choice is lost.
 */
public final class Saved implements JournalStore {

    private final Console console;
    /** What stands behind the file to play on as before. */
    private final String playedWith;

    private MemoryStore known = new MemoryStore();
    private @Nullable JournalFile file;
    /** Of fair dice: who saves the game under another name saves it too. */
    private @Nullable SeedChain key;

    private Saved(Console console, @Nullable JournalFile file, String playedWith) {
        this.console = console;
        this.file = file;
        this.playedWith = playedWith;
    }

    /**
     * A game that nobody has saved yet.
     *
     * @param playedWith what stands behind its file to play on as before, such as {@code  --bots bert}
     */
    public static Saved inMemory(Console console, String playedWith) {
        return new Saved(console, null, playedWith);
    }

    /** A game that has its file. */
    public static Saved in(Console console, Path path) throws IOException {
        return new Saved(console, JournalFile.open(GameFile.find(path)), "");
    }

    /**
     * Reads the game to play on, with all that ever happened in it.
     *
     * @throws IllegalStateException if it has no file
     */
    public GameFile game() throws IOException {
        if (file == null) {
            throw new IllegalStateException("a game in memory is not read");
        }
        GameFile game = GameFile.toPlayWithStory(console, file, this);
        key = FairKey.read(game.match().header(), file.path());
        return game;
    }

    @Override
    public Head head() throws IOException {
        return file == null ? known.head() : file.head();
    }

    @Override
    public List<String> read(int from) throws IOException {
        if (file == null) {
            return known.read(from);
        }
        List<String> lines = file.read(from);
        if (from != known.head().entries()) {
            known = new MemoryStore();
        }
        if (from == known.head().entries()) {
            known.append(known.head(), written(lines));
        }
        return lines;
    }

    @Override
    public Head append(Head expected, List<byte[]> lines) throws IOException {
        if (file != null) {
            try {
                file.append(expected, lines);
            } catch (Overtaken e) {
                if (goesOn(file)) {
                    throw e;
                }
                leave(another(file));
            } catch (BadJournal e) {
                leave(another(file));
            } catch (IOException e) {
                leave(e);
            }
        }
        return known.append(expected, lines);
    }

    private void leave(IOException why) {
        console.line(
                "{bad} {why} The game goes on in memory: save NAME keeps it.",
                console.screen().red(Sentence.of("Not written:")),
                FailuresInWords.told(why));
        file = null;
    }

    private static NotStored another(JournalFile other) {
        return new NotStored("{file} is not the record of this game any more", other.path());
    }

    /** Whether a file begins with all that is known: then somebody else has played on in it, or gone back. */
    private boolean goesOn(JournalFile other) throws IOException {
        List<String> before = known.read(0);
        List<String> now = other.read(0);
        return now.size() >= before.size() && now.subList(0, before.size()).equals(before);
    }

    private JournalFile create(Path wanted) throws IOException {
        return JournalFile.create(wanted, written(known.read(0)));
    }

    private JournalFile create(Path wanted, SeedChain fair) throws IOException {
        Header header = Journal.read(known.read(0)).header();
        Path kept = FairKey.keep(wanted, header.game(), fair);
        try {
            JournalFile created = create(wanted);
            SeedChain unused = FairKey.read(header, wanted); // which gives it its name
            return created;
        } finally {
            Files.deleteIfExists(kept);
        }
    }

    private static List<byte[]> written(List<String> lines) {
        return lines.stream()
                .map(line -> (line + '\n').getBytes(StandardCharsets.UTF_8))
                .toList();
    }

    /** Whether the game would be lost now. */
    public boolean isOnlyInMemory() {
        return file == null;
    }

    /**
     * Saves the game into a new file.
     *
     * @param over whether it can't be played on
     */
    public void save(@Nullable String name, boolean over) throws IOException {
        if (file != null) {
            console.line(
                    name == null
                            ? "Every choice is saved in {file} as it is made."
                            : "Every choice is saved in {file} as it is made; no copy was made. Where it lies, the file may be copied.",
                    file.path());
        } else if (name == null) {
            console.line("Under which name? Type: save NAME");
        } else {
            Path wanted;
            try {
                wanted = GameFile.named(Path.of(name.strip()));
            } catch (InvalidPathException e) {
                throw new BadGame("BAD_NAME", "{name} can't be the name of a file.", name);
            }
            try {
                file = key == null ? create(wanted) : create(wanted, key);
                if (over) {
                    console.line("Saved in {file}.", wanted);
                    return;
                }
                console.line(
                        "Saved in {file}; from now on every choice is. To play on: {command}",
                        wanted,
                        console.command("play " + Shell.quoted(wanted.toString()) + playedWith));
            } catch (IOException e) {
                console.line("{bad} {why}", console.screen().red(Sentence.of("Not saved:")), FailuresInWords.told(e));
            }
        }
    }
}
