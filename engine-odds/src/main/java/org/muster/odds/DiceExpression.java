package org.muster.odds;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.odds.Distribution;
import org.muster.api.odds.Fraction;
import org.muster.api.odds.Throws;
import org.muster.api.odds.TooLarge;
import org.muster.api.text.Sentence;
import org.muster.odds.DiceTerm.Sort;

/**
 * The notation of {@code muster odds}. What could be read in two ways is refused, with both ways to write it.
 *
 * <pre>
 * expression = sum [ comparison | "vs" sum ]                  d20+5>=16   2d6 vs 2d6
 * sum        = term { ("+" | "-") term }
 * term       = "(" sum ")" | number | number kind | dice      3 black + 2 grey
 * dice       = see {@link DiceTerm}                           4d6kh3   3d6!   5d6>=4
 * comparison = (">=" | "<=" | ">" | "<" | "=") number
 * </pre>
 *
 * <p>A comparison right behind plain dice belongs to each die, so {@code 5d6>=4} counts dice and {@code 5d6>=4>=2} is
 * the chance of two; behind anything else it belongs to the whole sum, so {@code (2d6)>=7} is the chance of 7 or more.
 */
public final class DiceExpression {

    /** Brackets nest as deep as this allows; strangers may send expressions. */
    private static final int MOST_CHARACTERS = 200;

    private final DiceText text;
    private final Map<String, Integer> kinds = new TreeMap<>();
    private final Set<Sentence> notes = new LinkedHashSet<>();

    private DiceExpression(String text, Map<String, Integer> kinds) {
        this.text = new DiceText(text);
        kinds.forEach((kind, minimum) -> this.kinds.put(kind.toLowerCase(Locale.ROOT), minimum));
    }

    /** Reads an expression in which dice have no kinds. */
    public static Checked<Odds> read(String expression) {
        return read(expression, Map.of());
    }

    /**
     * Reads an expression.
     *
     * @param kinds for each kind of six-sided die, in upper or lower case, the lowest face that is a success
     */
    public static Checked<Odds> read(String expression, Map<String, Integer> kinds) {
        if (expression.length() > MOST_CHARACTERS) {
            return Checked.bad(Violation.of(
                    "DICE_TOO_MANY",
                    "A dice expression has at most {most} characters; this one has {count}.",
                    MOST_CHARACTERS,
                    expression.length()));
        }
        try {
            return Checked.ok(new DiceExpression(expression, kinds).expression());
        } catch (DiceText.Misread misread) {
            return Checked.bad(misread.violation());
        } catch (TooLarge tooLarge) {
            return Checked.bad(
                    Violation.of("DICE_TOO_MANY", "\"{expression}\": {why}.", expression, tooLarge.sentence()));
        }
    }

    private Odds expression() {
        DiceTerm first = sum();
        int end = text.at();
        String left = text.between(0, end);
        Optional<Comparison> comparison = text.comparison();
        Odds odds;
        if (comparison.isPresent()) {
            odds = chance(left, first, comparison.get(), text.signedNumber());
        } else if (text.takes("vs")) {
            int from = text.at();
            DiceTerm second = sum();
            joined(first.sort(), second.sort(), from);
            String right = text.between(from, text.at());
            odds = new Odds.Opposed(
                    told(Sentence.of("{first} against {second}", left, right)),
                    first.of().minus(second.of()));
        } else if (first.isOneDieAgainstTarget()) {
            odds = new Odds.Chance(
                    told(Sentence.of("chance that {dice}", left)), first.of().chance(1), Fraction.ZERO);
        } else {
            odds = new Odds.Quantity(
                    told(
                            first.sort() == Sort.TOTAL
                                    ? Sentence.of("total of {dice}", left)
                                    : Sentence.of("number of successes of {dice}", left)),
                    first.of());
        }
        if (!text.atEnd()) {
            throw text.misread(
                    "+, -, a comparison, vs or the end; right behind dice also r1, !, kh3 or kl1, in this order");
        }
        if (first.sort() == Sort.NUMBER && !(odds instanceof Odds.Opposed)) {
            throw text.misreadAt(0, "dice, such as 2d6 or 3d6+1");
        }
        return odds;
    }

    private Odds chance(String left, DiceTerm term, Comparison comparison, int target) {
        Fraction chance = term.of().chance(value -> comparison.test(value, target));
        Sentence reading = Sentence.of(
                term.sort() == Sort.TOTAL
                        ? "chance that the total of {dice} is {words} {target}"
                        : "chance that the number of successes of {dice} is {words} {target}",
                left,
                comparison.words(),
                target);
        return new Odds.Chance(told(reading), chance, term.of().cut());
    }

    private Sentence told(Sentence reading) {
        return notes.isEmpty()
                ? reading
                : Sentence.of("{reading} ({notes})", reading, Sentence.joined("; ", List.copyOf(notes)));
    }

    private DiceTerm sum() {
        DiceTerm sum = term();
        while (true) {
            int at = text.at();
            boolean minus = text.takes("-");
            if (!minus && !text.takes("+")) {
                return sum;
            }
            DiceTerm next = term();
            Sort sort = joined(sum.sort(), next.sort(), at);
            sum = new DiceTerm(minus ? sum.of().minus(next.of()) : sum.of().plus(next.of()), sort);
        }
    }

    private Sort joined(Sort one, Sort other, int at) {
        Sort low = one.compareTo(other) < 0 ? one : other;
        Sort high = low == one ? other : one;
        if (high == Sort.BARE_SUCCESSES && (low == Sort.NUMBER || low == Sort.TOTAL)) {
            throw text.misreadAt(
                    at, "brackets, as this reads in two ways: 1+(2d6>=4) counts dice, (1+2d6)>=4 compares the total");
        }
        if (high == Sort.SUCCESSES && low == Sort.TOTAL) {
            throw text.misreadAt(at, "either totals or successes throughout, as these two can't be held together");
        }
        return high;
    }

    private DiceTerm term() {
        int from = text.at();
        if (text.takes("(")) {
            DiceTerm inner = sum();
            if (!text.takes(")")) {
                throw text.misread("+, - or a closing bracket");
            }
            return inner.sort() == Sort.BARE_SUCCESSES ? new DiceTerm(inner.of(), Sort.SUCCESSES) : inner;
        }
        boolean counted = text.digitNext();
        int number = counted ? text.number() : 1;
        if (text.takes("d")) {
            return DiceTerm.read(text, from, number, notes::add);
        }
        String word = text.wordNext();
        if (!word.isEmpty() && !word.equals("vs")) {
            return kind(from, counted, number, word);
        }
        if (!counted) {
            throw text.misread("dice such as 2d6, a number or a bracket");
        }
        return new DiceTerm(Distribution.constant(number), Sort.NUMBER);
    }

    private DiceTerm kind(int from, boolean counted, int number, String kind) {
        Integer minimum = kinds.get(kind);
        if (minimum == null) {
            throw text.misread(
                    "dice such as 2d6, or a kind of dice that is known ({known})",
                    kinds.isEmpty() ? Sentence.of("none; a ruleset brings them") : String.join(", ", kinds.keySet()));
        }
        if (!counted || number > DiceTerm.MOST_DICE) {
            throw text.misreadAt(from, "how many, up to {most}, such as 1 {kind}", DiceTerm.MOST_DICE, kind);
        }
        text.takes(kind);
        notes.add(Sentence.of("{kind} succeeds on {minimum} or more", kind, minimum));
        Distribution die = Throws.success(Distribution.die(6), minimum);
        return new DiceTerm(die.times(number), Sort.SUCCESSES);
    }
}
