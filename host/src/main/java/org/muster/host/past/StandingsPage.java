package org.muster.host.past;

import java.util.List;
import org.muster.host.pages.GamePage;

/**
 * How everybody stands, and stood.
 *
 * @param result how the game ended; empty while it goes on
 * @param tables of now, those with a row for each seat
 * @param charts how their numbers went
 */
public record StandingsPage(Seen game, String result, List<GamePage.Table> tables, List<CourseChart> charts) {}
