package org.muster.ruleset.space.setup;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.text.Template;

/** What is found wrong with files and options: where, what, and what would be right. */
final class FileViolations {

    private final List<Violation> violations = new ArrayList<>();

    /**
     * Something is wrong.
     *
     * @param at file and field, joined by dots
     */
    void add(String at, String code, @Template String sentence, Object... values) {
        violations.add(Violation.of(code, sentence, values).inside(at));
    }

    /** What the rules say against it. */
    void addAll(String at, List<Violation> found) {
        found.forEach(one -> violations.add(one.inside(at)));
    }

    /** A number must lie between two others. */
    boolean between(String at, int value, int min, int max) {
        List<Violation> found = Violation.unlessBetween(at, value, min, max);
        violations.addAll(found);
        return found.isEmpty();
    }

    /** A name must be known. */
    boolean known(String at, String name, Collection<String> names) {
        if (names.contains(name)) {
            return true;
        }
        add(at, "UNKNOWN", "There is no \"{name}\"; there are: {names}.", name, String.join(", ", names));
        return false;
    }

    /** A name must be there once. */
    void once(String at, String name, Collection<String> before) {
        if (before.contains(name)) {
            add(at, "TWICE", "\"{name}\" is there twice; every one needs a name of its own.", name);
        }
        before.add(name);
    }

    boolean isEmpty() {
        return violations.isEmpty();
    }

    List<Violation> list() {
        return List.copyOf(violations);
    }
}
