package org.muster.cli.prompt;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Closed;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.Part;
import org.muster.api.text.Sentence;
import org.muster.cli.prompt.line.Listed;
import org.muster.cli.prompt.line.Names;
import org.muster.cli.terminal.Console;
import org.muster.cli.words.ClosedInWords;
import org.muster.cli.words.Few;
import org.muster.cli.words.OptionsInWords;
import org.muster.cli.words.Whereabouts;

/** Shows what can be named, numbered. */
final class Showing {

    private static final int SHOWN = 12;
    /** So many are scrolled back; more is read by nobody. */
    private static final int SCREENS = 2;

    private static final int MOST_REASONS = 5;

    private static final int MOST_NAMES = 6;
    /** So many places of a board, which differ in their coordinates alone, tell nobody anything one by one. */
    private static final int MANY_ALIKE = 30;

    /** {@code (3,14)}, {@code C4}, {@code x3y14}: numbers, and letters one by one. */
    private static final Pattern COORDINATES = Pattern.compile("(?:\\p{L}?+[\\d\\s,.()-]++)++");

    private final Console console;
    private final Numbering numbering;
    private final UnaryOperator<Sentence> naming;
    /** The ids of lists whose numbers were seen. */
    private final Set<List<String>> shown = new HashSet<>();

    Showing(Console console, Numbering numbering, UnaryOperator<Sentence> naming) {
        this.console = console;
        this.numbering = numbering;
        this.naming = naming;
    }

    /** Makes of a sentence what people of the game read. */
    UnaryOperator<Sentence> naming() {
        return naming;
    }

    /** What can be named at a place, with the numbers it has there. */
    Listed listed(Place place) {
        return numbered(place, place.options());
    }

    /** The same of a part of what is asked there; a list that nobody has seen has no numbers. */
    Listed listed(Place place, Options<?> options) {
        Listed listed = numbered(place, options);
        boolean isSeen = !place.rows().isEmpty() || shown.contains(AnswerPrompt.ids(listed.options()));
        return isSeen ? listed : Listed.unnumbered(listed.options()).beside(listed.closed());
    }

    /** The same of a part whose list is about to be shown. */
    Listed numbered(Place place, Options<?> options) {
        List<Option> named = named(options.faces());
        return (isAlike(named) ? Listed.unnumbered(named) : numbering.of(place, named)).beside(closed(options));
    }

    /** What is called so and can't be named now. */
    Function<String, Optional<Option>> closed(Options<?> options) {
        return typed -> Names.called(
                        named(options.closed().stream().map(Closed::option).toList()), typed)
                .stream()
                .findFirst();
    }

    /** The same options, by the names that people of the game read. */
    List<Option> named(List<Option> options) {
        return options.stream()
                .map(one -> new Option(
                        one.id(), naming.apply(one.label()), one.anchors(), naming.apply(one.note()), one.givesUp()))
                .toList();
    }

    /** What stands beside an option, with why it can't be had beside all that is said. */
    Sentence notNow(Sentence note, Violation why) {
        Sentence reason = naming.apply(why.sentence());
        return note.isEmpty()
                ? Sentence.of("not now: {why}", reason)
                : Sentence.of("{note}  not now: {why}", note, reason);
    }

    /** What is asked next, unless the prompt says it right below. */
    void head(Sentence title) {
        console.heading(naming.apply(title));
    }

    /** A line with an answer's words. */
    void line(Sentence sentence) {
        console.line(naming.apply(sentence));
    }

    /** What is wrong with an answer to {@code options}; what is only missing can still be said once the rest is right. */
    void refused(Options<?> options, List<Violation> violations) {
        told(Whereabouts.inWords(options, violations));
    }

    /** What is wrong, where its place is in words. */
    void told(List<Violation> violations) {
        List<Violation> wrong = violations.stream()
                .filter(one -> !one.code().equals(AnswerPrompt.MISSING))
                .toList();
        (wrong.isEmpty() ? violations : wrong)
                .stream()
                        .map(one -> one.saying(naming.apply(one.sentence())).toString())
                        .distinct() // a hundred of one thing are one reason
                        .forEach(console::verbatim);
    }

