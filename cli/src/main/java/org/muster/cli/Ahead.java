package org.muster.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.muster.cli.terminal.Console;

/**
 * What a command on a game needs of the engine and of the game's ruleset is made ready by a second processor while the
 * first understands what was typed. It has no effect but that: whatever is wrong is found again and told by who needs it.
 */
final class Ahead {

    private static final String OPENED = "{\"n\":0,";

    /** What stands before the ruleset's id. In a text of somebody's the quotes would be escaped. */
    private static final String RULESET = "\"ruleset\":{\"id\":\"";

    /** Bytes: of what is no longer than games are, a line is no longer than memory. */
    private static final long LARGEST = 64 << 20;

    private Ahead() {}

    /** Begins, if some word names a game. */
    static void of(String[] args, Console console) {
        if (args.length < 2 || Runtime.getRuntime().availableProcessors() < 2) {
            return;
        }
        Thread thread = new Thread(() -> {
            for (String word : args) {
                read(word, console);
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    /** Makes ready what the game of that name needs; if it is no game nothing happens. */
    static void read(String word, Console console) {
        try {
            String first = firstLine(word.endsWith(".muster") ? Path.of(word) : Path.of(word + ".muster"));
            if (first != null && first.startsWith(OPENED) && first.contains(RULESET)) {
                int id = first.indexOf(RULESET) + RULESET.length();
                // all else of the header is read by the command, meanwhile
                console.makeReady(first.substring(id, first.indexOf('"', id)));
            }
        } catch (IOException | RuntimeException | Error e) {
            // the command will tell
        }
    }

    private static @Nullable String firstLine(Path game) throws IOException {
        if (!Files.isRegularFile(game) || Files.size(game) > LARGEST) {
            return null;
        }
        try (BufferedReader lines = Files.newBufferedReader(game, StandardCharsets.UTF_8)) {
            return lines.readLine();
        }
    }
}
