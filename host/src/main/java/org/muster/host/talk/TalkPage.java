package org.muster.host.talk;

import java.util.List;
import java.util.Map;
import org.muster.host.past.Seen;

/**
 * The talk of a game, to be read and gone on with without script.
 *
 * @param lines in order
 * @param speaks whether who looks may say something
 * @param seats that can be spoken to, by their ids
 * @param subjects that a line may be about, by kind and id
 * @param draft what was typed and not taken, or whom one would answer
 * @param reasons why not
 */
public record TalkPage(
        Seen game,
        List<Shown> lines,
        boolean speaks,
        Map<String, String> seats,
        Map<String, String> subjects,
        Draft draft,
        List<String> reasons) {

    /** The number of the first of them; people count from 1, so before any other there are more. */
    public int first() {
        return lines.isEmpty() ? 1 : lines.get(0).n();
    }

    /**
     * A line.
     *
     * @param from who spoke, as people call them
     * @param to names of those it was said to; none: everybody
     * @param about what it is about; empty: nothing
     * @param link to that
     * @param gone why there is no text; empty: there is
     * @param canGo whether who looks may take it back
     */
    public record Shown(
            int n,
            String at,
            String from,
            List<String> to,
            String about,
            String link,
            String text,
            String gone,
            boolean own,
            boolean canGo) {}

    /** What was typed, or is begun with. */
    public record Draft(String text, List<String> to, String about) {}
}
