package org.muster.host.past;

import java.util.List;
import org.muster.host.pages.GamePage;

/**
 * A game for the wall: no secrets, big letters.
 *
 * @param phase what people call the round and the phase
 * @param waiting for whom it waits
 * @param until when time closes what is asked, as ISO-8601; empty: never
 * @param pauses when no time runs, in words
 * @param picture as SVG
 * @param lines the last that happened first
 */
public record WallPage(
        Seen game,
        String phase,
        String waiting,
        String until,
        List<String> pauses,
        String picture,
        List<GamePage.Table> standings,
        List<ToldLine> lines) {}
