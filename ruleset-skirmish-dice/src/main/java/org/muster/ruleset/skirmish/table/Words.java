package org.muster.ruleset.skirmish.table;

import java.util.List;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Zone;
import org.muster.ruleset.skirmish.data.EffectLine;
import org.muster.ruleset.skirmish.data.Numbers;

/** Lengths, places and effects as people read them. */
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

    /** From where to where a zone lies: {@code x 35 to 55, y 80 to 90}; one that is no upright rectangle by its corners. */
    public static Sentence bounds(Zone zone) {
        double left = zone.from(true);
        double right = zone.to(true);
        double front = zone.from(false);
        double back = zone.to(false);
        boolean upright = zone.corners().size() == 4
                && zone.corners()
                        .containsAll(List.of(
                                new Point(left, front),
                                new Point(right, front),
                                new Point(left, back),
                                new Point(right, back)));
        return upright
                ? Sentence.of("x {left} to {right}, y {front} to {back}", cm(left), cm(right), cm(front), cm(back))
                : Sentence.of(
                        "corners {corners}",
                        zone.corners().stream().map(Words::at).toList());
    }

    /** An effect, with the names of what it says in place of their ids; of a move how far it goes. */
    public static Sentence effect(Skirmish now, EffectLine line) {
        Sentence words = line.sentence(id -> Called.of(now, id));
        Numbers numbers = now.book().numbers();
        return switch (line.does()) {
            case "SHORT_MOVE" -> upTo(words, numbers.shortMove());
            case "MOVE" -> upTo(words, numbers.move());
            default -> words;
        };
    }

    /** {@code short move of up to 5 cm}. */
    public static Sentence upTo(Sentence move, double length) {
        return Sentence.of("{move} of up to {length} cm", move, cm(length));
    }

    /** {@code (45, 20.5)}. */
    public static Object at(Point point) {
        return Sentence.lazily(() -> '(' + number(point.x()) + ", " + number(point.y()) + ')');
    }
}
