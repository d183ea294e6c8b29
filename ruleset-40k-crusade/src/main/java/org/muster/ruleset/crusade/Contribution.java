package org.muster.ruleset.crusade;

/** What the ruleset or an expansion brings to a season: an {@link Ability}, a {@link Condition}. */
public interface Contribution {

    /** As data name it. */
    String id();
}
