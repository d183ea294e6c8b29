package org.muster.testkit.check;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.muster.api.check.Checked;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Options;
import org.muster.api.text.Sentence;
import org.muster.testkit.trial.AskedQuestion;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/** A sampled choice is legal and comes back when it is written and read; so does the default of those who are late. */
public final class ChoiceCheck implements Check {

    private static final int MOMENTS = 64;
    private static final int SAMPLES = 4;

    @Override
    public Sentence name() {
        return Sentence.of("what is sampled, and every default, is legal and can be written down");
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        RandomGenerator random = new SplittableRandom(1);
        AskedQuestion.all(trial, MOMENTS, new AskedQuestion.Look() {
            @Override
            public <S, C> void at(AskedQuestion<S, C> asked) {
                Options<C> options = asked.question().options();
                for (int i = 0; i < SAMPLES; i++) {
                    try {
                        look("the sampled choice", asked, options.sample(random), findings);
                    } catch (RuntimeException e) {
                        findings.thrown(asked.where(), asked.step(), "sample fails", e);
                    }
                }
                asked.open()
                        .decision()
                        .otherwise(asked.question().id())
                        .filter(any -> asked.question().waitedFor())
                        .ifPresent(choice -> look("the default", asked, choice, findings));
            }
        });
        return findings.list();
    }

    private static <C> void look(String what, AskedQuestion<?, C> asked, C choice, Findings findings) {
        Options<C> options = asked.question().options();
        String kind = asked.step() + what;
        try {
            Answer answer = options.write(choice);
            if (!options.check(choice).isEmpty()) {
                findings.add(
                        asked.where(),
                        kind + " illegal",
                        what + " " + answer + " is not legal: " + options.check(choice));
                return;
            }
            Checked<C> again = options.read(answer);
            if (!again.isOk()) {
                findings.add(
                        asked.where(),
                        kind + " unreadable",
                        what + ", written as " + answer + ", is refused when read: " + again.violations());
            } else if (!again.value().equals(choice)) {
                findings.add(
                        asked.where(),
                        kind + " changed",
                        what + " " + choice + ", written as " + answer + ", is read as " + again.value());
            }
        } catch (RuntimeException e) {
            findings.thrown(asked.where(), kind, what + " " + choice + " fails", e);
        }
    }
}
