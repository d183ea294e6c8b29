package org.muster.testkit.check;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.muster.api.check.Checked;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Options;
import org.muster.api.text.Sentence;
import org.muster.testkit.play.Played;
import org.muster.testkit.trial.AskedQuestion;
import org.muster.testkit.trial.Effort;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/** What is listed is legal, is listed once and is all there is. */
public final class EnumerationCheck implements Check {

    private static final int MOMENTS = 24;
    private static final int MOST = 300;

    @Override
    public Sentence name() {
        return Sentence.of("finite options list every legal choice once");
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        RandomGenerator random = new SplittableRandom(2);
        AskedQuestion.all(trial, Effort.of(MOMENTS), new AskedQuestion.Look() {
            @Override
            public <S, C> void at(AskedQuestion<S, C> asked) {
                if (asked.question().options().finite()) {
                    try {
                        look(asked, random, findings);
                    } catch (RuntimeException e) {
                        findings.thrown(asked.where(), asked.step(), "listing fails", e);
                    }
                }
            }
        });
        return findings.list();
    }

    private static <C> void look(AskedQuestion<?, C> asked, RandomGenerator random, Findings findings) {
        Options<C> options = asked.question().options();
        List<C> all = options.all().limit(MOST).toList();
        Set<Answer> written = new HashSet<>();
        for (C choice : all) {
            Answer answer = options.write(choice);
            if (!written.add(answer)) {
                findings.add(
                        asked.step() + " twice",
                        new Finding(asked.where(), answer + " is listed twice", Finding.ofWriting(asked.step())));
            }
            if (!options.check(choice).isEmpty()) {
                findings.add(
                        asked.where(),
                        asked.step() + " illegal",
                        answer + " is listed and not legal: " + options.check(choice));
            } else if (!options.read(answer).isOk()
                    || !options.read(answer).value().equals(choice)) {
                findings.add(
                        asked.step() + " unreadable",
                        new Finding(
                                asked.where(),
                                answer + " is listed, and read as " + read(options, answer),
                                Finding.ofWriting(asked.step())));
            }
        }
        if (options.count(MOST) != all.size() || options.isEmpty() != all.isEmpty()) {
            findings.add(
                    asked.where(),
                    asked.step() + " count",
                    all.size() + " choices are listed, " + options.count(MOST) + " are counted"
                            + (options.isEmpty() ? ", and it is said to be empty" : ""));
        }
        if (all.size() < MOST && !all.isEmpty()) {
            Answer sampled = options.write(options.sample(random));
            if (!written.contains(sampled)) {
                findings.add(
                        asked.step() + " missing",
                        new Finding(
                                asked.where(),
                                sampled + " can be sampled and is not listed",
                                Played.Failure.ofSampling(asked.step())));
            }
        }
    }

    private static <C> Object read(Options<C> options, Answer answer) {
        Checked<C> read = options.read(answer);
        return read.isOk() ? read.value() : read.violations();
    }
}
