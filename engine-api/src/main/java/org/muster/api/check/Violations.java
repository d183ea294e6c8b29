package org.muster.api.check;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import org.muster.api.Preview;
import org.muster.api.text.Template;

/**
 * Rules that a candidate would break, put in words when somebody reads them: bots ask a million times a minute whether
 * there are any, and never which.
 */
@Preview
public final class Violations extends AbstractList<Violation> {

    /** Mostly there is none, or one. */
    private List<Supplier<Violation>> broken = List.of();

    /** One rule is broken. */
    public static List<Violation> of(Supplier<Violation> violation) {
        Violations one = new Violations();
        one.found(violation);
        return one;
    }

    /** These, then those; nobody's words are made for it. */
    static List<Violation> both(List<Violation> these, List<Violation> those) {
        int first = these.size();
        int all = first + those.size();
        return new AbstractList<>() {
            @Override
            public Violation get(int index) {
                return index < first ? these.get(index) : those.get(index - first);
            }

            @Override
            public int size() {
                return all;
            }
        };
    }

    /** A rule that it would break; made anew for each who reads it. */
    public void found(Supplier<Violation> violation) {
        found(broken.size(), violation);
    }

    private void found(int index, Supplier<Violation> violation) {
        if (broken.isEmpty()) {
            broken = List.of(violation);
            return;
        }
        if (broken.size() == 1) {
            broken = new ArrayList<>(broken);
        }
        broken.add(index, violation);
    }

    /** One in words, found at a place within what is looked at: {@code banners.anna-1.at}. */
    public void found(String at, Violation violation) {
        add(violation.inside(at));
    }

    /** The same of one rule. */
    public void found(String at, String code, String rule, @Template String sentence, Object... values) {
        found(at, Violation.of(code, sentence, values).citing(rule));
    }

    /** That {@code value}, found at {@code at}, is not from {@code min} to {@code max}; nothing if it is. */
    public void foundUnlessBetween(String at, int value, int min, int max, String... rules) {
        addAll(Violation.unlessBetween(at, value, min, max, rules));
    }

    /** One that is in words already. */
    @Override
    public void add(int index, Violation violation) {
        found(index, () -> violation);
    }

    /** These too, put in words no sooner than before. */
    @Override
    public boolean addAll(Collection<? extends Violation> more) {
        if (!(more instanceof Violations others)) {
            return super.addAll(more);
        }
        others.broken.forEach(this::found);
        return !others.isEmpty();
    }

    @Override
    public Violation get(int index) {
        return broken.get(index).get();
    }

    @Override
    public int size() {
        return broken.size();
    }
}
