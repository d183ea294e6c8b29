package org.muster.host.past;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.host.pages.GamePage;

/**
 * How everybody stands, and stood.
 *
 * @param result how the game ended; empty while it goes on
 * @param tables of now, those with a row for each seat
 * @param charts how their numbers went
 * @param forecast everybody's chances as the seat of who looks could know them; null: who looks has no seat
 */
public record StandingsPage(
        Seen game,
        String result,
        List<GamePage.Table> tables,
        List<CourseChart> charts,
        @Nullable Forecast forecast) {

    /**
     * Chances over the season.
     *
     * @param chart empty where nothing was played out yet
     * @param left phases that were not
     * @param unended playouts that were given up
     * @param hindrance why nothing more was played out, where somebody asked for it; or empty
     */
    public record Forecast(Optional<CourseChart> chart, int left, int unended, String hindrance) {}
}
