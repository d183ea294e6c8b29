package org.muster.cli.prompt;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.ListOf;
import org.muster.api.decision.Option;
import org.muster.api.text.Sentence;
import org.muster.cli.prompt.line.Listed;
import org.muster.cli.prompt.line.Names;
import org.muster.cli.terminal.Console;

/** Asks for answers of one kind, one after the other, until that is all. */
record SeveralPrompt(Console console, AnswerPrompt prompt, ListOf<?> options, Place place) {

    /** Typed for nothing, or to drop what was said last. */
    private static final String NONE = "-";

    private static final Answer NOTHING = new Answer.Items(List.of());

    Optional<Answer> ask() {
        List<Answer> given = new ArrayList<>(place.before() instanceof Answer.Items items ? items.list() : List.of());
        given.forEach(one ->
                prompt.showing().line(Sentence.of("  {answer}", options.each().inWords(one))));
        List<Answer> entry = List.copyOf(given);
        Set<String> before = Place.kinds(against(given));
        boolean warned = false;
        String strange = "";
        boolean isFull = given.size() >= options.max(); // and shown again, to be changed
        if (given.size() < options.min() && isNamed()) {
            prompt.showing().some(prompt.showing().numbered(place, options.each()));
        }
        while (given.size() < options.max() || isFull) {
            boolean lacks = given.size() < options.min();
            if (!lacks || isNamed()) {
                List<Violation> all = lacks ? List.of() : against(given);
                prompt.tellWrong(place.whole(), all);
                // what was wrong before and still is lies not in these
                List<Violation> against = given.equals(entry)
                        ? all
                        : all.stream()
                                .filter(one -> !before.contains(Place.kind(one)))
                                .toList();
                Optional<String> more = prompt.typed(
                        place,
                        lacks
                                ? place.prompt(Sentence.of("names, commas between"))
                                : more(given, isFull, !against.isEmpty()),
                        List.of("+", NONE),
                        () -> prompt.inWords(options));
                if (more.isEmpty() && prompt.isBeginning()) {
                    return Optional.empty();
                }
                boolean chance = prompt.leftToChance();
                if (more.isEmpty() && !chance) {
                    if (prompt.isEnded() || given.isEmpty() || !prompt.goesBack()) {
                        return Optional.empty();
                    }
                    dropLast(given);
                    isFull = false;
                    continue;
                }
                if (isFull && (chance || !isEndOrDrop(more.orElse("")))) {
                    console.line("There are {n} already, as many as there can be: - drops the last.", given.size());
                    continue;
                }
                if (chance) {
                    prompt.byChance(options.each()).ifPresent(given::add);
                    continue;
                }
                if (lacks && (more.get().isEmpty() || isEnd(more.get()))) {
                    return Optional.empty();
                }
                if (more.get().isEmpty() && !all.isEmpty() && !warned) {
                    warned = true;
                    console.line(refused(given, against));
                    continue;
                }
                if (dropNamed(given, more.get())) {
                    isFull = false;
                    continue;
                }
                boolean drops = more.get().equals(NONE) && !given.isEmpty();
                if (more.get().isEmpty() || Names.isNobody(more.get()) && !drops || isEnd(more.get())) {
                    break;
                }
                if (drops) {
                    dropLast(given);
                    isFull = false;
                    continue;
                }
                if (more.get().equals("+") && isNamed()) {
                    prompt.showing().some(prompt.showing().numbered(place, options.each()));
                    continue;
                }
                if (!more.get().equals("+")) {
                    if (isStrange(more.get()) && !more.get().equals(strange)) {
                        strange = more.get();
                        console.line(
                                "Not among them: {typed}. The same line once more takes it all the same.", strange);
                        continue;
                    }
                    List<Answer> said = inLine(given, more.get());
                    if (!said.isEmpty()) {
                        given.addAll(said);
                        prompt.soFar(place, new Answer.Items(given));
                        tellNamed(given);
                    } else if (prompt.isEnded()) {
                        return Optional.empty();
                    } else if (!prompt.goesBack()) { // out of what belongs to it
                        prompt.showing().notUnderstood(options.each(), more.get());
                    }
                    continue;
                }
            }
            Optional<Answer> one = prompt.ask(element(given));
            if (one.isPresent()) {
                given.add(one.get());
                prompt.soFar(place, new Answer.Items(given));
            } else if (prompt.isEnded() || given.isEmpty() && options.min() > 0 || !prompt.goesBack()) {
                return Optional.empty();
            } else if (given.size() < options.min()) {
                dropLast(given);
            }
        }
        return Optional.of(new Answer.Items(given));
    }

    /** Whether each is told by its name alone, so that several go on a line. */
    private boolean isNamed() {
        return options.each().faces().size() > 1 && options.each().parts().isEmpty();
    }

    /** What the whole would be refused for if that were all, unless that is for what is still to be asked. */
    private List<Violation> against(List<Answer> given) {
        List<Violation> all = place.isWhole() ? List.of() : place.violations(new Answer.Items(given));
        return all.stream().anyMatch(one -> one.code().equals(AnswerPrompt.MISSING)) ? List.of() : place.own(all);
    }

