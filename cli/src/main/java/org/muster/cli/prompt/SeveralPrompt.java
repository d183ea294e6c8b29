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
final class SeveralPrompt {

    /** Typed for nothing, or to drop what was said last. */
    private static final String NONE = "-";

    /** Typed to be asked for one part by part, or to see what can be named. */
    private static final String ANOTHER = "+";

    private static final Answer NOTHING = new Answer.Items(List.of());

    private final Console console;
    private final AnswerPrompt prompt;
    private final ListOf<?> options;
    private final Place place;

    private final List<Answer> given;
    /** What was given before anything was asked, and what kinds of wrong were in it. */
    private final List<Answer> entry;

    private final Set<String> before;
    /** Whether all that there can be stands there and is shown again, to be changed. */
    private boolean isFull;

    private boolean isWarned;
    /** A line that was asked back. */
    private String strange = "";

    /** What comes next. */
    private enum Next {
        LINE,
        ELEMENT,
        DONE,
        /** It goes back, or ends here. */
        OUT
    }

    SeveralPrompt(Console console, AnswerPrompt prompt, ListOf<?> options, Place place) {
        this.console = console;
        this.prompt = prompt;
        this.options = options;
        this.place = place;
        this.given = new ArrayList<>(place.before() instanceof Answer.Items items ? items.list() : List.of());
        this.entry = List.copyOf(given);
        this.before = Place.kinds(against());
        this.isFull = given.size() >= options.max();
    }

    Optional<Answer> ask() {
        given.forEach(one ->
                prompt.showing().line(Sentence.of("  {answer}", options.each().inWords(one))));
        if (lacks() && isNamed()) {
            show();
        }
        Next next = Next.LINE;
        while (next == Next.LINE && (given.size() < options.max() || isFull)) {
            next = lacks() && !isNamed() ? Next.ELEMENT : line();
            if (next == Next.ELEMENT) {
                next = element();
            }
        }
        return next == Next.OUT ? Optional.empty() : Optional.of(new Answer.Items(given));
    }

    private Next line() {
        List<Violation> all = lacks() ? List.of() : against();
        prompt.tellWrong(place.whole(), all);
        // what was wrong before and still is lies not in these
        List<Violation> against = given.equals(entry)
                ? all
                : all.stream().filter(one -> !before.contains(Place.kind(one))).toList();
        Optional<String> line =
                prompt.typed(place, asking(!against.isEmpty()), List.of(ANOTHER, NONE), () -> prompt.inWords(options));
        if (line.isEmpty() && prompt.isBeginning()) {
            return Next.OUT;
        }
        if (prompt.leftToChance()) {
            return byChance();
        }
        if (line.isEmpty()) {
            return back();
        }
        if (line.get().isEmpty() && !lacks() && !all.isEmpty() && !isWarned) {
            isWarned = true;
            console.line(refused(against));
            return Next.LINE;
        }
        return taken(line.get());
    }

    private Next byChance() {
        if (isFull) {
            tellFull();
        } else {
            prompt.byChance(options.each()).ifPresent(given::add);
        }
        return Next.LINE;
    }

    private Next back() {
        if (prompt.isEnded() || given.isEmpty() || !prompt.goesBack()) {
            return Next.OUT;
        }
        dropLast();
        return Next.LINE;
    }

    private Next taken(String line) {
        boolean isDrop = line.equals(NONE) && !given.isEmpty();
        if (line.isEmpty() || isEnd(line) || Names.isNobody(line) && !isDrop) {
            return lacks() ? Next.OUT : Next.DONE;
        }
        if (isDrop) {
            dropLast();
            return Next.LINE;
        }
        if (dropNamed(line)) {
            return Next.LINE;
        }
        if (isFull) {
            tellFull();
            return Next.LINE;
        }
        if (line.equals(ANOTHER)) {
            if (!isNamed()) {
                return Next.ELEMENT;
            }
            show();
            return Next.LINE;
        }
        if (isStrange(line) && !line.equals(strange)) {
            strange = line;
            console.line("Not among them: {typed}. The same line once more takes it all the same.", strange);
            return Next.LINE;
        }
        return said(line);
    }

    private Next said(String line) {
        List<Answer> said = inLine(line);
        if (!said.isEmpty()) {
            given.addAll(said);
            prompt.soFar(place, new Answer.Items(given));
            tellNamed();
        } else if (prompt.isEnded()) {
            return Next.OUT;
        } else if (!prompt.goesBack()) { // out of what belongs to it
            notUnderstood(line);
        }
        return Next.LINE;
    }

