package org.muster.host.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.muster.core.game.BadGame;

/** That one host alone uses an embedded database: two would not hear of each other's moves. It goes with the process. */
record SoleUse(Path database, FileChannel file) implements AutoCloseable {

    /** Of this process: it would lose its lock by closing the same file once more. */
    private static final Set<Path> HERE = ConcurrentHashMap.newKeySet();

    /**
     * Of the database in {@code database}.
     *
     * @throws BadGame if another host uses it
     */
    static SoleUse of(Path database) {
        Path file = database.toAbsolutePath().normalize();
        if (!HERE.add(file)) {
            throw inUse(database);
        }
        try {
            return new SoleUse(file, locked(file));
        } catch (RuntimeException e) {
            HERE.remove(file);
            throw e;
        }
    }

    private static FileChannel locked(Path database) {
        try {
            FileChannel file = FileChannel.open(
                    database.resolveSibling(database.getFileName() + ".lock"),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE);
            if (file.tryLock() == null) {
                file.close();
                throw inUse(database);
            }
            return file;
        } catch (IOException e) {
            throw new BadGame(
                    "NO_DATABASE", "The database {file} can't be written: {why}", database, String.valueOf(e));
        }
    }

    private static BadGame inUse(Path database) {
        return new BadGame(
                "IN_USE",
                "{file} is in use by another host. Stop that one, or choose another --data; several hosts share one"
                        + " PostgreSQL: --database jdbc:postgresql://...",
                database);
    }

    @Override
    public void close() {
        try {
            file.close();
        } catch (IOException e) {
            throw new IllegalStateException("a lock that can't be left", e);
        } finally {
            HERE.remove(database);
        }
    }
}