    /** A text of its own where texts are suggested, which may as well have been meant for another question. */
    private boolean isStrange(String typed) {
        List<Option> suggested = options.each().faces();
        return !suggested.isEmpty()
                && !AnswerPrompt.isJson(typed)
                && options.each().read(Answer.word(typed)).isOk()
                && Names.in(prompt.showing().listed(place, options.each()), typed)
                        .found()
                        .isEmpty();
    }

    /** {@code -boyz, 3} drops these, wherever they stand, and never adds any; false if it is no line of that kind. */
    private boolean dropNamed(List<Answer> given, String typed) {
        String names = typed.startsWith(NONE) ? typed.substring(1).strip() : "";
        if (names.isEmpty() || given.isEmpty()) {
            return false;
        }
        List<Option> named = IntStream.rangeClosed(1, given.size())
                .mapToObj(n -> Option.of("" + n, "{answer}", options.each().inWords(given.get(n - 1))))
                .toList();
        Names found = Names.in(Listed.of(named), names);
        if (found.found().isEmpty() && options.each().read(Answer.word(typed)).isOk() && !isNamed()) {
            return false; // a text of its own
        }
        found.found().stream()
                .map(one -> Integer.parseInt(one.id()) - 1)
                .sorted(Comparator.reverseOrder())
                .forEach(at -> drop(given, at));
        if (!found.strange().isEmpty()) {
            console.line("Not in it: {typed}.", String.join(", ", found.strange()));
        }
        return true;
    }

    /** What can be done about a list that would be refused as it is: what speaks against it may stand before it. */
    private static Sentence refused(List<Answer> given, List<Violation> against) {
        if (given.isEmpty()) {
            return Sentence.of(
                    "That would be refused: + names one, back leads to what was said before; Enter leaves it so all the same.");
        }
        return against.isEmpty()
                ? Sentence.of(
                        "That would be refused: back leads to what was said before; Enter leaves it so all the same.")
                : Sentence.of("That would be refused once more: - drops the last; Enter leaves it so all the same.");
    }

    private boolean isEndOrDrop(String typed) {
        return typed.isEmpty() || typed.equals(NONE) || isEnd(typed);
    }

    private Sentence more(List<Answer> given, boolean isFull, boolean isTooFew) {
        if (isFull) {
            return place.knowing(null).prompt(Sentence.of("- drops the last, Enter: no more"));
        }
        return place.knowing(null)
                .prompt(
                        given.isEmpty()
                                ? isTooFew ? Sentence.of("+ to name one") : Sentence.of("+ to name one, Enter: none")
                                : isTooFew
                                        ? Sentence.of("+ for another, - drops the last")
                                        : Sentence.of("+ for another, - drops the last, Enter: no more"));
    }

    private void dropLast(List<Answer> given) {
        if (!given.isEmpty()) {
            drop(given, given.size() - 1);
        }
    }

    private void drop(List<Answer> given, int at) {
        Answer dropped = given.remove(at);
        prompt.showing().line(Sentence.of("Dropped: {answer}", options.each().inWords(dropped)));
        prompt.soFar(place, new Answer.Items(given));
    }

    /** Whether it is one of the usual words for the end, and no name. */
    private boolean isEnd(String typed) {
        return Names.isEnd(typed)
                && !typed.equals(NONE)
                && Names.find(prompt.showing().listed(place, options.each()), typed)
                        .isEmpty();
    }

    /** Names are typed in few letters: which they were taken for is told. */
    private void tellNamed(List<Answer> given) {
        if (!options.each().faces().isEmpty()) {
            prompt.showing().line(Sentence.of("  {answer}", options.inWords(new Answer.Items(given))));
        }
    }

    /** Several names of a line with commas, of which what names nothing is told; null: none of them does. */
    private @Nullable List<Answer> named(List<Answer> given, String words) {
        Names names = Names.in(prompt.showing().listed(place, options.each()), words);
        List<Answer> found = names.found().stream()
                .<Answer>map(one -> Answer.word(one.id()))
                .filter(one -> options.each().read(one).isOk())
                .toList();
        if (words.indexOf(',') < 0
                || found.isEmpty()
                || names.strange().isEmpty()
                || given.size() + found.size() > options.max()) {
            return null;
        }
        console.line("Not among them: {typed}.", String.join(", ", names.strange()));
        return found;
    }

    /** One, or several names with commas between. */
    private List<Answer> inLine(List<Answer> given, String words) {
        Optional<Answer> several = options.accept(new OneLine(prompt, words, place));
        if (several.orElse(NOTHING) instanceof Answer.Items items
                && !items.list().isEmpty()
                && given.size() + items.list().size() <= options.max()
                && items.list().stream()
                        .allMatch(answer -> options.each().read(answer).isOk())) {
            return items.list();
        }
        List<Answer> some = named(given, words);
        if (some != null) {
            return some;
        }
        Optional<Answer> one = prompt.inLine(element(given), words)
                .flatMap(answer -> prompt.wholeOf(element(given), answer))
                .filter(answer -> options.each().read(answer).isOk());
        return one.stream().toList();
    }

    private Place element(List<Answer> given) {
        return place.element(options.each(), given);
    }
}
