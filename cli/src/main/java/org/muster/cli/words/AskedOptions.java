package org.muster.cli.words;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Options;
import org.muster.api.flow.Reported;
import org.muster.api.seat.Player;
import org.muster.core.engine.Open;
import org.muster.core.game.Game;
import org.muster.core.json.DescribedOptions;
import org.muster.core.view.LeftOut;
import tools.jackson.databind.JsonNode;

/**
 * What a seat can answer to one decision.
 *
 * @param isReport whether it is what came of something at the table
 */
public record AskedOptions(boolean isReport, Options<?> options) {

    /**
     * Of a seat in a game.
     *
     * @param decision its number; 0: any
     */
    public static List<AskedOptions> of(Game<?> game, Player seat, int decision) {
        List<AskedOptions> asked = new ArrayList<>();
        for (Open<?, ?> open : game.open()) {
            if (decision == 0 || decision == open.id()) {
                open.questionFor(seat)
                        .ifPresent(one -> asked.add(new AskedOptions(open.step() instanceof Reported, one.options())));
            }
        }
        return asked;
    }

    /** The same of what a host asks, as it describes it. */
    public static List<AskedOptions> of(JsonNode described, String seat, int decision) {
        List<AskedOptions> asked = new ArrayList<>();
        for (JsonNode open : described.path("decisions")) {
            if (decision == 0 || decision == open.path("id").asInt()) {
                boolean isReport = open.path("report").asBoolean();
                for (JsonNode question : open.path("questions")) {
                    if (isAsked(question, seat)) {
                        asked.add(new AskedOptions(isReport, DescribedOptions.read(question.path("options"))));
                    }
                }
            }
        }
        return asked;
    }

    /**
     * What an answer to a decision about a report leaves out of it; nothing where none is meant.
     *
     * @param asked of whoever answers; more than one: the one that the answer fits
     */
    public static LeftOut leftOut(List<AskedOptions> asked, Answer answer) {
        List<? extends Options<?>> meant = asked.stream()
                .filter(AskedOptions::isReport)
                .map(AskedOptions::options)
                .filter(options -> asked.size() == 1 || options.read(answer).isOk())
                .toList();
        return meant.size() == 1 ? LeftOut.of(meant.get(0), answer) : LeftOut.nothing(answer);
    }

    private static boolean isAsked(JsonNode question, String seat) {
        for (JsonNode one : question.path("who")) {
            if (one.path("seat").asString().equals(seat)) {
                return question.has("options");
            }
        }
        return false;
    }
}
