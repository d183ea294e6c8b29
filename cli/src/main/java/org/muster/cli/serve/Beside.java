package org.muster.cli.serve;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.core.game.BadGame;
import org.muster.core.journal.Head;
import org.muster.core.plugin.Rulesets;
import org.muster.host.games.Archive;
import org.muster.host.people.Invitation;
import org.muster.host.people.People;
import org.muster.host.storage.Database;
import org.muster.host.storage.Storage;

/** What is done to a host's data from outside, while it runs or not. No other command loads its libraries. */
record Beside(Path data, @Nullable String database) {

    static Beside of(HostData host) {
        return new Beside(host.data(), host.database());
    }

    private <T> T open(Function<Storage, T> deed) {
        try (Storage storage = Storage.of(Database.beside(data, database))) {
            return deed.apply(storage);
        }
    }

    void backup(Path file) {
        Path unused = open(storage -> {
            storage.database().copyTo(file);
            return file;
        });
    }

    Head export(String game, Path file) throws IOException {
        try (Storage storage = Storage.of(Database.beside(data, database))) {
            return new Archive(storage).export(game, file);
        }
    }

    /** A game that was brought here, and what opens its organizer's door. */
    record Taken(String game, String door) {}

    Taken take(Path file, Rulesets rulesets, Clock clock) throws IOException {
        try (Storage storage = Storage.of(Database.beside(data, database))) {
            String id = new Archive(storage).take(file, rulesets, clock);
            String door = new People(storage.database(), clock)
                    .invite(new Invitation(id, Player.ORGANIZER.id()))
                    .text();
            return new Taken(id, door);
        }
    }

    /** Why it was set aside. */
    String giveBack(String game) {
        return open(storage -> {
            Archive archive = new Archive(storage);
            String why = archive.setAside(game)
                    .orElseThrow(() -> new BadGame("NOT_ASIDE", "No game {id} was set aside here.", game));
            boolean unused = archive.giveBack(game);
            return why;
        });
    }
}
