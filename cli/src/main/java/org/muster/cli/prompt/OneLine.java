package org.muster.cli.prompt;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.ArmyOf;
import org.muster.api.decision.Between;
import org.muster.api.decision.Closed;
import org.muster.api.decision.Each;
import org.muster.api.decision.Either;
import org.muster.api.decision.Form;
import org.muster.api.decision.ListOf;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.OptionsVisitor;
import org.muster.api.decision.Part;
import org.muster.api.decision.PathIn;
import org.muster.api.decision.PathOver;
import org.muster.api.decision.PointIn;
import org.muster.api.decision.SomeOf;
import org.muster.api.decision.Split;
import org.muster.api.decision.Text;
import org.muster.api.text.Sentence;
import org.muster.cli.prompt.line.ArmyLine;
import org.muster.cli.prompt.line.EachLine;
import org.muster.cli.prompt.line.FieldWords;
import org.muster.cli.prompt.line.Listed;
import org.muster.cli.prompt.line.Names;
import org.muster.cli.prompt.line.Points;
import org.muster.cli.prompt.line.ShareLine;
import org.muster.cli.prompt.line.Start;
import org.muster.core.json.BadJson;
import org.muster.core.json.Json;

/**
 * An answer out of the words of one line; empty where they make none. What takes more than a line to say is asked or
 * written as JSON.
 *
 * @param words at least one
 * @param place where in the answer, for the prompts of what is missing
 */
record OneLine(AnswerPrompt prompt, String words, Place place) implements OptionsVisitor<Optional<Answer>> {

    private static final Pattern COUNTED = Pattern.compile("(\\d{1,4})\\s+(\\p{L}.*)");

    /** {@code 45 8}, and whatever corners there are. */
    private static final Pattern COORDINATES = Pattern.compile("-?[\\d.]+[\\s,]+-?[\\d.][\\s,.\\d-]*");

    @Override
    public Optional<Answer> oneOf(OneOf<?> options) {
        return named(listed(options));
    }

    @Override
    public Optional<Answer> pathOver(PathOver options) {
        return named(ends(listed(options), options));
    }

    /** Where a way may end; a place that is called so and out of reach is closed. */
    static Listed ends(Listed reached, PathOver options) {
        return reached.beside(typed -> reached.closed()
                .apply(typed)
                .or(() -> Optional.of(Option.called(typed.strip(), typed.strip()))
                        .filter(place -> options.paths().isPlace(place.id()))));
    }

    private Listed listed(Options<?> options) {
        return prompt.showing().listed(place, options);
    }

    private Optional<Answer> named(Listed listed) {
        return Names.find(listed, words).map(option -> Answer.word(option.id()));
    }

    @Override
    public Optional<Answer> someOf(SomeOf<?> options) {
        Names names = Names.in(listed(options), words);
        return names.strange().isEmpty() ? Optional.of(PartPrompt.named(names)) : Optional.empty();
    }

    @Override
    public Optional<Answer> number(Between options) {
        try {
            return Optional.of(Json.readAnswer(words));
        } catch (BadJson e) {
            return Optional.empty();
        }
    }

    @Override
    public Optional<Answer> text(Text options) {
        return Optional.of(
                Answer.word(Names.whole(listed(options), words).map(Option::id).orElse(words)));
    }

    @Override
    public Optional<Answer> either(Either<?> options) {
        Listed kinds = listed(options);
        Optional<Answer> counted = counted(kinds);
        if (counted.isPresent()) {
            return counted;
        }
        return Start.of(words, name -> Names.find(kinds, name))
                .findFirst()
                .flatMap(kind -> kinds.isClosed(kind.named())
                        ? Optional.of(meant(options, words)) // whoever reads it says why
                        : ofCase(options, kind.named(), kind.behind()))
                .or(() -> onGround(options))
                .or(() -> ofOnly(options));
    }

    /** People say how many before what: "2 left". */
    private Optional<Answer> counted(Listed kinds) {
        Matcher counted = COUNTED.matcher(words);
        return counted.matches()
                ? Start.of(counted.group(2), name -> Names.find(kinds, name))
                        .findFirst()
                        .flatMap(kind -> prompt.read(
                                place, (kind.name() + ' ' + counted.group(1) + ' ' + kind.behind()).strip()))
                : Optional.empty();
    }

