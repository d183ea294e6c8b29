package org.muster.cli.play;

import java.util.Set;
import org.muster.api.seat.Player;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Keyboard;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.core.match.Match;

/**
 * A game at one keyboard.
 *
 * @param people who sits there; bots play the other seats
 */
record Evening<S>(Console console, Keyboard keyboard, Play<S> play, Match match, Set<Player> people) {

    /** The match as it stands: whose journal this is asks it what is open. */
    @SuppressWarnings("unchecked") // it is played by play
    Game<S> game() {
        return (Game<S>) match.game();
    }

    String name(Player seat) {
        return play.name(seat);
    }
}
