package org.muster.rosters;

/** Names as others wrote them, fit to be shown in a line. */
final class Names {

    static final int LONGEST = 200;

    /** In a path, which repeats them. */
    private static final int LONGEST_IN_PATH = 60;

    private Names() {}

    /** On one line, with single blanks. */
    static String plain(String name) {
        StringBuilder plain = new StringBuilder(Math.min(name.length(), LONGEST));
        boolean blank = false;
        for (int i = 0; i < name.length(); i++) {
            char letter = name.charAt(i);
            if (Character.isWhitespace(letter) || Character.isISOControl(letter) || letter == '\u00a0') {
                blank = true;
            } else {
                if (blank && plain.length() > 0) {
                    plain.append(' ');
                }
                blank = false;
                plain.append(letter);
            }
        }
        return plain.toString();
    }

    /** The first {@code most} letters. */
    static String cut(String name, int most) {
        if (name.length() <= most) {
            return name;
        }
        int end = Character.isHighSurrogate(name.charAt(most - 1)) ? most - 1 : most;
        return name.substring(0, end) + "...";
    }

    /** {@code Patrol > Gate Guard}. */
    static String path(String above, String name) {
        String last = cut(name, LONGEST_IN_PATH);
        return above.isEmpty() ? last : above + " > " + last;
    }
}
