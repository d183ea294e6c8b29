package org.muster.ruleset.skirmish;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;

/**
 * Every violation of one candidate, its rules asked one after the other and no further than somebody looks: most looks ask
 * only whether there is any, and lines of sight cost much.
 */
public final class Judgement extends AbstractList<Violation> {

    /** A rule, or several: what breaks it. */
    public interface Rule extends Supplier<List<Violation>> {}

    private final Rule[] rules;
    /** From which on they presuppose that none before is broken. */
    private final int presuming;

    /** Mostly nothing. */
    private List<List<Violation>> found = List.of();

    private int asked;
    private @Nullable List<Violation> told;

    private Judgement(Rule[] rules, int presuming) {
        this.rules = rules;
        this.presuming = presuming;
    }

    /** By these rules, the cheapest first. */
    public static Judgement by(Rule... rules) {
        return new Judgement(rules, rules.length);
    }

    /** And by one that makes sense only where none of them is broken. */
    public Judgement andThen(Rule rule) {
        Rule[] all = Arrays.copyOf(rules, rules.length + 1);
        all[rules.length] = rule;
        return new Judgement(all, presuming);
    }

    private boolean isDone() {
        return asked == rules.length || asked >= presuming && !found.isEmpty();
    }

    private void ask() {
        List<Violation> some = rules[asked++].get();
        if (!some.isEmpty()) {
            found = found.isEmpty() ? new ArrayList<>(1) : found;
            found.add(some);
        }
    }

    @Override
    public boolean isEmpty() {
        while (found.isEmpty() && !isDone()) {
            ask();
        }
        return found.isEmpty();
    }

    @Override
    public int size() {
        return all().size();
    }

    @Override
    public Violation get(int i) {
        return all().get(i);
    }

    private List<Violation> all() {
        while (!isDone()) {
            ask();
        }
        List<Violation> all = told;
        if (all == null) {
            all = found.stream().flatMap(List::stream).toList();
            told = all;
        }
        return all;
    }
}
