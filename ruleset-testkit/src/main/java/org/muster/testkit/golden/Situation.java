package org.muster.testkit.golden;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.state.OrderedMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A situation and what comes of it, as it stands in a YAML file; see docs/testing-a-ruleset.md.
 *
 * @param situation what it shows, in words
 * @param rules ids of rules that it would miss
 * @param config of the game, as in a game's file
 * @param position where the game starts: as {@code show --json} prints it, or the name of a file beside this one
 * @param given what is different at the start: path in the position, value; {@code null}: nothing is there
 * @param dice faces of all dice, in order, but for those that nobody may see
 * @param hidden faces of those that nobody may see, such as of a shuffle, in order; Muster rolls them if it is left out
 * @param choices what is answered, in order: seat and answer, and {@code step} where it is another step than the one that
 *     is waited for, as an offer's; or {@code lapse: all}
 * @param expect what must have come of it
 */
record Situation(
        String situation,
        @Nullable List<String> rules,
        @Nullable JsonNode config,
        @Nullable JsonNode position,
        @Nullable ObjectNode given,
        @Nullable List<Integer> dice,
        @Nullable List<Integer> hidden,
        @Nullable List<OrderedMap<String, JsonNode>> choices,
        Expected expect) {

    /**
     * What must have come of it. What is not named may be as it likes.
     *
     * @param events parts of sentences that were told after the start, in this order
     * @param state path in the state, value; {@code null}: it is not there
     * @param asks seat, and title of the step that asks it; empty: it is asked nothing
     * @param refused codes of all violations of the last answer, which is refused
     * @param result part of the sentence that tells how the game ended
     */
    record Expected(
            @Nullable List<String> events,
            @Nullable ObjectNode state,
            @Nullable OrderedMap<String, String> asks,
            @Nullable List<String> refused,
            @Nullable String result) {}
}
