package org.muster.host.pages;

import java.util.Optional;
import java.util.Set;
import org.muster.api.seat.Player;
import org.muster.host.games.Awaited;
import org.muster.host.games.HostedGame;
import tools.jackson.databind.JsonNode;

/** Real dice that hold a game up: whose they are, and who types what they show. A bot plays a seat, and throws none. */
public final class DiceWords {

    private DiceWords() {}

    /** For everybody; empty: nobody's in particular are waited for. */
    static Optional<String> waiting(HostedGame game, JsonNode asked, Set<Player> bots) {
        return Awaited.thrower(game, asked)
                .map(seat -> bots.contains(seat)
                        ? Say.say(
                                "Waiting for the dice of {who}: a bot plays there and throws none. The organizer types them.",
                                called(seat, game))
                        : Say.say("Waiting for the dice of {who}", called(seat, game)));
    }

    /** For who looks from {@code place}, as they may know of it; empty: no dice are waited for from there. */
    public static Optional<String> yours(HostedGame game, JsonNode asked, String place, Set<Player> bots) {
        JsonNode roll = asked.path("roll");
        if (!roll.has("pool")) {
            return Optional.empty();
        }
        String what = roll.path("purpose").asString();
        String pool = roll.path("pool").asString();
        return Awaited.thrower(game, asked)
                .flatMap(seat -> seat.id().equals(place)
                        ? Optional.of(Say.say("Your dice: {what} ({pool})", what, pool))
                        : bots.contains(seat) && place.equals(Player.ORGANIZER.id())
                                ? Optional.of(Say.say(
                                        "Dice for {who}, where a bot plays: {what} ({pool})",
                                        called(seat, game),
                                        what,
                                        pool))
                                : Optional.empty());
    }

    /** For who runs the game; empty: nobody throws. */
    public static String thrown(HostedGame game, JsonNode asked, Set<Player> bots) {
        JsonNode roll = asked.path("roll");
        if (roll.isMissingNode()) {
            return "";
        }
        String what = roll.path("purpose").asString("");
        if (!roll.has("by")) {
            return Say.say("Real dice are thrown: {what}", what);
        }
        Player by = new Player(roll.path("by").asString());
        return bots.contains(by)
                ? Say.say(
                        "A bot plays for {who} and throws no real dice: throw {pool} for it at the table ({what}), and type what"
                                + " they show.",
                        called(by, game),
                        roll.path("pool").asString(""),
                        what)
                : Say.say("{who} throws real dice: {what}", called(by, game), what);
    }

    private static String called(Player seat, HostedGame game) {
        return SeatWords.called(seat.id(), game);
    }
}
