package org.muster.cli.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;

/** Dice of wood and plastic. */
public final class RealDice {

    /** Rolls that are told one by one. */
    private static final int FEW = 6;

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
        return withWhatPeopleOwn(roll.target() > 0 ? needing(roll, sum) : sum, roll.pool());
    }

    /**
     * What is rolled behind a roll that waits; nothing where that is not known.
     *
     * @param name of a player
     */
    public static Sentence then(List<Roll> rolls, Function<Player, Object> name) {
        if (rolls.isEmpty()) {
            return Sentence.NOTHING;
        }
        List<Sentence> first = rolls.stream()
                .limit(FEW)
                .map(roll -> roll.by() == null
                        ? Sentence.of("{pool} for {purpose}", roll.pool(), roll.purpose())
                        : Sentence.of(
                                "{pool} for {purpose} ({who})", roll.pool(), roll.purpose(), name.apply(roll.by())))
                .toList();
        Sentence all = Sentence.joined(", ", first);
        return rolls.size() <= FEW
                ? Sentence.of("Then {rolls}; all may be typed at once, 3,5 1,2.", all)
                : Sentence.of("Then {rolls} and {n} more; all may be typed at once, 3,5 1,2.", all, rolls.size() - FEW);
    }

    /** What has to come up, which no dice show of what they come to with modifiers. */
    private static Sentence needing(Roll roll, Sentence asked) {
        int face = roll.target() - roll.modifier();
        int most = 0;
        for (int i = 0; i < roll.pool().count(); i++) {
            most += roll.pool().sidesOf(i);
        }
        boolean isShown = face > roll.pool().count() && face <= most;
        return roll.modifier() == 0
                ? Sentence.of("{roll}, {target} or more is needed", asked, roll.target())
                : isShown
                        ? Sentence.of(
                                "{roll}, {face} or more is needed on the {n:die|dice}, {target} in all",
                                asked,
                                face,
                                roll.pool().count(),
                                roll.target())
                        : Sentence.of("{roll}, {target} or more is needed in all", asked, roll.target());
    }

    /** What to throw in place of dice that nobody has, but everybody makes of others. */
    public static Sentence withWhatPeopleOwn(Sentence roll, Pool pool) {
        if (has(pool, 3)) {
            return Sentence.of(
                    "{roll} (for a d3 throw a d6, and type 1 where it shows 1 or 2, 2 for 3 or 4, 3 for 5 or 6)", roll);
        }
        return has(pool, 2)
                ? Sentence.of("{roll} (for a d2 toss a coin, and type 1 for heads, 2 for tails)", roll)
                : roll;
    }

    /** What is to be typed; the face of a die that stands in for another is not. */
    public static Sentence typed(Pool pool) {
        if (has(pool, 3)) {
            return Sentence.of("type what the dice show, a d3 as 1, 2 or 3");
        }
        return has(pool, 2) ? Sentence.of("type what the dice show, a d2 as 1 or 2") : Sentence.of("type the faces");
    }

    /** What a typed 2 or 3 of a d3 says of the d6 that was thrown, whose 2 and 3 would be something else. */
    public static Optional<Sentence> check(Pool pool, List<Integer> faces) {
        List<Sentence> meant = new ArrayList<>();
        for (int i = 0; i < Math.min(faces.size(), pool.count()); i++) {
            int face = faces.get(i);
            if (pool.sidesOf(i) == 3 && has(pool, 3) && face > 1) {
                meant.add(Sentence.of("{face} for a d6 that shows {low} or {high}", face, 2 * face - 1, 2 * face));
            }
        }
        return meant.isEmpty()
                ? Optional.empty()
                : Optional.of(Sentence.of(
                        "Taken: {faces}; undo takes it back.",
                        Sentence.joined(", ", meant.stream().distinct().toList())));
    }

    private static boolean has(Pool pool, int sides) {
        return pool.groups().stream()
                .anyMatch(group -> group.sides() == sides && group.kind().isEmpty());
    }
}
