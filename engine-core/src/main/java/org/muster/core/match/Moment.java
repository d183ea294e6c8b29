package org.muster.core.match;

import java.time.Instant;
import java.util.List;
import org.muster.api.text.Sentence;

/**
 * A moment of the past as one viewer knows of it. Moments are counted for each viewer: in everybody's together the gaps
 * would tell how much is hidden.
 *
 * @param n 1 for the first; the viewer's {@link org.muster.core.story.Revision#news} when it was over
 * @param at when it was over
 * @param phase what people call the round and the phase in which the game stood then
 * @param lines what the viewer heard, perhaps nothing but that the table has changed
 */
public record Moment(int n, Instant at, List<Sentence> phase, List<Told> lines) {

    /**
     * A line of it.
     *
     * @param entry number of its entry for the viewer
     */
    public record Told(int entry, News.Heard heard) {}

    public Moment {
        phase = List.copyOf(phase);
        lines = List.copyOf(lines);
    }
}
