package org.muster.cli.prompt;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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

/**
 * Asks for one part of an answer, in the way its kind of options wants.
 *
 * @param what stands before the prompt: whose or which part it is; empty for the whole
 */
record PartPrompt(Console console, AnswerPrompt prompt, String what) implements OptionsVisitor<Optional<Answer>> {

    @Override
    public Optional<Answer> oneOf(OneOf<?> options) {
        List<Option> faces = options.faces();
        Optional<Option> picked =
                faces.size() == 1 && !what.isEmpty() ? Optional.of(faces.get(0)) : prompt.pick(options, what);
        return picked.map(option -> Answer.word(option.id()));
    }

    @Override
    public Optional<Answer> someOf(SomeOf<?> options) {
        List<Option> faces = options.faces();
        prompt.list(faces, false);
        while (true) {
            Optional<String> line = prompt.typed(
                    what + howMany(options.min(), options.max()), AnswerPrompt.ids(faces), () -> prompt.whole(options));
            if (line.isEmpty()) {
                return Optional.empty();
            }
            List<Answer> chosen = new ArrayList<>();
            List<String> strange = new ArrayList<>();
            for (String part : line.get().isBlank() ? new String[0] : line.get().split(",")) {
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

    private static Sentence howMany(int min, int max) {
        if (min == max) {
            return min == 0
                    ? Sentence.of("{n} of them, with commas (Enter: none)", max)
                    : Sentence.of("{n} of them, with commas", max);
        }
        return min == 0
                ? Sentence.of("{min} to {max} of them, with commas (Enter: none)", min, max)
                : Sentence.of("{min} to {max} of them, with commas", min, max);
    }

    @Override
    public Optional<Answer> several(ListOf<?> options) {
        List<Answer> given = new ArrayList<>();
        while (given.size() < options.max()) {
            if (given.size() >= options.min()) {
                Optional<String> more = prompt.typed(
                        what
                                + (given.isEmpty()
                                        ? Sentence.of("+ to name one, Enter: none")
                                        : Sentence.of("+ for another, Enter: no more")),
                        List.of("+"),
                        () -> inWords(options));
                if (more.isEmpty()) {
                    return Optional.empty();
                }
                if (more.get().isBlank()) {
                    break;
                }
            }
            Optional<Answer> one = prompt.ask(options.each(), what);
            if (one.isEmpty()) {
                return Optional.empty();
            }
            given.add(one.get());
        }
        return Optional.of(new Answer.Items(given));
    }

    private void inWords(Options<?> options) {
        OptionsInWords.of(options, OptionsInWords.ALL).forEach(line -> console.verbatim("  " + line));
    }

    @Override
    public Optional<Answer> number(Between options) {
        return prompt.legal(
                options, what + Sentence.of("{min} to {max}", options.min(), options.max()), Json::readAnswer);
    }

    @Override
    public Optional<Answer> split(Split options) {
        return SplitPrompt.isLong(options.keys())
                ? new SplitPrompt(console, prompt, options).ask(what)
                : oneByOne(options);
    }

    private Optional<Answer> oneByOne(Split split) {
        Map<String, Answer> shares = new LinkedHashMap<>();
        long left = split.max();
        for (Option key : split.keys()) {
            if (left == 0) {
                break;
            }
            Optional<Answer> share = prompt.legal(
                    Options.number(0, (int) left),
                    Sentence.of("{name} ({n} left; Enter: 0)", key.label(), left),
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

    @Override
    public Optional<Answer> each(Each<?> options) {
        if (SplitPrompt.isLong(List.copyOf(options.keys().keySet()))) {
            return new EachPrompt(console, prompt, options).ask(what);
        }
        Map<String, Answer> answers = new LinkedHashMap<>();
        for (Map.Entry<Option, ? extends Options<?>> part : options.keys().entrySet()) {
            String name = part.getKey().label().toString();
            console.verbatim(console.screen().bold(name));
            Optional<Answer> answer = prompt.ask(part.getValue(), name + ": ");
            if (answer.isEmpty()) {
                return Optional.empty();
            }
            answers.put(part.getKey().id(), answer.get());
        }
        return Optional.of(new Answer.Fields(answers));
    }

    @Override
    public Optional<Answer> form(Form<?> options) {
        Map<String, Answer> answers = new LinkedHashMap<>();
        for (Form.Field<?, ?> field : options.fields()) {
            console.verbatim(console.screen().bold(field.name()));
            if (field.otherwise() != null) {
                Optional<String> tells = prompt.typed(
                        Sentence.of("{field}: Enter to leave it out, + to tell", field.name()),
                        List.of("+"),
                        () -> inWords(field.options()));
                if (tells.isEmpty()) {
                    return Optional.empty();
                }
                if (tells.get().isBlank()) {
                    continue;
                }
            }
            Optional<Answer> answer = prompt.ask(field.options(), field.name() + ": ");
            if (answer.isEmpty()) {
                return Optional.empty();
            }
            answers.put(field.name(), answer.get());
        }
        return Optional.of(new Answer.Fields(answers));
    }

    @Override
    public Optional<Answer> either(Either<?> options) {
        Optional<Option> picked = prompt.pick(options, what);
        if (picked.isEmpty()) {
            return Optional.empty();
        }
        Option face = picked.get();
        Options.Case<?> kind = options.cases().get(options.faces().indexOf(face));
        return kind.saysAll()
                ? Optional.of(Answer.word(face.id()))
                : prompt.ask(kind.options().get(), face.label() + ": ")
                        .map(answer -> new Answer.Fields(Map.of(face.id(), answer)));
    }

    @Override
    public Optional<Answer> army(ArmyOf<?> options) {
        return new ArmyPrompt(console, options).ask(prompt);
    }

    @Override
    public Optional<Answer> text(Text options) {
        return prompt.legal(
                options,
                what + Sentence.of("text, {min} to {max} characters", options.min(), options.max()),
                Answer::word);
    }

    @Override
    public Optional<Answer> point(PointIn options) {
        return prompt.legal(options, what + "x y", PartPrompt::place);
    }

    @Override
    public Optional<Answer> path(PathIn options) {
        return prompt.legal(
                options,
                what
                        + Sentence.of(
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
        return prompt.legal(options, what + Sentence.of("where to, or the places on the way with commas"), line -> {
            List<Answer> places = new ArrayList<>();
            for (String part : line.split(",")) {
                places.add(Answer.word(
                        AnswerPrompt.find(ends, part).map(Option::id).orElse(part.strip())));
            }
            return places.size() == 1 ? places.get(0) : new Answer.Items(places);
        });
    }

    private static Answer place(String line) {
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
    private static Answer corners(Point from, String line) {
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
