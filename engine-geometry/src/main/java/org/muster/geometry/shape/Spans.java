package org.muster.geometry.shape;

import java.util.Arrays;

/** Stretches of a line, as distances from its start; in order and apart once {@link #merge} has been called. */
public final class Spans {

    private double[] from = new double[8];
    private double[] to = new double[8];
    private int size;

    public int size() {
        return size;
    }

    public double from(int i) {
        return from[i];
    }

    public double to(int i) {
        return to[i];
    }

    public void add(double start, double end) {
        if (end > start) {
            append(start, end);
        }
    }

    /** A stretch of no length: what lies on both sides of it is apart. */
    void cut(double at) {
        append(at, at);
    }

    private void append(double start, double end) {
        if (size == from.length) {
            from = Arrays.copyOf(from, 2 * size);
            to = Arrays.copyOf(to, 2 * size);
        }
        from[size] = start;
        to[size++] = end;
    }

    /** Sorts them and joins what meets. */
    public Spans merge() {
        for (int i = 1; i < size; i++) { // few of them: insertion is quickest
            double start = from[i];
            double end = to[i];
            int j = i - 1;
            for (; j >= 0 && from[j] > start; j--) {
                from[j + 1] = from[j];
                to[j + 1] = to[j];
            }
            from[j + 1] = start;
            to[j + 1] = end;
        }
        int kept = 0;
        for (int i = 1; i < size; i++) {
            if (from[i] <= to[kept]) {
                to[kept] = Math.max(to[kept], to[i]);
            } else {
                kept++;
                from[kept] = from[i];
                to[kept] = to[i];
            }
        }
        size = size == 0 ? 0 : kept + 1;
        return this;
    }

    /** Whether the place {@code t} from the start lies in one of them. */
    public boolean contains(double t) {
        for (int i = 0; i < size; i++) {
            if (from[i] <= t && t <= to[i]) {
                return true;
            }
        }
        return false;
    }

    /** What lies between 0 and {@code length} outside them. */
    Spans complement(double length) {
        Spans rest = new Spans();
        double at = 0;
        for (int i = 0; i < size; i++) {
            rest.add(at, from[i]);
            at = Math.max(at, to[i]);
        }
        rest.add(at, length);
        return rest;
    }
}
