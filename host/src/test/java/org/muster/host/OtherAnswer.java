package org.muster.host;

import java.io.IOException;
import java.util.Optional;
import java.util.Random;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.core.game.BadGame;
import org.muster.core.json.DescribedOptions;
import org.muster.core.json.Json;
import org.muster.host.games.HostedGame;
import tools.jackson.databind.JsonNode;

/** Another answer than the example that comes with a question, for who compares two worlds. */
public final class OtherAnswer {

    private static final int TRIES = 200;

    private OtherAnswer() {}

    /** What counts if nothing is said, else one by chance; empty if none is legal. */
    public static Optional<JsonNode> to(HostedGame game, Player seat, int decision, JsonNode question)
            throws IOException {
        JsonNode otherwise = question.path("otherwise");
        if (!otherwise.isMissingNode() && !otherwise.equals(question.path("example"))) {
            return Optional.of(otherwise);
        }
        return byChance(game, seat, decision, question, new Random(decision)).map(Json.MAPPER::<JsonNode>valueToTree);
    }

    /** One by chance that is not the example; empty if none is legal. */
    public static Optional<Answer> byChance(
            HostedGame game, Player seat, int decision, JsonNode question, Random random) throws IOException {
        Options<?> options = DescribedOptions.read(question.path("options"));
        for (int i = 0; i < TRIES; i++) {
            Answer answer = sample(options, random);
            if (!Json.MAPPER.<JsonNode>valueToTree(answer).equals(question.path("example"))
                    && isLegal(game, seat, decision, answer)) {
                return Optional.of(answer);
            }
        }
        return Optional.empty();
    }

    private static <C> Answer sample(Options<C> options, Random random) {
        return options.write(options.sample(random));
    }

    private static boolean isLegal(HostedGame game, Player seat, int decision, Answer answer) throws IOException {
        try {
            game.as(game.viewer(seat.id())).judge(seat, decision, answer);
            return true;
        } catch (BadGame e) {
            return false;
        }
    }
}
