package org.muster.odds;

import java.util.Locale;
import java.util.Optional;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/** A dice expression as it is read from left to right; blanks between its parts mean nothing. */
final class DiceText {

    private static final int MOST_DIGITS = 6;

    private final String written;
    private final String text;
    private int at;

    DiceText(String written) {
        this.written = written;
        // One character for one, so that positions are those of what was written.
        this.text = written.toLowerCase(Locale.ROOT).length() == written.length()
                ? written.toLowerCase(Locale.ROOT)
                : written;
        skipBlanks();
    }

    /** Not dice notation; never leaves this package. */
    static final class Misread extends RuntimeException {

        private static final long serialVersionUID = 1;

        private final transient Violation violation;

        Misread(Violation violation) {
            super(violation.toString(), null, false, false);
            this.violation = violation;
        }

        Violation violation() {
            return violation;
        }
    }

    /** The place of the next part. */
    int at() {
        return at;
    }

    boolean atEnd() {
        return at == text.length();
    }

    /** What was written from one place up to another, without blanks around. */
    String between(int from, int to) {
        return written.substring(from, to).strip();
    }

    /** Steps over {@code part}, a sign or a whole word, if it comes next. */
    boolean takes(String part) {
        boolean next = Character.isLetter(part.charAt(0)) ? wordNext().equals(part) : text.startsWith(part, at);
        if (next) {
            at += part.length();
            skipBlanks();
        }
        return next;
    }

    boolean digitNext() {
        return at < text.length() && isDigit(text.charAt(at));
    }

    /** The letters that come next, with hyphens inside; empty if there are none. */
    String wordNext() {
        int end = at;
        while (end < text.length()
                && (isLetter(text.charAt(end))
                        || text.charAt(end) == '-'
                                && end > at
                                && end + 1 < text.length()
                                && isLetter(text.charAt(end + 1)))) {
            end++;
        }
        return text.substring(at, end);
    }

    int number() {
        int from = at;
        while (digitNext()) {
            at++;
        }
        if (from == at) {
            throw misread("a number");
        }
        if (at - from > MOST_DIGITS) {
            throw misreadAt(from, "a number of {most} digits at most", MOST_DIGITS);
        }
        int number = Integer.parseInt(text.substring(from, at));
        skipBlanks();
        return number;
    }

    int signedNumber() {
        return takes("-") ? -number() : number();
    }

    Optional<Comparison> comparison() {
        for (Comparison comparison : Comparison.ALL) {
            if (takes(comparison.sign)) {
                return Optional.of(comparison);
            }
        }
        return Optional.empty();
    }

    Misread misread(@Template String expected, Object... values) {
        return misreadAt(at, expected, values);
    }

    Misread misreadAt(int place, @Template String expected, Object... values) {
        return new Misread(Violation.of(
                "DICE_NOTATION",
                "\"{expression}\" at character {position}: {found}, where right would be {expected}.",
                written,
                place + 1,
                place < written.length() ? '"' + written.substring(place).strip() + '"' : Sentence.of("nothing"),
                Sentence.of(expected, values)));
    }

    private void skipBlanks() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z';
    }
}
