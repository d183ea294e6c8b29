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
import org.muster.cli.prompt.line.OnlyNothing;

/**
 * Asks for a field of a form, which may be one that can be left out.
 *
 * @param more asked first, of which of many such fields something is to be told; null: there are few
 * @param onOneLine fields of the form that a line has answered with another, and that are not asked
 */
record FieldPrompt(
        AnswerPrompt prompt,
        Place place,
        Form<?> form,
        Form.Field<?, ?> field,
        @Nullable More more,
        Set<String> onOneLine)
        implements InTurn.Step {

    /** Typed for nothing, where an empty line means something else. */
    private static final String NONE = "-";

    @Override
    public String key() {
        return field.name();
    }

    @Override
    public boolean ask(Map<String, Answer> given) {
        if (OnlyNothing.isSettled(field)) {
            given.remove(key());
            return true;
        }
        if (onOneLine.remove(key())) {
            return true;
        }
        if (isWrongWord(given)) { // which an empty line must not keep
            given.remove(key());
        }
        Answer before = given.get(key());
        Place here = place.part(
                        field.options(), field.option().label(), before, one -> PartPrompt.put(given, key(), one))
                .beside(new Unsaid(form, key()));
        if (prompt.passesBy(here)) {
            field.options().nothing().ifPresent(nothing -> given.put(key(), nothing));
            return true;
        }
        if (more != null) {
            Optional<Boolean> wanted = more.wants(key(), given);
            if (wanted.isEmpty() || !wanted.get()) {
                leaveOut(given);
                return wanted.isPresent();
            }
        }
        prompt.showing().head(field.option().label());
        Optional<Boolean> isSaid = field.otherwise() == null ? Optional.empty() : onALine(here, before, given);
        if (isSaid.isPresent()) {
            return isSaid.get();
        }
        if (place.isWhole()) { // where a line for all of it is the answer
            return keep(prompt.ask(here), given);
        }
        Optional<Answer> answer =
                prompt.others().beside(here, line -> record(line).isPresent(), () -> prompt.ask(here));
        Optional<String> line = prompt.others().line();
        return line.isPresent() ? takeAll(line.get(), given) : keep(answer, given);
    }

    private boolean keep(Optional<Answer> answer, Map<String, Answer> given) {
        answer.ifPresent(one -> given.put(key(), one));
        return answer.isPresent();
    }

    /** What a line says of the whole record, whichever field was asked. */
    private Optional<Answer> record(String line) {
        return line.indexOf(' ') < 0 && line.indexOf(':') < 0 ? Optional.empty() : prompt.read(place, line);
    }

    private boolean takeAll(String line, Map<String, Answer> given) {
        record(line).ifPresent(answer -> given.putAll(Options.fieldsOf(answer)));
        form.fields().stream()
                .map(Form.Field::name)
                .filter(name -> !name.equals(key()))
                .forEach(onOneLine::add);
        return true;
    }

    /** A field that is not optional says that there is nothing. */
    private void leaveOut(Map<String, Answer> given) {
        if (!field.isOptional()) {
            field.options().nothing().ifPresent(nothing -> given.putIfAbsent(key(), nothing));
        }
    }

    /**
     * What is said on a line, or left out, of what may be left out, in {@code given}.
     *
     * @return whether it got an answer; empty: it is to be told part by part
     */
    private Optional<Boolean> onALine(Place here, @Nullable Answer before, Map<String, Answer> given) {
        if (field.options().parts().isEmpty()) {
            prompt.showing().some(prompt.showing().listed(here));
        }
        while (true) {
            Optional<String> line = prompt.typed(
                    here,
                    here.knowing(null).prompt(leaving(before)),
                    List.of("+", NONE),
                    () -> prompt.inWords(field.options()));
            if (line.isEmpty() && prompt.isBeginning()) {
                return Optional.of(false);
            }
            boolean chance = prompt.leftToChance();
            if (line.isEmpty() && !chance) {
                return Optional.of(false);
            }
            String said = line.orElse("");
            if (!chance && (said.isEmpty() || isEnd(here, said))) {
                return Optional.of(true);
            }
            if (Names.isNobody(said)) {
                given.remove(key());
                return Optional.of(true);
            }
            if (said.equals("+")) {
                return Optional.empty();
            }
            Optional<Answer> answer = chance
                    ? prompt.byChance(field.options())
                    : prompt.inLine(here, said)
                            .filter(one -> field.options().read(one).isOk());
            answer.ifPresent(one -> given.put(key(), one));
            answer.filter(one -> !chance && one instanceof Answer.Fields)
                    .ifPresent(one -> prompt.showing()
                            .line(Sentence.of(
                                    "  {answer}", field.options().inWords(one)))); // few letters, perhaps not all
            if (answer.isPresent() || prompt.isEnded()) {
                return Optional.of(answer.isPresent());
            }
            if (!chance && !place.isWhole() && record(said).isPresent()) {
                return Optional.of(takeAll(said, given));
            }
            if (!chance && !prompt.goesBack()) { // out of what belongs to it
                prompt.showing().notUnderstood(field.options(), said);
            }
        }
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

    private Sentence leaving(@Nullable Answer before) {
        Sentence unsaid = field.unsaid();
        return before == null
                ? unsaid.isEmpty()
                        ? Sentence.of("Enter to leave it out, + to tell")
                        : Sentence.of("Enter: {answer}, + to tell", unsaid)
                : Sentence.of(
                        "Enter: {answer}, + to tell anew, - to leave it out",
                        field.options().inWords(before));
    }
}
