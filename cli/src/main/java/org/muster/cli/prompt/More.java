package org.muster.cli.prompt;

import java.util.ArrayList;
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

/** Which of many fields that may be left out somebody wants to tell at all: asked before the first of them, once for all. */
final class More {

    /** Fewer are asked one by one. */
    private static final int MANY = 4;

    private final Console console;
    private final AnswerPrompt prompt;
    private final Place place;
    private final List<Option> fields;
    private final Set<String> wanted = new LinkedHashSet<>();

    private More(Console console, AnswerPrompt prompt, Place place, List<Option> fields) {
        this.console = console;
        this.prompt = prompt;
        this.place = place;
        this.fields = fields;
    }

    /** Of the form at {@code place}; null where there are few, or nothing that has to be told stands before them. */
    static @Nullable More of(Console console, AnswerPrompt prompt, Place place, Form<?> form) {
        List<Option> optional = new ArrayList<>();
        boolean isToldBefore = false;
        for (Form.Field<?, ?> field : form.fields()) {
            if (!field.isOptional()) {
                isToldBefore = true;
                optional.clear();
            } else if (!FieldPrompt.isSettled(field) && !OnlyNothing.isAllOf(field.options())) {
                optional.add(Option.called(field.name(), field.name()));
            }
        }
        return isToldBefore && optional.size() >= MANY ? new More(console, prompt, place, optional) : null;
    }

    /** Whether a field is to be asked; empty: the asking ends here or goes back. */
    Optional<Boolean> wants(String field, Map<String, Answer> given) {
        boolean isOne = fields.stream().anyMatch(one -> one.id().equals(field));
        return !isOne
                ? Optional.of(true)
                : isFirst(field) && !ask(given) ? Optional.empty() : Optional.of(wanted.contains(field));
    }

    private boolean isFirst(String field) {
        return fields.get(0).id().equals(field);
    }

    private boolean ask(Map<String, Answer> given) {
        Listed names = Listed.unnumbered(fields); // nobody sees a list
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
                            "More to tell of {fields}? Some of these words, + for all, Enter: {what}",
                            Sentence.joined(
                                    ", ", fields.stream().map(Option::label).toList()),
                            empty),
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
                Names typed = Names.in(names, line.get());
                if (!typed.strange().isEmpty()) {
                    console.line("Not among them: {typed}.", String.join(", ", typed.strange()));
                    continue;
                }
                wanted.addAll(AnswerPrompt.ids(typed.found()));
            }
            return true;
        }
    }
}
