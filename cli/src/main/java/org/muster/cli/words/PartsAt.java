package org.muster.cli.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.Part;
import org.muster.api.text.Sentence;

/**
 * What of an answer is about one thing: the part of a long form that asks of a banner, the choices that lie at a place.
 */
final class PartsAt {

    private final String id;
    private final UnaryOperator<Sentence> naming;
    private final Map<List<String>, List<String>> found = new LinkedHashMap<>();

    private PartsAt(String id, UnaryOperator<Sentence> naming) {
        this.id = id;
        this.naming = naming;
    }

    /** Lines of words, by the names of the parts that lead there; none if nothing is about {@code id}. */
    static Map<List<String>, List<String>> find(Options<?> options, String id, UnaryOperator<Sentence> naming) {
        PartsAt parts = new PartsAt(id, naming);
        parts.look(options, List.of());
        return parts.found;
    }

    private boolean isMeant(Option option) {
        return option.id().equalsIgnoreCase(id)
                || option.anchors().contains(id)
                || naming.apply(option.label()).toString().equalsIgnoreCase(id);
    }

    private void look(Options<?> options, List<String> path) {
        List<Part> parts = options.parts();
        List<Option> choices = options.faces().stream()
                .filter(this::isMeant)
                .filter(option ->
                        parts.stream().noneMatch(part -> part.option().id().equals(option.id())))
                .toList();
        if (!choices.isEmpty()) {
            found.computeIfAbsent(path, any -> new ArrayList<>()).addAll(OptionsInWords.listed(choices, naming));
        }
        for (Part part : parts) {
            List<String> deeper = new ArrayList<>(path);
            deeper.add(part.option().id());
            if (isMeant(part.option())) {
                found.computeIfAbsent(deeper, any -> new ArrayList<>())
                        .addAll(OptionsInWords.of(part.options(), OptionsInWords.ALL - 1, naming));
            } else {
                look(part.options(), deeper);
            }
        }
    }
}
