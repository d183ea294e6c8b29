package org.muster.core.plugin;

/** A ruleset that was found and can't be wired, perhaps because of an expansion. The others run. */
public final class BrokenRuleset extends RuntimeException {

    private static final long serialVersionUID = 1L;

    BrokenRuleset(String id, Throwable why) {
        super("The ruleset " + id + " can't be used: " + Rulesets.why(why), why);
    }

    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }
}
