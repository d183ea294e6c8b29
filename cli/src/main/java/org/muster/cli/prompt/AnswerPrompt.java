package org.muster.cli.prompt;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Closed;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Keyboard;
import org.muster.cli.words.OptionsInWords;
import org.muster.core.json.BadJson;
import org.muster.core.json.Json;

/**
 * Asks for an answer part by part, knowing nothing but the grammar of options. Long lists are shown in part; {@code ?}
 * shows the whole. {@code back}, or an empty line where it is no answer, leads to the part before; {@code auto} lets
 * chance answer the part that is asked, and somebody else the whole if nothing is answered yet. A word such as {@code quit} that is no answer ends the asking at any depth and
 * is left in {@link #word}; an answer typed as JSON is the whole answer, wherever it is typed.
 */
public final class AnswerPrompt {

    private static final String AUTO = "auto";

    /** Words that are no answers. */
    private static final List<String> WORDS = List.of("?", "map", "log", AUTO, "back", "other", "undo", "save", "quit");

    private static final int SHOWN = 12;
    private static final int MOST_REASONS = 5;
    private static final int MOST_CLOSED = 20;

    /** What was typed instead of an answer to a part, and leaves the asking open. */
    private enum Instead {
        BACK,
        CHANCE
    }

    private final Console console;
    private final Keyboard keyboard;
    private final RandomGenerator random;
    private final Predicate<String> aside;
    private @Nullable String word;
    private @Nullable Answer written;
    private @Nullable Answer draft;
    private @Nullable Instead instead;
    private Sentence told = Sentence.NOTHING;
    private boolean ended;
    /** Whether something was answered before. */
    private boolean known;

    private int lines;
    /** Of these, how many said something since the asking began. */
    private int taken;

    /**
     * A prompt for one answer.
     *
     * @param random makes the parts that are left to chance
     * @param aside does what a word says that leaves the question open, such as {@code map}; false if it says nothing
     *     of the kind
     */
    public AnswerPrompt(Console console, Keyboard keyboard, RandomGenerator random, Predicate<String> aside) {
        this.console = console;
        this.keyboard = keyboard;
        this.random = random;
        this.aside = aside;
    }

    /** Whether the asking is over without an answer to the question at hand. */
    boolean isEnded() {
        return ended;
    }

    /** The word typed instead of an answer; null: nothing more will be typed. */
    @Nullable
    public String word() {
        return word;
    }

    /** Whether the answer was written as a whole, whatever was asked. */
    public boolean isWritten() {
        return written != null;
    }

    /** How far the answer was when the asking ended; null: nothing was answered. */
    @Nullable
    public Answer draft() {
        return draft;
    }

    /** How many lines were read. */
    int lines() {
        return lines;
    }

    /** The first word of a line; nothing typed any more ends a game as {@code quit} does. */
    public static String firstWord(@Nullable String typed) {
        return typed == null ? "quit" : typed.split("\\s+", 2)[0];
    }

