package org.muster.cli.prompt;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.Part;
import org.muster.api.text.Sentence;
import org.muster.cli.prompt.line.Names;
import org.muster.cli.prompt.line.OnlyNothing;
import org.muster.cli.prompt.line.Phrases;

/**
 * What a line says of the parts of a form, in any order, with commas or without: {@code black 1, force yes}. A part is
 * known by its name, or by what can be named in it where that is of no other part.
 */
record FormLine(AnswerPrompt prompt, Place place) {

    private static final int MOST_NAMES = 6;

    /** What some words say of one part. */
    private record Said(String part, Answer answer) {}

    /** The answer; empty if some of the words say nothing, or may say several things. */
    Optional<Answer> read(String line) {
        Phrases<Said> phrases = phrases(line);
        Map<String, Answer> all = new LinkedHashMap<>();
        return phrases.isWhole() && phrases.said().stream().allMatch(said -> add(said, all))
                ? Optional.of(new Answer.Fields(all))
                : Optional.empty();
    }

    private Phrases<Said> phrases(String line) {
        return Phrases.of(line, this::said);
    }

    /** Whether a line says something, though not all of it is understood. */
    boolean isBegun(String line) {
        Phrases<Said> phrases = phrases(line);
        return !phrases.said().isEmpty() && !phrases.isWhole();
    }

    /** Tells from where on a line that is no answer is not understood, and what could be said instead. */
    void tellStrange(String line) {
        Phrases<Said> phrases = phrases(line);
        if (phrases.isWhole()) {
            prompt.showing().line(Sentence.of("\"{typed}\" says twice what is said once.", line));
            return;
        }
        prompt.showing()
                .line(Sentence.of(
                        "\"{typed}\" is not understood; what can be said: {names}.",
                        phrases.strange(),
                        Sentence.joined(
                                "; ", parts().stream().map(this::inWords).toList())));
    }

    private List<Part> parts() {
        return place.options().parts().stream()
                .filter(part -> !OnlyNothing.isAllOf(part.options()))
                .toList();
    }

    /** {@code dice (black, grey, white)}. */
    private Sentence inWords(Part part) {
        List<Option> faces = part.options().faces();
        List<String> names = (faces.isEmpty()
                        ? part.options().parts().stream().map(Part::option).toList()
                        : faces)
                .stream()
                        .map(Option::id)
                        .filter(id -> !id.isEmpty())
                        .limit(MOST_NAMES)
                        .toList();
        return names.isEmpty()
                ? Sentence.verbatim(part.option().id())
                : Sentence.of("{part} ({names})", part.option().id(), Sentence.joined(", ", names));
    }

    private List<Said> said(String phrase) {
        int end = phrase.indexOf(' ');
        String first = end < 0 ? phrase : phrase.substring(0, end);
        List<Said> unnamed = new ArrayList<>();
        for (Part field : place.options().parts()) {
            String name = field.option().id();
            Place part = place.part(field.options(), field.option().label(), null, answer -> answer);
            boolean isNames = !field.options().faces().isEmpty();
            if (name.equalsIgnoreCase(first) && (isNames || end > 0)) {
                String behind = end < 0 ? "yes" : phrase.substring(end + 1);
                Optional<Said> named = value(part, behind).map(answer -> new Said(name, answer));
                if (named.isPresent()) {
                    return List.of(named.get());
                }
            }
            value(part, phrase)
                    .filter(answer ->
                            isNames || !field.options().parts().isEmpty() || answer instanceof Answer.Fields) // a list
                    .filter(answer -> !Names.isEnd(phrase) || answer instanceof Answer.Word) // "no" alone is of no part
                    .ifPresent(answer -> unnamed.add(new Said(name, answer)));
        }
        return unnamed;
    }

    private Optional<Answer> value(Place part, String words) {
        Options<?> options = part.options();
        boolean isCase = !options.faces().isEmpty() && !options.parts().isEmpty(); // what belongs to it would be asked
        if (isCase || !prompt.readsOn()) {
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
