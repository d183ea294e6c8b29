package org.muster.host.storage;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * What nodes of one database tell each other: that something of a game was changed, or said beside it, and nothing more. On
 * PostgreSQL it is told by the transaction that changes it. An embedded database has one process, which has nobody to tell.
 */
public final class Notices implements AutoCloseable {

    private static final Logger LOG = System.getLogger(Notices.class.getName());
    private static final String CHANNEL = "muster";
    private static final int LISTEN_MILLIS = 1_000;
    private static final int AGAIN_MILLIS = 500;
    private static final int ID_BYTES = 6;

    private final Database database;
    /** Tells what this process has done from what others have. */
    private final String node;

    private final List<Ear> ears = new CopyOnWriteArrayList<>();
    private @Nullable Thread thread;
    private volatile boolean closed;

    /** Who listens, and who is told that something may have been missed. */
    private record Ear(Consumer<String> changed, Runnable missed) {}

    public Notices(Database database) {
        this.database = database;
        byte[] id = new byte[ID_BYTES];
        new SecureRandom().nextBytes(id);
        this.node = HexFormat.of().formatHex(id);
    }

    /** Tells the other nodes what has changed, when the transaction of {@code handle} is done. */
    public void tell(Handle handle, String what) {
        if (database.isShared()) {
            handle.createQuery("select pg_notify(?, ?)")
                    .bind(0, CHANNEL)
                    .bind(1, node + ' ' + what)
                    .mapTo(String.class)
                    .findOne();
        }
    }

    /**
     * Hears the others from now on.
     *
     * @param changed is told what another node has changed: the id of a game, or what is known to who says such things
     * @param missed is told when nobody knows what has changed: the line was broken for a while
     */
    public synchronized void listen(Consumer<String> changed, Runnable missed) {
        ears.add(new Ear(changed, missed));
        if (database.isShared() && thread == null) {
            Thread ear = new Thread(this::listening, "muster-notices");
            ear.setDaemon(true);
            ear.start();
            thread = ear;
        }
    }

    private void listening() {
        while (!closed) {
            try (Connection line = database.line();
                    Statement statement = line.createStatement()) {
                statement.execute("listen " + CHANNEL);
                ears.forEach(ear -> ear.missed().run());
                PGConnection heard = line.unwrap(PGConnection.class);
                while (!closed) {
                    PGNotification[] notices = heard.getNotifications(LISTEN_MILLIS);
                    hear(notices);
                    if (notices == null || notices.length == 0) {
                        statement.execute("select 1"); // a line that is dead says nothing either
                    }
                }
            } catch (SQLException | RuntimeException e) {
                LOG.log(Level.DEBUG, "The other nodes can't be heard just now.", e);
                pause();
            }
        }
    }

    private void hear(PGNotification @Nullable [] notices) {
        if (notices == null) {
            return;
        }
        for (PGNotification notice : notices) {
            String[] said = notice.getParameter().split(" ", 2);
            if (said.length == 2 && !said[0].equals(node)) {
                ears.forEach(ear -> ear.changed().accept(said[1]));
            }
        }
    }

    private void pause() {
        try {
            Thread.sleep(AGAIN_MILLIS);
        } catch (InterruptedException e) {
            closed = true;
        }
    }

    @Override
    public synchronized void close() {
        closed = true;
        Thread ear = thread;
        if (ear != null) {
            ear.interrupt();
        }
    }
}
