package org.muster.host.pages;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.muster.api.seat.Player;
import org.muster.host.games.Awaited;
import org.muster.host.games.HostedGame;
import tools.jackson.databind.JsonNode;

/**
 * Another place from which somebody is to answer: a further seat of theirs, or where they run the game.
 *
 * @param called what the place is called
 * @param what is asked there; empty: nothing, as where dice are waited for
 * @param path where it is answered
 */
public record Call(String called, String what, String path) {

    /** Whose move it is, and what is asked. */
    public String headline() {
        return what.isEmpty()
                ? Say.say("Your move as {place}", called)
                : Say.say("Your move as {place}: {what}", called, what);
    }

    /**
     * All that hold {@code game} up beside the place that is looked from.
     *
     * @param bots that play in it
     * @param sits where the reader sits
     * @param answers where they answer
     * @param place that they look from
     */
    public static List<Call> elsewhere(
            HostedGame game, Set<Player> bots, List<String> sits, List<String> answers, String place)
            throws IOException {
        List<Call> calls = new ArrayList<>();
        for (String awaited : Awaited.places(game, bots)) {
            if (answers.contains(awaited) && !awaited.equals(place)) {
                String what = what(game.as(game.viewer(awaited)).asked(), awaited);
                calls.add(new Call(SeatWords.called(awaited, game), what, path(game.id(), awaited, sits)));
            }
        }
        return calls;
    }

    private static String what(JsonNode asked, String place) {
        return Awaited.in(asked).stream()
                .filter(one -> one.seats().contains(place))
                .findFirst()
                .flatMap(one -> prompt(asked, one.decision()))
                .orElse("");
    }

    /** What a decision asks, of those that are asked. */
    public static Optional<String> prompt(JsonNode asked, int decision) {
        return asked.path("decisions")
                .valueStream()
                .filter(one -> one.path("id").asInt() == decision)
                .findFirst()
                .map(one -> one.path("prompt").asString());
    }

    /** Where it is answered from {@code place}: at the table, or, who does not sit there, where the game is run. */
    public static String path(String game, String place, List<String> sits) {
        return "/g/" + game + (sits.contains(place) ? "?as=" + place : "/organize");
    }
}
