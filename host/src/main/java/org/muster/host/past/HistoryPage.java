package org.muster.host.past;

import java.util.List;
import org.muster.host.pages.GamePage;

/**
 * A moment of the past.
 *
 * @param n of it, 1 for the first
 * @param last of the moments
 * @param at when, as ISO-8601
 * @param phase what people call the round and the phase
 * @param lines what happened in it
 * @param picture as SVG
 * @param records as they were
 * @param phases the moments in which a phase began, for jumping there
 * @param words that the page's script says, as JSON
 */
public record HistoryPage(
        Seen game,
        int n,
        int last,
        String at,
        String phase,
        List<ToldLine> lines,
        String picture,
        List<GamePage.Table> records,
        List<Course.Stage> phases,
        String words) {}
