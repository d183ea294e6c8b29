package org.muster.testkit.check;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Options;
import org.muster.api.text.Sentence;
import org.muster.testkit.play.Played;
import org.muster.testkit.trial.AskedQuestion;
import org.muster.testkit.trial.Effort;
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
        AskedQuestion.all(trial, Effort.of(MOMENTS), new AskedQuestion.Look() {
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
                        .ifPresent(choice -> byDefault(asked, choice, findings));
            }
        });
        return findings.list();
    }

    private static <C> void byDefault(AskedQuestion<?, C> asked, C choice, Findings findings) {
        List<Violation> violations;
        try {
            violations = asked.question().options().check(choice);
        } catch (RuntimeException e) {
            findings.thrown(asked.where(), asked.step() + " default", "the default " + choice + " fails", e);
            return;
        }
        if (violations.isEmpty()) {
            look("the default", asked, choice, findings);
        } else {
            // who is late meets it too
            findings.thrown(
                    asked.where(),
                    asked.step() + " default",
                    "the default " + choice + " is not legal",
                    asked.open().refused(asked.question(), violations));
        }
    }

    private static <C> void look(String what, AskedQuestion<?, C> asked, C choice, Findings findings) {
        Options<C> options = asked.question().options();
        String kind = asked.step() + what;
        try {
            Answer answer = options.write(choice);
            if (!options.check(choice).isEmpty()) {
                findings.add(
                        kind + " illegal",
                        new Finding(
                                asked.where(),
                                what + " " + answer + " is not legal: " + options.check(choice),
                                Played.Failure.ofSampling(asked.step())));
                return;
            }
            Checked<C> again = options.read(answer);
            if (!again.isOk()) {
                findings.add(
                        kind + " unreadable",
                        new Finding(
                                asked.where(),
                                what + ", written as " + answer + ", is refused when read: " + again.violations(),
                                Finding.ofWriting(asked.step())));
            } else if (!again.value().equals(choice)) {
                findings.add(
                        kind + " changed",
                        new Finding(
                                asked.where(),
                                what + " " + choice + ", written as " + answer + ", is read as " + again.value(),
                                Finding.ofWriting(asked.step())));
            }
        } catch (RuntimeException e) {
            findings.thrown(asked.where(), kind, what + " " + choice + " fails", e);
        }
    }
}
