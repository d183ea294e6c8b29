package org.muster.host.past;

import java.util.List;
import org.muster.core.view.Luck;

/**
 * The dice of a game.
 *
 * @param source in words: where they come from
 * @param commitment of fair dice; empty for others
 * @param verdict in words: what is proven by now
 * @param lucks how they fell for each player
 * @param rolls the last first
 * @param more how many are not shown
 */
public record DicePage(
        Seen game,
        String source,
        String commitment,
        String verdict,
        List<LuckRow> lucks,
        List<RollRow> rolls,
        int more) {

    /** Whether any roll had something to reach. */
    public boolean tests() {
        return lucks.stream().anyMatch(row -> row.luck().tests() > 0);
    }

    /**
     * How they fell for somebody, as it is read.
     *
     * @param counted of how many rolls something is counted: the others bear signs, and had nothing to reach
     */
    public record LuckRow(String name, int counted, Luck luck, String expected, String units, String due) {}

    /**
     * A roll, as it is read.
     *
     * @param total as the rules count it; empty where dice are not added up
     * @param verdict whether it reached what it had to; empty: nothing was to be reached
     * @param kinds of the dice, one for each face; empty for plain ones
     * @param proof in words
     * @param said who said what of it, line by line; none where one alone typed it, or nobody
     * @param evidence what it follows from, line by line; none while that is secret
     */
    public record RollRow(
            int entry,
            String at,
            String phase,
            String who,
            String purpose,
            String pool,
            List<Integer> faces,
            List<String> kinds,
            List<String> modifiers,
            String total,
            String verdict,
            String proof,
            List<String> said,
            List<String> evidence) {}
}
