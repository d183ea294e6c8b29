package org.muster.cli.prompt;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Options;
import org.muster.api.text.Sentence;

/** Asks for an answer that is a line by itself; what is wrong with it is told at once, not when all else was typed. */
record LinePrompt(AnswerPrompt prompt, Place place) {

    /** Typed elsewhere to be asked part by part. */
    private static final String MORE = "+";

    /**
     * Asks.
     *
     * @param kind of answer that is wanted
     */
    Optional<Answer> ask(Sentence kind, Function<String, Answer> read) {
        Optional<Answer> nothing = place.options().nothing();
        return ask(kind, read, place.before() == null ? nothing : Optional.of(place.before()));
    }

    /**
     * The same.
     *
     * @param empty what an empty line says; empty: it leads back
     */
    Optional<Answer> ask(Sentence kind, Function<String, Answer> read, Optional<Answer> empty) {
        Options<?> options = place.options();
        while (true) {
            Optional<String> line = prompt.typed(place, place.prompt(kind), List.of(), () -> prompt.inWords(options));
            if (line.isEmpty()) {
                return Optional.empty();
            }
            if (line.get().isEmpty() && empty.isEmpty()) {
                return prompt.asBefore(place);
            }
            if (line.get().equals(MORE)) {
                continue; // what is asked is what there is to tell
            }
            Answer answer = line.get().isEmpty() ? empty.get() : read.apply(line.get());
            if (prompt.isEnded()) { // what a few letters mean was asked
                return Optional.empty();
            }
            if (prompt.goesBack()) {
                continue;
            }
            List<Violation> violations = options.read(answer).violations();
            if (violations.isEmpty()) {
                return Optional.of(answer);
            }
            if (!line.get().isEmpty() && prompt.others().take(place, line.get())
                    || prompt.isAllOfIt(place, line.get())) {
                return Optional.empty();
            }
            if (!options.ground().isEmpty()
                    && answer instanceof Answer.Word) { // how programs write one helps nobody here
                prompt.showing().line(Sentence.of("\"{typed}\" is no place: two numbers are wanted, x y.", line.get()));
            } else {
                prompt.showing().refused(options, violations);
            }
        }
    }
}
