package org.muster.host.games;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import tools.jackson.databind.JsonNode;

/**
 * For whom a game waits, and never for what they do: everybody may know as much of it as a spectator.
 *
 * @param decision number of it
 * @param path where in the round it is asked
 * @param seats those who have not answered for good
 * @param until when time closes it, as ISO-8601; empty: never
 * @param longer how much more than the rules give that is, as ISO-8601; empty: no more
 */
public record Awaited(int decision, List<String> path, List<String> seats, String until, String longer) {

    /** All that holds {@code game} up. */
    public static List<Awaited> in(HostedGame game) throws IOException {
        return in(game.as(Viewer.SPECTATOR).asked());
    }

    /** The same, of what is asked. */
    public static List<Awaited> in(JsonNode asked) {
        List<Awaited> all = new ArrayList<>();
        for (JsonNode decision : asked.path("decisions")) {
            if (!decision.path("meanwhile").asBoolean()) {
                all.add(new Awaited(
                        decision.path("id").asInt(),
                        strings(decision.path("path")),
                        seats(decision.path("questions")),
                        decision.path("until").asString(""),
                        decision.path("longer").asString("")));
            }
        }
        return all;
    }

    /** Seats that hold {@code game} up. */
    public static List<String> places(HostedGame game) throws IOException {
        return places(game, game.as(Viewer.SPECTATOR).asked());
    }

    /** The same, of what is asked: where only dice are waited for, those who have put nothing into them yet, or who throws. */
    static List<String> places(HostedGame game, JsonNode asked) throws IOException {
        if (game.match().isOver()) {
            return List.of();
        }
        List<String> answer = in(asked).stream()
                .flatMap(one -> one.seats().stream())
                .distinct()
                .toList();
        List<String> join = game.match().awaited().stream().map(Player::id).toList();
        String thrower = asked.path("roll").path("by").asString("");
        return !answer.isEmpty() ? answer : !join.isEmpty() || thrower.isEmpty() ? join : List.of(thrower);
    }

    /** Where in the round real dice are thrown, for which no question stands; empty: none are waited for. */
    public static List<String> rolling(JsonNode asked) {
        return strings(asked.path("roll").path("path"));
    }

    private static List<String> strings(JsonNode array) {
        List<String> strings = new ArrayList<>();
        array.forEach(one -> strings.add(one.asString()));
        return strings;
    }

    private static List<String> seats(JsonNode questions) {
        List<String> seats = new ArrayList<>();
        for (JsonNode question : questions) {
            if (question.path("waitedFor").asBoolean()
                    && !question.path("confirmed").asBoolean()) {
                question.path("who").forEach(who -> seats.add(who.path("seat").asString()));
            }
        }
        return seats;
    }
}
