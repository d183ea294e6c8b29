package org.muster.host.pages;

import java.util.List;

/**
 * An invitation, before anything comes of it: whoever has the link reads this.
 *
 * @param game name of it
 * @param system what is played
 * @param ruleset id of that
 * @param seat what the seat is called
 * @param plays what it plays as far as all may know, or nothing
 * @param table where the seat is
 * @param inviters names of who invites; none: nobody is known to
 * @param sitters names of who sits there already, but for the reader
 * @param looks whether it is a place to look from, and no seat
 * @param isTheirs whether the reader sits there already
 * @param isBots whether a bot plays it
 * @param pauses when no time runs, in words
 * @param name that was typed, or is offered
 * @param known whether this browser is known
 * @param knowsMore whether the reader runs the game and would see what is secret to the seat
 * @param judges what the other seats are called from which people play who run the game too
 * @param reasons why they could not sit down
 */
public record JoinPage(
        String game,
        String system,
        String ruleset,
        String seat,
        String plays,
        String table,
        List<String> inviters,
        List<String> sitters,
        boolean looks,
        boolean isTheirs,
        boolean isBots,
        List<String> pauses,
        String name,
        boolean known,
        boolean knowsMore,
        List<String> judges,
        List<String> reasons) {

    /** Who invites to what. */
    public String invitation() {
        if (looks) {
            return inviters.isEmpty()
                    ? Say.say("You are invited to look on.")
                    : Say.say("{names} {names:invites|invite} you to look on.", inviters);
        }
        return inviters.isEmpty()
                ? Say.say("You are invited to sit down as {seat}.", seat)
                : Say.say("{names} {names:invites|invite} you to sit down as {seat}.", inviters, seat);
    }

    /** Who sits there, and what it means to them that somebody comes. */
    public String state() {
        if (looks) {
            return isTheirs
                    ? Say.say("You look on already.")
                    : Say.say("You see what everybody may see, and nobody waits for you.");
        }
        if (isTheirs) {
            return Say.say("You sit here already.");
        }
        if (!sitters.isEmpty()) {
            return Say.say(
                    "{names} {names:sits|sit} here already. Who sits down beside them sees and answers all that they do, and they"
                            + " are told.",
                    sitters);
        }
        return isBots ? Say.say("A bot plays it until you send it away.") : Say.say("Nobody sits here yet.");
    }
}
