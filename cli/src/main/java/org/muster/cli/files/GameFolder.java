package org.muster.cli.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.game.Verification;
import org.muster.core.journal.JournalFile;

/** A folder of many games, such as those of bots, with a file that notes the state each of them leads to. */
public final class GameFolder {

    /** The file that notes the states, as {@code sha256sum} would: a hash, two blanks, a name. */
    static final String STATES = "states.txt";

    private final Path folder;
    /** The state each game leads to, by the game's name. */
    private final Map<String, String> led = Collections.synchronizedMap(new TreeMap<>());

    private GameFolder(Path folder) {
        this.folder = folder;
    }

    /** A new folder, or an empty one. */
    public static GameFolder create(Path folder) throws IOException {
        Files.createDirectories(folder);
        try (Stream<Path> files = Files.list(folder)) {
            if (files.findAny().isPresent()) {
                throw new BadGame("NOT_EMPTY", "{path} is not empty; games are kept in a folder of their own.", folder);
            }
        }
        return new GameFolder(folder);
    }

    /** Writes a game that is over; called from any thread. */
    public void keep(Game<?> game) {
        String name = game.header().game() + ".muster";
        try {
            JournalFile.create(folder.resolve(name), game.takeUnsaved());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        led.put(name, Verification.stateOf(game));
    }

    /** Notes the states. */
    public void close() throws IOException {
        List<String> lines = new ArrayList<>();
        led.forEach((name, state) -> lines.add(state + "  " + name));
        Files.write(folder.resolve(STATES), lines);
    }

    /** The games of a folder, by name. */
    public static List<Path> gamesIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> games = files.filter(file -> file.toString().endsWith(".muster"))
                    .sorted()
                    .toList();
            if (games.isEmpty()) {
                throw new BadGame("NO_GAME", "{path} is a folder without any game (*.muster).", folder);
            }
            return games;
        }
    }

    /** The states that a file notes, by the game's name. */
    public static Map<String, String> states(Path file) throws IOException {
        Map<String, String> states = new LinkedHashMap<>();
        List<String> lines = TextFile.read(file).lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String[] parts = lines.get(i).split("  ", 2);
            if (parts.length != 2 || !parts[0].matches("[0-9a-f]{64}")) {
                throw new BadGame(
                        "NO_STATE",
                        "{file}, line {line}: a hash of 64 hexadecimal digits, two blanks and a game's name are wanted.",
                        file,
                        i + 1);
            }
            states.put(parts[1], parts[0]);
        }
        return states;
    }
}
