package org.muster.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.ArmyOf;
import org.muster.api.decision.Between;
import org.muster.api.decision.Each;
import org.muster.api.decision.Either;
import org.muster.api.decision.Explained;
import org.muster.api.decision.Form;
import org.muster.api.decision.ListOf;
import org.muster.api.decision.Mapped;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.PathIn;
import org.muster.api.decision.PointIn;
import org.muster.api.decision.SomeOf;
import org.muster.api.decision.Split;
import org.muster.api.decision.Text;
import org.muster.api.decision.WayOf;
import org.muster.api.decision.Where;
import org.muster.api.space.Point;
import org.muster.core.json.BadJson;
import org.muster.core.json.Json;

/**
 * Asks for an answer part by part, knowing nothing but the grammar of options. Long lists are shown in part; {@code ?}
 * shows the whole. A word such as {@code undo} that is no answer ends the asking at any depth and is left in
 * {@link #word}; an answer typed as JSON is the whole answer, wherever it is typed.
 */
final class AnswerPrompt {

    /** Options of one list that anybody wants to read. */
    static final int ALL = 200;

    private static final int SHOWN = 12;

    private final Session session;
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
    AnswerPrompt(Session session, Keyboard keyboard, Predicate<String> aside) {
        this.session = session;
        this.keyboard = keyboard;
        this.aside = aside;
    }

    /** Whether the asking is over without an answer to the question at hand. */
    boolean isEnded() {
        return ended;
    }

    /** The word typed instead of an answer; null: nothing more will be typed. */
    @Nullable
    String word() {
        return word;
    }

    /** An answer, which may still break a rule of the whole; empty if a word was typed instead. */
    Optional<Answer> ask(Options<?> options) {
        Optional<Answer> asked = ask(options, "");
        return written == null ? asked : Optional.of(written);
    }

    private Optional<Answer> ask(Options<?> options, String what) {
        if (options instanceof OneOf<?> one) {
            return one.options().size() == 1 && !what.isEmpty()
                    ? Optional.of(Answer.word(one.options().get(0).id()))
                    : pick(one.options(), what).map(option -> Answer.word(option.id()));
        } else if (options instanceof SomeOf<?> some) {
            return some(some, what);
        } else if (options instanceof ListOf<?> many) {
            return several(many, what);
        } else if (options instanceof Between between) {
            return legal(between, what + between.min() + " to " + between.max(), Json::readAnswer);
        } else if (options instanceof Split split) {
            return SplitPrompt.isLong(split.keys()) ? new SplitPrompt(session, this, split).ask(what) : split(split);
        } else if (options instanceof Each<?> each
                && SplitPrompt.isLong(List.copyOf(each.parts().keySet()))) {
            return new EachPrompt(session, this, each).ask(what);
        } else if (options instanceof Each<?> each) {
            Map<String, Options<?>> parts = new LinkedHashMap<>();
            each.parts().forEach((key, part) -> parts.put(key.id(), part));
            return fields(
                    parts, each.parts().keySet().stream().map(Option::label).toList());
        } else if (options instanceof Either<?> either) {
            return either(either, what);
        } else if (options instanceof Form<?> form) {
            return form(form);
        } else if (options instanceof ArmyOf<?> army) {
            return new ArmyPrompt(session, army).ask(this);
        } else if (options instanceof Text text) {
            return legal(text, what + "text, " + text.min() + " to " + text.max() + " characters", Answer::word);
        } else if (options instanceof PointIn point) {
            return legal(point, what + "x y", AnswerPrompt::place);
        } else if (options instanceof PathIn path) {
            return legal(
                    path,
                    what + "x y of the end, or of each corner (x y, x y ...), from "
                            + path.from().x() + " " + path.from().y(),
                    line -> way(path.from(), line));
        } else if (options instanceof WayOf way) {
            return way(way, what);
        } else if (options instanceof Where<?> where) {
            return ask(where.options(), what);
        } else if (options instanceof Explained<?> explained) {
            return ask(explained.options(), what);
        } else {
            return ask(((Mapped<?, ?>) options).options(), what);
        }
    }

