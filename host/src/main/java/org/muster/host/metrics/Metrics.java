package org.muster.host.metrics;

import io.javalin.http.Context;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

/** What a host counts, as Prometheus reads it. It names no game and no person. */
public final class Metrics {

    private static final double[] SECONDS = {0.005, 0.02, 0.1, 0.5, 2, 10};
    private static final String BEGUN = "begun";
    private static final int HUNDRED = 100;

    private final Map<Integer, LongAdder> byStatus = new ConcurrentSkipListMap<>();
    private final LongAdder[] buckets = new LongAdder[SECONDS.length + 1];
    private final LongAdder nanos = new LongAdder();

    public Metrics() {
        for (int i = 0; i < buckets.length; i++) {
            buckets[i] = new LongAdder();
        }
    }

    public static void begin(Context http) {
        http.attribute(BEGUN, System.nanoTime());
    }

    public void end(Context http) {
        Long begun = http.attribute(BEGUN);
        if (begun != null) {
            long took = System.nanoTime() - begun;
            byStatus.computeIfAbsent(http.status().getCode() / HUNDRED, status -> new LongAdder())
                    .increment();
            nanos.add(took);
            int bucket = 0;
            while (bucket < SECONDS.length && took > SECONDS[bucket] * TimeUnit.SECONDS.toNanos(1)) {
                bucket++;
            }
            buckets[bucket].increment();
        }
    }

    /**
     * All of it as text.
     *
     * @param figures how much there is of what just now
     */
    public String text(Map<String, Long> figures) {
        StringBuilder text = new StringBuilder();
        figures.forEach((name, value) -> line(text, "muster_" + name, "gauge", "muster_" + name, value));
        type(text, "muster_requests_total", "counter");
        byStatus.forEach((status, count) ->
                text.append("muster_requests_total{status=\"" + status + "xx\"} " + count.sum() + '\n'));
        type(text, "muster_request_seconds", "histogram");
        long sum = 0;
        for (int i = 0; i < buckets.length; i++) {
            sum += buckets[i].sum();
            String most = i == SECONDS.length ? "+Inf" : String.valueOf(SECONDS[i]);
            text.append("muster_request_seconds_bucket{le=\"" + most + "\"} " + sum + '\n');
        }
        text.append(String.format(
                Locale.ROOT, "muster_request_seconds_sum %.6f\n", nanos.sum() / (double) TimeUnit.SECONDS.toNanos(1)));
        text.append("muster_request_seconds_count " + sum + '\n');
        Runtime runtime = Runtime.getRuntime();
        line(text, "muster_heap_bytes", "gauge", "muster_heap_bytes", runtime.totalMemory() - runtime.freeMemory());
        return text.toString();
    }

    private static void line(StringBuilder text, String name, String type, String series, long value) {
        type(text, name, type);
        text.append(series + ' ' + value + '\n');
    }

    private static void type(StringBuilder text, String name, String type) {
        text.append("# TYPE " + name + ' ' + type + '\n');
    }
}
