package org.muster.cli.prompt;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
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
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.cli.words.OptionsInWords;
import org.muster.core.json.Json;

/** Asks for one part of an answer, in the way its kind of options wants. */
record PartPrompt(Console console, AnswerPrompt prompt, Place place) implements OptionsVisitor<Optional<Answer>> {

    /** Typed for nothing, where an empty line means something else. */
    private static final String NONE = "-";

    @Override
    public Optional<Answer> oneOf(OneOf<?> options) {
        List<Option> faces = options.faces();
        boolean clear = faces.size() == 1 && faces.get(0).note().isEmpty(); // what has odds is looked at first
        return clear && !place.isWhole()
                ? Optional.of(Answer.word(faces.get(0).id()))
                : prompt.named(place, line -> AnswerPrompt.find(faces, line).map(option -> Answer.word(option.id())));
    }

    @Override
    public Optional<Answer> someOf(SomeOf<?> options) {
        List<Option> faces = options.faces();
        prompt.list(faces, false);
        while (true) {
            Optional<String> line = prompt.typed(
                    place,
                    place.prompt(howMany(options.min(), options.max())),
                    AnswerPrompt.ids(faces),
                    () -> prompt.whole(options));
            if (line.isEmpty()) {
                return Optional.empty();
            }
            if (line.get().isEmpty()) {
                return options.min() == 0 && place.before() == null
                        ? Optional.of(new Answer.Items(List.of()))
                        : prompt.asBefore(place);
            }
            List<Answer> chosen = new ArrayList<>();
            List<String> strange = new ArrayList<>();
            for (String part :
                    line.get().equals(NONE) ? new String[0] : line.get().split(",")) {
                AnswerPrompt.find(faces, part)
                        .ifPresentOrElse(
                                option -> chosen.add(Answer.word(option.id())), () -> strange.add(part.strip()));
            }
            if (strange.isEmpty()) {
                return Optional.of(new Answer.Items(chosen));
            }
            console.line("Not among them: {typed}", String.join(", ", strange));
        }
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
        List<Answer> given = new ArrayList<>(place.before() instanceof Answer.Items items ? items.list() : List.of());
        given.forEach(one -> console.verbatim("  " + one));
        while (given.size() < options.max()) {
            if (given.size() >= options.min()) {
                Optional<String> more = prompt.typed(place, more(given), List.of("+", NONE), () -> inWords(options));
                if (more.isEmpty() && prompt.isBeginning()) {
                    return Optional.empty();
                }
                boolean chance = prompt.leftToChance();
                if (more.isEmpty() && !chance) {
                    if (prompt.isEnded() || given.isEmpty() || !prompt.goesBack()) {
                        return Optional.empty();
                    }
                    dropLast(given);
                    continue;
                }
                if (chance) {
                    prompt.byChance(options.each()).ifPresent(given::add);
                    continue;
                }
                if (more.get().isEmpty()) {
                    break;
                }
                if (more.get().equals(NONE)) {
                    dropLast(given);
                    continue;
                }
                Optional<Answer> said = more.get().equals("+") ? Optional.empty() : inLine(options, given, more.get());
                if (said.isPresent()) {
                    given.add(said.get());
                    prompt.soFar(place, new Answer.Items(given));
                    continue;
                }
            }
            Optional<Answer> one = prompt.ask(element(options, given));
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

    private Sentence more(List<Answer> given) {
        return place.knowing(null)
                .prompt(
                        given.isEmpty()
                                ? Sentence.of("+ to name one, Enter: none")
                                : Sentence.of("+ for another, - drops the last, Enter: no more"));
    }

    private void dropLast(List<Answer> given) {
        if (!given.isEmpty()) {
            console.line("Dropped: {answer}", given.remove(given.size() - 1));
            prompt.soFar(place, new Answer.Items(given));
        }
    }

    private Optional<Answer> inLine(ListOf<?> options, List<Answer> given, String words) {
        return prompt.inLine(element(options, given), words)
                .filter(answer -> options.each().read(answer).isOk());
    }

    private Place element(ListOf<?> options, List<Answer> given) {
        return new Place(options.each(), place.title(), place.asks(), null, place, one -> {
            List<Answer> all = new ArrayList<>(given);
            all.add(one);
            return new Answer.Items(all);
        });
    }

    private void inWords(Options<?> options) {
        OptionsInWords.of(options, OptionsInWords.ALL).forEach(line -> console.verbatim("  " + line));
    }

    @Override
    public Optional<Answer> number(Between options) {
        return prompt.legal(place, Sentence.of("{min} to {max}", options.min(), options.max()), Json::readAnswer);
    }

    @Override
    public Optional<Answer> split(Split options) {
        return SplitPrompt.isLong(options.keys())
                ? new SplitPrompt(console, prompt, options, place).ask()
                : new InTurn(
                                prompt,
                                place,
                                options.keys().stream()
                                        .map(key -> new Share(options, key))
                                        .toList())
                        .ask();
    }

    /** What one of a few gets. */
    private final class Share implements InTurn.Step {

        private final Split split;
        private final Option to;

        Share(Split split, Option to) {
            this.split = split;
            this.to = to;
        }

        @Override
        public String key() {
            return to.id();
        }

        @Override
        public boolean ask(Map<String, Answer> given) {
            int left = left(given);
            Answer before = given.remove(to.id());
            if (left == 0) {
                return true;
            }
            Options<Integer> upTo = Options.number(0, left);
            Answer kept = before != null && upTo.read(before).isOk() ? before : null;
            Place here = place.part(
                    upTo,
                    Sentence.of("{name} ({n} left; Enter: {share})", to.label(), left, kept == null ? 0 : kept),
                    null,
                    share -> with(given, share));
            Optional<Answer> share = prompt.legal(
                    here, Sentence.NOTHING, Json::readAnswer, Optional.of(kept == null ? new Answer.Whole(0) : kept));
            share.ifPresent(one -> given.put(to.id(), one));
            return share.isPresent();
        }

        private Answer with(Map<String, Answer> given, Answer share) {
            Map<String, Answer> all = new LinkedHashMap<>(given);
            all.put(to.id(), share);
            return new Answer.Fields(all);
        }

        /** Of what those before it left. */
        private int left(Map<String, Answer> given) {
            long left = split.max();
            for (Option key : split.keys()) {
                if (key.equals(to)) {
                    break;
                }
                left -= given.get(key.id()) instanceof Answer.Whole whole ? whole.number() : 0;
            }
            return (int) left;
        }
    }

    @Override
    public Optional<Answer> each(Each<?> options) {
        if (SplitPrompt.isLong(List.copyOf(options.keys().keySet()))) {
            return new EachPrompt(console, prompt, options, place).ask();
        }
        List<InTurn.Step> steps = new ArrayList<>();
        options.keys().forEach((key, part) -> steps.add(new PartOf(key, part)));
        return new InTurn(prompt, place, steps).ask();
    }

    /** One of a few that are asked the same. */
    private final class PartOf implements InTurn.Step {

        private final Option face;
        private final Options<?> options;

        PartOf(Option face, Options<?> options) {
            this.face = face;
            this.options = options;
        }

        @Override
        public String key() {
            return face.id();
        }

        @Override
        public boolean ask(Map<String, Answer> given) {
            console.verbatim(console.screen().bold(face.label()));
            Optional<Answer> answer =
                    prompt.ask(place.part(options, face.label(), given.get(key()), one -> put(given, key(), one)));
            answer.ifPresent(one -> given.put(key(), one));
            return answer.isPresent();
        }
    }

    private static Answer put(Map<String, Answer> given, String key, Answer answer) {
        Map<String, Answer> all = new LinkedHashMap<>(given);
        all.put(key, answer);
        return new Answer.Fields(all);
    }

    @Override
    public Optional<Answer> form(Form<?> options) {
        return new InTurn(
                        prompt,
                        place,
                        options.fields().stream().map(FieldOf::new).toList())
                .ask();
    }

    /** A field of a form. */
    private final class FieldOf implements InTurn.Step {

        private final Form.Field<?, ?> field;

        FieldOf(Form.Field<?, ?> field) {
            this.field = field;
        }

        @Override
        public String key() {
            return field.name();
        }

        @Override
        public boolean ask(Map<String, Answer> given) {
            console.verbatim(console.screen().bold(field.face().label()));
            Answer before = given.get(key());
            Place here = place.part(field.options(), field.face().label(), before, one -> put(given, key(), one));
            Optional<Answer> answer = Optional.empty();
            if (field.otherwise() != null) {
                Optional<String> line = prompt.typed(
                        here,
                        here.knowing(null).prompt(leaving(before)),
                        List.of("+", NONE),
                        () -> inWords(field.options()));
                if (line.isEmpty() && prompt.isBeginning()) {
                    return false;
                }
                if (prompt.leftToChance()) {
                    answer = prompt.byChance(field.options());
                } else if (line.isEmpty()) {
                    return false;
                } else if (line.get().isEmpty()) {
                    return true;
                } else if (line.get().equals(NONE)) {
                    given.remove(key());
                    return true;
                } else if (!line.get().equals("+")) {
                    answer = prompt.inLine(here, line.get())
                            .filter(one -> field.options().read(one).isOk());
                }
            }
            if (answer.isEmpty() && !prompt.isEnded()) {
                answer = prompt.ask(here);
            }
            answer.ifPresent(one -> given.put(key(), one));
            return answer.isPresent();
        }

        private Sentence leaving(@Nullable Answer before) {
            return before == null
                    ? Sentence.of("Enter to leave it out, + to tell")
                    : Sentence.of("Enter: {answer}, + to tell anew, - to leave it out", before);
        }
    }

    /** A case alone, or on one line with what belongs to it. */
    @Override
    public Optional<Answer> either(Either<?> options) {
        OneLine.example(options)
                .ifPresent(words -> console.verbatim(
                        "      " + console.screen().faint(Sentence.of("All on one line, such as: {words}", words))));
        return prompt.named(place, line -> options.accept(new OneLine(prompt, line, place)));
    }

    @Override
    public Optional<Answer> army(ArmyOf<?> options) {
        return new ArmyPrompt(console, prompt, options, place).ask();
    }

    @Override
    public Optional<Answer> text(Text options) {
        return prompt.legal(
                place, Sentence.of("text, {min} to {max} characters", options.min(), options.max()), Answer::word);
    }

    @Override
    public Optional<Answer> point(PointIn options) {
        return prompt.legal(place, Sentence.verbatim("x y"), PartPrompt::point);
    }

    @Override
    public Optional<Answer> path(PathIn options) {
        return prompt.legal(
                place,
                Sentence.of(
                        "x y of the end, or of each corner (x y, x y ...), from {x} {y}",
                        options.from().x(),
                        options.from().y()),
                line -> corners(options.from(), line));
    }

    /** Where it ends, out of the list; or place by place, where it matters which way is gone. */
    @Override
    public Optional<Answer> pathOver(PathOver options) {
        List<Option> ends = options.faces();
        prompt.list(ends, false);
        return prompt.legal(place, Sentence.of("where to, or the places on the way with commas"), line -> {
            List<Answer> places = new ArrayList<>();
            for (String part : line.split(",")) {
                places.add(Answer.word(
                        AnswerPrompt.find(ends, part).map(Option::id).orElse(part.strip())));
            }
            return places.size() == 1 ? places.get(0) : new Answer.Items(places);
        });
    }

    static Answer point(String line) {
        String[] numbers = line.strip().split("[\\s;]+");
        try {
            return numbers.length == 2
                    ? new Answer.Fields(new TreeMap<>(Map.of(
                            "x", new Answer.Real(Double.parseDouble(numbers[0])),
                            "y", new Answer.Real(Double.parseDouble(numbers[1])))))
                    : Answer.word(line);
        } catch (NumberFormatException e) {
            return Answer.word(line);
        }
    }

    /** One place is where the path ends. */
    static Answer corners(Point from, String line) {
        String[] parts = line.split(",");
        if (parts.length == 1) {
            return point(line);
        }
        List<Answer> places = new ArrayList<>();
        places.add(point(from.x() + " " + from.y()));
        for (String part : parts) {
            places.add(point(part));
        }
        return new Answer.Items(places);
    }
}
