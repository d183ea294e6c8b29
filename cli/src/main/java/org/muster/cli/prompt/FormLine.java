package org.muster.cli.prompt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Closed;
import org.muster.api.decision.Form;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.cli.prompt.line.Names;

/**
 * What a line says of the parts of a form, in any order, with commas or without: {@code black 1, force yes}. A part is
 * known by its name, or by what can be named in it where that is of no other part.
 */
record FormLine(AnswerPrompt prompt, Place place, Form<?> form) {

    /** What some words say of one part. */
    private record Said(String part, Answer answer) {}

    /** The answer; empty if some of the words say nothing, or may say several things. */
    Optional<Answer> read(String line) {
        Map<String, Answer> all = new LinkedHashMap<>();
        for (String piece : line.split(",")) {
            if (!piece.isBlank() && !read(Arrays.asList(piece.strip().split("\\s+")), all)) {
                return Optional.empty();
            }
        }
        return all.isEmpty() ? Optional.empty() : Optional.of(new Answer.Fields(all));
    }

    private boolean read(List<String> words, Map<String, Answer> all) {
        for (int from = 0; from < words.size(); ) {
            List<Said> said = List.of();
            int to = words.size() + 1;
            while (said.isEmpty() && --to > from) {
                said = said(words.subList(from, to));
            }
            if (said.size() != 1 || !add(said.get(0), all)) {
                return false;
            }
            from = to;
        }
        return true;
    }

    private List<Said> said(List<String> words) {
        List<Said> unnamed = new ArrayList<>();
        for (Form.Field<?, ?> field : form.fields()) {
            Place part = place.part(field.options(), field.option().label(), null, answer -> answer);
            boolean isNamed = field.name().equalsIgnoreCase(words.get(0));
            boolean isNames = !field.options().faces().isEmpty();
            if (isNamed && (isNames || words.size() > 1)) {
                String behind = words.size() == 1 ? "yes" : String.join(" ", words.subList(1, words.size()));
                Optional<Said> named = value(part, behind).map(answer -> new Said(field.name(), answer));
                if (named.isPresent()) {
                    return List.of(named.get());
                }
            }
            if (isNames || !field.options().parts().isEmpty()) {
                value(part, String.join(" ", words)).ifPresent(answer -> unnamed.add(new Said(field.name(), answer)));
            }
        }
        return unnamed;
    }

    private Optional<Answer> value(Place part, String words) {
        Options<?> options = part.options();
        if (!options.faces().isEmpty() && !options.parts().isEmpty()) { // what belongs to a case would be asked
            return Optional.empty();
        }
        List<Option> closed = options.closed().stream().map(Closed::option).toList();
        return options.accept(new OneLine(prompt, words, part))
                .or(() -> Names.called(closed, words).stream().findFirst().map(option -> Answer.word(option.id())));
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