    /** Why words that should have been all of an answer are none, before its parts are asked one by one. */
    void notUnderstood(Options<?> options, String words) {
        List<Violation> violations = OneLine.against(options, words);
        boolean isNoRecord = violations.stream()
                .anyMatch(one -> one.code().equals("NOT_AN_OBJECT") && one.at().isEmpty());
        if (isNoRecord && !options.parts().isEmpty()) {
            Part first = options.parts().get(0);
            Sentence asked = first.options().question();
            console.line(
                    "Not understood: \"{words}\". It begins with {first} {names}; + asks for one part after the other.",
                    words,
                    asked.isEmpty() ? first.option().label() : naming.apply(asked),
                    names(named(first.options().faces())));
            return;
        }
        if (violations.isEmpty()) {
            console.line("Not understood: \"{words}\".", words);
        }
        if (violations.stream()
                        .anyMatch(one ->
                                one.code().equals("NOT_A_LIST") && one.at().isEmpty())
                && !options.faces().isEmpty()) {
            console.line(
                    "\"{words}\" names none of them: numbers or names are wanted here, with commas between.", words);
            return;
        }
        refused(options, violations.stream().limit(MOST_REASONS).toList());
    }

    /** What few letters may mean. */
    void several(List<Option> meant) {
        console.line("It may be {names}: type more of the name.", names(meant));
    }

    /** What they are called, of many the first. */
    static Sentence names(List<Option> options) {
        Stream<Sentence> few = options.stream().limit(MOST_NAMES).map(Option::label);
        Stream<Sentence> more = options.size() > MOST_NAMES ? Stream.of(Sentence.of("...")) : Stream.empty();
        return Sentence.joined(", ", Stream.concat(few, more).toList());
    }

    /**
     * What is wrong behind a kind of answer that was understood: of "was killed by malak" only the name.
     *
     * @param whose says of whose answer
     * @return whether there is something to tell
     */
    boolean behindItsKind(Options<?> options, String words, UnaryOperator<Violation> whose) {
        List<Option> several = OneLine.several(options, words);
        if (several.size() > 1) {
            several(named(several));
            return true;
        }
        Answer meant = OneLine.meant(options, words);
        List<Violation> against = meant instanceof Answer.Fields ? OneLine.against(options, words, meant) : List.of();
        told(Whereabouts.inWords(options, against).stream()
                .limit(MOST_REASONS)
                .map(whose)
                .toList());
        return !against.isEmpty();
    }

    /**
     * What {@code options} take as an answer.
     *
     * @param all whether also more of it than a screen or two hold
     */
    void inWords(Options<?> options, boolean all) {
        List<String> lines = OptionsInWords.allAtPrompt(options, naming);
        int room = (int)
                Math.min(Integer.MAX_VALUE, (long) SCREENS * console.screen().rows()); // where nobody knows, all
        (all || lines.size() <= room
                        ? lines
                        : OptionsInWords.fittingAtPrompt(
                                options, SHOWN, room, naming, n -> Sentence.of("... and {n} more lines", n)))
                .forEach(line -> console.verbatim("  " + line));
        if (!all && lines.size() > room) {
            console.line("  That is a part of it; ? once more shows all {n} lines.", lines.size());
        }
    }

    /** All that can be named, and what can't be now. */
    void whole(Place place) {
        whole(listed(place));
        ClosedInWords.briefly(place.options().closed(), naming)
                .forEach(line -> console.verbatim("      " + console.screen().faint(line)));
    }

    /** Only some of many. */
    void some(Listed listed) {
        int size = listed.options().size();
        if (!alike(listed)) {
            show(listed, size <= SHOWN + 2 ? size : SHOWN);
        }
    }

    void whole(Listed listed) {
        if (!alike(listed)) {
            show(listed, listed.options().size());
        }
    }

    /** Whether they are nothing but coordinates, and too many: how one is typed tells more than all. */
    private boolean alike(Listed listed) {
        List<Option> all = listed.options();
        boolean alike = isAlike(all);
        if (alike) {
            Option first = all.get(0);
            console.line(
                    "      {n} of them, from {first} to {last}; type one so: {example}.",
                    all.size(),
                    first.label(),
                    all.get(all.size() - 1).label(),
                    first.id());
        }
        return alike;
    }

    private static boolean isAlike(List<Option> all) {
        return all.size() >= MANY_ALIKE
                && all.stream()
                        .allMatch(one -> one.note().isEmpty()
                                && COORDINATES.matcher(one.label().toString()).matches());
    }

    private void show(Listed listed, int most) {
        shown.add(AnswerPrompt.ids(listed.options()));
        int width = listed.options().stream()
                .mapToInt(one -> one.label().toString().length())
                .max()
                .orElse(0);
        for (int i : Few.of(listed.options(), most)) {
            Option option = listed.options().get(i);
            int gap = width + 2 - option.label().toString().length();
            String note = option.note().isEmpty() ? "" : " ".repeat(gap) + option.note();
            console.verbatim(String.format("%4d  ", listed.numbers().get(i))
                    + option.label()
                    + console.screen().faint(note));
        }
        if (most < listed.options().size()) {
            console.line("      ... and {n} more; ? lists all", listed.options().size() - most);
        }
    }
}
