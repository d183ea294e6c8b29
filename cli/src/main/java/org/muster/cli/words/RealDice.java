package org.muster.cli.words;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.text.Sentence;

/** Dice of wood and plastic. */
public final class RealDice {

    private RealDice() {}

    /** Faces that these dice could show, as one types them. */
    public static String example(Pool pool) {
        List<String> faces = new ArrayList<>();
        for (int i = 0; i < pool.count(); i++) {
            faces.add(Integer.toString((pool.sidesOf(i) + 1) / 2));
        }
        return String.join(",", faces);
    }

    /**
     * What is to be rolled, with what is added to it and what it has to reach.
     *
     * @param pool of the roll, as it is to be shown
     * @param who rolls; empty: nobody in particular
     */
    public static Sentence asked(Roll roll, Object pool, Object who) {
        Sentence what = roll.by() == null
                ? Sentence.of("Roll {pool} for {purpose}", pool, roll.purpose())
                : Sentence.of("Roll {pool} for {purpose} ({who} rolls)", pool, roll.purpose(), who);
        Sentence sum = roll.modifiers().isEmpty()
                ? what
                : Sentence.joined(
                        " ",
                        Stream.concat(Stream.of(what), roll.modifiers().stream())
                                .toList());
        Sentence known =
                roll.target() > 0 ? Sentence.of("{roll}, {target} or more is needed", sum, roll.target()) : sum;
        return withWhatPeopleOwn(known, roll.pool());
    }

    /** What to throw in place of dice that nobody has, but everybody makes of others. */
    public static Sentence withWhatPeopleOwn(Sentence roll, Pool pool) {
        if (has(pool, 3)) {
            return Sentence.of("{roll} (for a d3 throw a d6: 1 or 2 is 1, 3 or 4 is 2, 5 or 6 is 3)", roll);
        }
        return has(pool, 2) ? Sentence.of("{roll} (for a d2 toss a coin: heads is 1, tails is 2)", roll) : roll;
    }

    private static boolean has(Pool pool, int sides) {
        return pool.groups().stream()
                .anyMatch(group -> group.sides() == sides && group.kind().isEmpty());
    }
}
