package org.muster.host.past;

import java.util.List;

/**
 * What can be printed of a game.
 *
 * @param seat whose sheet it is; empty: who looks on has none
 * @param untaken names of the seats in which nobody sits, for the organizer
 * @param organizer whether the organizer looks
 */
public record PaperPage(Seen game, String seat, List<String> untaken, boolean organizer) {}
