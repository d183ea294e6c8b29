package org.muster.cli.prompt;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Form;
import org.muster.api.decision.Options;
import org.muster.api.decision.Split;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;

/** Where all that is asked may be left out: one empty line leaves it out, before its parts are asked one by one. */
record NothingPrompt(Console console, AnswerPrompt prompt, Place place, Form<?> form) {

    /** Fewer empty lines are typed one by one. */
    private static final int MANY = 3;

    /** Typed to go through the parts. */
    private static final String PARTS = "+";

    /** Whether it saves lines; what was begun is gone through. */
    boolean isWorthALine() {
        return place.isWhole()
                && place.before() == null
                && lines() >= MANY
                && form.nothing().filter(one -> form.read(one).isOk()).isPresent();
    }

    /** Which the parts would take, at the least. */
    private int lines() {
        return form.fields().stream()
                .filter(field -> !FieldPrompt.isSettled(field) && !OnlyNothing.isAllOf(field.options()))
                .mapToInt(field -> lines(field.options()))
                .sum();
    }

    private static int lines(Options<?> part) {
        return part instanceof Split split && !SplitPrompt.isLong(split.keys())
                ? split.keys().size()
                : 1;
    }

    /** Nothing, or what is chosen on one line or in {@code parts}; empty if the asking ends here or goes back. */
    Optional<Answer> ask(Supplier<Optional<Answer>> parts) {
        while (true) {
            Optional<String> line = prompt.typed(
                    place,
                    place.prompt(Sentence.of("Enter: nothing, + to choose")),
                    List.of(PARTS),
                    () -> prompt.showing().inWords(form));
            if (line.isEmpty()) {
                return Optional.empty();
            }
            if (line.get().isEmpty()) {
                return form.nothing();
            }
            if (line.get().equals(PARTS)) {
                return parts.get();
            }
            Optional<Answer> all = prompt.inLine(place, line.get());
            if (all.isPresent() || prompt.isEnded()) {
                return all;
            }
            console.line("Enter chooses nothing, + goes through it part by part, ? shows it.");
        }
    }
}
