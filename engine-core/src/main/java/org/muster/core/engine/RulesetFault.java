package org.muster.core.engine;

import org.muster.api.text.Sentence;

/**
 * What a ruleset said or brings can't be used, though no code of its own has thrown: a default that its options refuse,
 * a file that is not in its jar.
 */
public final class RulesetFault extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Class<?> culprit;
    private final String place;
    private final transient Sentence why;

    /**
     * Something is wrong.
     *
     * @param culprit a class of the ruleset
     * @param method of that class that said so; empty: no single one
     */
    public RulesetFault(Class<?> culprit, String method, Sentence why) {
        super(why.toString());
        this.culprit = culprit;
        this.place = method.isEmpty() ? "" : culprit.getSimpleName() + '.' + method;
        this.why = why;
    }

    /** A class of the ruleset. */
    public Class<?> culprit() {
        return culprit;
    }

    /** Where its author will look: {@code Take.decision}; may be empty. */
    public String place() {
        return place;
    }

    /** What is wrong. */
    public Sentence why() {
        return why;
    }
}
