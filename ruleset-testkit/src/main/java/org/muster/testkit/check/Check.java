package org.muster.testkit.check;

import java.util.List;
import org.muster.api.text.Sentence;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Trial;

/** One thing that every ruleset must keep. */
public interface Check {

    /** What there must be, that a check can look. */
    enum Needs {
        /** The ruleset itself. */
        NOTHING,
        /** That games of it can be opened. */
        OPENING,
        /** A game at least that was played and met no fault. */
        GAMES
    }

    /** What is kept, as a sentence: "every game ends". */
    Sentence name();

    /** Everything that is not as it must be; empty when all is well. */
    List<Finding> findings(Trial trial);

    /** What there must be, that it can look. */
    default Needs needs() {
        return Needs.GAMES;
    }

    /** Whether what it finds may be meant so, and is told without being held against the ruleset. */
    default boolean isNote() {
        return false;
    }
}
