package org.muster.testkit.broken.impure;

import java.util.List;
import org.muster.api.scene.Mark;
import org.muster.api.space.Point;

/** Copied by hand in two places, and it draws with what may grow. */
record Large(int a, int b, int c, int d, int e, int f, int g, int h) {

    static Large start() {
        return new Large(0, 0, 0, 0, 0, 0, 0, 0);
    }

    Large withA(int other) {
        return new Large(other, b, c, d, e, f, g, h);
    }

    Large withB(int other) {
        return new Large(a, other, c, d, e, f, g, h);
    }

    Mark drawn() {
        return new Mark.Token("a", new Point(1, 1), 1, -1, "", "", List.of(), "");
    }
}
