package org.muster.rosters;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.text.Template;

/** What is odd about a file and can be lived with. So many are told; the others are counted. */
final class Oddities {

    static final int TOLD = 100;

    private final List<Violation> told = new ArrayList<>();
    private int untold;

    /** As {@link Violation#of}, found at {@code path}. */
    void add(String path, String code, @Template String template, Object... values) {
        if (told.size() < TOLD) {
            told.add(Violation.of(code, template, values).inside(path));
        } else {
            untold++;
        }
    }

    List<Violation> told() {
        return told;
    }

    int untold() {
        return untold;
    }
}