    private void notUnderstood(String line) {
        FormLine form = new FormLine(prompt, place.element(options.each(), given));
        if (form.isBegun(line)) {
            form.tellStrange(line);
        } else {
            prompt.showing().notUnderstood(options.each(), line);
        }
    }

    private Next element() {
        Optional<Answer> one = prompt.ask(place.element(options.each(), given));
        if (one.isPresent()) {
            given.add(one.get());
            prompt.soFar(place, new Answer.Items(given));
        } else if (prompt.isEnded() || given.isEmpty() && options.min() > 0 || !prompt.goesBack()) {
            return Next.OUT;
        } else if (lacks()) {
            dropLast();
        }
        return Next.LINE;
    }

    private boolean lacks() {
        return given.size() < options.min();
    }

    private void show() {
        prompt.showing().some(prompt.showing().numbered(place, options.each()));
    }

    private void tellFull() {
        console.line("There are {n} already, as many as there can be: - drops the last.", given.size());
    }

    /** Whether each is told by its name alone, so that several go on a line. */
    private boolean isNamed() {
        return options.each().faces().size() > 1 && options.each().parts().isEmpty();
    }

    /** What the whole would be refused for if that were all, unless that is for what is still to be asked. */
    private List<Violation> against() {
        List<Violation> all = place.isWhole() ? List.of() : place.violations(new Answer.Items(given));
        return all.stream().anyMatch(one -> one.code().equals(AnswerPrompt.MISSING)) ? List.of() : place.own(all);
    }

    /** A text of its own where texts are suggested, which may as well have been meant for another question. */
    private boolean isStrange(String typed) {
        List<Option> suggested = options.each().faces();
        return !suggested.isEmpty()
                && !Typing.isJson(typed)
                && options.each().read(Answer.word(typed)).isOk()
                && Names.in(prompt.showing().listed(place, options.each()), typed)
                        .found()
                        .isEmpty();
    }

    /** {@code -boyz, 3} drops these, wherever they stand, and never adds any; false if it is no line of that kind. */
    private boolean dropNamed(String typed) {
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
                .forEach(this::drop);
        if (!found.strange().isEmpty()) {
            console.line("Not in it: {typed}.", String.join(", ", found.strange()));
        }
        return true;
    }

    /** What can be done about a list that would be refused as it is: what speaks against it may stand before it. */
    private Sentence refused(List<Violation> against) {
        if (given.isEmpty()) {
            return Sentence.of(
                    "That would be refused: + names one, back leads to what was said before; Enter leaves it so all the same.");
        }
        return against.isEmpty()
                ? Sentence.of(
                        "That would be refused: back leads to what was said before; Enter leaves it so all the same.")
                : Sentence.of("That would be refused once more: - drops the last; Enter leaves it so all the same.");
    }

    private Sentence asking(boolean isTooFew) {
        if (lacks()) {
            return place.prompt(Sentence.of("names, commas between"));
        }
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

    private void dropLast() {
        if (!given.isEmpty()) {
            drop(given.size() - 1);
        }
    }

    private void drop(int at) {
        Answer dropped = given.remove(at);
        isFull = false;
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
    private void tellNamed() {
        if (!options.each().faces().isEmpty()) {
            prompt.showing().line(Sentence.of("  {answer}", options.inWords(new Answer.Items(given))));
        }
    }

    /** Several names of a line with commas, of which what names nothing is told; null: none of them does. */
    private @Nullable List<Answer> named(String words) {
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
    private List<Answer> inLine(String words) {
        Optional<Answer> several = options.accept(new OneLine(prompt, words, place));
        if (several.orElse(NOTHING) instanceof Answer.Items items
                && !items.list().isEmpty()
                && given.size() + items.list().size() <= options.max()
                && items.list().stream()
                        .allMatch(answer -> options.each().read(answer).isOk())) {
            return items.list();
        }
        List<Answer> some = named(words);
        if (some != null) {
            return some;
        }
        Place element = place.element(options.each(), given);
        Optional<Answer> one = prompt.inLine(element, words)
                .flatMap(answer -> prompt.wholeOf(element, answer))
                .filter(answer -> options.each().read(answer).isOk());
        return one.stream().toList();
    }
}
