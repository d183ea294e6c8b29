package org.muster.cli.terminal;

import java.util.regex.Pattern;

/** Words as a shell takes them. */
public final class Shell {

    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_./:=+,][A-Za-z0-9_./:=+,-]*");

    private Shell() {}

    /** {@code word} in quotes where a shell would see more in it than itself. */
    public static String quoted(String word) {
        return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
