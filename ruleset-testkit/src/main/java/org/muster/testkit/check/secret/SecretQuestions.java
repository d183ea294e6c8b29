package org.muster.testkit.check.secret;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.muster.api.decision.NothingToChoose;
import org.muster.testkit.trial.AskedQuestion;
import org.muster.testkit.trial.Effort;
import org.muster.testkit.trial.Findings;
import org.muster.testkit.trial.Trial;

/** What is asked in secret in the games of a trial. */
final class SecretQuestions {

    private SecretQuestions() {}

    /** Looks at one. */
    interface Look {
        <S, C> void at(AskedQuestion<S, C> asked) throws IOException;
    }

    /**
     * Looks at the questions of each step a few times; what fails is a finding.
     *
     * @param steps names of those that are looked at
     * @param most so often at each
     * @return the names of the steps that were met
     */
    static Set<String> each(Trial trial, int moments, int most, Predicate<String> steps, Findings findings, Look look) {
        Map<String, Integer> tried = new HashMap<>();
        AskedQuestion.all(trial, moments, new AskedQuestion.Look() {
            @Override
            public <S, C> void at(AskedQuestion<S, C> asked) {
                boolean isMeant = asked.open().decision().isSecret() && steps.test(asked.step());
                if (isMeant && tried.merge(asked.step(), 1, Integer::sum) <= Effort.of(most)) {
                    try {
                        look.at(asked);
                    } catch (NothingToChoose e) {
                        // found by another check
                    } catch (RuntimeException | IOException e) {
                        findings.thrown(asked.where(), asked.step() + " fault", "two worlds fail", e);
                    }
                }
            }
        });
        return tried.keySet();
    }
}
