package org.muster.core.json;

import java.util.List;
import java.util.stream.Collectors;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;

/**
 * What is wrong with a value that was read.
 *
 * @param path where in the file it stands: names of fields and places in lists, the latter from 0
 * @param why what is wrong, and what would be right
 * @param rules ids of the rules it follows from; none: it follows from what the value is
 */
public record Flaw(List<Object> path, Sentence why, List<String> rules) {

    public Flaw {
        path = List.copyOf(path);
        rules = List.copyOf(rules);
    }

    /** What follows from no rule of the book. */
    public Flaw(List<Object> path, Sentence why) {
        this(path, why, List.of());
    }

    /** Where it stands, in one word: {@code regions.2.name}. */
    public String place() {
        return path.stream().map(String::valueOf).collect(Collectors.joining("."));
    }

    /** As a reason to refuse what it was found in. */
    public Violation violation(String code) {
        return new Violation(code, why, rules, place());
    }
}
