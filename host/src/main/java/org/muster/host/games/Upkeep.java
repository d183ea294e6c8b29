package org.muster.host.games;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.muster.core.match.Match;

/**
 * What is to be done in games without anybody's hand, on a few threads, in each game by one at a time. A game that is
 * woken while it is worked on is looked at once more.
 */
final class Upkeep implements AutoCloseable {

    private static final Logger LOG = System.getLogger(Upkeep.class.getName());
    /** What happens at once is looked at together. */
    private static final long SOON_MILLIS = 20;
    /** Nobody waits longer for a bot. */
    private static final long LATE_MILLIS = 200;
    /** Of a processor that looks after games so much is left to who plays in them, for each part that is taken. */
    private static final long LEFT = 5;
    /** So many threads may be lost to rulesets that never come to an end. */
    private static final int MOST_LOST = 16;

    private static final int LEAST_THREADS = 2;

    private final Work work;
    private final Map<String, Wish> wishes = new ConcurrentHashMap<>();
    private final Map<String, Match.Turn> working = new ConcurrentHashMap<>();
    private final int threads = Math.max(LEAST_THREADS, Runtime.getRuntime().availableProcessors());
    private final ScheduledThreadPoolExecutor workers = new ScheduledThreadPoolExecutor(threads, run -> {
        Thread thread = new Thread(run, "muster-upkeep");
        thread.setDaemon(true);
        return thread;
    });

    Upkeep(Work work) {
        this.work = work;
        workers.setRemoveOnCancelPolicy(true);
        workers.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    private enum Wish {
        WAITING,
        WORKED_ON,
        ONCE_MORE
    }

    /** Something to do in a game. */
    @FunctionalInterface
    interface Work {
        /** Does some of it; whether there is more. */
        boolean some(String game);
    }

    /** There may be something to do in a game. */
    void wake(String game) {
        boolean[] isNew = new boolean[1];
        wishes.compute(game, (same, wish) -> {
            isNew[0] = wish == null;
            return wish == null ? Wish.WAITING : wish == Wish.WORKED_ON ? Wish.ONCE_MORE : wish;
        });
        if (isNew[0]) {
            in(SOON_MILLIS, game);
        }
    }

    private void in(long millis, String game) {
        try {
            Future<?> unused = workers.schedule(() -> look(game), millis, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException e) {
            LOG.log(Level.DEBUG, "The host is being stopped.", e);
        }
    }

    private void look(String game) {
        wishes.put(game, Wish.WORKED_ON);
        Match.Turn mine = new Match.Turn(Thread.currentThread(), System.nanoTime());
        working.put(game, mine);
        boolean more = false;
        try {
            more = work.some(game);
        } catch (RuntimeException | Error e) {
            LOG.log(Level.ERROR, "Nobody could look after game " + game + ".", e);
        } finally {
            if (working.remove(game, mine)) { // else it was given up as lost
                done(game, more, System.nanoTime() - mine.since());
            }
        }
    }

    private void done(String game, boolean more, long took) {
        if (wishes.compute(game, (same, wish) -> more || wish == Wish.ONCE_MORE ? Wish.WAITING : null) != null) {
            in(more ? SOON_MILLIS : pause(took, wishes.size()), game);
        }
    }

    /**
     * How long a game that was looked at just now is left alone, in milliseconds: where people answer all the time, what is
     * noted of it beside need not be noted each time.
     *
     * @param took how many nanoseconds the look took
     * @param busy how many games are looked after
     */
    static long pause(long took, int busy) {
        long millis = TimeUnit.NANOSECONDS.toMillis(took * LEFT * busy);
        return Math.min(LATE_MILLIS, Math.max(SOON_MILLIS, millis));
    }

    /** Does something else, on the same threads. */
    void aside(Runnable deed) {
        try {
            workers.execute(deed);
        } catch (RejectedExecutionException e) {
            LOG.log(Level.DEBUG, "The host is being stopped.", e);
        }
    }

    /** Who works on a game for longer than that. */
    Map<String, Match.Turn> longerThan(long nanos) {
        Map<String, Match.Turn> all = new ConcurrentHashMap<>(working);
        long now = System.nanoTime();
        all.values().removeIf(turn -> now - turn.since() <= nanos);
        return all;
    }

    /** The thread that works on a game will not come back: another takes its place, and the game may be worked on anew. */
    void lose(String game) {
        if (working.remove(game) != null) {
            wishes.remove(game);
            workers.setCorePoolSize(Math.min(workers.getCorePoolSize() + 1, threads + MOST_LOST));
        }
    }

    /** How many games wait or are worked on. */
    int busy() {
        return wishes.size();
    }

    @Override
    public void close() {
        workers.shutdown();
        try {
            if (!workers.awaitTermination(2, TimeUnit.SECONDS)) {
                workers.shutdownNow();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
