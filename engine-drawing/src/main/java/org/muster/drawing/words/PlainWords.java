package org.muster.drawing.words;

/**
 * Words as they may be shown. Names come from players: what isn't a visible character could forge a terminal line
 * (escape codes), turn the text around it (bidirectional overrides) or break an XML file.
 */
public final class PlainWords {

    private PlainWords() {}

    public static String of(String words) {
        StringBuilder plain = new StringBuilder(words.length());
        words.codePoints().forEach(c -> {
            if (c == '\n' || c == '\t' || c == '\r') {
                plain.append(' ');
            } else if (shown(c)) {
                plain.appendCodePoint(c);
            }
        });
        return plain.toString().strip();
    }

    private static boolean shown(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.PRIVATE_USE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }

    /** Words as text or an attribute of XML or HTML: what is markup there is none any more. */
    public static String escaped(String words) {
        return words.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /** For an XML id or a CSS class: letters, digits, hyphen and underscore are kept. */
    public static String name(String words) {
        StringBuilder name = new StringBuilder(words.length());
        words.codePoints().forEach(c -> name.append(nameable(c) ? (char) c : '-'));
        return name.toString();
    }

    private static boolean nameable(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '_';
    }
}
