package org.muster.cli.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.FailuresInWords;
import org.muster.core.game.Game;
import org.muster.core.journal.JournalFile;

/** Where a game that is being played is kept: in memory, until somebody saves it; from then on in its file. */
public final class Saved {

    private final Console console;
    private final List<byte[]> lines = new ArrayList<>();
    private @Nullable JournalFile file;

    public Saved(Console console, @Nullable JournalFile file) {
        this.console = console;
        this.file = file;
    }

    /** Keeps what happened since this was called last. */
    public void keep(Game<?> game) throws IOException {
        List<byte[]> fresh = game.takeUnsaved();
        if (file == null) {
            lines.addAll(fresh);
        } else if (!fresh.isEmpty()) {
            file.append(fresh);
        }
    }

    /** Whether the game would be lost now. */
    public boolean isOnlyInMemory() {
        return file == null;
    }

    /** Saves the game into a new file. */
    public void save(Game<?> game, @Nullable String name) throws IOException {
        keep(game);
        if (file != null) {
            console.line("Every choice is saved in " + file.path() + " as it is made.");
        } else if (name == null) {
            console.line("Under which name? Type: save NAME");
        } else {
            try {
                Path path = GameFile.named(Path.of(name.strip()));
                file = JournalFile.create(path, lines);
                console.line("Saved in " + path + "; from now on every choice is.");
            } catch (IOException e) {
                console.line(console.screen().red("Not saved: ") + FailuresInWords.told(e));
            }
        }
    }
}
