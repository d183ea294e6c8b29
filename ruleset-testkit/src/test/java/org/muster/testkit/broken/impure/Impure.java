package org.muster.testkit.broken.impure;

import java.io.File;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.muster.core.json.Json;

/** Everything that rules must not do, each in a method of its own name. */
@SuppressWarnings("all")
class Impure {

    static int counter;

    String engine() {
        return Json.write(1);
    }

    long clock() {
        return System.nanoTime() + Instant.now().toEpochMilli();
    }

    int random() {
        return new Random().nextInt() + (int) Math.random();
    }

    boolean files() {
        return new File("/").exists();
    }

    void threads() {
        new Thread(() -> {}).start();
        List.of(1).parallelStream().count();
    }

    void reflection() throws Exception {
        Class.forName("x");
    }

    String locale() {
        return "I".toLowerCase() + String.format("%d", 1) + "x".getBytes().length;
    }

    String localeGiven() {
        return "I".toLowerCase(Locale.ROOT) + String.format(Locale.ROOT, "%d", 1);
    }

    int identity() {
        return System.identityHashCode(this);
    }

    List<Object> hashes() {
        List<Object> all = new ArrayList<>();
        all.add(Map.of(1, 2, 3, 4));
        all.add(Set.of(1, 2));
        all.add(Set.copyOf(all));
        all.add(new HashMap<>());
        all.add(all.stream().collect(Collectors.toSet()));
        return all;
    }

    Object smallMapsHaveOneOrder() {
        return List.of(Map.of(), Map.of(1, 2), Set.of(), Set.of(1));
    }
}
