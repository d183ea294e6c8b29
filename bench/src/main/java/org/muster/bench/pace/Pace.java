package org.muster.bench.ac12;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Locale;
import java.util.function.IntSupplier;

/**
 * How fast games went.
 *
 * @param movesPerCpuSecond of the processor time of the thread that plays: worth more than that of the clock where the
 *     machine has other work to do
 */
record Pace(double movesPerSecond, double movesPerCpuSecond, int games, double seconds) {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Enough for the compiler on a machine that has nothing else to do. */
    static final double WARM_UP_SECONDS = 2;

    /**
     * Plays whole games until the time is up.
     *
     * @param game plays one game and returns its number of moves
     */
    static Pace of(double seconds, IntSupplier game) {
        long start = System.nanoTime();
        long cpuStart = THREADS.getCurrentThreadCpuTime();
        long moves = 0;
        int games = 0;
        double elapsed = 0;
        while (elapsed < seconds) {
            moves += game.getAsInt();
            games++;
            elapsed = (System.nanoTime() - start) / 1e9;
        }
        double cpu = (THREADS.getCurrentThreadCpuTime() - cpuStart) / 1e9;
        return new Pace(moves / elapsed, moves / cpu, games, elapsed);
    }

    /** The same, once the game has been played for {@code args[2]} seconds, or for {@link #WARM_UP_SECONDS}. */
    static Pace warm(String[] args, IntSupplier game) {
        of(args.length > 2 ? Double.parseDouble(args[2]) : WARM_UP_SECONDS, game);
        return of(Double.parseDouble(args[1]), game);
    }

    /** The line that {@code bench/boardgameio/run.js} prints too. */
    String toJson(String mode) {
        return String.format(
                Locale.ROOT,
                "{\"mode\":\"%s\",\"movesPerSecond\":%.0f,\"movesPerCpuSecond\":%.0f,\"games\":%d,\"seconds\":%.3f}",
                mode,
                movesPerSecond,
                movesPerCpuSecond,
                games,
                seconds);
    }
}
