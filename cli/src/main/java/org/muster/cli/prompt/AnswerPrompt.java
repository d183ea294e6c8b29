package org.muster.cli.prompt;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Closed;
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
 * shows the whole. A word such as {@code undo} that is no answer ends the asking at any depth and is left in
 * {@link #word}; an answer typed as JSON is the whole answer, wherever it is typed.
 */
public final class AnswerPrompt {

    /** Words that are no answers. */
    private static final List<String> WORDS = List.of("?", "map", "log", "auto", "other", "undo", "save", "quit");

    private static final int SHOWN = 12;

    private final Console console;
    private final Keyboard keyboard;
    private final Predicate<String> aside;
    private @Nullable String word;
    private @Nullable Answer written;
    private boolean ended;

    /**
     * A prompt for one answer.
     *
     * @param aside does what a word says that leaves the question open, such as {@code map}; false if it says nothing
     *     of the kind
     */
    public AnswerPrompt(Console console, Keyboard keyboard, Predicate<String> aside) {
        this.console = console;
        this.keyboard = keyboard;
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

    /** The first word of a line; nothing typed any more ends a game as {@code quit} does. */
    public static String firstWord(@Nullable String typed) {
        return typed == null ? "quit" : typed.split("\\s+", 2)[0];
    }

    private static boolean isWord(String line) {
        return WORDS.contains(firstWord(line.strip()));
    }

    /** An answer, which may still break a rule of the whole; empty if a word was typed instead. */
    public Optional<Answer> ask(Options<?> options) {
        Optional<Answer> asked = ask(options, "");
        return written == null ? asked : Optional.of(written);
    }

    /** The answer to one part, {@code what} of it standing before the prompt. */
    public Optional<Answer> ask(Options<?> options, String what) {
        return options.accept(new PartPrompt(console, this, what));
    }

    /**
     * An answer that stands on one line: {@code killed zaalbar}. What is missing behind it is asked; all is, if there are
     * no words.
     */
    Optional<Answer> inLine(Options<?> options, String words, String what) {
        return words.isEmpty() ? ask(options, what) : options.accept(new OneLine(this, words, what));
    }

    /** What stands on one line is told to be wrong at once, not when all else was typed. */
    Optional<Answer> legal(Options<?> options, Object prompt, Function<String, Answer> read) {
        while (true) {
            Optional<String> line = typed(
                    prompt,
                    List.of(),
                    () -> OptionsInWords.of(options, OptionsInWords.ALL).forEach(one -> console.verbatim("  " + one)));
            if (line.isEmpty()) {
                return Optional.empty();
            }
            Answer answer = read.apply(line.get());
            List<Violation> violations = options.read(answer).violations();
            if (violations.isEmpty()) {
                return Optional.of(answer);
            }
            violations.forEach(one -> console.verbatim(one.toString()));
        }
    }

    /**
     * A line that is meant for the question; empty if the asking ends here.
     *
     * @param whole shows all that can be answered to this part
     */
    public Optional<String> typed(Object prompt, List<String> words, Runnable whole) {
        List<String> known = new ArrayList<>(words);
        known.addAll(WORDS);
        while (true) {
            String line = keyboard.line(console.screen().bold(prompt + " > "), known);
            String plain = line == null ? "" : line.strip();
            if (plain.equals("?")) {
                whole.run();
            }
            if (line == null || isWord(plain) && !aside.test(plain)) {
                word = line == null ? null : plain;
                ended = true;
                return Optional.empty();
            }
            if (plain.startsWith("{") || plain.startsWith("[")) {
                if (isWhole(plain)) {
                    return Optional.empty();
                }
            } else if (!isWord(plain)) {
                return Optional.of(plain);
            }
        }
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

    /** One of what {@code options} offer, by number, id or the beginning of its name. */
    Optional<Option> pick(Options<?> options, String what) {
        List<Option> faces = options.faces();
        list(faces, false);
        while (true) {
            Optional<String> line = typed(
                    what.isEmpty() ? Sentence.of("Your choice") : what + Sentence.of("which"),
                    ids(faces),
                    () -> whole(options));
            if (line.isEmpty()) {
                return Optional.empty();
            }
            Optional<Option> found = find(faces, line.get());
            if (found.isPresent()) {
                return found;
            }
            find(options.closed().stream().map(Closed::face).toList(), line.get())
                    .ifPresent(closed -> options.read(Answer.word(closed.id()))
                            .violations()
                            .forEach(one -> console.verbatim(one.toString())));
            console.line("Not one of them: \"{typed}\". Type a number or a name; ? explains.", line.get());
        }
    }

    /** All that can be named, and what can't be now, with the reasons. */
    void whole(Options<?> options) {
        list(options.faces(), true);
        OptionsInWords.closed(options.closed())
                .forEach(line -> console.verbatim("      " + console.screen().faint(line)));
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
