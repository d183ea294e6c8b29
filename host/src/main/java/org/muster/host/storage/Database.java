package org.muster.host.storage;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.File;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.jspecify.annotations.Nullable;
import org.muster.core.game.BadGame;

/** The tables of a host, made or brought up to date when it opens. One text of SQL for SQLite and PostgreSQL. */
public final class Database implements AutoCloseable {

    private static final Logger LOG = System.getLogger(Database.class.getName());
    private static final String SQLITE = "jdbc:sqlite:";
    private static final String POSTGRESQL = "jdbc:postgresql:";
    private static final String FILE = "muster.db";
    private static final int READERS = 8;

    private static final long WAIT_MILLIS = 5_000;
    private static final String WAIT_SECONDS = "5";
    private static final String SILENCE_SECONDS = "30";

    /** So long a log is waited for that somebody reads just now, and then it is tried later; who writes waits as long. */
    private static final String READ_MILLIS = "200";

    private static final String BUSY_MILLIS = "10000";

    private final String url;
    private final HikariDataSource source;
    private final Jdbi jdbi;
    private final @Nullable SoleUse lock;
    /** Whether the log beside the file may hold what was deleted; after a start nobody knows. */
    private volatile boolean untidy = true;

    private Database(String url, HikariDataSource source, @Nullable SoleUse lock) {
        this.url = url;
        this.source = source;
        this.jdbi = Jdbi.create(source);
        // What could not be written is nobody's to read in a log.
        jdbi.getConfig(StatementExceptions.class).setMessageRendering(StatementExceptions.MessageRendering.NONE);
        this.lock = lock;
    }

    /** The embedded one: a file in {@code folder}, which is made if it is not there, for its owner's eyes alone. */
    public static Database in(Path folder) throws IOException {
        Files.createDirectories(folder);
        Path file = folder.resolve(FILE);
        if (!Files.exists(file)) {
            ownersAlone(Files.createFile(file).toFile());
        }
        return at(SQLITE + file);
    }

    /**
     * One that is somewhere.
     *
     * @param url as JDBC writes it, {@code jdbc:sqlite:...} or {@code jdbc:postgresql://...}
     * @throws BadGame if it can't be opened, and why
     */
    public static Database at(String url) {
        SoleUse lock = url.startsWith(SQLITE)
                ? SoleUse.of(Path.of(url.substring(SQLITE.length()).replaceFirst("\\?.*", "")))
                : null;
        try {
            return at(url, lock);
        } catch (RuntimeException e) {
            if (lock != null) {
                lock.close();
            }
            throw e;
        }
    }

    /** The same as {@link #in} and {@link #at}, beside the host that may use it just now; for a command or two. */
    public static Database beside(Path folder, @Nullable String url) {
        if (url == null && !Files.exists(folder.resolve(FILE))) {
            throw new BadGame("NO_DATABASE", "There is no host in {folder}: no {file} lies there.", folder, FILE);
        }
        return at(url == null ? SQLITE + folder.resolve(FILE) : url, null);
    }

    /**
     * Copies an embedded database as it stands, while others write to it.
     *
     * @throws BadGame if it can't, and why
     */
    public void copyTo(Path file) {
        if (isShared()) {
            throw new BadGame("NOT_EMBEDDED", "PostgreSQL is backed up by its own tools: pg_dump --format custom URL.");
        }
        if (Files.exists(file)) {
            throw new BadGame("FILE_EXISTS", "{file} exists; nothing is written over it.", file);
        }
        try {
            ownersAlone(Files.createFile(file).toFile());
            jdbi.useHandle(handle -> handle.createUpdate("vacuum into ?")
                    .bind(0, file.toString())
                    .execute());
        } catch (IOException | JdbiException e) {
            Throwable why = e.getCause() == null ? e : e.getCause();
            throw new BadGame("NOT_WRITTEN", "{file} can't be written: {why}", file, String.valueOf(why.getMessage()));
        }
    }

    /** A database holds everybody's secrets. SQLite gives the files beside it the same modes. */
    private static void ownersAlone(File file) {
        boolean unused = file.setReadable(false, false)
                && file.setWritable(false, false)
                && file.setReadable(true, true)
                && file.setWritable(true, true);
    }

