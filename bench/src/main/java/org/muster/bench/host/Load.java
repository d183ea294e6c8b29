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
        run(workers, worker -> {
            for (int time = 0; System.nanoTime() < end; time++) {
                long begun = System.nanoTime();
                deed.done(worker, time);
                load.nanos.add(System.nanoTime() - begun);
            }
        });
        return load;
    }

    /**
     * The same so often a second, whether or not what was done before has ended: who is kept waiting counts from when they
     * wanted to begin.
     */
    static Load paced(int workers, double perSecond, double seconds, Deed deed) throws Exception {
        Load load = new Load(seconds);
        double pause = TimeUnit.SECONDS.toNanos(1) * workers / perSecond;
        long begun = System.nanoTime();
        run(workers, worker -> {
            for (int time = 0; ; time++) {
                long wanted = begun + (long) (pause * (time + (double) worker / workers));
                if (wanted - begun > seconds * TimeUnit.SECONDS.toNanos(1)) {
                    return;
                }
                TimeUnit.NANOSECONDS.sleep(wanted - System.nanoTime());
                deed.done(worker, time);
                load.nanos.add(System.nanoTime() - wanted);
            }
        });
        return load;
    }

    /** One of those who are side by side. */
    @FunctionalInterface
    private interface Worker {
        void run(int worker) throws Exception;
    }

    private static void run(int workers, Worker one) throws Exception {
        ExecutorService people = Executors.newFixedThreadPool(workers);
        try {
            List<Future<?>> all = new ArrayList<>();
            for (int i = 0; i < workers; i++) {
                int worker = i;
                all.add(people.submit(() -> {
                    one.run(worker);
                    return null;
                }));
            }
            for (Future<?> each : all) {
                each.get();
            }
        } finally {
            people.shutdownNow();
        }
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