    /** What stands on one line is told to be wrong at once, not when all else was typed. */
    private Optional<Answer> legal(Options<?> options, String prompt, Function<String, Answer> read) {
        while (true) {
            Optional<String> line = typed(
                    prompt, List.of(), () -> OptionsInWords.of(options, ALL).forEach(one -> session.line("  " + one)));
            if (line.isEmpty()) {
                return Optional.empty();
            }
            Answer answer = read.apply(line.get());
            List<Violation> violations = options.read(answer).violations();
            if (violations.isEmpty()) {
                return Optional.of(answer);
            }
            violations.forEach(one -> session.line(one.toString()));
        }
    }

    /**
     * A line that is meant for the question; empty if the asking ends here.
     *
     * @param whole shows all that can be answered to this part
     */
    Optional<String> typed(String prompt, List<String> words, Runnable whole) {
        List<String> known = new ArrayList<>(words);
        known.addAll(HotSeat.WORDS);
        while (true) {
            String line = keyboard.line(session.screen().bold(prompt + " > "), known);
            String plain = line == null ? "" : line.strip();
            if (plain.equals("?")) {
                whole.run();
            }
            if (line == null || HotSeat.isWord(plain) && !aside.test(plain)) {
                word = line == null ? null : plain;
                ended = true;
                return Optional.empty();
            }
            if (plain.startsWith("{") || plain.startsWith("[")) {
                if (isWhole(plain)) {
                    return Optional.empty();
                }
            } else if (!HotSeat.isWord(plain)) {
                return Optional.of(plain);
            }
        }
    }

    private boolean isWhole(String json) {
        try {
            written = Json.readAnswer(json);
            ended = true;
        } catch (BadJson e) {
            session.line("That is no JSON: " + e.getMessage());
        }
        return ended;
    }

    /** One of {@code options}, by number, id or the beginning of its name. */
    Optional<Option> pick(List<Option> options, String what) {
        list(options, false);
        while (true) {
            Optional<String> line =
                    typed(what.isEmpty() ? "Your choice" : what + "which", ids(options), () -> list(options, true));
            if (line.isEmpty()) {
                return Optional.empty();
            }
            Optional<Option> found = find(options, line.get());
            if (found.isPresent()) {
                return found;
            }
            session.line("Not one of them: \"" + line.get() + "\". Type a number or a name; ? explains.");
        }
    }

    /** Options with their numbers; only some of many, unless the {@code whole} list is wanted. */
    void list(List<Option> options, boolean whole) {
        int width = options.stream().mapToInt(one -> one.label().length()).max().orElse(0);
        int shown = whole || options.size() <= SHOWN + 2 ? options.size() : SHOWN;
        for (int i = 0; i < shown; i++) {
            Option option = options.get(i);
            String note = option.note().isEmpty()
                    ? ""
                    : " ".repeat(Math.max(1, width + 2 - option.label().length())) + option.note();
            session.line(String.format("%4d  ", i + 1)
                    + option.label()
                    + session.screen().faint(note));
        }
        if (shown < options.size()) {
            session.line("      ... and " + (options.size() - shown) + " more; ? lists all");
        }
    }

    private static List<String> ids(List<Option> options) {
        return options.stream().map(Option::id).toList();
    }

