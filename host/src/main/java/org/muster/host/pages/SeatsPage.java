package org.muster.host.pages;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.host.games.Skill;

/**
 * Who sits where in a game, for who runs it.
 *
 * @param id of the game
 * @param fresh whether the game was opened just now
 * @param alone whether only the machine it runs on can open the links
 * @param pauses when no time runs, in words
 * @param own a free seat that bears the reader's name; null: there is none
 */
public record SeatsPage(
        String id,
        String game,
        boolean fresh,
        boolean alone,
        List<String> pauses,
        @Nullable Seat own,
        List<Seat> seats) {

    /**
     * A place at the table.
     *
     * @param id of a seat, {@code organizer} or {@code spectator}
     * @param name of the seat
     * @param plays what it plays as far as all may know, or nothing
     * @param people who sit there
     * @param links how many links lead to it
     * @param skill of the bot that plays it; null: none does
     * @param isPlayer whether a bot could play it
     * @param link a new one; null: none was made just now, and those that were made are shown nowhere again
     */
    public record Seat(
            String id,
            String name,
            String plays,
            List<Sitter> people,
            int links,
            @Nullable Integer skill,
            boolean isPlayer,
            @Nullable SeatLink link) {

        /** Whether nobody plays it, not even a bot. */
        public boolean isFree() {
            return isPlayer && people.isEmpty() && skill == null;
        }

        /** Who sits there, in words: also beside a bot, and by how many links others can still come. */
        public String state() {
            List<String> names = people.stream().map(Sitter::name).toList();
            String bot = skill == null ? "" : Say.say("A bot plays it: {skill}.", Skill.named(skill)) + ' ';
            if (names.isEmpty() && !bot.isEmpty() && links == 0) {
                return bot.strip();
            }
            if (names.isEmpty()) {
                return bot
                        + (links == 0
                                ? Say.say("Nobody sits here, and no link leads here.")
                                : Say.say("Nobody sits here yet; {n link leads|links lead} here.", links));
            }
            String sits = bot.isEmpty()
                    ? Say.say("{names} {names:sits|sit} here.", names)
                    : bot + Say.say("Beside it {names:sits|sit} {names}.", names);
            return links == 0
                    ? sits
                    : sits + ' ' + Say.say("{n link leads|links lead} here still; More ends {n:it|them}.", links);
        }
    }

    /** Somebody who sits there. */
    public record Sitter(String id, String name) {}
}
