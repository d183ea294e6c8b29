package org.muster.cli;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.core.game.Game;
import org.muster.core.journal.Header;

/** Dice of wood and plastic. */
final class RealDice {

    private RealDice() {}

    /** Whether {@code roll} waits for a hand; otherwise it waits for the key of fair dice. */
    static boolean wait(Game<?> game, Roll roll) {
        Header.DiceOrigin dice = game.header().dice();
        return dice.source().equals("physical")
                || roll.by() != null && dice.physical().contains(roll.by().id());
    }

    /** Faces that these dice could show, as one types them. */
    static String example(Pool pool) {
        List<String> faces = new ArrayList<>();
        for (int i = 0; i < pool.count(); i++) {
            faces.add(Integer.toString((pool.sidesOf(i) + 1) / 2));
        }
        return String.join(",", faces);
    }
}
