package org.muster.cli.prompt;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.Proposal;
import org.muster.api.text.Sentence;
import org.muster.cli.prompt.line.Names;
import org.muster.cli.prompt.line.OnlyNothing;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Keyboard;

/**
 * Asks for an answer part by part, knowing nothing but the grammar of options. Long lists are shown in part; {@code ?}
 * shows the whole. {@code back}, or an empty line where it is no answer, leads to the part before; {@code auto} lets
 * chance answer the part that is asked, and somebody else the whole if nothing is answered yet. A word such as {@code quit} that is no answer ends the asking at any depth and
 * is left in {@link #word}; an answer typed as JSON is the whole answer, wherever it is typed.
 */
public final class AnswerPrompt {

    static final String AUTO = "auto";

    /** The code of what is not said yet of a form. */
    static final String MISSING = "FIELD_MISSING";

    /** Lines of an answer that nobody has in mind any more. */
    private static final int LONG = 8;

    private final Console console;
    private final RandomGenerator random;
    private final UnaryOperator<Sentence> naming;
    private final Showing showing;
    private final Typing typing;
    private @Nullable Answer draft;
    private final Others others = new Others();
    private Sentence told = Sentence.NOTHING;
    /** What was told to be wrong with the whole so far. */
    private List<Violation> wrong = List.of();

    /** Whether all of it was shown when the last line was typed. */
    private boolean looked;
    /** Whether words are only looked at: nothing that is missing is asked. */
    private boolean looks;
    /** Whether something was answered before. */
    private boolean known;

    /**
     * A prompt for one answer.
     *
     * @param random makes the parts that are left to chance
     * @param naming makes of a sentence what people of the game read
     * @param aside does what a word says that leaves the question open, such as {@code map}; false if it says nothing
     *     of the kind
     * @param numbering of the lists that are shown
     */
    public AnswerPrompt(
            Console console,
            Keyboard keyboard,
            RandomGenerator random,
            UnaryOperator<Sentence> naming,
            Predicate<String> aside,
            Numbering numbering) {
        this.console = console;
        this.typing = new Typing(console, keyboard, naming, aside);
        this.random = random;
        this.naming = naming;
        this.showing = new Showing(console, numbering, naming);
    }

    /** Whether the asking is over without an answer to the question at hand. */
    boolean isEnded() {
        return typing.isEnded();
    }

    /** The word typed instead of an answer; null: nothing more will be typed. */
    @Nullable
    public String word() {
        return typing.word();
    }

    /** Whether the answer was written as a whole, whatever was asked. */
    public boolean isWritten() {
        return typing.written() != null;
    }

    /** How far the answer was when the asking ended; null: nothing was answered. */
    @Nullable
    public Answer draft() {
        return draft;
    }

    /** How many lines were read. */
    int lines() {
        return typing.lines();
    }

    /** The first word of a line; nothing typed any more ends a game as {@code quit} does. */
    public static String firstWord(@Nullable String typed) {
        return typed == null ? "quit" : typed.split("\\s+", 2)[0];
    }

    /**
     * An answer, which may still break a rule of the whole; empty if a word was typed instead.
     *
     * @param before what an empty line keeps, part by part; null: nothing was answered before
     */
    public Optional<Answer> ask(Options<?> options, @Nullable Answer before) {
        Place whole = Place.whole(options, before);
        known = before != null;
        soFar(whole, before == null ? options.nothing().orElse(null) : before);
        draft = null;
        while (true) {
            looked = false;
            Optional<Answer> asked = ask(whole);
            boolean isAll = asked.isPresent()
                    && (isEnded()
                            || looked
                            || typing.taken() < LONG && !isBare(asked.get())
                            || isAll(whole, asked.get()));
            Answer written = typing.written();
            if (written != null) {
                return Optional.of(written);
            }
            if (isAll || isEnded()) {
                return isAll ? asked : Optional.empty();
            }
            asked.ifPresent(answer -> draft = answer);
            if (goesBack() && (typing.taken() == 0 || draft == null)) {
                if (typing.undoes()) { // what was typed since was no answer
                    typing.end(Typing.UNDO);
                    return Optional.empty();
                }
                console.line(
                        "This is the first question. undo takes back the last choice, other goes to another decision.");
            }
            typing.beginsAnew();
            whole = whole.knowing(draft == null ? before : draft);
        }
    }