    /** An address without what a password may stand in. */
    private static String shown(String url) {
        return url.replaceFirst("\\?.*", "").replaceFirst("//[^/]*@", "//");
    }

    private static Database at(String url, @Nullable SoleUse lock) {
        if (!url.startsWith(SQLITE) && !url.startsWith(POSTGRESQL)) {
            throw new BadGame(
                    "NO_DATABASE",
                    "{url} is no address of a database; right is such as {example}. Without one games are kept in the folder of"
                            + " --data.",
                    shown(url),
                    POSTGRESQL + "//127.0.0.1/muster?user=muster");
        }
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setMaximumPoolSize(READERS);
        config.setPoolName("muster");
        config.setConnectionTimeout(WAIT_MILLIS); // who waits longer is better told to come again
        if (url.startsWith(SQLITE)) {
            // What is committed is on the disk; who reads is not kept waiting by who writes.
            config.addDataSourceProperty("journal_mode", "WAL");
            config.addDataSourceProperty("synchronous", "FULL");
            config.addDataSourceProperty("foreign_keys", "true");
            config.addDataSourceProperty("busy_timeout", BUSY_MILLIS);
            config.addDataSourceProperty("transaction_mode", "IMMEDIATE");
            // What is deleted is written over, and does not lie on in pages that are free. Of all connections: somebody
            // is forgotten on whichever is free.
            config.setConnectionInitSql("pragma secure_delete = on");
        } else {
            config.addDataSourceProperty("connectTimeout", WAIT_SECONDS);
            config.addDataSourceProperty("socketTimeout", SILENCE_SECONDS);
            config.addDataSourceProperty("tcpKeepAlive", "true");
        }
        try {
            return up(url, new HikariDataSource(config), lock);
        } catch (RuntimeException e) {
            Throwable why = e;
            while (why.getCause() != null) {
                why = why.getCause();
            }
            BadGame refused = new BadGame(
                    "NO_DATABASE",
                    "The database {url} can't be opened: {why}",
                    shown(url),
                    String.valueOf(why.getMessage()));
            refused.initCause(e);
            throw refused;
        }
    }

    private static Database up(String url, HikariDataSource source, @Nullable SoleUse lock) {
        try {
            Flyway.configure(Database.class.getClassLoader())
                    .dataSource(source)
                    .locations("classpath:org/muster/host/migrations")
                    .load()
                    .migrate();
            return new Database(url, source, lock);
        } catch (RuntimeException e) {
            source.close();
            throw e;
        }
    }

    /** To ask it and to tell it. */
    public Jdbi jdbi() {
        return jdbi;
    }

    /** Something of somebody was deleted, of which nothing is to be left; what the log of an embedded one holds of it goes too. */
    public void forgotten() {
        untidy = true;
        tidy();
    }

    /**
     * Empties the log of an embedded one if it may hold what was deleted. Where somebody reads from it just now, or the disk
     * is full, it is left for the next time.
     */
    public void tidy() {
        if (!untidy || isShared()) {
            return;
        }
        try {
            untidy = false; // who deletes something from now on wants it emptied once more
            if (jdbi.withHandle(Database::isBusy)) {
                untidy = true;
            }
        } catch (JdbiException e) {
            untidy = true;
            LOG.log(Level.DEBUG, "The log of the database can't be emptied just now.", e);
        }
    }

    private static boolean isBusy(Handle handle) {
        try {
            handle.execute("pragma busy_timeout = " + READ_MILLIS);
            return handle.createQuery("pragma wal_checkpoint(truncate)")
                    .map((row, context) -> row.getInt(1) != 0)
                    .one();
        } finally {
            handle.execute("pragma busy_timeout = " + BUSY_MILLIS);
        }
    }

    /** Whether several processes may use it at once. */
    public boolean isShared() {
        return !url.startsWith(SQLITE);
    }

    /** A connection of one's own, for who keeps it long. */
    Connection line() throws SQLException {
        Properties how = new Properties();
        how.setProperty("connectTimeout", WAIT_SECONDS);
        how.setProperty("socketTimeout", SILENCE_SECONDS);
        how.setProperty("tcpKeepAlive", "true");
        return DriverManager.getConnection(url, how);
    }

    @Override
    public void close() {
        source.close();
        if (lock != null) {
            lock.close();
        }
    }
}
