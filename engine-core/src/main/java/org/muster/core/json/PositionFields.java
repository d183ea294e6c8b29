package org.muster.core.json;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.muster.api.text.Sentence;
import org.muster.core.engine.StepNames;
import tools.jackson.databind.JsonNode;

/** Fields of a position that somebody has written: one that is misspelled would be taken for one that is left out. */
public final class PositionFields {

    private static final Set<String> OF_POSITION = new TreeSet<>(
            List.of("state", "agenda", "round", "decisions", "rolls", "answers", "closing", "faces", "result"));

    /** What a node of the agenda has beside what it is. */
    private static final List<String> BESIDE = List.of("id", "title", "opened");

    private static final List<String> BRANCHES = List.of("inOrder", "inAnyOrder", "meanwhile");

    private final StepNames<?> steps;
    private final List<Flaw> flaws = new ArrayList<>();

    private PositionFields(StepNames<?> steps) {
        this.steps = steps;
    }

    /** Those that no position has, in itself and in its agenda; what is in its state and steps is read strictly anyway. */
    public static List<Flaw> unknown(JsonNode position, StepNames<?> steps) {
        PositionFields fields = new PositionFields(steps);
        fields.among(position, OF_POSITION, List.of());
        fields.ofAgenda(position.path("agenda"), List.of("agenda"));
        return fields.flaws;
    }

    private void ofAgenda(JsonNode node, List<Object> path) {
        Set<String> known = new TreeSet<>(BESIDE);
        node.propertyNames().stream()
                .filter(name -> BRANCHES.contains(name) || steps.find(name).isPresent())
                .findFirst()
                .ifPresent(known::add);
        among(node, known, path);
        for (String branch : BRANCHES) {
            JsonNode items = node.path(branch);
            if (items.isObject()) {
                ofAgenda(items, StateJson.with(path, branch));
            }
            for (int i = 0; items.isArray() && i < items.size(); i++) {
                ofAgenda(items.get(i), StateJson.with(StateJson.<Object>with(path, branch), i));
            }
        }
    }

    private void among(JsonNode node, Collection<String> known, List<Object> path) {
        for (String name : node.propertyNames()) {
            if (!known.contains(name)) {
                flaws.add(new Flaw(
                        StateJson.with(path, name),
                        Sentence.of(
                                "there is no field \"{name}\" here; there are: {known}",
                                name,
                                String.join(", ", known))));
            }
        }
    }
}
