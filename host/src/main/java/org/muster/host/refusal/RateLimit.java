package org.muster.host.refusal;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/**
 * How often somebody may do something: so many times at once, and then once in a while. Who asks is an address or a
 * person; of those who have not asked for long nothing is kept.
 */
public final class RateLimit {

    private static final int MOST_KNOWN = 20_000;
    private static final long SECOND = Duration.ofSeconds(1).toNanos();

    private final int atOnce;
    private final long each;
    private final LongSupplier nanos;
    /** When each will have their full allowance again. */
    private final Map<String, Long> full = new ConcurrentHashMap<>();

    /**
     * Nobody has asked yet.
     *
     * @param atOnce how often without a pause
     * @param each after this time once more
     * @param nanos a clock that nobody sets
     */
    RateLimit(int atOnce, Duration each, LongSupplier nanos) {
        this.atOnce = atOnce;
        this.each = each.toNanos();
        this.nanos = nanos;
    }

    /** With the clock of this machine. */
    public RateLimit(int atOnce, Duration each) {
        this(atOnce, each, System::nanoTime);
    }

    /**
     * Counts.
     *
     * @throws Refusal if it was too often
     */
    public void count(String who) {
        long now = nanos.getAsLong();
        if (full.size() >= MOST_KNOWN) {
            full.values().removeIf(then -> then - now <= 0);
        }
        full.compute(who, (any, then) -> {
            long next = (then == null || then - now < 0 ? now : then) + each;
            long early = next - now - atOnce * each;
            if (early > 0) {
                throw new Refusal(
                        429,
                        "TOO_OFTEN",
                        "That was too often in a short time; try again in {n second|seconds}.",
                        early / SECOND + 1);
            }
            return next;
        });
    }

    /** Of how many something is kept. */
    int known() {
        return full.size();
    }
}