    /** Whether empty lines passed by all that a case asks, as when a report is disputed and nobody says why. */
    private boolean isBare(Answer answer) {
        return lines() > 1
                && answer instanceof Answer.Fields only
                && only.map().size() == 1
                && only.map().values().iterator().next() instanceof Answer.Fields said
                && said.map().isEmpty();
    }

    /** What took many lines, or said nothing, is shown before it goes; false leads back into it. */
    private boolean isAll(Place whole, Answer answer) {
        return isAll(
                whole,
                Sentence.of("Enter if that is all, back to change it"),
                List.of(),
                () -> showing.line(Sentence.of("  {answer}", whole.options().inWords(answer))),
                line -> {
                    console.line("\"{line}\" is nothing here.", line);
                    return true;
                });
    }

    /**
     * Whether an answer that is given goes as it is, after all that is to change was changed.
     *
     * @param shown before each line that is typed
     * @param change takes a line; false: the asking ends there, or goes back
     * @return false: it ends here, or goes back
     */
    boolean isAll(Place place, Sentence asking, List<String> words, Runnable shown, Predicate<String> change) {
        while (true) {
            shown.run();
            Optional<String> line = typed(place, asking, words, () -> inWords(place.options()));
            if (leftToChance()) {
                continue;
            }
            if (line.isEmpty()) {
                return false;
            }
            if (line.get().isEmpty() || Names.isYes(line.get())) { // "none" would mean something else
                looked();
                return true;
            }
            if (!change.test(line.get())) {
                return false;
            }
        }
    }

    /** That all of the answer has just been looked at. */
    void looked() {
        looked = true;
    }

    /** The answer to one part; empty if the asking ends here or goes back. */
    Optional<Answer> ask(Place place) {
        if (passesBy(place)) {
            return place.options().nothing();
        }
        while (true) {
            Optional<Proposal> proposal = place.options().proposal().filter(any -> place.before() == null);
            Optional<Answer> answer = proposal.isPresent()
                    ? new ProposalPrompt(console, this, place, proposal.get()).ask()
                    : parts(place);
            if (!leftToChance()) {
                return answer;
            }
            if (place.isWhole() || isBeginning()) { // how a game's bot plays is not known here
                typing.end(AUTO);
                return Optional.empty();
            }
            Optional<Answer> any = byChance(place.options());
            if (any.isPresent()) {
                return any;
            }
        }
    }

    /** Whose answers a line may give beside that of the one who is asked. */
    Others others() {
        return others;
    }

    /**
     * Whether nothing can be chosen in a part, which then is not asked: where something might have been on another day it
     * is passed by with a line.
     */
    boolean passesBy(Place part) {
        boolean isEmpty = !part.isWhole() && OnlyNothing.isAllOf(part.options());
        if (isEmpty && !part.options().closed().isEmpty()) {
            showing.line(part.nothing());
        }
        return isEmpty;
    }

    /** The same, part by part. */
    Optional<Answer> parts(Place place) {
        return place.options().accept(new PartPrompt(console, this, place, Set.of()));
    }

    /** What is wrong with an answer to {@code options} so far, which is told once. */
    void tellWrong(Options<?> options, List<Violation> violations) {
        if (!violations.equals(wrong)) {
            showing.refused(options, violations);
        }
        wrong = violations;
    }

    /** What words answer, if they say all of it and it is legal; nothing is asked. */
    Optional<Answer> read(Place place, String words) {
        boolean before = looks;
        looks = true;
        Optional<Answer> answer = place.options().accept(new OneLine(this, words, place));
        looks = before;
        return answer.filter(one -> place.options().read(one).isOk());
    }

    /**
     * Whether words with commas answer: of a list, if the last of them alone goes on with it, those before being known to
     * answer.
     */
    boolean answers(Place place, String words) {
        String last = words.substring(words.lastIndexOf(',') + 1).strip();
        return read(place, last).filter(AnswerPrompt::isList).isPresent()
                || read(place, words).isPresent();
    }

    private static boolean isList(Answer answer) {
        return answer instanceof Answer.Items
                || answer instanceof Answer.Fields fields
                        && fields.map().values().stream().allMatch(one -> one instanceof Answer.Whole || isList(one));
    }

    /** Whether some words of a line are still looked at: it may be read in more ways than anybody waits for. */
    boolean readsOn() {
        return typing.readsOn();
    }

