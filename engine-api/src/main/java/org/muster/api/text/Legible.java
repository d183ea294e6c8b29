package org.muster.api.text;

import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import org.muster.api.Preview;

/**
 * Text that says what it shows. Control characters command a terminal, line ends forge a line of a log, and marks of
 * direction turn a name around: none of them has a place in what people are called or write on one line.
 */
@Preview
public final class Legible {

    /** Letters and signs that are drawn as nothing: fillers of Hangul, the empty pattern of Braille. */
    private static final Set<Integer> FILLERS = Set.of(0x115f, 0x1160, 0x3164, 0xffa0, 0x2800);

    private Legible() {}

    /** The first code point of {@code text} that has no place on a line. */
    public static OptionalInt flaw(String text) {
        return text.codePoints().filter(code -> code < ' ' || isHarmful(code)).findFirst();
    }

    /** The same for a text of several lines, in which tabs and newlines may stand. */
    public static OptionalInt flawInLines(String text) {
        int code;
        for (int i = 0;
                i < text.length();
                i += Character.charCount(code)) { // every file and every line is looked through
            code = text.codePointAt(i);
            if (code < ' ' ? code != '\n' && code != '\t' : isHarmful(code)) {
                return OptionalInt.of(code);
            }
        }
        return OptionalInt.empty();
    }

    /** Whether anything of {@code text} is seen: not only blanks, and characters that are no wider than nothing. */
    public static boolean isVisible(String text) {
        return text.codePoints().anyMatch(Legible::isVisible);
    }

    /** {@code text} as it is seen: on one line, blanks as one, and without what is drawn as nothing or picks a form of a letter. */
    public static String seen(String text) {
        StringBuilder seen = new StringBuilder(text.length());
        text.strip().codePoints().forEach(code -> {
            boolean blank = Character.isSpaceChar(code) || Character.isWhitespace(code);
            if (blank && seen.length() > 0 && seen.charAt(seen.length() - 1) != ' ') {
                seen.append(' ');
            } else if (!blank && isDrawn(code)) {
                seen.appendCodePoint(code);
            }
        });
        return seen.toString().strip();
    }

    private static boolean isDrawn(int code) {
        boolean mark = Character.getType(code) == Character.NON_SPACING_MARK
                || Character.getType(code) == Character.ENCLOSING_MARK;
        return mark
                ? code != 0x34f
                        && (code < 0x17b4 || code > 0x17b5)
                        && (code < 0x180b || code > 0x180f)
                        && (code < 0xfe00 || code > 0xfe0f)
                        && (code < 0xe0100 || code > 0xe01ef)
                : isVisible(code);
    }

    private static boolean isVisible(int code) {
        return switch (Character.getType(code)) {
            case Character.SPACE_SEPARATOR,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.NON_SPACING_MARK,
                    Character.ENCLOSING_MARK -> false;
            default -> !FILLERS.contains(code);
        };
    }

    /** A code point as people look it up: {@code U+202E}. */
    public static String named(int code) {
        return String.format(Locale.ROOT, "U+%04X", code);
    }

    /** {@code text} on one line, with what has no place there written out, as JSON does: {@code \\u202E}. */
    public static String shown(String text) {
        return flaw(text).isEmpty() ? text : shown(text, false);
    }

    /** The same for a text of several lines. */
    public static String shownInLines(String text) {
        return flawInLines(text).isEmpty() ? text : shown(text, true);
    }

    private static String shown(String text, boolean lines) {
        StringBuilder shown = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(code -> {
            boolean space = lines && (code == '\n' || code == '\t');
            if (!space && (code < ' ' || isHarmful(code))) {
                shown.append(String.format(Locale.ROOT, "\\u%04X", code));
            } else {
                shown.appendCodePoint(code);
            }
        });
        return shown.toString();
    }

    /** C1 and DEL, line and paragraph separators, marks of direction, halves of a pair; all below U+10000. */
    private static boolean isHarmful(int code) {
        return code >= 0x7f && code <= 0x9f
                || code == 0x61c
                || code == 0x200e
                || code == 0x200f
                || code >= 0x2028 && code <= 0x202e
                || code >= 0x2066 && code <= 0x2069
                || code >= 0xd800 && code <= 0xdfff;
    }
}
