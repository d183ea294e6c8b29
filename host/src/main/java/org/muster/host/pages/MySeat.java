package org.muster.host.pages;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.host.games.Skill;

/**
 * What somebody can do with their own seat.
 *
 * @param id of the game
 * @param seat that it is about
 * @param name of the seat
 * @param others who share it
 * @param skill of the bot that plays meanwhile; null: none does
 * @param isPlayer whether a bot could
 * @param organizes whether they run the game
 * @param standing what could be answered once for the rest of a phase
 * @param link a new one; null: none was made just now
 */
public record MySeat(
        String id,
        String game,
        String seat,
        String name,
        List<String> others,
        @Nullable Integer skill,
        boolean isPlayer,
        boolean organizes,
        List<Standing> standing,
        @Nullable SeatLink link) {

    /** The bot that plays, in words. */
    public String bot() {
        return skill == null ? "" : Skill.named(skill);
    }

    /**
     * A question whose default can be made to stand.
     *
     * @param decision number of it
     * @param otherwise the default
     */
    public record Standing(int decision, String path, String prompt, String otherwise) {}
}
