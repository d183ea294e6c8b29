package org.muster.bench.pace;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Locale;
import java.util.function.IntSupplier;

/**
 * How fast games went, or whatever else is done over and over.
 *
 * @param moves of all games
 * @param seconds by the clock
 * @param cpuSeconds processor time of the thread that plays, which other work on the machine does not touch
 * @param processSeconds processor time of the process, compiler and collector included, as {@code process.cpuUsage} of
 *     Node has it
 * @param bytes that the thread that plays allocated
 */
public record Pace(long moves, int games, double seconds, double cpuSeconds, double processSeconds, long bytes) {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Enough for the compiler on a machine that has nothing else to do. */
    private static final double WARM_UP_SECONDS = 2;

    /**
     * Plays whole games until the time is up.
     *
     * @param game plays one game and returns its number of moves
     */
    public static Pace of(double seconds, IntSupplier game) {
        long start = System.nanoTime();
        long cpuStart = THREADS.getCurrentThreadCpuTime();
        double processStart = currentProcessSeconds();
        long bytesStart = THREADS.getCurrentThreadAllocatedBytes();
        long moves = 0;
        int games = 0;
        double elapsed = 0;
        while (elapsed < seconds) {
            moves += game.getAsInt();
            games++;
            elapsed = (System.nanoTime() - start) / 1e9;
        }
        double cpu = (THREADS.getCurrentThreadCpuTime() - cpuStart) / 1e9;
        long bytes = THREADS.getCurrentThreadAllocatedBytes() - bytesStart;
        return new Pace(moves, games, elapsed, cpu, currentProcessSeconds() - processStart, bytes);
    }

    private static double currentProcessSeconds() {
        Duration used = ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
        return used.toNanos() / 1e9;
    }

    /**
     * The same, once the game has been played for a while.
     *
     * @param args from {@code first} on the seconds, and for how many before that, 2 if left out
     */
    public static Pace warm(String[] args, int first, IntSupplier game) {
        of(args.length > first + 1 ? Double.parseDouble(args[first + 1]) : WARM_UP_SECONDS, game);
        return of(Double.parseDouble(args[first]), game);
    }

    /** Moves a second by the clock. */
    public double movesPerSecond() {
        return moves / seconds;
    }

    /** The line that the runners of the peers print too. */
    public String toJson(String mode) {
        return String.format(
                Locale.ROOT,
                "{\"mode\":\"%s\",\"movesPerSecond\":%.0f,\"movesPerCpuSecond\":%.0f,\"movesPerProcessSecond\":%.0f,"
                        + "\"gamesPerSecond\":%.1f,\"gamesPerProcessSecond\":%.1f,\"games\":%d,\"seconds\":%.3f,\"bytesPerMove\":%.0f}",
                mode,
                movesPerSecond(),
                moves / cpuSeconds,
                moves / processSeconds,
                games / seconds,
                games / processSeconds,
                games,
                seconds,
                (double) bytes / moves);
    }
}
