package org.muster.cli.words;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.dice.Pool;

/** Dice of wood and plastic. */
final class RealDice {

    private RealDice() {}

    /** Faces that these dice could show, as one types them. */
    static String example(Pool pool) {
        List<String> faces = new ArrayList<>();
        for (int i = 0; i < pool.count(); i++) {
            faces.add(Integer.toString((pool.sidesOf(i) + 1) / 2));
        }
        return String.join(",", faces);
    }
}
