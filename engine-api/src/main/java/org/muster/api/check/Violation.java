package org.muster.api.check;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.muster.api.Stable;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/**
 * One broken rule.
 *
 * @param code the kind, upper case with underscores: programs and tests look at this
 * @param sentence what is wrong and what would be right, with the numbers
 * @param rules ids of the rules it follows from, as in the rule book
 * @param at where in the answer or file: field names and keys joined by dots; empty for the whole
 */
@Stable
public record Violation(String code, Sentence sentence, List<String> rules, String at) {

    public Violation {
        rules = List.copyOf(rules);
    }

    /**
     * A violation of the whole.
     *
     * @param template a sentence, see {@link Sentence#of}
     */
    public static Violation of(String code, @Template String template, Object... values) {
        return new Violation(code, Sentence.of(template, values), List.of(), "");
    }

    /** What is broken unless {@code kept}: at most one, put in words when somebody reads it. */
    public static List<Violation> unless(boolean kept, Supplier<Violation> broken) {
        return kept ? List.of() : Violations.of(broken);
    }

    /** Why {@code value}, found at {@code at}, is not from {@code min} to {@code max}; empty if it is. */
    public static List<Violation> unlessBetween(String at, int value, int min, int max, String... ruleIds) {
        return value >= min && value <= max
                ? List.of()
                : List.of(of("OUT_OF_RANGE", "{value} is not from {min} to {max}.", value, min, max)
                        .citing(ruleIds)
                        .inside(at));
    }

    /** The same, following from these rules. */
    public Violation citing(String... ruleIds) {
        return new Violation(code, sentence, List.of(ruleIds), at);
    }

    /** The same, found inside {@code field} of something larger. */
    public Violation inside(String field) {
        return new Violation(code, sentence, rules, at.isEmpty() ? field : field + '.' + at);
    }

    /** The same in other words. */
    public Violation saying(Sentence other) {
        return new Violation(code, other, rules, at);
    }

    /** These, then those. */
    public static List<Violation> both(List<Violation> these, List<Violation> those) {
        if (these.isEmpty() || those.isEmpty()) {
            return these.isEmpty() ? those : these;
        }
        return Violations.both(these, those);
    }

    /** All of them, found inside {@code field}. */
    public static List<Violation> inside(String field, List<Violation> violations) {
        List<Violation> moved = new ArrayList<>(violations.size());
        for (Violation violation : violations) {
            moved.add(violation.inside(field));
        }
        return moved;
    }

    /** The sentence, with its place in front and its rules behind. */
    @Override
    public String toString() {
        return (at.isEmpty() ? "" : at + ": ") + sentence + (rules.isEmpty() ? "" : " " + rules);
    }
}
