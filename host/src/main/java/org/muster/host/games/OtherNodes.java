package org.muster.host.games;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;

/** What other nodes do to games that are in memory here: it is heard, and read. */
final class OtherNodes implements AutoCloseable {

    private static final Logger LOG = System.getLogger(OtherNodes.class.getName());

    private final GameRows rows;
    private final Loaded loaded;
    private final Aside aside;
    private final Consumer<HostedGame> heard;
    /** Games of which something was heard that nobody has read yet. */
    private final Set<String> unread = ConcurrentHashMap.newKeySet();

    private final ExecutorService readers = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work, "muster-hearing");
        thread.setDaemon(true);
        return thread;
    });

    /** {@code heard} is told of each game of which this node has heard. */
    OtherNodes(GameRows rows, Loaded loaded, Aside aside, Consumer<HostedGame> heard) {
        this.heard = heard;
        this.rows = rows;
        this.loaded = loaded;
        this.aside = aside;
    }

    /** Nobody knows what they have done: something may have been told while nobody heard. */
    void heardAll() {
        loaded.all().forEach(this::heard);
    }

    /** Something of a game has changed. */
    void heard(String id) {
        if (loaded.peek(id).isPresent() && unread.add(id)) {
            try {
                readers.execute(() -> {
                    unread.remove(id);
                    read(id);
                });
            } catch (RejectedExecutionException e) {
                LOG.log(Level.DEBUG, "The host is being stopped.", e);
            }
        }
    }

    private void read(String id) {
        Optional<HostedGame> game = loaded.peek(id);
        if (game.isEmpty()) {
            return;
        }
        try {
            String why = rows.find(id).map(GameRow::setAside).orElse(null);
            if (why == null) {
                game.get().match().refresh();
                heard.accept(game.get());
            } else {
                aside.giveUp(id, why);
            }
        } catch (IOException | RuntimeException e) {
            LOG.log(Level.WARNING, "What another node did in game " + id + " can't be read.", e);
        }
    }

    @Override
    public void close() {
        readers.shutdownNow();
    }
}
