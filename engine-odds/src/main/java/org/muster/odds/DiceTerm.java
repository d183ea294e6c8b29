package org.muster.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.muster.api.odds.Distribution;
import org.muster.api.odds.Fraction;
import org.muster.api.odds.Throws;
import org.muster.api.text.Sentence;

/**
 * Equal dice with what is done to them.
 *
 * <pre>
 * dice      = [number] "d" die [rerolled] [exploding] [kept | successes]
 * die       = sides | "66" | "{" face { "," face } "}"       d66: tens and ones   3d{0,1,1,2}
 * rerolled  = "r" face                                       2d6r1: each 1 is thrown once more
 * exploding = "!"                                            3d6!: each 6 is thrown again and added
 * kept      = ("kh" | "kl") number                           4d6kh3   2d20kl1
 * successes = comparison ["!"]                               5d6>=4: how many dice; 5d6>=4!: a 6 throws one more
 * </pre>
 *
 * @param sort what it adds up, which decides what it can be added to
 */
record DiceTerm(Distribution of, Sort sort) {

    static final int MOST_DICE = 1000;

    enum Sort {
        NUMBER,
        TOTAL,
        SUCCESSES,
        /** Successes written without brackets, of which a sum could be misread: {@code 1+2d6>=4}. */
        BARE_SUCCESSES
    }

    boolean isOneDieAgainstTarget() {
        return sort == Sort.BARE_SUCCESSES && of.least() >= 0 && of.greatest() <= 1;
    }

    /**
     * Reads on behind the d.
     *
     * @param from the place of the number of dice
     * @param notes is told what should be said about them
     */
    static DiceTerm read(DiceText text, int from, int count, Consumer<Sentence> notes) {
        if (count < 1 || count > MOST_DICE) {
            throw text.misreadAt(from, "1 to {most} dice", MOST_DICE);
        }
        Distribution die = rerolled(text, die(text, notes), notes);
        int mark = text.at();
        boolean explodes = text.takes("!");
        if (explodes) {
            die = exploding(text, mark, die, notes);
        }
        if (text.takes("kh")) {
            int kept = kept(text, count);
            return new DiceTerm(Throws.highest(kept, count, die), Sort.TOTAL);
        }
        if (text.takes("kl")) {
            int kept = kept(text, count);
            return new DiceTerm(Throws.lowest(kept, count, die), Sort.TOTAL);
        }
        int end = text.at();
        Optional<Comparison> comparison = text.comparison();
        if (comparison.isEmpty()) {
            return new DiceTerm(die.times(count), Sort.TOTAL);
        }
        String dice = text.between(from, end);
        if (explodes) {
            String plain = text.between(from, mark);
            throw text.misreadAt(
                    end, "({dice})>=9 for the chance of the total, or {plain}>=4! to count dice", dice, plain);
        }
        return successes(text, end, dice, die, count, comparison.get(), notes);
    }

    private static Distribution die(DiceText text, Consumer<Sentence> notes) {
        if (text.takes("{")) {
            List<Integer> faces = new ArrayList<>();
            do {
                faces.add(text.signedNumber());
            } while (text.takes(","));
            if (!text.takes("}")) {
                throw text.misread("a comma and another face, or {bracket}", "}");
            }
            return Distribution.faces(faces.stream().mapToInt(face -> face).toArray());
        }
        int at = text.at();
        if (!text.digitNext()) {
            throw text.misread("the number of sides, such as d6, or faces, such as {faces}", "d{0,1,1,2}");
        }
        int sides = text.number();
        if (sides == 0) {
            throw text.misreadAt(at, "a die with sides, such as d6");
        }
        if (sides == 66) {
            notes.accept(Sentence.of("d66 is a die for the tens and a die for the ones"));
            return Distribution.d66();
        }
        return Distribution.die(sides);
    }

    private static Distribution rerolled(DiceText text, Distribution die, Consumer<Sentence> notes) {
        if (!text.takes("r")) {
            return die;
        }
        int at = text.at();
        int face = text.signedNumber();
        if (die.ways(face).signum() == 0) {
            throw text.misreadAt(at, "a face that the die has, such as r{face}", die.least());
        }
        notes.accept(Sentence.of("a {face} is thrown once more, and the second throw stands", face));
        return Throws.rerolled(die, face);
    }

    private static Distribution exploding(DiceText text, int mark, Distribution die, Consumer<Sentence> notes) {
        if (die.least() == die.greatest()) {
            throw text.misreadAt(mark, "a die with different faces, as this one would explode for ever");
        }
        notes.accept(Sentence.of("a {face} is thrown again and added", die.greatest()));
        return Throws.exploding(die);
    }

    private static int kept(DiceText text, int count) {
        int at = text.at();
        int kept = text.number();
        if (kept < 1 || kept > count) {
            throw text.misreadAt(at, "1 to {count}, as there are no more dice to keep", count);
        }
        return kept;
    }

    private static DiceTerm successes(
            DiceText text,
            int at,
            String dice,
            Distribution die,
            int count,
            Comparison comparison,
            Consumer<Sentence> notes) {
        int target = text.signedNumber();
        Fraction chance = die.chance(face -> comparison.test(face, target));
        // Nobody counts dice that all succeed or all fail: the total was meant.
        if (count > 1 && (chance.equals(Fraction.ZERO) || chance.equals(Fraction.ONE))) {
            throw text.misreadAt(
                    at,
                    chance.equals(Fraction.ZERO)
                            ? "({dice}){sign}{target} for the chance of the total, as no single die is {words} {target}"
                            : "({dice}){sign}{target} for the chance of the total, as every single die is {words} {target}",
                    dice,
                    comparison.sign,
                    target,
                    comparison.words());
        }
        notes.accept(
                count == 1
                        ? Sentence.of("the die is {words} {target}", comparison.words(), target)
                        : Sentence.of(
                                "{dice} counts the dice that are each {words} {target}",
                                dice,
                                comparison.words(),
                                target));
        int mark = text.at();
        if (!text.takes("!")) {
            return new DiceTerm(
                    die.map(face -> comparison.test(face, target) ? 1 : 0).times(count), Sort.BARE_SUCCESSES);
        }
        if (die.least() == die.greatest()) {
            throw text.misreadAt(mark, "a die with different faces, as this one would explode for ever");
        }
        notes.accept(Sentence.of("a {face} adds another die", die.greatest()));
        Distribution each = Throws.exploding(die, face -> comparison.test(face, target) ? 1 : 0);
        return new DiceTerm(each.times(count), Sort.BARE_SUCCESSES);
    }
}
