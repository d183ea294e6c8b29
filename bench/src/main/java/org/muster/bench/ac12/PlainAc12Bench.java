package org.muster.bench.ac12;

import java.util.function.IntSupplier;
import org.muster.bench.pace.Pace;

/**
 * Measures random games of AC12 in plain Java, one short round a process, so that rounds of
 * {@code bench/boardgameio/run.js} can go between.
 *
 * <p>Usage: {@code PlainAc12Bench core|logged|hosted SECONDS [WARM_UP]}
 */
public final class PlainAc12Bench {
    private PlainAc12Bench() {}

    public static void main(String[] args) {
        String mode = args[0];
        IntSupplier game = randomGame(mode, System.nanoTime());
        System.out.println(Pace.warm(args, 1, game).toJson(mode));
    }

    private static IntSupplier randomGame(String mode, long seed) {
        return switch (mode) {
            case "core" -> new PlainAc12(seed)::playRandomGame;
            case "logged" -> new PlainAc12Host(seed, false)::playRandomGame;
            case "hosted" -> new PlainAc12Host(seed, true)::playRandomGame;
            default -> throw new IllegalArgumentException("no mode " + mode + ": core, logged or hosted");
        };
    }
}
