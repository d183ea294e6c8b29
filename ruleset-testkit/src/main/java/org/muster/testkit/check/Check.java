package org.muster.testkit.check;

import java.util.List;
import org.muster.api.text.Sentence;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Trial;

/** One thing that every ruleset must keep. */
public interface Check {

    /** What is kept, as a sentence: "every game ends". */
    Sentence name();

    /** Everything that is not as it must be; empty when all is well. */
    List<Finding> findings(Trial trial);
}
