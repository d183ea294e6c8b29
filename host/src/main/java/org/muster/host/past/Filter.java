package org.muster.host.past;

import java.util.Locale;

/**
 * What somebody wants to read of what happened; an empty text asks for everything.
 *
 * @param since only later entries than this
 * @param seat a player's id
 * @param name what the others call that player: what speaks of them is theirs too
 * @param kind {@code chose}, {@code rolled}, {@code told}, {@code noted} or {@code mended}
 * @param place id of a thing in the picture
 * @param words that stand in the line
 */
public record Filter(int since, String seat, String name, String kind, String place, String words) {

    /** Whether it asks for less than everything. */
    public boolean isNarrow() {
        return !(seat + kind + place + words).isEmpty();
    }

    /** Whether a line is wanted. */
    public boolean fits(ToldLine line) {
        return line.entry() > since
                && (seat.isEmpty() || line.by().equals(seat) || speaksOf(line.text()))
                && (kind.isEmpty() || line.kind().equals(kind))
                && (place.isEmpty() || line.anchors().contains(place))
                && (words.isEmpty() || lower(line.text()).contains(lower(words)));
    }

    private boolean speaksOf(String text) {
        int at = name.isEmpty() ? -1 : text.indexOf(name);
        while (at >= 0) {
            int end = at + name.length();
            boolean begins = at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1));
            if (begins && (end == text.length() || !Character.isLetterOrDigit(text.charAt(end)))) {
                return true;
            }
            at = text.indexOf(name, end);
        }
        return false;
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
