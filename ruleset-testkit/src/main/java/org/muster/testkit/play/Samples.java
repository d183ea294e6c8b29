package org.muster.testkit.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Keeps a bounded number of what comes by, evenly spread however much comes. */
final class Samples<T> {

    private final int most;
    private List<T> kept = new ArrayList<>();
    private int stride = 1;
    private int seen;

    Samples(int most) {
        this.most = most;
    }

    void next(Supplier<T> one) {
        if (seen % stride == 0) {
            kept.add(one.get());
            if (kept.size() > most) {
                List<T> half = new ArrayList<>();
                for (int i = 0; i < kept.size(); i += 2) {
                    half.add(kept.get(i));
                }
                kept = half;
                stride *= 2;
            }
        }
        seen++;
    }

    List<T> kept() {
        return List.copyOf(kept);
    }
}
