package org.muster.bench.host;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Several who do the same over and over for a while: how often they could, and how long each took. */
final class Load {

    private final List<Long> nanos = Collections.synchronizedList(new ArrayList<>());
    private final double seconds;

    private Load(double seconds) {
        this.seconds = seconds;
    }

    /** Something done once. */
    @FunctionalInterface
    interface Deed {
        void done(int worker, int time) throws Exception;
    }

    /** Runs {@code workers} side by side for so many seconds. */
    static Load of(int workers, double seconds, Deed deed) throws Exception {
        Load load = new Load(seconds);
        long end = System.nanoTime() + (long) (seconds * TimeUnit.SECONDS.toNanos(1));
        ExecutorService people = Executors.newFixedThreadPool(workers);
        try {
            List<Future<?>> all = new ArrayList<>();
            for (int i = 0; i < workers; i++) {
                int worker = i;
                all.add(people.submit(() -> {
                    for (int time = 0; System.nanoTime() < end; time++) {
                        long begun = System.nanoTime();
                        deed.done(worker, time);
                        load.nanos.add(System.nanoTime() - begun);
                    }
                    return null;
                }));
            }
            for (Future<?> one : all) {
                one.get();
            }
        } finally {
            people.shutdownNow();
        }
        return load;
    }

    double perSecond() {
        return nanos.size() / seconds;
    }

    /** Milliseconds that so much of it took at most. */
    double millis(double share) {
        List<Long> sorted = new ArrayList<>(nanos);
        Collections.sort(sorted);
        return sorted.isEmpty()
                ? Double.NaN
                : sorted.get((int) Math.min(sorted.size() - 1L, (long) (share * sorted.size()))) / 1e6;
    }
}