    /** The id comes first: options may be called 1, 2 and 3. */
    static Optional<Option> find(List<Option> options, String typed) {
        String wanted = typed.strip().toLowerCase(Locale.ROOT);
        for (Option option : options) {
            if (option.id().equalsIgnoreCase(wanted) || option.label().equalsIgnoreCase(wanted)) {
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
                        || option.label().toLowerCase(Locale.ROOT).startsWith(wanted))
                .toList();
        return begin.size() == 1 ? Optional.of(begin.get(0)) : Optional.empty();
    }

    /** What of {@code options} is answered by a word of its own. */
    static List<Option> faces(Options<?> options) {
        if (options instanceof OneOf<?> one) {
            return one.options();
        } else if (options instanceof Either<?> either) {
            return either.cases().stream().map(Options.Case::face).toList();
        } else if (options instanceof Where<?> where) {
            return faces(where.options());
        } else if (options instanceof Explained<?> explained) {
            return faces(explained.options());
        } else {
            return options instanceof Mapped<?, ?> mapped ? faces(mapped.options()) : List.of();
        }
    }

    /**
     * An answer that stands on one line: {@code killed zaalbar}. What is missing behind it is asked; all is, if there are
     * no words.
     */
    Optional<Answer> inLine(Options<?> options, String words, String what) {
        if (words.isEmpty()) {
            return ask(options, what);
        } else if (options instanceof OneOf<?> one) {
            return find(one.options(), words).map(option -> Answer.word(option.id()));
        } else if (options instanceof Either<?> either) {
            return inLine(either, words, what);
        } else if (options instanceof Between) {
            return Optional.of(Json.readAnswer(words));
        } else if (options instanceof Where<?> where) {
            return inLine(where.options(), words, what);
        } else if (options instanceof Explained<?> explained) {
            return inLine(explained.options(), words, what);
        } else {
            return options instanceof Mapped<?, ?> mapped ? inLine(mapped.options(), words, what) : Optional.empty();
        }
    }

    private Optional<Answer> inLine(Either<?> either, String words, String what) {
        String[] first = words.split("\\s+", 2);
        boolean whole = find(faces(either), words).isPresent();
        Optional<Option> face = find(faces(either), whole ? words : first[0]);
        if (face.isEmpty()) {
            return Optional.empty();
        }
        String id = face.get().id();
        Options<?> rest =
                either.cases().get(faces(either).indexOf(face.get())).options().get();
        return OptionsInWords.saysAll(rest, face.get())
                ? Optional.of(Answer.word(id))
                : inLine(
                                rest,
                                whole || first.length == 1 ? "" : first[1],
                                what + face.get().label() + ": ")
                        .map(answer -> new Answer.Fields(Map.of(id, answer)));
    }

    private Optional<Answer> some(SomeOf<?> some, String what) {
        List<Option> options = some.options();
        list(options, false);
        while (true) {
            Optional<String> line = typed(
                    what + (some.min() == some.max() ? some.min() : some.min() + " to " + some.max())
                            + " of them, with commas" + (some.min() == 0 ? " (Enter: none)" : ""),
                    ids(options),
                    () -> list(options, true));
            if (line.isEmpty()) {
                return Optional.empty();
            }
            List<Answer> chosen = new ArrayList<>();
            List<String> strange = new ArrayList<>();
            for (String part : line.get().isBlank() ? new String[0] : line.get().split(",")) {
                find(options, part)
                        .ifPresentOrElse(
                                option -> chosen.add(Answer.word(option.id())), () -> strange.add(part.strip()));
            }
            if (strange.isEmpty()) {
                return Optional.of(new Answer.Items(chosen));
            }
            session.line("Not among them: " + String.join(", ", strange));
        }
    }

    private Optional<Answer> several(ListOf<?> many, String what) {
        List<Answer> given = new ArrayList<>();
        while (given.size() < many.max()) {
            if (given.size() >= many.min()) {
                Optional<String> more = typed(
                        what + (given.isEmpty() ? "+ to name one, Enter: none" : "+ for another, Enter: no more"),
                        List.of("+"),
                        () -> OptionsInWords.of(many, ALL).forEach(one -> session.line("  " + one)));
                if (more.isEmpty()) {
                    return Optional.empty();
                }
                if (more.get().isBlank()) {
                    break;
                }
            }
            Optional<Answer> one = ask(many.each(), what);
            if (one.isEmpty()) {
                return Optional.empty();
            }
            given.add(one.get());
        }
        return Optional.of(new Answer.Items(given));
    }

    private Optional<Answer> split(Split split) {
        Map<String, Answer> shares = new LinkedHashMap<>();
        long left = split.max();
        for (Option key : split.keys()) {
            if (left == 0) {
                break;
            }
            Optional<Answer> share = legal(
                    new Between(0, (int) left),
                    key.label() + " (" + left + " left; Enter: 0)",
                    line -> line.isBlank() ? new Answer.Whole(0) : Json.readAnswer(line));
            if (share.isEmpty()) {
                return Optional.empty();
            }
            if (share.get() instanceof Answer.Whole whole) {
                left -= whole.number();
            }
            shares.put(key.id(), share.get());
        }
        return Optional.of(new Answer.Fields(shares));
    }

    private Optional<Answer> fields(Map<String, Options<?>> parts, List<String> names) {
        Map<String, Answer> answers = new LinkedHashMap<>();
        int at = 0;
        for (Map.Entry<String, Options<?>> part : parts.entrySet()) {
            String name = names.get(at++);
            session.line(session.screen().bold(name));
            Optional<Answer> answer = ask(part.getValue(), name + ": ");
            if (answer.isEmpty()) {
                return Optional.empty();
            }
            answers.put(part.getKey(), answer.get());
        }
        return Optional.of(new Answer.Fields(answers));
    }

    private Optional<Answer> form(Form<?> form) {
        Map<String, Answer> answers = new LinkedHashMap<>();
        for (Form.Field<?, ?> field : form.fields()) {
            session.line(session.screen().bold(field.name()));
            if (field.otherwise() != null) {
                Optional<String> tells = typed(
                        field.name() + ": Enter to leave it out, + to tell",
                        List.of("+"),
                        () -> OptionsInWords.of(field.options(), ALL).forEach(one -> session.line("  " + one)));
                if (tells.isEmpty()) {
                    return Optional.empty();
                }
                if (tells.get().isBlank()) {
                    continue;
                }
            }
            Optional<Answer> answer = ask(field.options(), field.name() + ": ");
            if (answer.isEmpty()) {
                return Optional.empty();
            }
            answers.put(field.name(), answer.get());
        }
        return Optional.of(new Answer.Fields(answers));
    }

    private Optional<Answer> either(Either<?> either, String what) {
        List<Option> faces = either.cases().stream().map(Options.Case::face).toList();
        Optional<Option> kind = pick(faces, what);
        if (kind.isEmpty()) {
            return Optional.empty();
        }
        Options<?> rest =
                either.cases().get(faces.indexOf(kind.get())).options().get();
        if (OptionsInWords.saysAll(rest, kind.get())) {
            return Optional.of(Answer.word(kind.get().id()));
        }
        return ask(rest, kind.get().label() + ": ")
                .map(answer -> new Answer.Fields(Map.of(kind.get().id(), answer)));
    }

    /** Where it ends, out of the list; or place by place, where it matters which way is gone. */
    private Optional<Answer> way(WayOf way, String what) {
        List<Option> ends = way.options();
        list(ends, false);
        return legal(way, what + "where to, or the places on the way with commas", line -> {
            List<Answer> places = new ArrayList<>();
            for (String part : line.split(",")) {
                places.add(Answer.word(find(ends, part).map(Option::id).orElse(part.strip())));
            }
            return places.size() == 1 ? places.get(0) : new Answer.Items(places);
        });
    }

    private static Answer place(String line) {
        String[] numbers = line.strip().split("[\\s;]+");
        try {
            return numbers.length == 2
                    ? new Answer.Fields(new java.util.TreeMap<>(Map.of(
                            "x", new Answer.Real(Double.parseDouble(numbers[0])),
                            "y", new Answer.Real(Double.parseDouble(numbers[1])))))
                    : Answer.word(line);
        } catch (NumberFormatException e) {
            return Answer.word(line);
        }
    }

    /** One place is where the way ends. */
    private static Answer way(Point from, String line) {
        String[] parts = line.split(",");
        if (parts.length == 1) {
            return place(line);
        }
        List<Answer> places = new ArrayList<>();
        places.add(place(from.x() + " " + from.y()));
        for (String part : parts) {
            places.add(place(part));
        }
        return new Answer.Items(places);
    }
}
