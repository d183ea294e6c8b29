package org.muster.ruleset.skirmish.table;

import org.muster.api.space.Point;
import org.muster.api.text.Sentence;

/** Lengths and places as people read them. */
public final class Words {

    private Words() {}

    /** A length to the hundredth, put together only when somebody reads it: {@code 12.5}. */
    public static Object cm(double length) {
        return Sentence.lazily(() -> number(length));
    }

    /** {@code 12.5}, {@code 5}. */
    public static String number(double length) {
        double rounded = Math.rint(length * 100) / 100 + 0.0;
        return rounded == Math.rint(rounded) ? Long.toString((long) rounded) : Double.toString(rounded);
    }

    /** {@code (45, 20.5)}. */
    public static Object at(Point point) {
        return Sentence.lazily(() -> '(' + number(point.x()) + ", " + number(point.y()) + ')');
    }
}