    private static boolean isWord(String line) {
        return WORDS.contains(firstWord(line.strip()));
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
            Optional<Answer> asked = ask(whole);
            if (written != null) {
                return Optional.of(written);
            }
            if (asked.isPresent() || ended) {
                return asked;
            }
            if (goesBack() && taken == 0) {
                console.line(
                        "This is the first question. undo takes back the last choice, other goes to another decision.");
            }
            taken = 0;
            whole = whole.knowing(draft == null ? before : draft);
        }
    }

    /** The answer to one part; empty if the asking ends here or goes back. */
    Optional<Answer> ask(Place place) {
        while (true) {
            Optional<Answer> answer = place.options().accept(new PartPrompt(console, this, place));
            if (instead != Instead.CHANCE) {
                return answer;
            }
            instead = null;
            if (place.isWhole() || isBeginning()) { // how a game's bot plays is not known here
                end(AUTO);
                return Optional.empty();
            }
            Optional<Answer> any = byChance(place.options());
            if (any.isPresent()) {
                return any;
            }
        }
    }

    /** Whether nothing was answered yet, so that whatever is left to somebody else is the whole. */
    boolean isBeginning() {
        return taken == 0 && !known;
    }

    /** An answer to a part that chance finds; if there is none it is told. */
    <C> Optional<Answer> byChance(Options<C> options) {
        try {
            Answer any = options.write(options.sample(random));
            console.line("Chosen by chance: {answer}", any);
            return Optional.of(any);
        } catch (NothingToChoose e) {
            console.no(String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }

    /** Whether a step back was asked for, which is taken with this. */
    boolean goesBack() {
        boolean back = instead == Instead.BACK;
        instead = back ? null : instead;
        return back;
    }

    /** Whether what is not answered yet was left to chance, which is taken with this. */
    boolean leftToChance() {
        boolean chance = instead == Instead.CHANCE;
        instead = chance ? null : instead;
        return chance;
    }

    /** What an empty line says where it is no answer: as before, or a step back. */
    Optional<Answer> asBefore(Place place) {
        if (place.before() == null) {
            instead = Instead.BACK;
        }
        return Optional.ofNullable(place.before());
    }

    /** Tells what the answer comes to as far as it is given, if that is something else now. */
    void soFar(Place place, @Nullable Answer given) {
        if (given == null) {
            return;
        }
        Answer answer = given;
        Sentence sum = place.options().sumOf(answer);
        for (Place at = place; at.outer() != null; at = at.outer()) {
            answer = at.within().apply(answer);
            Sentence larger = at.outer().options().sumOf(answer);
            sum = larger.isEmpty() ? sum : larger;
        }
        draft = answer;
        if (!sum.isEmpty() && !sum.toString().equals(told.toString())) {
            told = sum;
            console.verbatim("  " + sum);
        }
    }

    /**
     * An answer that stands on one line: {@code killed zaalbar}. What is missing behind it is asked; all is, if there are
     * no words.
     */
    Optional<Answer> inLine(Place place, String words) {
        return words.isEmpty()
                ? ask(place)
                : words.equals(AUTO)
                        ? byChance(place.options())
                        : place.options().accept(new OneLine(this, words, place));
    }

    /** What stands on one line is told to be wrong at once, not when all else was typed. */
    Optional<Answer> legal(Place place, Sentence kind, Function<String, Answer> read) {
        Optional<Answer> nothing = place.options().nothing();
        return legal(place, kind, read, place.before() == null ? nothing : Optional.of(place.before()));
    }

    /**
     * The same.
     *
     * @param empty what an empty line says; empty: it leads back
     */
    Optional<Answer> legal(Place place, Sentence kind, Function<String, Answer> read, Optional<Answer> empty) {
        Options<?> options = place.options();
        while (true) {
            Optional<String> line = typed(
                    place,
                    place.prompt(kind),
                    List.of(),
                    () -> OptionsInWords.of(options, OptionsInWords.ALL).forEach(one -> console.verbatim("  " + one)));
            if (line.isEmpty()) {
                return Optional.empty();
            }
            if (line.get().isEmpty()) {
                return empty.isPresent() ? empty : asBefore(place);
            }
            Answer answer = read.apply(line.get());
            List<Violation> violations = options.read(answer).violations();
            if (violations.isEmpty()) {
                return Optional.of(answer);
            }
            violations.forEach(one -> console.verbatim(one.toString()));
        }
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
        List<String> known = new ArrayList<>(words);
        known.addAll(WORDS);
        while (true) {
            String line = keyboard.line(console.screen().bold(prompt + " > "), known);
            lines++;
            String plain = line == null ? "" : line.strip();
            if (plain.equals("?")) {
                whole.run();
            }
            if (line == null) {
                end(null);
                return Optional.empty();
            }
            if (isInstead(plain, place)) {
                return Optional.empty();
            }
            if (isWord(plain) && !aside.test(plain)) {
                end(plain);
                return Optional.empty();
            }
            if (plain.startsWith("{") || plain.startsWith("[")) {
                if (isWhole(plain)) {
                    return Optional.empty();
                }
            } else if (!isWord(plain)) {
                taken += plain.isEmpty() ? 0 : 1;
                return Optional.of(plain);
            }
        }
    }

    /** Inside an answer, to undo is to take back a part of it. */
    private boolean isInstead(String plain, @Nullable Place place) {
        boolean inside = place != null && taken > 0;
        if (place != null && plain.equals(AUTO)) {
            instead = Instead.CHANCE;
        } else if (place != null && plain.equals("back") || inside && plain.equals("undo")) {
            instead = Instead.BACK;
        }
        return instead != null;
    }

    private void end(@Nullable String with) {
        word = with;
        ended = true;
    }

    private boolean isWhole(String json) {
        try {
            written = Json.readAnswer(json);
            ended = true;
        } catch (BadJson e) {
            console.line("That is no JSON: {why}", e.sentence());
        }
        return ended;
    }

    /** The answer that names one of what can be named here. */
    Optional<Answer> named(Place place, Function<String, Optional<Answer>> read) {
        Options<?> options = place.options();
        List<Option> faces = options.faces();
        list(faces, false);
        Sentence kind = place.title().isEmpty()
                ? Sentence.of("Your choice")
                : place.asks() ? Sentence.NOTHING : Sentence.of("which");
        while (true) {
            Optional<String> line = typed(place, place.prompt(kind), ids(faces), () -> whole(options));
            if (line.isEmpty()) {
                return Optional.empty();
            }
            if (line.get().isEmpty()) {
                return asBefore(place);
            }
            int before = lines;
            Optional<Answer> answer = read.apply(line.get());
            boolean onOneLine = lines == before;
            if (ended || answer.isPresent() && !(onOneLine && isRefused(options, answer.get()))) {
                return answer;
            }
            if (answer.isPresent()) {
                continue;
            }
            if (goesBack()) { // out of what belongs to one of them: another may be named
                list(faces, false);
                continue;
            }
            boolean named = find(faces, line.get().split("\\s+", 2)[0]).isPresent()
                    || find(options.closed().stream().map(Closed::face).toList(), line.get())
                            .isPresent();
            if (named) {
                if (isRefused(options, OneLine.meant(options, line.get()))) {
                    continue;
                }
            }
            console.line("Not one of them: \"{typed}\". Type a number or a name; ? explains.", line.get());
        }
    }

    /** Whether an answer is not legal, which is told at once. */
    private boolean isRefused(Options<?> options, Answer answer) {
        List<Violation> violations = options.read(answer).violations();
        violations.stream().limit(MOST_REASONS).forEach(one -> console.verbatim(one.toString()));
        return !violations.isEmpty();
    }

    /** All that can be named, and what can't be now, with the reasons. */
    void whole(Options<?> options) {
        list(options.faces(), true);
        List<Closed> closed = options.closed();
        OptionsInWords.closed(closed.subList(0, Math.min(MOST_CLOSED, closed.size())))
                .forEach(line -> console.verbatim("      " + console.screen().faint(line)));
        if (closed.size() > MOST_CLOSED) {
            console.line("      ... and {n} more that can't be named now", closed.size() - MOST_CLOSED);
        }
    }

    /** Options with their numbers; only some of many, unless the {@code whole} list is wanted. */
    void list(List<Option> options, boolean whole) {
        int width = options.stream()
                .mapToInt(one -> one.label().toString().length())
                .max()
                .orElse(0);
        int shown = whole || options.size() <= SHOWN + 2 ? options.size() : SHOWN;
        for (int i = 0; i < shown; i++) {
            Option option = options.get(i);
            String note = option.note().isEmpty()
                    ? ""
                    : " "
                                    .repeat(Math.max(
                                            1,
                                            width
                                                    + 2
                                                    - option.label().toString().length()))
                            + option.note();
            console.verbatim(String.format("%4d  ", i + 1)
                    + option.label()
                    + console.screen().faint(note));
        }
        if (shown < options.size()) {
            console.line("      ... and {n} more; ? lists all", options.size() - shown);
        }
    }

    static List<String> ids(List<Option> options) {
        return options.stream().map(Option::id).toList();
    }

    /** The id comes first: options may be called 1, 2 and 3. */
    static Optional<Option> find(List<Option> options, String typed) {
        String wanted = typed.strip().toLowerCase(Locale.ROOT);
        for (Option option : options) {
            if (option.id().equalsIgnoreCase(wanted)
                    || option.label().toString().equalsIgnoreCase(wanted)) {
                return Optional.of(option);
            }
        }
        if (wanted.matches("\\d{1,6}")) {
            int number = Integer.parseInt(wanted);
            return number >= 1 && number <= options.size() ? Optional.of(options.get(number - 1)) : Optional.empty();
        }
        List<Option> begin = options.stream()
                .filter(option -> !wanted.isEmpty())
                .filter(option -> option.id().toLowerCase(Locale.ROOT).startsWith(wanted)
                        || option.label().toString().toLowerCase(Locale.ROOT).startsWith(wanted))
                .toList();
        return begin.size() == 1 ? Optional.of(begin.get(0)) : Optional.empty();
    }
}
