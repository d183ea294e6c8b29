package org.muster.core.plugin;

import org.muster.api.text.Sentence;

/** A ruleset that was found and can't be wired, perhaps because of an expansion. The others run. */
public final class BrokenRuleset extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Sentence sentence;

    BrokenRuleset(String id, Throwable why) {
        super(why);
        this.sentence = Sentence.of("The ruleset {ruleset} can't be used: {why}", id, Rulesets.why(why));
    }

    /** What is wrong. */
    public Sentence sentence() {
        return sentence;
    }

    @Override
    public String getMessage() {
        return sentence.toString();
    }
}
