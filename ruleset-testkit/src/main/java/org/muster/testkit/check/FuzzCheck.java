package org.muster.testkit.check;

import java.util.List;
import org.muster.api.text.Sentence;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Trial;

/** Whatever is answered is legal or refused with a reason that people understand; nothing is ever thrown. */
public final class FuzzCheck implements Check {

    @Override
    public Sentence name() {
        return Sentence.of("wrong answers are refused with a reason");
    }

    @Override
    public List<Finding> findings(Trial trial) {
        return trial.fuzzing().findings();
    }
}
