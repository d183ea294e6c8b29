package org.muster.host.pages;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.host.games.Awaited;
import org.muster.host.games.HostedGame;
import org.muster.host.games.Listed;

/** What the places at a table are called, and for whom it waits. */
public final class SeatWords {

    private SeatWords() {}

    /** A place of a game. */
    public static String called(String place, HostedGame game) {
        return called(place, game.seats());
    }

    /** What a seat plays as far as all may know, without its name before it; nothing where that says no more. */
    public static String plays(String place, HostedGame game) throws IOException {
        if (!game.seats().containsKey(place)) {
            return "";
        }
        String called = called(place, game);
        String plays = game.as(Viewer.SPECTATOR).name(new Player(place));
        if (plays.equals(called)) {
            return "";
        }
        return plays.startsWith(called + ' ') ? plays.substring(called.length() + 1) : plays;
    }

    /** A place through which a person spoke, who may have another name than the seat was given. */
    public static String spoken(String person, String place, HostedGame game) {
        String called = called(place, game);
        boolean isAnother = game.seats().containsKey(place) && !person.isEmpty() && !person.equalsIgnoreCase(called);
        return isAnother ? Say.say("{person}, for {seat}", person, called) : called;
    }

    private static String called(String place, Map<String, String> seats) {
        return place.equals(Player.ORGANIZER.id())
                ? Say.say("the organizer")
                : place.equals(HostedGame.SPECTATOR) ? Say.say("a spectator") : seats.getOrDefault(place, place);
    }

    /** For whom a game waits in which {@code bots} play, or for whose dice. */
    public static String waiting(HostedGame game, Set<Player> bots) throws IOException {
        Optional<String> dice =
                DiceWords.waiting(game, game.as(Viewer.SPECTATOR).asked(), bots);
        return dice.isPresent() ? dice.get() : waiting(game.match().isOver(), Awaited.places(game, bots), game.seats());
    }

    /** The same of one that nobody need open for it. */
    public static String waiting(Listed game) {
        return waiting(game.ended(), game.standing().waitsFor(), game.standing().seats());
    }

    private static String waiting(boolean isOver, Collection<String> places, Map<String, String> seats) {
        if (isOver) {
            return Say.say("The game is over");
        }
        List<String> names = places.stream().map(place -> called(place, seats)).toList();
        return names.isEmpty() ? Say.say("Nobody is waited for") : Say.say("Waiting for {names}", names);
    }
}
