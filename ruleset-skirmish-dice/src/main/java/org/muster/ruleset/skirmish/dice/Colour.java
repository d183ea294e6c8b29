package org.muster.ruleset.skirmish.dice;

import java.util.Locale;
import org.muster.api.text.Sentence;

/** The colours of dice, all six-sided, in the order in which they are rolled and recorded (SKD-DICE-01, -02, -04). */
public enum Colour {
    RED(2),
    BLACK(3),
    GREY(4),
    WHITE(5),
    /** The Force Die: neither success nor failure (SKD-FORCE-05). */
    BLUE(Colour.SIDES + 1);

    /** Faces of every die. */
    public static final int SIDES = 6;

    private final int minimum;
    private final String id = name().toLowerCase(Locale.ROOT);

    Colour(int minimum) {
        this.minimum = minimum;
    }

    /** The least result that is a success; more than a die can show where there is none. */
    public int minimum() {
        return minimum;
    }

    /** Whether that result is a success. */
    public boolean succeeds(int result) {
        return result >= minimum;
    }

    /** {@code black 3 or more}: what succeeds, of a colour that can. */
    public Sentence successes() {
        return Sentence.of("{colour} {n} or more", word(), minimum);
    }

    /** Whether its successes are critical hits in an attack pool (SKD-DICE-03). */
    public boolean isCritical() {
        return this == RED;
    }

    /** {@code red}: as answers name it, and as the kind of a die in a roll. */
    public String id() {
        return id;
    }

    /** {@code red}: as people say it. */
    public Sentence word() {
        return switch (this) {
            case RED -> Sentence.of("red");
            case BLACK -> Sentence.of("black");
            case GREY -> Sentence.of("grey");
            case WHITE -> Sentence.of("white");
            case BLUE -> Sentence.of("blue");
        };
    }
}
