package org.muster.bench.ac12;

import java.util.Locale;
import java.util.function.IntSupplier;

/** How fast games went. */
record Pace(double movesPerSecond, int games, double seconds) {

    /**
     * Plays whole games until the time is up.
     *
     * @param game plays one game and returns its number of moves
     */
    static Pace of(double seconds, IntSupplier game) {
        long start = System.nanoTime();
        long moves = 0;
        int games = 0;
        double elapsed = 0;
        while (elapsed < seconds) {
            moves += game.getAsInt();
            games++;
            elapsed = (System.nanoTime() - start) / 1e9;
        }
        return new Pace(moves / elapsed, games, elapsed);
    }

    /** The line that {@code bench/boardgameio/run.js} prints too. */
    String toJson(String mode) {
        return String.format(
                Locale.ROOT,
                "{\"mode\":\"%s\",\"movesPerSecond\":%.0f,\"games\":%d,\"seconds\":%.3f}",
                mode,
                movesPerSecond,
                games,
                seconds);
    }
}