    /** The whole of an answer that was begun on a line: what is missing is asked. */
    Optional<Answer> whole(Place place, Answer begun) {
        boolean isBegun = !looks
                && !place.options().read(begun).isOk()
                && place.options().read(begun).violations().stream()
                        .allMatch(one -> one.code().equals(MISSING) && one.at().isEmpty());
        return isBegun ? unsaid(place, begun) : Optional.of(begun);
    }

    /** The same of one of a list, of which also what may be left out is asked where it was not said. */
    Optional<Answer> wholeOf(Place element, Answer begun) {
        boolean saysAll = looks
                || begun instanceof Answer.Fields said
                        && element.options().parts().stream()
                                .allMatch(part ->
                                        said.map().containsKey(part.option().id()));
        return saysAll || !(begun instanceof Answer.Fields) ? whole(element, begun) : unsaid(element, begun);
    }

    private Optional<Answer> unsaid(Place place, Answer begun) {
        return place.options()
                .accept(new PartPrompt(
                        console,
                        this,
                        place.knowing(begun),
                        Options.fieldsOf(begun).keySet()));
    }

    /** Whether nothing was answered yet, so that whatever is left to somebody else is the whole. */
    boolean isBeginning() {
        return typing.taken() == 0 && !known;
    }

    /** An answer to a part that chance finds, which is told, and so is that there is none. */
    Optional<Answer> byChance(Options<?> options) {
        Optional<Answer> any = any(options);
        any.ifPresent(one -> console.line("Chosen by chance: {answer}", naming.apply(options.inWords(one))));
        return any;
    }

    /** The same for who tells it; if there is none that is told here. */
    <C> Optional<Answer> any(Options<C> options) {
        try {
            return Optional.of(options.write(options.sample(random)));
        } catch (NothingToChoose e) {
            console.no(String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }

    /** Whether a step back was asked for, which is taken with this. */
    boolean goesBack() {
        return typing.goesBack();
    }

    /** Whether what is not answered yet was left to chance, which is taken with this. */
    boolean leftToChance() {
        return typing.leftToChance();
    }

    /** What an empty line says where it is no answer: as before, or a step back. */
    Optional<Answer> asBefore(Place place) {
        if (place.before() == null) {
            typing.goBack();
        }
        return Optional.ofNullable(place.before());
    }

    /** Tells what the answer comes to as far as it is given, if that is something else now. */
    void soFar(Place place, @Nullable Answer given) {
        if (given == null) {
            return;
        }
        Sentence sum = place.sum(given);
        draft = place.all(given);
        if (!sum.isEmpty() && !sum.toString().equals(told.toString())) {
            told = sum;
            console.verbatim("  " + naming.apply(sum));
        }
    }

    /**
     * An answer that stands on one line: {@code killed zaalbar}. What is missing behind it is asked; all is, if there are
     * no words.
     */
    Optional<Answer> inLine(Place place, String words) {
        if (!words.isEmpty() && !words.equals(AUTO)) {
            return place.options().accept(new OneLine(this, words, place));
        }
        if (looks) {
            return Optional.empty();
        }
        return words.isEmpty() ? ask(place) : byChance(place.options());
    }

    /** A line that is typed where there is no answer to go back from, such as the faces of dice. */
    public Optional<String> typed(Object prompt) {
        return typed(null, prompt, List.of(), () -> {});
    }

    /**
     * A line that is meant for the question; empty if the asking ends here or goes back.
     *
     * @param whole shows all that can be answered to this part
     */
    Optional<String> typed(@Nullable Place place, Object prompt, List<String> words, Runnable whole) {
        return typing.line(place, prompt, words, whole);
    }

    /**
     * Whether words that are no answer to a field are one for all fields of the whole, on one line: they are taken so,
     * as an answer that is written as a whole.
     */
    boolean isAllOfIt(Place field, String words) {
        Place whole = field.outer();
        while (whole != null && !whole.isWhole() && typing.taken() < 2) { // nothing is thrown away with it
            whole = whole.outer();
        }
        if (whole == null || !whole.isWhole() || !whole.options().faces().isEmpty() || words.indexOf(' ') < 0) {
            return false;
        }
        read(whole, words).ifPresent(typing::write);
        return isWritten();
    }

    /** All that can be answered to a part; of very much all only to who asks twice. */
    void inWords(Options<?> options) {
        showing.inWords(options, typing.insists());
    }

    /** How what can be named is shown. */
    Showing showing() {
        return showing;
    }

    static List<String> ids(List<Option> options) {
        return options.stream().map(Option::id).toList();
    }
}
