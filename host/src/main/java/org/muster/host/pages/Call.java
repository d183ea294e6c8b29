package org.muster.host.pages;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.muster.api.seat.Player;
import org.muster.host.games.Awaited;
import org.muster.host.games.HostedGame;

/**
 * Another place from which somebody is to answer: a further seat of theirs, or where they run the game.
 *
 * @param called what the place is called
 * @param path where it is answered
 */
public record Call(String called, String path) {

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
                calls.add(new Call(SeatWords.called(awaited, game), path(game.id(), awaited, sits)));
            }
        }
        return calls;
    }

    /** Where it is answered from {@code place}: at the table, or, who does not sit there, where the game is run. */
    public static String path(String game, String place, List<String> sits) {
        return "/g/" + game + (sits.contains(place) ? "?as=" + place : "/organize");
    }
}
