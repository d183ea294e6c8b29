package org.muster.cli.prompt;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Form;
import org.muster.api.decision.Options;
import org.muster.cli.prompt.line.Phrases;

/**
 * What a line says of the parts of a form, in any order, with commas or without: {@code black 1, force yes}. A part is
 * known by its name, or by what can be named in it where that is of no other part.
 */
record FormLine(AnswerPrompt prompt, Place place, Form<?> form) {

    /** What some words say of one part. */
    private record Said(String part, Answer answer) {}

    /** The answer; empty if some of the words say nothing, or may say several things. */
    Optional<Answer> read(String line) {
        Phrases<Said> phrases = Phrases.of(line, this::said);
        Map<String, Answer> all = new LinkedHashMap<>();
        return phrases.isWhole() && phrases.said().stream().allMatch(said -> add(said, all))
                ? Optional.of(new Answer.Fields(all))
                : Optional.empty();
    }

    private List<Said> said(String phrase) {
        int name = phrase.indexOf(' ');
        String first = name < 0 ? phrase : phrase.substring(0, name);
        List<Said> unnamed = new ArrayList<>();
        for (Form.Field<?, ?> field : form.fields()) {
            Place part = place.part(field.options(), field.option().label(), null, answer -> answer);
            boolean isNames = !field.options().faces().isEmpty();
            if (field.name().equalsIgnoreCase(first) && (isNames || name > 0)) {
                String behind = name < 0 ? "yes" : phrase.substring(name + 1);
                Optional<Said> named = value(part, behind).map(answer -> new Said(field.name(), answer));
                if (named.isPresent()) {
                    return List.of(named.get());
                }
            }
            if (isNames || !field.options().parts().isEmpty()) {
                value(part, phrase).ifPresent(answer -> unnamed.add(new Said(field.name(), answer)));
            }
        }
        return unnamed;
    }

    private Optional<Answer> value(Place part, String words) {
        Options<?> options = part.options();
        if (!options.faces().isEmpty() && !options.parts().isEmpty()) { // what belongs to a case would be asked
            return Optional.empty();
        }
        return options.accept(new OneLine(prompt, words, part));
    }

    /** Whether it says of its part what was not said yet. */
    private static boolean add(Said said, Map<String, Answer> all) {
        Answer before = all.get(said.part());
        if (before instanceof Answer.Items items && said.answer() instanceof Answer.Items more) {
            List<Answer> both = new ArrayList<>(items.list());
            both.addAll(more.list());
            all.put(said.part(), new Answer.Items(both));
            return true;
        }
        if (before instanceof Answer.Fields fields && said.answer() instanceof Answer.Fields more) {
            Map<String, Answer> both = new LinkedHashMap<>(fields.map());
            both.putAll(more.map());
            all.put(said.part(), new Answer.Fields(both));
            return both.size() == fields.map().size() + more.map().size();
        }
        all.put(said.part(), said.answer());
        return before == null;
    }
}
