package org.muster.drawing.words;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Words in a terminal's columns. */
public final class Columns {

    private static final Map<Integer, String> ASCII = Map.ofEntries(
            Map.entry((int) '·', "-"),
            Map.entry((int) '–', "-"),
            Map.entry((int) '—', "-"),
            Map.entry((int) '‘', "'"),
            Map.entry((int) '’', "'"),
            Map.entry((int) '“', "\""),
            Map.entry((int) '”', "\""),
            Map.entry((int) '…', "..."),
            Map.entry((int) '×', "x"),
            Map.entry((int) 'ß', "ss"),
            Map.entry((int) 'æ', "ae"),
            Map.entry((int) 'Æ', "AE"),
            Map.entry((int) 'ø', "o"),
            Map.entry((int) 'Ø', "O"),
            Map.entry((int) 'ł', "l"),
            Map.entry((int) 'Ł', "L"));

    private Columns() {}

    public static int width(String words) {
        return words.codePoints().map(Columns::width).sum();
    }

    /** 2 for the scripts that terminals show at double width, 0 for marks that join the letter before. */
    public static int width(int c) {
        int type = Character.getType(c);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) {
            return 0;
        }
        boolean wide = c >= 0x1100 && c <= 0x115F
                || c >= 0x2E80 && c <= 0xA4CF
                || c >= 0xAC00 && c <= 0xD7A3
                || c >= 0xF900 && c <= 0xFAFF
                || c >= 0xFE30 && c <= 0xFE6F
                || c >= 0xFF00 && c <= 0xFF60
                || c >= 0x1F300 && c <= 0x1FAFF
                || c >= 0x20000 && c <= 0x3FFFD;
        return wide ? 2 : 1;
    }

    /** Letters lose their accents; what has no likeness becomes a question mark. */
    public static String ascii(String words) {
        StringBuilder plain = new StringBuilder();
        for (int c :
                Normalizer.normalize(words, Normalizer.Form.NFD).codePoints().toArray()) {
            if (c < 128) {
                plain.append((char) c);
            } else if (Character.getType(c) != Character.NON_SPACING_MARK) {
                plain.append(ASCII.getOrDefault(c, "?"));
            }
        }
        return plain.toString();
    }

    /** Broken between words; a word longer than a line goes on in the next. Nothing is lost. */
    public static List<String> wrap(String words, int columns) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : words.split(" ")) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (width(longer) <= columns) {
                line = longer;
                continue;
            }
            if (!line.isEmpty()) {
                lines.add(line);
            }
            line = word;
            while (width(line) > columns) {
                int cut = fitting(line, columns);
                lines.add(line.substring(0, cut));
                line = line.substring(cut);
            }
        }
        lines.add(line);
        return lines;
    }

    private static int fitting(String word, int columns) {
        int used = 0;
        int at = 0;
        while (at < word.length()) {
            int c = word.codePointAt(at);
            used += width(c);
            if (used > columns && at > 0) {
                return at;
            }
            at += Character.charCount(c);
        }
        return at;
    }
}
