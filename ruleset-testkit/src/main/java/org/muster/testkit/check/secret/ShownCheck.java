package org.muster.testkit.check.secret;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.testkit.check.Check;
import org.muster.testkit.trial.AskedQuestion;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/**
 * What was answered in secret and is shown to others when its decision has closed, though no line has told it: the rules
 * may mean it so, or a view may have forgotten to take it out. Of steps that the trial says stay secret {@link SecretCheck}
 * finds it.
 */
public final class ShownCheck implements Check {

    private static final int MOMENTS = 24;
    private static final int WORLDS_A_STEP = 4;

    @Override
    public Sentence name() {
        return Sentence.of("what was answered in secret is told before it is shown");
    }

    @Override
    public boolean isNote() {
        return true;
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        RandomGenerator random = new SplittableRandom(6);
        Set<String> shown = new HashSet<>(trial.staySecret());
        Set<String> unused = SecretQuestions.each(
                trial, MOMENTS, WORLDS_A_STEP, step -> !shown.contains(step), findings, new SecretQuestions.Look() {
                    @Override
                    public <S, C> void at(AskedQuestion<S, C> asked) throws IOException {
                        if (isShown(trial, asked, random)) {
                            shown.add(asked.step());
                            findings.add(asked.where(), asked.step(), advice(asked.step()));
                        }
                    }
                });
        return findings.list();
    }

    private static String advice(String step) {
        return "once " + step
                + " has closed, others see what was answered in secret, and no line has told it: if it is to stay"
                + " secret take it out in view(), and say so: --stay-secret " + step
                + ", or staySecret() in the contract";
    }

    /** Whether two worlds that differ in the answer sound the same to somebody else, and look otherwise. */
    private static <S, C> boolean isShown(Trial trial, AskedQuestion<S, C> asked, RandomGenerator random)
            throws IOException {
        List<Answer> two = World.twoAnswers(asked.question(), random);
        if (two.size() < 2) {
            return false;
        }
        World<S, C> one = World.at(trial, asked);
        World<S, C> other = World.at(trial, asked);
        one.closeWith(two.get(0));
        other.closeWith(two.get(1));
        for (Viewer viewer : one.viewers()) {
            if (!viewer.seesAll()
                    && viewer.seat().stream().noneMatch(asked.question().who()::contains)) {
                Map<String, String> sees = one.by(viewer);
                Map<String, String> seesToo = other.by(viewer);
                if (Objects.equals(sees.get("log"), seesToo.get("log"))
                        && Stream.of("position", "records", "picture")
                                .anyMatch(what -> !Objects.equals(sees.get(what), seesToo.get(what)))) {
                    return true;
                }
            }
        }
        return false;
    }
}
