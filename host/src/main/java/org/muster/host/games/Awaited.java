package org.muster.host.games;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import tools.jackson.databind.JsonNode;

/**
 * For whom a game waits, and never for what they do: everybody may know as much of it as a spectator.
 *
 * @param decision number of it
 * @param path where in the round it is asked
 * @param seats those who have not answered for good; none where only time runs, as for a phase that somebody may close
 * @param until when time closes it, as ISO-8601; empty: never
 * @param longer how much more than the rules give that is, as ISO-8601; empty: no more
 */
public record Awaited(int decision, List<String> path, List<String> seats, String until, String longer) {

    /** All that holds {@code game} up, and what time closes meanwhile. */
    public static List<Awaited> in(HostedGame game) throws IOException {
        return in(game.as(Viewer.SPECTATOR).asked());
    }

    /** The same, of what is asked. */
    public static List<Awaited> in(JsonNode asked) {
        List<Awaited> all = new ArrayList<>();
        for (JsonNode decision : asked.path("decisions")) {
            boolean isMeanwhile = decision.path("meanwhile").asBoolean();
            String until = decision.path("until").asString("");
            if (!isMeanwhile || !until.isEmpty()) {
                all.add(new Awaited(
                        decision.path("id").asInt(),
                        strings(decision.path("path")),
                        isMeanwhile ? List.of() : seats(decision.path("questions")),
                        until,
                        decision.path("longer").asString("")));
            }
        }
        return all;
    }

    /** When time closes the first of {@code all} that {@code place} is asked, or the phase it stands in; empty: never. */
    public static String soonest(List<Awaited> all, String place) {
        return soonest(all.stream()
                .filter(one -> one.seats.isEmpty() || one.seats.contains(place))
                .toList());
    }

    /** When time closes the first of them; empty: never. */
    static String soonest(List<Awaited> some) {
        return some.stream()
                .map(Awaited::until)
                .filter(until -> !until.isEmpty())
                .min(Comparator.naturalOrder())
                .orElse("");
    }

    /** Places whose people hold {@code game} up, in which {@code bots} play. */
    public static List<String> places(HostedGame game, Set<Player> bots) throws IOException {
        return places(game, game.as(Viewer.SPECTATOR).asked(), bots);
    }

    /**
     * The same, of what is asked: where only dice are waited for, those who have put nothing into them yet, or who types what
     * they show. A bot throws no real dice; for it that is the organizer.
     */
    static List<String> places(HostedGame game, JsonNode asked, Set<Player> bots) {
        if (game.match().isOver()) {
            return List.of();
        }
        List<String> answer = answering(asked);
        return !answer.isEmpty()
                ? answer
                : thrower(game, asked)
                        .map(seat -> List.of(bots.contains(seat) ? Player.ORGANIZER.id() : seat.id()))
                        .orElseGet(() -> ids(game.match().awaited()));
    }

    /** Whose real dice, and nothing else, hold {@code game} up; empty: nobody's in particular. */
    public static Optional<Player> thrower(HostedGame game, JsonNode asked) {
        String by = asked.path("roll").path("by").asString("");
        boolean isHeldUp = answering(asked).isEmpty() && game.match().awaited().isEmpty();
        return isHeldUp && !by.isEmpty() ? Optional.of(new Player(by)) : Optional.empty();
    }

    private static List<String> answering(JsonNode asked) {
        return in(asked).stream()
                .flatMap(one -> one.seats().stream())
                .distinct()
                .toList();
    }

    private static List<String> ids(List<Player> seats) {
        return seats.stream().map(Player::id).toList();
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
