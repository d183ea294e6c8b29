package org.muster.cli.terminal;

import java.util.ArrayList;
import java.util.List;
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
    /** Lines of words that are read as they are; of what is longer, each part begins a line of its own. */
    private static final int READABLE = 3;

    private WordWrap() {}

    /**
     * The line in as many as it takes; those behind the first begin below what they go on with. The parts of a long list
     * begin lines of their own.
     */
    static String of(String line, int columns) {
        if (width(line) <= columns || COMMAND.matcher(line).find()) {
            return line;
        }
        int hang = hang(INK.matcher(line).replaceAll(""), columns);
        String broken = broken(line, hang, columns);
        List<String> parts = broken.lines().count() <= READABLE ? List.of() : parts(line);
        if (parts.size() <= 2) {
            return broken;
        }
        String indent = " ".repeat(Math.max(hang, INDENT));
        StringBuilder listed = new StringBuilder(broken(parts.get(0), hang, columns));
        for (String part : parts.subList(1, parts.size())) {
            listed.append('\n').append(broken(indent + part, indent.length() + INDENT, columns));
        }
        return listed.toString();
    }

    private static String broken(String line, int hang, int columns) {
        StringBuilder broken = new StringBuilder();
        String rest = line;
        int cut = cut(rest, columns);
        while (cut > 0) {
            broken.append(rest.substring(0, cut).stripTrailing()).append('\n');
            rest = " ".repeat(hang) + rest.substring(cut).stripLeading();
            cut = cut(rest, columns);
        }
        return broken.append(rest).toString();
    }

    /** What semicolons part, parentheses apart, and what announces all of it by a colon. */
    private static List<String> parts(String line) {
        List<String> parts = new ArrayList<>();
        int depth = 0;
        int from = 0;
        int announced = 0;
        int colons = 0;
        for (int i = 0; i + 1 < line.length(); i++) {
            char c = line.charAt(i);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            boolean isEnd = depth == 0 && line.charAt(i + 1) == ' ';
            if (isEnd && c == ';') {
                parts.add(line.substring(from, i + 1));
                from = i + 2;
            } else if (isEnd && c == ':') {
                colons += parts.isEmpty() ? 0 : 1;
                announced = parts.isEmpty() ? i + 1 : announced;
            }
        }
        parts.add(line.substring(from));
        if (announced > 0 && colons == 0) { // else each part has its own
            String first = parts.remove(0);
            parts.add(0, first.substring(announced + 1));
            parts.add(0, first.substring(0, announced));
        }
        return parts;
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
