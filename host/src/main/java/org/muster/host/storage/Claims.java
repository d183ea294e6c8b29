package org.muster.host.storage;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * Which node does the work of a game that nobody does by hand. A claim is a lock of PostgreSQL that goes with the node
 * that holds it, so a node that is killed leaves nothing behind. It spares work and nothing else: a journal is appended
 * only where it ends, so two who do the same do it once.
 */
public final class Claims implements AutoCloseable {

    private static final Logger LOG = System.getLogger(Claims.class.getName());

    private final Database database;
    private @Nullable Connection line;

    public Claims(Database database) {
        this.database = database;
    }

    /** Whether {@code game} is this node's to work on until {@link #release}. */
    public boolean take(String game) {
        return !database.isShared() || ask("select pg_try_advisory_lock(hashtextextended(?, 0))", game);
    }

    /** Lets others have it. */
    public void release(String game) {
        if (database.isShared()) {
            boolean unused = ask("select pg_advisory_unlock(hashtextextended(?, 0))", game);
        }
    }

    private synchronized boolean ask(String sql, String game) {
        try {
            if (line == null) {
                line = database.line();
            }
            try (PreparedStatement statement = line.prepareStatement(sql)) {
                statement.setString(1, "muster " + game);
                try (ResultSet answer = statement.executeQuery()) {
                    return answer.next() && answer.getBoolean(1);
                }
            }
        } catch (SQLException e) {
            LOG.log(Level.DEBUG, "Nobody can say whose game it is just now.", e);
            close(); // and with it all that this node has claimed
            return false;
        }
    }

    @Override
    public synchronized void close() {
        Connection open = line;
        line = null;
        if (open != null) {
            try {
                open.close();
            } catch (SQLException e) {
                LOG.log(Level.DEBUG, "A line that was broken.", e);
            }
        }
    }
}
