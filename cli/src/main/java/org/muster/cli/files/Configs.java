package org.muster.cli.files;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.muster.api.state.OrderedMap;
import org.muster.core.game.BadGame;
import org.muster.core.game.GameConfig;
import org.muster.core.json.BadJson;

/** The config of a new game, and the files it names, which lie beside it. */
public final class Configs implements GameConfig.Files {

    private final @Nullable Path path;

    public Configs(@Nullable Path path) {
        this.path = path;
    }

    public GameConfig read() {
        if (path == null) {
            return GameConfig.EMPTY;
        }
        try {
            return GameConfig.read(TextFile.read(path));
        } catch (BadJson e) {
            throw new BadGame("BAD_FILE", "{path}: {why}", path, e.sentence());
        }
    }

    @Override
    public String read(String name) {
        Path folder = path == null ? null : path.toAbsolutePath().getParent();
        return TextFile.read(folder == null ? Path.of(name) : folder.resolve(name));
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
                config.variant());
    }
}
