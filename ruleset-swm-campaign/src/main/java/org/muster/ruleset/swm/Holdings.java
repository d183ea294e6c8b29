package org.muster.ruleset.swm;

import java.util.ArrayList;
import java.util.List;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.ruleset.swm.data.Faction;

/**
 * What a player has beside squads and territories.
 *
 * @param region the home region; its capital is the player's for the whole campaign (SWM-SETUP-05)
 * @param treasury economic points
 * @param officers those bought; what special territories grant comes on top
 * @param operatives not used yet
 * @param shuttles not used yet
 * @param squadsRaised how many squads the faction ever raised; the next one has the next number
 * @param thisTurn what counts a turn
 * @param out whether the faction is out of the campaign (SWM-WIN-06)
 */
public record Holdings(
        Faction faction,
        String region,
        int treasury,
        List<Advantage> officers,
        int operatives,
        int shuttles,
        int squadsRaised,
        ThisTurn thisTurn,
        boolean out) {

    public Holdings {
        officers = List.copyOf(officers);
    }

    /**
     * What a faction has done this turn, as far as there is a limit to it.
     *
     * @param doneSpending whether it wants to spend no more; a gift of an ally may change that
     */
    public record ThisTurn(int newSquads, int operativesBought, int operativesUsed, boolean doneSpending) {
        static final ThisTurn NOTHING = new ThisTurn(0, 0, 0, false);
    }

    /** Those of a faction at the start (SWM-SETUP-10). */
    public static Holdings start(Faction faction, String region, int treasury) {
        return new Holdings(faction, region, treasury, List.of(), 0, 0, 0, ThisTurn.NOTHING, false);
    }

    /** Whether it has bought that officer. */
    public boolean employs(Advantage officer) {
        return officers.contains(officer);
    }

    /** With points earned, or spent if negative. */
    public Holdings earning(int points) {
        return new Holdings(
                faction, region, treasury + points, officers, operatives, shuttles, squadsRaised, thisTurn, out);
    }

    public Holdings hiring(Advantage officer) {
        List<Advantage> more = new ArrayList<>(officers);
        more.add(officer);
        return employing(more);
    }

    public Holdings losing(Advantage officer) {
        List<Advantage> fewer = new ArrayList<>(officers);
        fewer.remove(officer);
        return employing(fewer);
    }

    private Holdings employing(List<Advantage> others) {
        return new Holdings(faction, region, treasury, others, operatives, shuttles, squadsRaised, thisTurn, out);
    }

    public Holdings buyingOperative() {
        return storing(
                operatives + 1,
                shuttles,
                new ThisTurn(
                        thisTurn.newSquads,
                        thisTurn.operativesBought + 1,
                        thisTurn.operativesUsed,
                        thisTurn.doneSpending));
    }

    public Holdings usingOperative() {
        return storing(
                operatives - 1,
                shuttles,
                new ThisTurn(
                        thisTurn.newSquads,
                        thisTurn.operativesBought,
                        thisTurn.operativesUsed + 1,
                        thisTurn.doneSpending));
    }

    public Holdings losingOperative() {
        return storing(operatives - 1, shuttles, thisTurn);
    }

    public Holdings buyingShuttle() {
        return storing(operatives, shuttles + 1, thisTurn);
    }

    public Holdings losingShuttle() {
        return storing(operatives, shuttles - 1, thisTurn);
    }

    private Holdings storing(int operativesNow, int shuttlesNow, ThisTurn turn) {
        return new Holdings(faction, region, treasury, officers, operativesNow, shuttlesNow, squadsRaised, turn, out);
    }

    /** One squad more was raised; {@code bought} this turn, or given at the start. */
    public Holdings raisingSquad(boolean bought) {
        ThisTurn turn = bought
                ? new ThisTurn(
                        thisTurn.newSquads + 1,
                        thisTurn.operativesBought,
                        thisTurn.operativesUsed,
                        thisTurn.doneSpending)
                : thisTurn;
        return new Holdings(faction, region, treasury, officers, operatives, shuttles, squadsRaised + 1, turn, out);
    }

    /** With spending done for this turn, or taken up again. */
    public Holdings doneSpending(boolean yes) {
        ThisTurn turn = new ThisTurn(thisTurn.newSquads, thisTurn.operativesBought, thisTurn.operativesUsed, yes);
        return storing(operatives, shuttles, turn);
    }

    /** With what counts a turn set back. */
    public Holdings nextTurn() {
        return thisTurn.equals(ThisTurn.NOTHING) ? this : storing(operatives, shuttles, ThisTurn.NOTHING);
    }

    /** Out of the campaign: treasury and advantages are gone. */
    public Holdings gone() {
        return new Holdings(faction, region, 0, List.of(), 0, 0, squadsRaised, ThisTurn.NOTHING, true);
    }
}
