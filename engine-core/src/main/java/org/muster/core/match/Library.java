package org.muster.core.match;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.muster.core.dice.SeedChain;
import org.muster.core.game.Play;
import org.muster.core.journal.Header;

/** Finds what a game is played by. Asked again when the game was taken over to another version of its ruleset. */
public interface Library {

    /**
     * The ruleset, ready to use.
     *
     * @throws org.muster.core.game.BadGame if the game can't go on with what is at hand
     */
    Play<?> play(Header header);

    /** The secret of the game's fair dice; null: it has none, or it is not here. */
    default @Nullable SeedChain key(Header header) throws IOException {
        return null;
    }
}
