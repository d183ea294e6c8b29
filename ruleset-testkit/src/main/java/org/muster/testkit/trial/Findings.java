package org.muster.testkit.trial;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects findings; what is found again and again is told once, with the place where it was seen first. */
public final class Findings {

    private static final int MOST = 40;

    private final List<Finding> list = new ArrayList<>();
    private final Set<String> known = new LinkedHashSet<>();

    public void add(String where, String message) {
        add(where, message, message);
    }

    /** {@code kind} tells what is the same finding again. */
    public void add(String where, String kind, String message) {
        if (known.add(kind) && list.size() < MOST) {
            list.add(new Finding(where, message));
        }
    }

    public List<Finding> list() {
        List<Finding> all = new ArrayList<>(list);
        if (known.size() > MOST) {
            all.add(new Finding("and", (known.size() - MOST) + " more"));
        }
        return List.copyOf(all);
    }
}
