package org.muster.ruleset.warmachine;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Distinct;
import org.muster.api.check.RefersTo;

/**
 * Objectives still to be won.
 *
 * @param open ids of public ones that everybody sees
 * @param publicDeck ids of those to come, the next one first; a secret
 * @param secretDeck ids of secret ones that nobody holds, the next one first; a secret
 */
public record ObjectiveBoard(
        @Distinct List<@RefersTo("objectives") String> open,
        @Distinct List<@RefersTo("objectives") String> publicDeck,
        @Distinct List<@RefersTo("objectives") String> secretDeck) {

    public ObjectiveBoard {
        open = List.copyOf(open);
        publicDeck = List.copyOf(publicDeck);
        secretDeck = List.copyOf(secretDeck);
    }

    static final ObjectiveBoard EMPTY = new ObjectiveBoard(List.of(), List.of(), List.of());

    public ObjectiveBoard opening() {
        List<String> more = new ArrayList<>(open);
        more.add(publicDeck.get(0));
        return new ObjectiveBoard(more, publicDeck.subList(1, publicDeck.size()), secretDeck);
    }

    public ObjectiveBoard closing(List<String> completed) {
        List<String> fewer = new ArrayList<>(open);
        fewer.removeAll(completed);
        return new ObjectiveBoard(fewer, publicDeck, secretDeck);
    }

    public ObjectiveBoard withSecretDeck(List<String> other) {
        return new ObjectiveBoard(open, publicDeck, other);
    }

    /** What everybody sees. */
    ObjectiveBoard openOnly() {
        return new ObjectiveBoard(open, List.of(), List.of());
    }
}
