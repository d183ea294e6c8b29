package org.muster.cli.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.state.OrderedMap;
import org.muster.cli.terminal.FailuresInWords;
import org.muster.core.config.GameConfig;
import org.muster.core.game.BadGame;
import org.muster.core.json.BadJson;
import org.muster.core.plugin.LoadedRuleset;

/**
 * The config of a new game, and the files it names. A config may be somebody else's, so it names nothing but what lies in
 * its own folder, and in those that the organizer adds.
 */
public final class Configs implements GameConfig.Files {

    private final @Nullable Path path;
    private final List<Path> folders;

    /**
     * A config.
     *
     * @param path null: there is none, and the current folder counts as its own
     * @param further folders from which it may take files, beside its own
     */
    public Configs(@Nullable Path path, List<Path> further) {
        this.path = path;
        // without a config what is named was typed, and is meant from where it was typed
        Path own = path == null ? Path.of("") : path.toAbsolutePath().resolveSibling("");
        this.folders = Stream.concat(Stream.of(own), further.stream())
                .map(Path::toAbsolutePath)
                .toList();
    }

    public GameConfig read() {
        if (path == null) {
            return GameConfig.EMPTY;
        }
        try {
            return GameConfig.read(TextFile.read(path)).named(path.toString());
        } catch (BadJson e) {
            throw new BadGame("BAD_FILE", "{path}: {why}", path, e.sentence());
        }
    }

    /** The same where the id of a variant that the ruleset ships may stand in place of a file. */
    public GameConfig read(LoadedRuleset loaded) {
        boolean isId = path != null && loaded.variant(path.toString()).isPresent() && !Files.exists(path);
        return isId ? GameConfig.EMPTY.from(String.valueOf(path)) : read();
    }

    @Override
    public String read(String name) {
        return found(name, TextFile::read);
    }

    /** What a file holds that lies where the config may look. */
    private <T> T found(String name, Function<Path, T> reading) {
        try {
            Path wanted = folders.get(0).resolve(name);
            // asked before it is looked for: nobody learns from the answer what lies elsewhere
            mustLieWithin(wanted.normalize(), name, false);
            mustLieWithin(wanted.toRealPath(), name, true);
            return reading.apply(wanted);
        } catch (InvalidPathException e) {
            throw new BadGame("NO_FILE", "{name} can't be the name of a file.", name);
        } catch (IOException e) {
            throw new BadGame(List.of(new Violation("NO_FILE", FailuresInWords.told(e), List.of(), "")));
        }
    }

    @Override
    public byte[] beside(String path, String picture) {
        Path there = Path.of(path).resolveSibling(picture);
        return found(there.toString(), PictureFile::read);
    }

    private void mustLieWithin(Path wanted, String name, boolean real) throws IOException {
        for (Path folder : folders) {
            if (wanted.startsWith(real ? folder.toRealPath() : folder.normalize())) {
                return;
            }
        }
        if (path == null) {
            throw new BadGame(
                    "ELSEWHERE",
                    "{name} lies outside the current folder; put it there, or allow its folder with --data-from.",
                    name);
        }
        throw new BadGame(
                "ELSEWHERE",
                "{name} lies outside the folder of the config; put it there, or allow its folder with --data-from.",
                name);
    }

    /** Seats as typed: {@code anna=Anna,bert}. */
    public static OrderedMap<String, String> seats(String typed) {
        OrderedMap<String, String> seats = OrderedMap.empty();
        for (String one : typed.split(",", -1)) {
            int equals = one.indexOf('=');
            String id = (equals < 0 ? one : one.substring(0, equals)).strip();
            if (seats.containsKey(id)) {
                throw new BadGame("BAD_SEAT", "The seat {seat} is named twice.", id);
            }
            seats = seats.with(id, equals < 0 ? id : one.substring(equals + 1).strip());
        }
        return seats;
    }

    /** {@code config} with what was said on the command line. */
    public static GameConfig named(GameConfig config, @Nullable String name, boolean organizer) {
        return new GameConfig(
                name == null ? config.name() : name,
                config.seats(),
                organizer ? Boolean.TRUE : config.organizer(),
                config.auto(),
                config.options(),
                config.data(),
                config.dice(),
                config.seed(),
                config.physicalDice(),
                config.variant(),
                config.changes());
    }
}
