package org.muster.cli.prompt;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.text.Sentence;

/**
 * Parts that are asked one after the other. A step back leads to the part before, where what was typed is kept by an
 * empty line; from the first it leads out of them all.
 */
final class InTurn {

    /** One of the parts. */
    interface Step {

        /** Its name in the answer. */
        String key();

        /**
         * Asks.
         *
         * @param given what the parts were answered, by name; the answer is put in, or taken out if it is left out
         * @return false if it got no answer
         */
        boolean ask(Map<String, Answer> given);
    }

    private final AnswerPrompt prompt;
    private final Place place;
    private final List<? extends Step> steps;
    private List<Violation> told = List.of();

    InTurn(AnswerPrompt prompt, Place place, List<? extends Step> steps) {
        this.prompt = prompt;
        this.place = place;
        this.steps = steps;
    }

    Optional<Answer> ask() {
        Map<String, Answer> given = new LinkedHashMap<>(place.fields());
        boolean[] silent = new boolean[steps.size()];
        int at = 0;
        while (at < steps.size()) {
            int lines = prompt.lines();
            if (steps.get(at).ask(given)) {
                silent[at] = prompt.lines() == lines;
                at++;
                prompt.soFar(place, inOrder(given));
                if (!silent[at - 1] && at < steps.size()) {
                    warn(inOrder(given), steps.subList(at, steps.size()));
                }
                continue;
            }
            do {
                at--;
            } while (at >= 0 && silent[at]);
            if (at < 0 || !prompt.goesBack()) {
                return Optional.empty();
            }
        }
        return Optional.of(inOrder(given));
    }

    /** What is wrong with the whole so far is told before the rest of it is typed, unless the rest may mend it. */
    private void warn(Answer soFar, List<? extends Step> missing) {
        List<Violation> violations = place.options().read(soFar).violations();
        boolean isEarly = violations.stream()
                .anyMatch(one -> one.code().equals(AnswerPrompt.MISSING)
                        || missing.stream().anyMatch(step -> one.at().startsWith(step.key())));
        if (!violations.isEmpty() && !isEarly && !violations.equals(told)) {
            prompt.tellWrong(place.options(), violations);
            prompt.showing().line(Sentence.of("back leads to what was answered, or go on."));
        }
        told = violations;
    }

    private Answer inOrder(Map<String, Answer> given) {
        return inOrder(steps.stream().map(Step::key).toList(), given);
    }

    /** What is given, in this order. */
    static Answer inOrder(List<String> keys, Map<String, Answer> given) {
        Map<String, Answer> ordered = new LinkedHashMap<>();
        for (String key : keys) {
            Answer answer = given.get(key);
            if (answer != null) {
                ordered.put(key, answer);
            }
        }
        return new Answer.Fields(ordered);
    }
}
