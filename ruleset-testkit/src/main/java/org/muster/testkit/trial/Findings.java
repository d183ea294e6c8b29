package org.muster.testkit.trial;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.muster.testkit.play.Thrown;

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
        add(kind, new Finding(where, message));
    }

    /** Something comes out otherwise when it is done again; told once, as all of it has one cause. */
    public void unrepeatable(String where, String message) {
        add(Thrown.UNREPEATABLE, new Finding(where, message, Thrown.UNREPEATABLE));
    }

    /** {@code what} came to a fault: it is the ruleset's, or whoever finds it takes it for such. */
    public void thrown(String where, String what, Throwable thrown) {
        thrown(where, what, what, thrown);
    }

    /** {@code kind} tells what is the same finding again. */
    public void thrown(String where, String kind, String what, Throwable thrown) {
        Finding finding = Finding.thrown(where, what, thrown);
        add(kind + finding.cause(), finding);
    }

    /** {@code kind} tells what is the same finding again. */
    public void add(String kind, Finding finding) {
        if (known.add(kind) && list.size() < MOST) {
            list.add(finding);
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
