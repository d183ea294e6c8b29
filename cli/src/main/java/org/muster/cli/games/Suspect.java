package org.muster.cli.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.json.Flaw;
import tools.jackson.databind.JsonNode;

/** The field of a position at which rules most likely failed: the one that holds the id they stumbled over. */
final class Suspect {

    /** What is no part of an id. */
    private static final String BETWEEN_WORDS = "[^\\p{L}\\p{N}_#-]+";

    /** What no word of a sentence looks like, wherever in it it stands: {@code imperial-1}. */
    private static final String ID = ".*[\\p{N}_#-].*";

    private Suspect() {}

    /** The field, where what was thrown names an id that stands in the position. */
    static Optional<Flaw> of(@Nullable JsonNode position, List<Player> seats, Throwable thrown) {
        if (position == null) {
            return Optional.empty();
        }
        for (Throwable one = thrown; one != null; one = one.getCause()) {
            String[] words = String.valueOf(one.getMessage()).split(BETWEEN_WORDS);
            for (int i = 0; i < words.length; i++) {
                String word = words[i];
                if (i > 0 && !word.matches(ID) || isSeat(word, seats)) {
                    continue; // sentences begin with what they are about, and seats stand everywhere
                }
                Optional<Flaw> found = find(position.path("state"), word, List.of("state"))
                        .or(() -> find(position.path("agenda"), word, List.of("agenda")));
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isSeat(String word, List<Player> seats) {
        return seats.stream().anyMatch(seat -> seat.id().equals(word));
    }

    private static Optional<Flaw> find(JsonNode node, String word, List<Object> path) {
        if (node.isString() && node.asString().equals(word)) {
            return Optional.of(new Flaw(path, Sentence.of("most likely {id} is what can't stand here", word)));
        }
        for (Map.Entry<String, JsonNode> field : node.properties()) {
            Optional<Flaw> found = find(field.getValue(), word, with(path, field.getKey()));
            if (found.isPresent()) {
                return found;
            }
        }
        for (int i = 0; i < node.size() && node.isArray(); i++) {
            Optional<Flaw> found = find(node.get(i), word, with(path, i));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static List<Object> with(List<Object> path, Object step) {
        List<Object> longer = new ArrayList<>(path);
        longer.add(step);
        return longer;
    }
}
