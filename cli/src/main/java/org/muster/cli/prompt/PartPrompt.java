package org.muster.cli.prompt;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.ArmyOf;
import org.muster.api.decision.Between;
import org.muster.api.decision.Each;
import org.muster.api.decision.Either;
import org.muster.api.decision.Form;
import org.muster.api.decision.ListOf;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.OptionsVisitor;
import org.muster.api.decision.PathIn;
import org.muster.api.decision.PathOver;
import org.muster.api.decision.PointIn;
import org.muster.api.decision.SomeOf;
import org.muster.api.decision.Split;
import org.muster.api.decision.Text;
import org.muster.api.text.Sentence;
import org.muster.cli.prompt.line.Listed;
import org.muster.cli.prompt.line.Names;
import org.muster.cli.prompt.line.Points;
import org.muster.cli.prompt.line.ShareLine;
import org.muster.cli.terminal.Console;
import org.muster.core.json.Json;

/**
 * Asks for one part of an answer, in the way its kind of options wants.
 *
 * @param said fields of a form that were answered just now, and are not asked
 */
record PartPrompt(Console console, AnswerPrompt prompt, Place place, Set<String> said)
        implements OptionsVisitor<Optional<Answer>> {

    /** So many that are not legal are enough to look at. */
    private static final int MOST_EXAMPLES = 20;

    private static final int MOST_NAMES = 6;

    /** Options of which each is tried with all that is said. */
    private static final int MOST_JUDGED = 15;

    /** Typed for nothing, where an empty line means something else. */
    private static final String NONE = "-";

    @Override
    public Optional<Answer> oneOf(OneOf<?> options) {
        List<Option> faces = options.faces();
        boolean clear = faces.size() == 1 && faces.get(0).note().isEmpty(); // what has odds is looked at first
        if (clear && !place.isWhole()) {
            prompt.showing().line(place.onlyChoice(faces.get(0)));
            return Optional.of(Answer.word(faces.get(0).id()));
        }
        return new NamePrompt(
                        console,
                        prompt,
                        place,
                        line -> Names.find(listed(), line).map(option -> Answer.word(option.id())),
                        option -> false)
                .ask();
    }

    @Override
    public Optional<Answer> someOf(SomeOf<?> options) {
        Listed listed = listed();
        prompt.showing().some(place.isWhole() ? listed : judged(listed));
        while (true) {
            Optional<String> line = prompt.typed(
                    place,
                    place.prompt(howMany(options.min(), options.max())),
                    AnswerPrompt.ids(options.faces()),
                    () -> prompt.showing().whole(place));
            if (line.isEmpty()) {
                return Optional.empty();
            }
            if (line.get().isEmpty()) {
                return options.min() == 0 && place.before() == null
                        ? Optional.of(new Answer.Items(List.of()))
                        : prompt.asBefore(place);
            }
            Names names = Names.in(listed, line.get());
            Answer chosen = named(names);
            List<Violation> violations =
                    names.strange().isEmpty() ? options.read(chosen).violations() : List.of();
            if (names.strange().isEmpty() && violations.isEmpty()) {
                return Optional.of(chosen);
            }
            prompt.showing().refused(options, violations);
            if (!names.strange().isEmpty()) {
                console.line(
                        "Not among them: {typed}. Type numbers or names with commas between, such as {example}.",
                        String.join(", ", names.strange()),
                        listed.options().stream()
                                .map(Names::typed)
                                .filter(name -> name.indexOf(',') < 0)
                                .limit(Math.min(2, options.max()))
                                .collect(Collectors.joining(", ")));
            }
        }
    }

    private Listed listed() {
        return prompt.showing().listed(place);
    }

    /** The same list, saying of each what the whole answer would break with it, if it does not without: there is no money left. */
    private Listed judged(Listed listed) {
        if (listed.options().size() > MOST_JUDGED) {
            return listed;
        }
        Set<String> without = Place.kinds(place.supposing(new Answer.Items(List.of())));
        List<Option> judged = listed.options().stream()
                .map(one -> place.supposing(new Answer.Items(List.of(Answer.word(one.id())))).stream()
                        .filter(violation -> !without.contains(Place.kind(violation)))
                        .findFirst()
                        .map(violation -> one.noting(prompt.showing().notNow(one.note(), violation)))
                        .orElse(one))
                .toList();
        return new Listed(judged, listed.numbers(), listed.closed());
    }

    static Answer named(Names names) {
        return new Answer.Items(
                names.found().stream().map(one -> Answer.word(one.id())).toList());
    }

    private Sentence howMany(int min, int max) {
        Sentence several = min == max
                ? Sentence.of("{n} of them, with commas", max)
                : Sentence.of("{min} to {max} of them, with commas", min, max);
        if (min > 0) {
            return several;
        }
        return place.before() == null
                ? Sentence.of("{several} (Enter: none)", several)
                : Sentence.of("{several} (-: none)", several);
    }

    @Override
    public Optional<Answer> several(ListOf<?> options) {
        return new SeveralPrompt(console, prompt, options, place).ask();
    }

    @Override
    public Optional<Answer> number(Between options) {
        return new LinePrompt(prompt, place)
                .ask(
                        Sentence.of("{min} to {max}", options.min(), options.max()),
                        typed -> Names.isEnd(typed) ? new Answer.Whole(0) : Json.readAnswer(typed));
    }

    @Override
    public Optional<Answer> split(Split options) {
        return ShareLine.isLong(options.keys())
                ? new SplitPrompt(console, prompt, options, place).ask()
                : new InTurn(prompt, place, shares(options)).ask();
    }

    private List<Share> shares(Split options) {
        Set<String> said = new HashSet<>();
        return options.keys().stream().map(key -> new Share(options, key, said)).toList();
    }

    /** What one of a few gets. */
    private final class Share implements InTurn.Step {

        private final Split split;
        private final Option to;
        /** Who has got theirs on a line with another. */
        private final Set<String> said;

        Share(Split split, Option to, Set<String> said) {
            this.split = split;
            this.to = to;
            this.said = said;
        }

        @Override
        public String key() {
            return to.id();
        }

        @Override
        public boolean ask(Map<String, Answer> given) {
            while (!said.remove(to.id())) {
                int left = left(given);
                Answer before = given.remove(to.id());
                if (left == 0) {
                    return true;
                }
                Options<Integer> upTo = Options.number(0, left);
                Answer kept = before != null && upTo.read(before).isOk() ? before : new Answer.Whole(0);
                Place here = place.part(
                        upTo,
                        Sentence.of("{name} ({n} left; Enter: {share})", to.label(), left, kept),
                        null,
                        share -> with(given, share));
                Optional<Answer> share = prompt.others()
                        .beside(
                                here,
                                line -> !all(line).isEmpty(),
                                () -> new LinePrompt(prompt, here)
                                        .ask(
                                                Sentence.NOTHING,
                                                typed -> Names.isEnd(typed)
                                                        ? Answer.word(typed)
                                                        : Json.readAnswer(typed),
                                                Optional.of(kept)));
                Optional<String> line = prompt.others().line();
                if (line.isEmpty()) {
                    share.ifPresent(one -> given.put(to.id(), one));
                    return share.isPresent();
                }
                give(all(line.get()), left, given);
            }
            return true;
        }

        /** Of "none" nothing for whoever has got nothing yet. */
        private Map<String, Answer> all(String line) {
            if (!Names.isEnd(line) || split.min() > 0) {
                return ShareLine.all(prompt.showing().named(split.keys()), line).orElse(Map.of());
            }
            Map<String, Answer> none = new LinkedHashMap<>();
            split.keys().stream()
                    .dropWhile(key -> !key.equals(to))
                    .filter(key -> !said.contains(key.id()))
                    .forEach(key -> none.put(key.id(), new Answer.Whole(0)));
            return none;
        }

        private void give(Map<String, Answer> shares, int left, Map<String, Answer> given) {
            long wanted = shares.values().stream().mapToLong(Share::number).sum();
            if (wanted > left) {
                console.line("{n} {n:is|are} wanted, and {left} {left:is|are} left.", wanted, left);
                return;
            }
            given.putAll(shares);
            said.addAll(shares.keySet());
        }

        private static long number(@Nullable Answer share) {
            return share instanceof Answer.Whole whole ? whole.number() : 0;
        }

        private Answer with(Map<String, Answer> given, Answer share) {
            Map<String, Answer> all = new LinkedHashMap<>(given);
            all.put(to.id(), share);
            return new Answer.Fields(all);
        }

        /** Of what those before it left, and those who were named with one before it. */
        private int left(Map<String, Answer> given) {
            long left = split.max();
            boolean isBefore = true;
            for (Option key : split.keys()) {
                isBefore &= !key.equals(to);
                left -= isBefore || said.contains(key.id()) ? number(given.get(key.id())) : 0;
            }
            return (int) left;
        }
    }

    @Override
    public Optional<Answer> each(Each<?> options) {
        List<Option> keys = prompt.showing().named(List.copyOf(options.keys().keySet()));
        boolean isLong = ShareLine.isLong(keys);
        Set<String> all = Set.copyOf(AnswerPrompt.ids(keys));
        NothingPrompt nothing = new NothingPrompt(
                console,
                prompt,
                place,
                NothingPrompt.NOTHING,
                isLong ? List.of() : keys,
                line -> console.line("\"{typed}\" is for none of these, or no answer to what is asked of it.", line));
        BiFunction<Place, Set<String>, Optional<Answer>> parts = isLong
                ? (here, any) -> new EachPrompt(console, prompt, options, here).ask()
                : (here, chosen) -> new EachInTurn(console, prompt, options, here, chosen).ask();
        return nothing.isWorthALine() ? nothing.ask(parts) : parts.apply(place, all);
    }

    static Answer put(Map<String, Answer> given, String key, Answer answer) {
        Map<String, Answer> all = new LinkedHashMap<>(given);
        all.put(key, answer);
        return new Answer.Fields(all);
    }

    @Override
    public Optional<Answer> form(Form<?> options) {
        NothingPrompt nothing = new NothingPrompt(
                console, prompt, place, unsaid(options), More.named(options), new FormLine(prompt, place)::tellStrange);
        return nothing.isWorthALine()
                ? nothing.ask((here, chosen) -> new PartPrompt(console, prompt, here, said)
                        .fields(options, More.chosen(console, prompt, here, options, chosen)))
                : fields(options, More.of(console, prompt, place, options));
    }

    /** What a form says of which nothing is said. */
    private static Sentence unsaid(Form<?> options) {
        List<Sentence> all = options.fields().stream()
                .map(Form.Field::unsaid)
                .filter(one -> !one.isEmpty())
                .toList();
        return all.isEmpty() ? NothingPrompt.NOTHING : Sentence.joined(", ", all);
    }

    private Optional<Answer> fields(Form<?> options, @Nullable More more) {
        List<InTurn.Step> steps = new ArrayList<>();
        Set<String> onOneLine = new HashSet<>();
        for (Form.Field<?, ?> field : options.fields()) {
            steps.add(
                    said.contains(field.name())
                            ? new Said(field.name())
                            : new FieldPrompt(prompt, place, options, field, more, onOneLine));
        }
        if (more != null) {
            steps.add(more.look(options));
        }
        return new InTurn(prompt, place, steps).ask();
    }

    /** A field that is answered already. */
    private record Said(String key) implements InTurn.Step {
        @Override
        public boolean ask(Map<String, Answer> given) {
            return true;
        }
    }

    /** A case alone, or on one line with what belongs to it. */
    @Override
    public Optional<Answer> either(Either<?> options) {
        OneLine.examples(options)
                .limit(MOST_EXAMPLES)
                .filter(words -> prompt.read(place, words).isPresent())
                .findFirst()
                .ifPresent(words -> console.verbatim(
                        "      " + console.screen().faint(Sentence.of("All on one line, such as: {words}", words))));
        boolean asksMore = options.cases().stream().anyMatch(one -> !one.saysAll());
        return new NamePrompt(
                        console,
                        prompt,
                        place.orNothing(),
                        line -> options.accept(new OneLine(prompt, line, place)),
                        option -> asksMore && OneLine.ofId(options, option.id()).saysAll())
                .ask();
    }

    @Override
    public Optional<Answer> army(ArmyOf<?> options) {
        return new ArmyPrompt(console, prompt, options, place).ask();
    }

    @Override
    public Optional<Answer> text(Text options) {
        Sentence length = Sentence.of("text, {min} to {max} characters", options.min(), options.max());
        Sentence kind = options.min() > 0
                ? length
                : place.before() == null
                        ? Sentence.of("{text} (Enter: none)", length)
                        : Sentence.of("{text} (-: none)", length);
        Listed suggested = listed();
        prompt.showing().some(suggested);
        return new LinePrompt(prompt, place)
                .ask(kind, line -> Answer.word(options.min() == 0 && line.equals(NONE) ? "" : nameOf(line, suggested)));
    }

    /** What few letters may mean of what is suggested is asked, since any other text is an answer too. */
    private String nameOf(String line, Listed suggested) {
        Optional<Option> whole = Names.whole(suggested, line);
        List<Option> like = whole.isPresent() ? List.of() : Names.like(suggested, line);
        if (whole.isPresent() || suggested.options().isEmpty()) {
            return whole.map(Option::id).orElse(line);
        }
        if (like.isEmpty()) {
            Optional<String> other = prompt.typed(
                    place,
                    Sentence.of("\"{typed}\" is none of them: Enter if it is meant so, or its name", line),
                    AnswerPrompt.ids(suggested.options()),
                    () -> prompt.showing().whole(place));
            return other.filter(said -> !said.isEmpty() && !said.equals(line))
                    .map(said -> nameOf(said, suggested))
                    .orElse(line);
        }
        Option first = like.get(0);
        boolean isOne = like.size() == 1;
        Sentence asked = isOne
                ? Sentence.of(
                        "\"{typed}\" may be {name}: Enter if it is, or the text once more if it is another",
                        line,
                        first.label())
                : Sentence.of(
                        "\"{typed}\" may be {names}: type more of the name, or Enter if it is another text",
                        line,
                        Sentence.either(like.stream()
                                .limit(MOST_NAMES)
                                .map(Option::label)
                                .toList()));
        Optional<String> more = prompt.typed(
                place, asked, AnswerPrompt.ids(like), () -> prompt.showing().whole(place));
        if (more.isEmpty() || isOne && more.get().equals(line)) {
            return line;
        }
        return more.get().isEmpty() ? isOne ? first.id() : line : nameOf(more.get(), suggested);
    }

    @Override
    public Optional<Answer> point(PointIn options) {
        return new LinePrompt(prompt, place).ask(suchAs(Sentence.verbatim("x y"), options), Points::point);
    }

    @Override
    public Optional<Answer> path(PathIn options) {
        return new LinePrompt(prompt, place)
                .ask(
                        suchAs(
                                Sentence.of(
                                        "x y of the end, or of each corner (x y, x y ...), from {x} {y}",
                                        options.from().x(),
                                        options.from().y()),
                                options),
                        line -> Points.corners(options.from(), line));
    }

    /** With a place that can be answered, beside what is said already. */
    private Sentence suchAs(Sentence kind, Options<?> options) {
        return Points.example(options, at -> place.violations(at).size())
                .map(example -> Sentence.of("{kind}, such as {example}", kind, example))
                .orElse(kind);
    }

    /** Where it ends, out of the list; or place by place, where it matters which way is gone. */
    @Override
    public Optional<Answer> pathOver(PathOver options) {
        Listed ends = OneLine.ends(listed(), options);
        prompt.showing().some(ends);
        return new LinePrompt(prompt, place)
                .ask(Sentence.of("where to, or the places on the way with commas"), line -> {
                    List<Answer> places = new ArrayList<>();
                    for (String part : line.split(",")) {
                        places.add(Answer.word(Names.find(ends, part)
                                .or(() -> OneLine.closed(options, part.strip()))
                                .map(Option::id)
                                .orElse(part.strip())));
                    }
                    return places.size() == 1 ? places.get(0) : new Answer.Items(places);
                });
    }
}
