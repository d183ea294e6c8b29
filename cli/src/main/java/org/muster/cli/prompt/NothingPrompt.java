package org.muster.cli.prompt;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.Part;
import org.muster.api.text.Sentence;
import org.muster.cli.prompt.line.EmptyLines;
import org.muster.cli.prompt.line.Listed;
import org.muster.cli.prompt.line.Names;
import org.muster.cli.terminal.Console;

/**
 * Where all that is asked may be left out: one empty line leaves it out, before its parts are asked one by one.
 *
 * @param nothing what an empty line chooses, in words
 * @param names of the parts, by which some of them are chosen to be asked
 * @param notUnderstood tells of a line that is no answer what is wrong with it
 */
record NothingPrompt(
        Console console,
        AnswerPrompt prompt,
        Place place,
        Sentence nothing,
        List<Option> names,
        Consumer<String> notUnderstood) {

    static final Sentence NOTHING = Sentence.of("nothing");

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

    /**
     * Nothing, or what is chosen on lines or part by part; empty if the asking ends here or goes back.
     *
     * @param parts asks, at a place that knows what lines have said, for those of these ids
     */
    Optional<Answer> ask(BiFunction<Place, Set<String>, Optional<Answer>> parts) {
        Options<?> options = place.options();
        tell();
        boolean isSure = false;
        Deque<Answer> begun = new ArrayDeque<>(); // what spends something is shown before it goes, and more can be said
        while (true) {
            Answer soFar = begun.peek();
            Optional<String> line =
                    prompt.typed(place, place.prompt(ways(soFar)), words(), () -> prompt.inWords(options));
            if (line.isEmpty()) {
                if (soFar == null || prompt.isEnded() || !prompt.goesBack()) {
                    return Optional.empty();
                }
                prompt.showing().line(Sentence.of("Dropped: {answer}", options.inWords(begun.pop())));
                continue;
            }
            if (soFar != null && (line.get().isEmpty() || Names.isYes(line.get()))) {
                prompt.looked();
                return Optional.of(soFar);
            }
            if (soFar != null && Names.isNobody(line.get())) {
                begun.clear();
                continue;
            }
            if (line.get().isEmpty() || Names.isEnd(line.get())) {
                if (line.get().isEmpty() && !isSure && isSpent()) { // it may have been the second of two empty lines
                    isSure = true;
                    console.line("That chooses nothing. Enter once more if that is meant.");
                    continue;
                }
                return options.nothing();
            }
            isSure = false;
            Set<String> chosen = chosen(line.get());
            if (line.get().equals(PARTS) || !chosen.isEmpty()) {
                Optional<Answer> told = parts.apply(soFar == null ? place : place.knowing(soFar), chosen);
                if (told.isPresent() || soFar == null || prompt.isEnded() || !prompt.goesBack()) {
                    return told;
                }
                shown(soFar);
                continue;
            }
            Optional<Answer> all = isNumber(line.get())
                    ? Optional.empty()
                    : prompt.inLine(place, line.get()).map(more -> soFar == null ? more : both(soFar, more));
            List<Violation> violations =
                    all.isEmpty() ? List.of() : options.read(all.get()).violations();
            if (prompt.isEnded()) {
                return all;
            }
            if (all.isPresent() && violations.isEmpty()) {
                prompt.soFar(place, all.get());
                if (!isSpent()) {
                    return all;
                }
                begun.push(all.get());
                shown(all.get()); // few letters may have been taken for something else
                continue;
            }
            if (all.isEmpty()) {
                notUnderstood.accept(line.get());
            }
            prompt.showing().refused(options, violations);
            console.line(
                    "Enter chooses nothing, + goes through all of it, the name of a part through that, ? shows it.");
        }
    }

    private void shown(Answer soFar) {
        prompt.showing().line(Sentence.of("  {answer}", place.options().inWords(soFar)));
    }

    /** What two lines say together; of what both say the second counts. */
    private static Answer both(Answer one, Answer other) {
        if (!(one instanceof Answer.Fields first && other instanceof Answer.Fields second)) {
            return other;
        }
        Map<String, Answer> all = new LinkedHashMap<>(first.map());
        second.map().forEach((key, answer) -> all.merge(key, answer, NothingPrompt::both));
        return new Answer.Fields(all);
    }

    /** Whether something is spent here for which there is something. */
    private boolean isSpent() {
        return place.isWhole()
                && place.options()
                        .nothing()
                        .filter(nothing -> !place.sum(nothing).isEmpty())
                        .isPresent();
    }

    private List<String> words() {
        List<String> words = new ArrayList<>(AnswerPrompt.ids(names));
        words.add(PARTS);
        return words;
    }

    private Sentence ways(@Nullable Answer soFar) {
        List<String> ids = asked().stream().map(part -> part.option().id()).toList();
        List<Sentence> labels = names.stream()
                .filter(one -> ids.contains(one.id()))
                .map(Option::label)
                .toList();
        if (soFar != null) {
            return labels.isEmpty()
                    ? Sentence.of("Enter if that is all, - for nothing, + to change it")
                    : Sentence.of(
                            "Enter if that is all, - for nothing, + for all, or some of {parts}",
                            Sentence.joined(", ", labels));
        }
        return labels.isEmpty()
                ? Sentence.of("Enter: {nothing}, + to choose", nothing)
                : Sentence.of(
                        "Enter: {nothing}, + for all, or some of {parts}", nothing, Sentence.joined(", ", labels));
    }

    /**
     * The ids of the parts that a line names; none if it is an answer, or something else stands there. What is called just
     * as a part means that part, though it may be an answer to another: a Leader, whose die is rolled and who gives dice.
     */
    private Set<String> chosen(String line) {
        if (line.equals(PARTS)) {
            return Set.copyOf(AnswerPrompt.ids(names));
        }
        Listed parts = Listed.unnumbered(names);
        Names named = Names.in(parts, line);
        List<String> ids = AnswerPrompt.ids(named.found());
        boolean isChosen = named.strange().isEmpty()
                && prompt.read(place, line)
                        .filter(answer -> Names.whole(parts, line).isEmpty()
                                || Options.fieldsOf(answer).keySet().containsAll(ids))
                        .isEmpty();
        return isChosen ? Set.copyOf(ids) : Set.of();
    }

    /** No number stands before anything here, and none by itself says how many of what. */
    private static boolean isNumber(String line) {
        return line.strip().matches("\\d+");
    }

    /** What there is to choose, a line each part. */
    private void tell() {
        for (Part part : asked()) {
            List<String> names = prompt.showing().named(nameable(part.options())).stream()
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
        example()
                .ifPresent(words -> console.verbatim(
                        "      " + console.screen().faint(Sentence.of("All on one line, such as: {words}", words))));
    }

    /** What can be said of the first that can be named. */
    private Optional<String> example() {
        return asked().stream()
                .filter(part -> names.stream()
                        .anyMatch(name -> name.id().equals(part.option().id())))
                .flatMap(part -> part.options().accept(new Simplest(false)).stream()
                        .map(words -> part.option().label() + " " + words))
                .filter(words -> prompt.read(place, words).isPresent())
                .findFirst();
    }

    private static List<Option> nameable(Options<?> options) {
        return options.faces().isEmpty()
                ? options.parts().stream()
                        .flatMap(part -> part.option().id().isEmpty()
                                ? nameable(part.options()).stream()
                                : Stream.of(part.option()))
                        .toList()
                : options.faces();
    }
}
