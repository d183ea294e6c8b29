package org.muster.host.storage;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.muster.core.journal.NotStored;

/**
 * The one thread of a process that writes what many wait for: what was sent while a transaction was on its way to the
 * disk goes there together in the next one, so that many games are not slower than one.
 */
public final class Writer implements AutoCloseable {

    private static final Logger LOG = System.getLogger(Writer.class.getName());
    private static final int MOST_TOGETHER = 256;
    private static final long PATIENCE_MILLIS = 200;

    private final Jdbi jdbi;
    private final BlockingQueue<Order<?>> queue = new LinkedBlockingQueue<>();
    private final Thread thread = new Thread(this::write, "muster-writer");
    private final LongAdder transactions = new LongAdder();
    private volatile boolean closed;

    public Writer(Database database) {
        this.jdbi = database.jdbi();
        thread.start();
    }

    /** Something to be written, in the same transaction as others. */
    @FunctionalInterface
    public interface Deed<T> {
        /**
         * Writes it.
         *
         * @param again whether it was tried before, and may stand there already
         */
        T in(Handle handle, boolean again);
    }

    private static final class Order<T> {
        private final Deed<T> deed;
        private final CompletableFuture<T> done = new CompletableFuture<>();

        Order(Deed<T> deed) {
            this.deed = deed;
        }

        /** What to say to who waits, once it is on the disk. */
        Runnable in(Handle handle, boolean again) {
            T result = deed.in(handle, again);
            return () -> done.complete(result);
        }
    }

    /**
     * Writes it soon.
     *
     * @return done when it is on the disk
     * @throws NotStored if the host is being stopped
     */
    public <T> CompletableFuture<T> write(Deed<T> deed) throws IOException {
        Order<T> order = new Order<>(deed);
        queue.add(order);
        if (closed && queue.remove(order)) {
            throw new NotStored("The host is being stopped; nothing was written.");
        }
        return order.done;
    }

    /** How many wait. */
    public int waiting() {
        return queue.size();
    }

    /** How many transactions there were. */
    public long transactions() {
        return transactions.sum();
    }

    private void write() {
        List<Order<?>> together = new ArrayList<>();
        while (!closed || !queue.isEmpty()) {
            try {
                Order<?> first = queue.poll(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
                if (first != null) {
                    together.add(first);
                    queue.drainTo(together, MOST_TOGETHER - 1);
                    write(together, false);
                }
            } catch (InterruptedException e) {
                closed = true; // nobody of ours does so; what waits is written first all the same
            } catch (RuntimeException | Error e) { // of memory that somebody else ate, too: others still want to write
                LOG.log(Level.ERROR, "What was to be written was not.", e);
                together.forEach(one -> one.done.completeExceptionally(e));
            } finally {
                together.clear();
            }
        }
    }

    private void write(List<Order<?>> together, boolean again) {
        try {
            List<Runnable> told = jdbi.inTransaction(handle ->
                    together.stream().map(one -> one.in(handle, again)).toList());
            transactions.increment();
            told.forEach(Runnable::run);
        } catch (ConnectionException e) {
            together.forEach(one -> one.done.completeExceptionally(e)); // the database is gone, for each of them
        } catch (RuntimeException e) {
            if (again) {
                together.forEach(one -> one.done.completeExceptionally(e));
            } else {
                together.forEach(one -> write(List.of(one), true)); // one of them must not spoil the others
            }
        }
    }

    /** Writes what waits, and nothing after that. */
    @Override
    public void close() {
        closed = true;
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
