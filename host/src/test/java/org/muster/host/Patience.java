package org.muster.host;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Waits for what comes by itself: as long as the slowest machine may take, and not for ever. */
public final class Patience {

    /** So long, in minutes. */
    public static final int MINUTES = 2;

    private static final long MOST_NANOS = TimeUnit.MINUTES.toNanos(MINUTES);
    private static final long A_MOMENT = 20;

    private Patience() {}

    /** Something that holds, sooner or later. */
    @FunctionalInterface
    public interface Condition {
        boolean holds() throws Exception;
    }

    /** Waits until it holds. */
    public static void until(String what, Condition condition) {
        long begun = System.nanoTime();
        try {
            while (!condition.holds()) {
                if (System.nanoTime() - begun > MOST_NANOS) {
                    throw inVain(what, null);
                }
                Thread.sleep(A_MOMENT);
            }
        } catch (Exception e) {
            throw failed(what, e);
        }
    }

    /** What comes of something that may block for ever, such as reading what a program says. */
    public static <T> T within(String what, Callable<T> work) {
        FutureTask<T> task = new FutureTask<>(work);
        Thread thread = new Thread(task, "waits: " + what);
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get(MINUTES, TimeUnit.MINUTES);
        } catch (TimeoutException e) {
            thread.interrupt();
            throw inVain(what, e);
        } catch (ExecutionException | InterruptedException e) {
            throw failed(what, e);
        }
    }

    private static AssertionError inVain(String what, Exception cause) {
        return new AssertionError("waited " + MINUTES + " minutes in vain: " + what, cause);
    }

    private static AssertionError failed(String what, Exception cause) {
        return new AssertionError("failed while it was waited for: " + what + ": " + cause.getMessage(), cause);
    }
}
