package org.muster.cli.chances;

import java.util.Locale;
import java.util.stream.Stream;
import org.muster.api.text.Sentence;

/** Cells of tables of shares, as wide as those above and below them. */
final class Columns {

    private Columns() {}

    /** A name, and blanks behind it. */
    static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    /** How wide a column of names is, head and all. */
    static int width(Sentence head, Stream<String> names) {
        return Stream.concat(Stream.of(head.toString()), names)
                .mapToInt(String::length)
                .max()
                .orElse(0);
    }

    /** Blanks, and something behind them. */
    static String right(Object cell) {
        return String.format("%8s", cell);
    }

    /** A number by a format of {@link String#format}, with a point in every language; what rounds to nothing is not less than it. */
    static String rounded(String format, double number) {
        String text = String.format(Locale.ROOT, format, number);
        boolean isNothing = text.indexOf('0') >= 0 && text.chars().noneMatch(digit -> digit >= '1' && digit <= '9');
        return isNothing ? String.format(Locale.ROOT, format, 0.0) : text;
    }
}
