package org.muster.cli.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.FailuresInWords;
import org.muster.cli.terminal.Shell;
import org.muster.core.game.BadGame;
import org.muster.core.journal.Head;
import org.muster.core.journal.JournalFile;
import org.muster.core.journal.JournalStore;
import org.muster.core.journal.MemoryStore;

/** Where a game that is being played is kept: in memory, until somebody saves it; from then on in its file. */
public final class Saved implements JournalStore {

    private JournalStore store;
    private @Nullable Path path;
    /** What stands behind the file to play on as before. */
    private final String playedWith;

    private Saved(JournalStore store, @Nullable Path path, String playedWith) {
        this.store = store;
        this.path = path;
        this.playedWith = playedWith;
    }

    /**
     * A game that nobody has saved yet.
     *
     * @param playedWith what stands behind its file to play on as before, such as {@code  --bots bert}
     */
    public static Saved inMemory(String playedWith) {
        return new Saved(new MemoryStore(), null, playedWith);
    }

    /** A game that has its file. */
    public static Saved in(JournalFile file) {
        return new Saved(file, file.path(), "");
    }

    @Override
    public Head head() throws IOException {
        return store.head();
    }

    @Override
    public List<String> read(int from) throws IOException {
        return store.read(from);
    }

    @Override
    public Head append(Head expected, List<byte[]> lines) throws IOException {
        return store.append(expected, lines);
    }

    /** Whether the game would be lost now. */
    public boolean isOnlyInMemory() {
        return path == null;
    }

    /**
     * Saves the game into a new file.
     *
     * @param over whether it can't be played on
     */
    public void save(Console console, @Nullable String name, boolean over) throws IOException {
        if (path != null) {
            console.line(
                    name == null
                            ? "Every choice is saved in {file} as it is made."
                            : "Every choice is saved in {file} as it is made; no copy was made. Where it lies, the file may be copied.",
                    path);
        } else if (name == null) {
            console.line("Under which name? Type: save NAME");
        } else {
            Path wanted;
            try {
                wanted = GameFile.named(Path.of(name.strip()));
            } catch (InvalidPathException e) {
                throw new BadGame("BAD_NAME", "{name} can't be the name of a file.", name);
            }
            List<byte[]> lines = store.read(0).stream()
                    .map(line -> (line + '\n').getBytes(StandardCharsets.UTF_8))
                    .toList();
            try {
                JournalFile file = JournalFile.create(wanted, lines);
                store = file;
                path = file.path();
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
