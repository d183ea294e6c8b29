package org.muster.testkit.check;

import java.util.List;
import org.muster.api.text.Sentence;
import org.muster.testkit.trial.AskedQuestion;
import org.muster.testkit.trial.Effort;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/** Every decision that waits for somebody says what happens if nobody answers in time. */
public final class DefaultCheck implements Check {

    private static final int MOMENTS = 128;

    @Override
    public Sentence name() {
        return Sentence.of("who is late has a default");
    }

    /** A game that is never played by deadlines needs none. */
    @Override
    public boolean isNote() {
        return true;
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        AskedQuestion.all(trial, Effort.of(MOMENTS), new AskedQuestion.Look() {
            @Override
            public <S, C> void at(AskedQuestion<S, C> asked) {
                if (asked.question().waitedFor() && !asked.open().decision().hasDefault()) {
                    findings.add(
                            asked.where(),
                            asked.step(),
                            asked.step() + " has no default, so a deadline waits for whoever does not answer; say"
                                    + " .otherwise(choice), .otherwiseFirst() or .orNothing()");
                }
            }
        });
        return findings.list();
    }
}
