package org.muster.cli.prompt;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Form;
import org.muster.api.decision.Options;
import org.muster.api.text.Sentence;
import org.muster.cli.prompt.line.Names;

/**
 * Asks for a field of a form, which may be one that can be left out.
 *
 * @param more asked first, of which of many such fields something is to be told; null: there are few
 */
record FieldPrompt(
        AnswerPrompt prompt,
        Place place,
        Form.Field<?, ?> field,
        @Nullable More more) implements InTurn.Step {

    /** Typed for nothing, where an empty line means something else. */
    private static final String NONE = "-";

    @Override
    public String key() {
        return field.name();
    }

    @Override
    public boolean ask(Map<String, Answer> given) {
        if (isSettled(field)) {
            given.remove(key());
            return true;
        }
        if (isWrongWord(given)) { // which an empty line must not keep
            given.remove(key());
        }
        Answer before = given.get(key());
        Place here =
                place.part(field.options(), field.option().label(), before, one -> PartPrompt.put(given, key(), one));
        if (prompt.passesBy(here)) {
            field.options().nothing().ifPresent(nothing -> given.put(key(), nothing));
            return true;
        }
        if (more != null) {
            Optional<Boolean> wanted = more.wants(key(), given);
            if (wanted.isEmpty() || !wanted.get()) {
                return wanted.isPresent();
            }
        }
        prompt.showing().head(field.option().label());
        Optional<Answer> answer = Optional.empty();
        if (field.otherwise() != null) {
            if (field.options().parts().isEmpty()) {
                prompt.showing().some(prompt.showing().listed(here));
            }
            Optional<String> line = prompt.typed(
                    here,
                    here.knowing(null).prompt(leaving(before)),
                    List.of("+", NONE),
                    () -> prompt.inWords(field.options()));
            if (line.isEmpty() && prompt.isBeginning()) {
                return false;
            }
            if (prompt.leftToChance()) {
                answer = prompt.byChance(field.options());
            } else if (line.isEmpty()) {
                return false;
            } else if (line.get().isEmpty() || isEnd(here, line.get())) {
                return true;
            } else if (Names.isNobody(line.get())) {
                given.remove(key());
                return true;
            } else if (!line.get().equals("+")) {
                answer = prompt.inLine(here, line.get())
                        .filter(one -> field.options().read(one).isOk());
                if (answer.isEmpty() && !prompt.isEnded()) {
                    prompt.showing().notUnderstood(field.options(), line.get());
                }
            }
        }
        if (answer.isEmpty() && !prompt.isEnded()) {
            answer = prompt.ask(here);
        }
        answer.ifPresent(one -> given.put(key(), one));
        return answer.isPresent();
    }

    /** Whether one word is what is wrong with the form so far. */
    private boolean isWrongWord(Map<String, Answer> given) {
        return field.isOptional()
                && given.get(key()) instanceof Answer.Word
                && wrong(place.options(), given).contains(key());
    }

    /** The fields of a form in which something is wrong so far. */
    static Set<String> wrong(Options<?> form, Map<String, Answer> given) {
        return form.read(new Answer.Fields(given)).violations().stream()
                .filter(one -> !one.code().equals(AnswerPrompt.MISSING))
                .map(one -> one.at().split("\\.", 2)[0])
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Whether it is one of the usual words for the end, no name, and not "none" either. */
    private boolean isEnd(Place here, String typed) {
        return Names.isEnd(typed)
                && !Names.isNobody(typed)
                && Names.find(prompt.showing().listed(here), typed).isEmpty();
    }

    /** Whether nothing else can be said than what leaving it out says. */
    static <V> boolean isSettled(Form.Field<?, V> field) {
        V otherwise = field.otherwise();
        return otherwise != null
                && field.options().count(2) == 1
                && field.options().read(field.options().write(otherwise)).isOk();
    }

    private Sentence leaving(@Nullable Answer before) {
        return before == null
                ? Sentence.of("Enter to leave it out, + to tell")
                : Sentence.of(
                        "Enter: {answer}, + to tell anew, - to leave it out",
                        field.options().inWords(before));
    }
}
