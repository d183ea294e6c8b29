package org.muster.cli.terminal;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.muster.drawing.words.Columns;

/** Lines too long for a terminal, broken between words: it would break them in the midst of one. */
final class WordWrap {

    private static final Pattern INK = Pattern.compile("\u001b\\[[0-9;]*m");
    /** Two blanks part columns. */
    private static final Pattern GAP = Pattern.compile("\\S {2,}(?=\\S)");
    /** What is to be copied and typed stays one line, however long. */
    private static final Pattern COMMAND = Pattern.compile("(^|[\\s(:])muster ");

    private static final int INDENT = 2;

    private WordWrap() {}

    /** The line in as many as it takes; those behind the first begin below what they go on with. */
    static String of(String line, int columns) {
        if (width(line) <= columns || COMMAND.matcher(line).find()) {
            return line;
        }
        String hang = " ".repeat(hang(INK.matcher(line).replaceAll(""), columns));
        StringBuilder broken = new StringBuilder();
        String rest = line;
        int cut = cut(rest, columns);
        while (cut > 0) {
            broken.append(rest.substring(0, cut).stripTrailing()).append('\n');
            rest = hang + rest.substring(cut).stripLeading();
            cut = cut(rest, columns);
        }
        return broken.append(rest).toString();
    }

    private static int width(String line) {
        return Columns.width(INK.matcher(line).replaceAll(""));
    }

    /** The last column that begins in the left half; else somewhat in, where the line itself is. */
    private static int hang(String line, int columns) {
        int hang = 0;
        Matcher gap = GAP.matcher(line);
        while (gap.find() && Columns.width(line.substring(0, gap.end())) <= columns / 2) {
            hang = Columns.width(line.substring(0, gap.end()));
        }
        int indent = line.length() - line.stripLeading().length();
        return hang > 0 ? hang : indent == 0 ? 0 : Math.min(indent + INDENT, columns / 2);
    }

    /** The last blank behind a word up to which it fits, or else the first; -1: it fits, or no word follows. */
    private static int cut(String line, int columns) {
        Matcher ink = INK.matcher(line);
        int column = 0;
        int cut = -1;
        boolean begun = false;
        for (int i = 0; i < line.length(); ) {
            if (ink.region(i, line.length()).lookingAt()) {
                i = ink.end();
                continue;
            }
            int c = line.codePointAt(i);
            if (c == ' ' && begun) {
                cut = i;
            }
            begun |= c != ' ';
            column += Columns.width(c);
            if (column > columns && cut > 0) {
                return line.substring(cut).isBlank() ? -1 : cut;
            }
            i += Character.charCount(c);
        }
        return -1;
    }
}
