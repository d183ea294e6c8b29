package org.muster.ruleset.skirmish.table;

import java.util.Locale;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;

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

    /** An id of the data as people read it: {@code gate lever}. */
    public static String called(String id) {
        return id.toLowerCase(Locale.ROOT).replace('-', ' ').replace('_', ' ');
    }

    /** A side as people read it: {@code Heroes}. */
    public static String side(String side) {
        return side.charAt(0) + side.substring(1).toLowerCase(Locale.ROOT);
    }

    /** What a unit is called: its card's name, with its letter where there may be several. */
    public static String name(Skirmish now, UnitState unit) {
        String letter = unit.id().substring(unit.card().length()).replace('-', ' ');
        return now.card(unit).name() + letter;
    }
}
