package org.muster.host.delivery;

import org.muster.api.text.Legible;

/**
 * Text of people, safe wherever it is posted: on one line, calling nobody, opening no tag, no address that a reader's
 * program would make a link of. All of it stays legible; nothing invisible is put in.
 */
public final class Plain {

    private static final int LONGEST = 400;

    private Plain() {}

    /** {@code text} as one line of that kind. */
    public static String line(String text) {
        String plain = Legible.shown(text.replaceAll("\\s+", " "))
                .replace('<', '‹')
                .replace('>', '›')
                .replaceAll("@(?=\\S)", "@ ")
                .replace("://", ": //")
                .replace("=?", "= ?") // else a mail program would read what is written in there
                .strip();
        return cut(plain, LONGEST);
    }

    /** The first letters of it, whole ones. */
    public static String cut(String text, int most) {
        return text.codePointCount(0, text.length()) <= most
                ? text
                : text.substring(0, text.offsetByCodePoints(0, most - 1)) + "…";
    }
}
