package org.muster.testkit.check.secret;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.testkit.check.Check;
import org.muster.testkit.trial.AskedQuestion;
import org.muster.testkit.trial.Finding;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/**
 * Two worlds that differ only in one seat's secret answer show every other viewer the same: view, picture, log, open
 * decisions and errors; and they sound the same, to who listens and to who asks afterwards. Compared while the decision is open, answered for good or not, and with changed minds; and
 * once it has closed, for the steps whose answers the trial says stay secret.
 */
public final class SecretCheck implements Check {

    private static final int MOMENTS = 48;
    private static final int WORLDS_A_STEP = 8;

    @Override
    public Sentence name() {
        return Sentence.of("secrets stay secret: two worlds look the same");
    }

    @Override
    public List<Finding> findings(Trial trial) {
        Findings findings = new Findings();
        RandomGenerator random = new SplittableRandom(4);
        Set<String> met =
                SecretQuestions.each(trial, MOMENTS, WORLDS_A_STEP, any -> true, findings, new SecretQuestions.Look() {
                    @Override
                    public <S, C> void at(AskedQuestion<S, C> asked) throws IOException {
                        worlds(trial, asked, random, findings);
                    }
                });
        for (String step : trial.staySecret()) {
            if (!met.contains(step)) {
                findings.add(step, "it should stay secret, but was never asked in secret in any game tried");
            }
        }
        return findings.list();
    }

    private static <S, C> void worlds(Trial trial, AskedQuestion<S, C> asked, RandomGenerator random, Findings findings)
            throws IOException {
        List<Answer> two = World.twoAnswers(asked.question(), random);
        if (two.size() < 2) {
            return;
        }
        boolean closes = World.closes(asked);
        World<S, C> one = World.at(trial, asked);
        World<S, C> other = World.at(trial, asked);
        one.answers(two.get(0), false);
        other.answers(two.get(1), false);
        compare("as a draft", false, one, other, findings);
        one.answers(two.get(1), false);
        compare("after a change of mind", false, one, other, findings);
        one.answers(two.get(0), !closes);
        other.answers(two.get(1), !closes);
        compare("while others are still asked", false, one, other, findings);
        if (trial.staySecret().contains(asked.step())) {
            one.closeWith(two.get(0));
            other.closeWith(two.get(1));
            compare("when the decision has closed", true, one, other, findings);
        }
    }

    private static <S, C> void compare(
            String when, boolean closed, World<S, C> one, World<S, C> other, Findings findings) throws IOException {
        AskedQuestion<S, C> asked = one.asked();
        for (Viewer viewer : one.viewers()) {
            boolean itsOwn = viewer.seat().map(asked.question().who()::contains).orElse(false);
            if (itsOwn || closed && viewer.seesAll()) {
                continue;
            }
            Map<String, String> sees = one.by(viewer);
            Map<String, String> seesToo = other.by(viewer);
            List<String> differ = sees.keySet().stream()
                    .filter(what -> !Objects.equals(sees.get(what), seesToo.get(what)))
                    .toList();
            if (!differ.isEmpty()) {
                String first = differ.get(0);
                findings.add(
                        asked.where(),
                        asked.step() + when,
                        "the " + String.join(", ", differ) + " of " + viewer + " tells the secret answer of "
                                + asked.question().id() + " " + when + ": "
                                + Worlds.parting(sees.getOrDefault(first, ""), String.valueOf(seesToo.get(first)))
                                + "; take it out in view(), and tell it to its owner only");
            }
        }
    }
}
