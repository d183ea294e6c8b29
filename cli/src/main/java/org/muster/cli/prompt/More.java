package org.muster.cli.prompt;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Form;
import org.muster.api.decision.Option;
import org.muster.api.text.Sentence;
import org.muster.cli.prompt.line.Listed;
import org.muster.cli.prompt.line.Names;
import org.muster.cli.prompt.line.OnlyNothing;
import org.muster.cli.terminal.Console;

/**
 * Which of many fields that may be left out somebody wants to tell at all: asked before the first of them, once for all.
 * Where some are told all of it is shown at the end, and more can be told or changed.
 */
final class More {

    /** Fewer are asked one by one. */
    private static final int MANY = 4;

    private final Console console;
    private final AnswerPrompt prompt;
    private final Place place;
    private final List<Option> fields;
    private final Set<String> wanted = new LinkedHashSet<>();

    /** Whether it was said already which. */
    private final boolean isChosen;

    private More(Console console, AnswerPrompt prompt, Place place, List<Option> fields, boolean isChosen) {
        this.console = console;
        this.prompt = prompt;
        this.place = place;
        this.fields = fields;
        this.isChosen = isChosen;
    }

    /** Of the form at {@code place}; null where there are few, or nothing that has to be told stands before them. */
    static @Nullable More of(Console console, AnswerPrompt prompt, Place place, Form<?> form) {
        List<Option> optional = new ArrayList<>();
        boolean isToldBefore = false;
        for (Form.Field<?, ?> field : form.fields()) {
            if (!field.isOptional()) {
                isToldBefore = true;
                optional.clear();
            } else if (isOpen(field)) {
                optional.add(option(field));
            }
        }
        return isToldBefore && optional.size() >= MANY ? new More(console, prompt, place, optional, false) : null;
    }

    /** Those of a form all of which may be left out that were chosen, by name. */
    static More chosen(Console console, AnswerPrompt prompt, Place place, Form<?> form, Set<String> chosen) {
        More more = new More(console, prompt, place, named(form), true);
        more.wanted.addAll(chosen);
        return more;
    }

    /** The fields of which something can be said, by name. */
    static List<Option> named(Form<?> form) {
        return form.fields().stream().filter(More::isOpen).map(More::option).toList();
    }

    private static Option option(Form.Field<?, ?> field) {
        Option option = Option.called(field.name(), field.name());
        Sentence question = field.options().question();
        return question.isEmpty() ? option : option.noting("{question}", question);
    }

    private static boolean isOpen(Form.Field<?, ?> field) {
        return !OnlyNothing.isSettled(field) && !OnlyNothing.isAllOf(field.options());
    }

    /** Whether a field is to be asked; empty: the asking ends here or goes back. */
    Optional<Boolean> wants(String field, Map<String, Answer> given) {
        boolean isOne = fields.stream().anyMatch(one -> one.id().equals(field));
        return !isOne
                ? Optional.of(true)
                : isFirst(field) && !isChosen && !ask(given) ? Optional.empty() : Optional.of(wanted.contains(field));
    }

    private boolean isFirst(String field) {
        return fields.get(0).id().equals(field);
    }

    /** Asked when all of {@code form} is. */
    InTurn.Step look(Form<?> form) {
        return new Look(form);
    }

    private final class Look implements InTurn.Step {

        private final Form<?> form;

        Look(Form<?> form) {
            this.form = form;
        }

        @Override
        public String key() {
            return "";
        }

        @Override
        public boolean ask(Map<String, Answer> given) {
            return wanted.isEmpty()
                    || isChosen && !place.isWhole()
                    || prompt.isAll(
                            place,
                            Sentence.of("Enter if that is all, or which of {fields} is to change", names()),
                            AnswerPrompt.ids(fields),
                            () -> prompt.showing()
                                    .line(Sentence.of(
                                            "  {answer}", place.options().inWords(new Answer.Fields(given)))),
                            line -> {
                                Optional<List<String>> typed = typed(line);
                                return typed.isEmpty() || ask(typed.get(), given) || prompt.goesBack();
                            });
        }

        private boolean ask(List<String> again, Map<String, Answer> given) {
            Set<String> onOneLine = new HashSet<>();
            return form.fields().stream()
                    .filter(field -> again.contains(field.name()))
                    .allMatch(field -> new FieldPrompt(prompt, place, form, field, null, onOneLine).ask(given));
        }
    }

    private Sentence names() {
        return Sentence.joined(", ", fields.stream().map(Option::label).toList());
    }

    /** The fields that are named, or whose question is; empty, and told, if something else is. */
    private Optional<List<String>> typed(String line) {
        Names typed = Names.in(Listed.unnumbered(fields), line); // nobody sees a list
        Set<String> named = new LinkedHashSet<>(AnswerPrompt.ids(typed.found()));
        List<String> strange = new ArrayList<>();
        for (String word : typed.strange()) {
            Names.find(Listed.unnumbered(questions()), word)
                    .ifPresentOrElse(field -> named.add(field.id()), () -> strange.add(word));
        }
        if (strange.isEmpty()) {
            return Optional.of(List.copyOf(named));
        }
        console.line("Not among them: {typed}.", String.join(", ", strange));
        questions().forEach(field -> console.line("      {field}: {question}", field.id(), field.label()));
        return Optional.empty();
    }

    private List<Option> questions() {
        return fields.stream()
                .filter(field -> !field.note().isEmpty())
                .map(field -> Option.of(field.id(), "{question}", field.note()))
                .toList();
    }

    private boolean ask(Map<String, Answer> given) {
        wanted.clear();
        List<String> wrong = new ArrayList<>(AnswerPrompt.ids(fields));
        wrong.retainAll(FieldPrompt.wrong(place.options(), given));
        Sentence empty = wrong.isEmpty()
                ? Sentence.of("no more")
                : Sentence.of("{fields}, where something is wrong", Sentence.joined(", ", wrong));
        while (true) {
            Optional<String> line = prompt.typed(
                    place,
                    Sentence.of(
                            "More to tell of {fields}? Some of these words, + for all, Enter: {what}", names(), empty),
                    AnswerPrompt.ids(fields),
                    () -> prompt.inWords(place.options()));
            if (line.isEmpty()) {
                return prompt.leftToChance();
            }
            if (line.get().isEmpty()) {
                wanted.addAll(wrong);
            } else if (line.get().equals("+")) {
                wanted.addAll(AnswerPrompt.ids(fields));
            } else {
                Optional<List<String>> typed = typed(line.get());
                if (typed.isEmpty()) {
                    continue;
                }
                wanted.addAll(typed.get());
            }
            return true;
        }
    }
}
