package org.muster.cli.prompt;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.Part;
import org.muster.api.text.Sentence;
import org.muster.cli.prompt.line.Names;
import org.muster.cli.terminal.Console;

/**
 * Where all that is asked may be left out: one empty line leaves it out, before its parts are asked one by one.
 *
 * @param notUnderstood tells of a line that is no answer what is wrong with it
 */
record NothingPrompt(Console console, AnswerPrompt prompt, Place place, Consumer<String> notUnderstood) {

    /** Fewer empty lines are typed one by one. */
    private static final int MANY = 3;

    private static final int MOST_NAMES = 6;

    /** Typed to go through the parts. */
    private static final String PARTS = "+";

    /** Whether it saves lines, of the whole or of a part that asks a question; what was begun is gone through. */
    boolean isWorthALine() {
        Options<?> options = place.options();
        return (place.isWhole() ? EmptyLines.of(options) >= MANY : place.asks())
                && place.before() == null
                && asked().size() > 1
                && options.nothing().filter(one -> options.read(one).isOk()).isPresent();
    }

    private List<Part> asked() {
        return place.options().parts().stream()
                .filter(part -> EmptyLines.of(part.options()) > 0)
                .toList();
    }

    /** Nothing, or what is chosen on one line or in {@code parts}; empty if the asking ends here or goes back. */
    Optional<Answer> ask(Supplier<Optional<Answer>> parts) {
        Options<?> options = place.options();
        tell();
        while (true) {
            Optional<String> line = prompt.typed(
                    place,
                    place.prompt(Sentence.of("Enter: nothing, + to choose")),
                    List.of(PARTS),
                    () -> prompt.inWords(options));
            if (line.isEmpty()) {
                return Optional.empty();
            }
            if (line.get().isEmpty() || Names.isEnd(line.get())) {
                return options.nothing();
            }
            if (line.get().equals(PARTS)) {
                return parts.get();
            }
            Optional<Answer> all = isNumber(line.get()) ? Optional.empty() : prompt.inLine(place, line.get());
            List<Violation> violations =
                    all.isEmpty() ? List.of() : options.read(all.get()).violations();
            if (all.isPresent() && violations.isEmpty() || prompt.isEnded()) {
                return all;
            }
            if (all.isEmpty()) {
                notUnderstood.accept(line.get());
            }
            prompt.showing().refused(options, violations);
            console.line("Enter chooses nothing, + goes through it part by part, ? shows it.");
        }
    }

    /** No number stands before anything here, and none by itself says how many of what. */
    private static boolean isNumber(String line) {
        return line.strip().matches("\\d+");
    }

    /** What there is to choose, a line each part. */
    private void tell() {
        for (Part part : asked()) {
            List<String> names = prompt.showing().named(names(part.options())).stream()
                    .map(option -> option.label().toString())
                    .distinct()
                    .toList();
            if (!names.stream().allMatch(Names::isEnd)) {
                List<String> told = names.size() > MOST_NAMES
                        ? Stream.concat(names.stream().limit(MOST_NAMES), Stream.of("..."))
                                .toList()
                        : names;
                prompt.showing()
                        .line(Sentence.of("  {part} {names}", part.option().label(), Sentence.joined(", ", told)));
            }
        }
    }

    private static List<Option> names(Options<?> options) {
        return options.faces().isEmpty()
                ? options.parts().stream()
                        .flatMap(part -> part.option().id().isEmpty()
                                ? names(part.options()).stream()
                                : Stream.of(part.option()))
                        .toList()
                : options.faces();
    }
}