    /** What belongs to the only kind there is beside nothing: of one banner only where is asked. */
    private Optional<Answer> ofOnly(Either<?> options) {
        List<Option> open = listed(options).options().stream()
                .filter(option -> !ofId(options, option.id()).nothing())
                .toList();
        if (open.size() != 1 || ofId(options, open.get(0).id()).saysAll()) {
            return Optional.empty();
        }
        Option only = open.get(0);
        return prompt.read(inner(ofId(options, only.id()), only), words)
                .map(answer -> new Answer.Fields(Map.of(only.id(), answer)));
    }

    /** Coordinates alone, where one kind alone takes some. */
    private Optional<Answer> onGround(Either<?> options) {
        List<? extends Options.Case<?>> kinds = options.cases().stream()
                .filter(one -> !one.saysAll() && !one.options().get().ground().isEmpty())
                .toList();
        return kinds.size() == 1 && COORDINATES.matcher(words).matches()
                ? ofCase(options, kinds.get(0).option(), words) // whoever reads it says why it is none
                : Optional.empty();
    }

    private Optional<Answer> ofCase(Either<?> options, Option option, String behind) {
        Options.Case<?> kind = ofId(options, option.id());
        if (kind.saysAll()) {
            return behind.isEmpty() ? Optional.of(Answer.word(option.id())) : Optional.empty();
        }
        Place inner = inner(kind, option);
        return prompt.inLine(inner, behindLabel(option, behind))
                .flatMap(answer -> prompt.whole(inner, answer))
                .map(answer -> new Answer.Fields(Map.of(option.id(), answer)));
    }

    /** What is typed behind a kind, which may repeat how its label goes on: "killed by vader" of "was killed by ...". */
    private static String behindLabel(Option option, String behind) {
        String goesOn = goesOn(option);
        return !goesOn.isEmpty() && behind.startsWith(goesOn + " ")
                ? behind.substring(goesOn.length()).strip()
                : behind;
    }

    /** What may be meant by the words behind a kind, where that is more than one thing; else none. */
    static List<Option> several(Options<?> options, String words) {
        return Start.of(words, name -> option(options, name))
                .filter(kind -> !kind.isAll())
                .findFirst()
                .map(kind -> part(options, kind.named())
                        .map(Part::options)
                        .map(inner ->
                                Names.beginning(Listed.of(inner.faces()), behindLabel(kind.named(), kind.behind())))
                        .orElse(List.of()))
                .orElse(List.of());
    }

    /** What belongs to a kind, open or closed. */
    private static Optional<Part> part(Options<?> options, Option kind) {
        return Stream.concat(
                        options.parts().stream(),
                        options.closed().stream().map(Closed::behind).filter(Objects::nonNull))
                .filter(part -> part.option().id().equals(kind.id()))
                .findFirst();
    }

    static Options.Case<?> ofId(Either<?> options, String id) {
        return options.cases().stream()
                .filter(one -> one.option().id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private Place inner(Options.Case<?> kind, Option option) {
        Sentence title = place.title().isEmpty() || place.asks()
                ? option.label()
                : option.label().toString().endsWith("...") // Vader was killed by
                        ? Sentence.of("{part} {kind:...}", place.title(), option.label())
                        : Sentence.of("{part}: {kind}", place.title(), option.label());
        Place inner = place.part(
                kind.options().get(),
                title,
                place.before(option.id()),
                answer -> new Answer.Fields(Map.of(option.id(), answer)));
        return place.title().isEmpty() || place.asks() ? inner : inner.of(place.title());
    }

    /** What words were meant as, right or wrong: whoever reads it says what is wrong with it. */
    static Answer meant(Options<?> options, String words) {
        if (options.faces().isEmpty() && !options.parts().isEmpty()) {
            return inFields(options.parts(), words).orElseGet(() -> plain(options, words));
        }
        if (words.indexOf(' ') < 0) {
            return plain(options, words);
        }
        return kind(options, words)
                .<Answer>map(kind -> new Answer.Fields(
                        Map.of(kind.named().option().id(), meant(kind.named().options(), kind.behind()))))
                .orElseGet(() -> plain(options, words));
    }

    /** What is wrong with what words were meant as. */
    static List<Violation> against(Options<?> options, String words) {
        return against(options, words, meant(options, words));
    }

    /** What is wrong with the answer that words were read as. */
    static List<Violation> against(Options<?> options, String words, Answer answer) {
        List<Violation> begun = againstAllThatBegin(options, words);
        return begun.isEmpty() ? options.read(answer).violations() : begun;
    }

    /** Of several that begin so and are all closed what closes them, and no others: "attack sabine", with any weapon. */
    private static List<Violation> againstAllThatBegin(Options<?> options, String words) {
        Optional<Start<Part>> kind = kind(options, words);
        if (kind.isPresent()) {
            Part part = kind.get().named();
            return Violation.inside(
                    part.option().id(),
                    againstAllThatBegin(part.options(), kind.get().behind()));
        }
        Listed closed = Listed.of(options.closed().stream().map(Closed::option).toList());
        List<Option> begun = option(options, words).isPresent()
                        || !Names.beginning(Listed.of(options.faces()), words).isEmpty()
                ? List.of()
                : Names.beginning(closed, words);
        return options.closed().stream()
                .filter(one -> begun.contains(one.option()))
                .flatMap(one -> one.violations().stream())
                .distinct()
                .toList();
    }

    /** The kind that words begin with, and what stands behind it. */
    private static Optional<Start<Part>> kind(Options<?> options, String words) {
        return Start.of(words, name -> option(options, name).flatMap(one -> part(options, one)))
                .filter(kind -> !kind.isAll())
                .findFirst();
    }

    private static Optional<Answer> inFields(List<Part> fields, String words) {
        Map<String, String> shares = FieldWords.of(fields, words);
        Map<String, Answer> answers = new LinkedHashMap<>();
        for (Part field : fields) {
            String share = shares.get(field.option().id());
            if (share != null) {
                answers.put(field.option().id(), plain(field.options(), share));
            }
        }
        return answers.isEmpty() ? Optional.empty() : Optional.of(new Answer.Fields(answers));
    }

    /** What a name means; one that is closed has its name too. */
    private static Optional<Option> option(Options<?> options, String name) {
        Listed open = Listed.of(options.faces());
        List<Option> closed = options.closed().stream().map(Closed::option).toList();
        return Names.whole(open, name)
                .or(() -> Names.called(closed, name).stream().findFirst())
                .or(() -> Names.find(open, name))
                .or(() -> closed(options, name));
    }

    /** The one of what is closed that a name means; no number stands before any. */
    static Optional<Option> closed(Options<?> options, String name) {
        List<Option> closed = options.closed().stream().map(Closed::option).toList();
        return Names.find(Listed.unnumbered(closed), name).filter(one -> !Character.isDigit(name.charAt(0)));
    }

    private static Answer plain(Options<?> options, String words) {
        Optional<Option> option = option(options, words);
        if (option.isPresent()) {
            return Answer.word(option.get().id());
        }
        try {
            return options.ground().isEmpty() ? Json.readAnswer(words) : Points.point(words);
        } catch (BadJson e) {
            return Answer.word(words);
        }
    }

    /** Words that would answer, for each case with something behind it that one can type. */
    static Stream<String> examples(Either<?> options) {
        return options.cases().stream()
                .filter(one -> !one.saysAll() && options.faces().contains(one.option()))
                .flatMap(one -> words(one.options().get()).map(words -> said(one.option()) + " " + words).stream());
    }

    /** A kind as it is said in front of what belongs to it: "killed by". */
    private static String said(Option kind) {
        return (kind.id() + ' ' + goesOn(kind)).strip();
    }

    /** How the label of a kind goes on behind its name: "by" of "was killed by ...". */
    private static String goesOn(Option option) {
        List<String> label =
                List.of(option.label().toString().replace("...", " ").strip().split("\\s+"));
        int name = label.indexOf(option.id());
        return name < 0 ? "" : String.join(" ", label.subList(name + 1, label.size()));
    }

    /** Words that answer {@code options}, as far as they can be told without choosing for somebody. */
    static Optional<String> words(Options<?> options) {
        return options.accept(new Simplest(true));
    }

    /** Names with commas between; what takes more to say is asked one by one. */
    @Override
    public Optional<Answer> several(ListOf<?> options) {
        Options<?> each = options.each();
        if (each.faces().isEmpty() || !each.parts().isEmpty()) {
            return Optional.empty();
        }
        Names names = Names.in(listed(each), words);
        return names.strange().isEmpty() ? Optional.of(PartPrompt.named(names)) : Optional.empty();
    }

    @Override
    public Optional<Answer> split(Split options) {
        return ShareLine.all(prompt.showing().named(options.keys()), words).map(Answer.Fields::new);
    }

    @Override
    public Optional<Answer> each(Each<?> options) {
        List<Option> keys = prompt.showing().named(List.copyOf(options.keys().keySet()));
        List<Options<?>> parts = List.copyOf(options.keys().values());
        EachLine line = new EachLine(Listed.of(keys).beside(prompt.showing().closed(options)), false);
        Map<String, Answer> all = new LinkedHashMap<>();
        List<EachLine.Part> said = line.of(words, Set.of(), (at, rest) -> prompt.answers(part(parts, keys, at), rest));
        if (!EachLine.twice(said).isEmpty()) {
            return Optional.empty();
        }
        for (EachLine.Part part : said) {
            for (int at : part.at()) {
                parts.get(at)
                        .accept(new OneLine(prompt, part.words(), part(parts, keys, at)))
                        .ifPresent(answer -> all.put(keys.get(at).id(), answer));
            }
            if (part.words().isEmpty() || part.at().isEmpty() || !all.keySet().containsAll(ids(keys, part.at()))) {
                return Optional.empty();
            }
        }
        return Optional.of(new Answer.Fields(all));
    }

    private Place part(List<Options<?>> parts, List<Option> keys, int at) {
        return place.part(parts.get(at), keys.get(at).label(), null, answer -> answer);
    }

    private static List<String> ids(List<Option> keys, Set<Integer> at) {
        return at.stream().map(one -> keys.get(one).id()).toList();
    }

    /** Whether it can be said on a line with others. */
    private static boolean isShort(Options<?> options) {
        return !options.ground().isEmpty()
                || options.accept(new Simplest(false))
                        .filter(word -> !word.contains(" "))
                        .isPresent();
    }

    /**
     * Words for each field, as they are asked or behind its name; what may be left out can be, and then their order too. Of
     * those for the first fields alone the others are asked.
     */
    @Override
    public Optional<Answer> form(Form<?> options) {
        return inOrder(options, FieldWords.of(options.parts(), words), OneLine::isShort, false)
                .or(() -> new FormLine(prompt, place).read(words))
                .or(() -> inOrder(options, FieldWords.withCommas(options.parts(), words), any -> true, false))
                .or(() -> alone(options))
                .or(() -> inOrder(options, FieldWords.begun(options.parts(), words), OneLine::isShort, true));
    }

    /** All words for the one field that must be said. */
    private Optional<Answer> alone(Form<?> options) {
        List<? extends Form.Field<?, ?>> must =
                options.fields().stream().filter(field -> !field.isOptional()).toList();
        if (must.size() != 1) {
            return Optional.empty();
        }
        Form.Field<?, ?> field = must.get(0);
        Place part = place.part(field.options(), field.option().label(), null, answer -> answer);
        return field.options()
                .accept(new OneLine(prompt, words, part))
                .map(answer -> new Answer.Fields(Map.of(field.name(), answer)));
    }

    private Optional<Answer> inOrder(
            Form<?> options, Map<String, String> shares, Predicate<Options<?>> isSaid, boolean isBegun) {
        Map<String, Answer> answers = new LinkedHashMap<>();
        for (Form.Field<?, ?> field : options.fields()) {
            String share = shares.get(field.name());
            if (share == null && (field.isOptional() || isBegun)) {
                continue;
            }
            if (share == null || !isSaid.test(field.options())) {
                return Optional.empty();
            }
            Place part = place.part(field.options(), field.option().label(), null, answer -> answer);
            Optional<Answer> answer = field.options().accept(new OneLine(prompt, share, part));
            if (answer.isEmpty() || isElsewhere(field.options(), answer.get())) {
                return Optional.empty();
            }
            answers.put(field.name(), answer.get());
        }
        return answers.isEmpty() ? Optional.empty() : Optional.of(new Answer.Fields(answers));
    }

    /** Whether it is a place or a way that is none there. */
    private static boolean isElsewhere(Options<?> options, Answer answer) {
        return !options.ground().isEmpty() && !options.read(answer).isOk();
    }

    @Override
    public Optional<Answer> army(ArmyOf<?> options) {
        ArmyLine line = ArmyLine.of(words, ArmyLine.entries(options), Set.of());
        Map<String, Answer> counts = new LinkedHashMap<>();
        line.counts().forEach((id, count) -> counts.put(id, new Answer.Whole(count)));
        return line.strange().isEmpty() ? Optional.of(new Answer.Fields(counts)) : Optional.empty();
    }

    @Override
    public Optional<Answer> point(PointIn options) {
        return onGround(options, Typing.isJson(words) ? Json.readAnswer(words) : Points.point(words));
    }

    @Override
    public Optional<Answer> path(PathIn options) {
        return onGround(options, Typing.isJson(words) ? Json.readAnswer(words) : Points.corners(options.from(), words));
    }

    /** Coordinates are meant as such, right or wrong. */
    private Optional<Answer> onGround(Options<?> options, Answer answer) {
        return COORDINATES.matcher(words).matches() || options.read(answer).isOk()
                ? Optional.of(answer)
                : Optional.empty();
    }
}
