package org.muster.ruleset.swm;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Between;
import org.muster.api.check.RefersTo;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.ruleset.swm.data.Faction;

/**
 * What a player has beside squads and territories.
 *
 * @param region the home region; its capital is the player's for the whole campaign (SWM-SETUP-05)
 * @param treasury economic points
 * @param assets strategic advantages that are the faction's own; written as one with the rest
 * @param squadsRaised how many squads the faction ever raised; the next one has the next number
 * @param thisTurn what counts a turn
 * @param out whether the faction is out of the campaign (SWM-WIN-06)
 */
public record Holdings(
        Faction faction,
        @RefersTo("regions") String region,
        @Between(min = 0) int treasury,
        @JsonUnwrapped Assets assets,
        @Between(min = 0) int squadsRaised,
        ThisTurn thisTurn,
        boolean out) {

    /**
     * Strategic advantages bought.
     *
     * @param officers what special territories grant comes on top
     * @param operatives not used yet
     * @param shuttles not used yet
     */
    public record Assets(
            List<Advantage> officers,
            @Between(min = 0) int operatives,
            @Between(min = 0) int shuttles) {
        static final Assets NONE = new Assets(List.of(), 0, 0);

        public Assets {
            officers = List.copyOf(officers);
        }

        private Assets with(List<Advantage> others) {
            return new Assets(others, operatives, shuttles);
        }

        private Assets withOperatives(int more) {
            return new Assets(officers, operatives + more, shuttles);
        }

        private Assets withShuttles(int more) {
            return new Assets(officers, operatives, shuttles + more);
        }
    }

    /**
     * What a faction has done this turn, as far as there is a limit to it.
     *
     * @param doneSpending whether it wants to spend no more; a gift of an ally may change that
     */
    public record ThisTurn(
            @Between(min = 0) int newSquads,
            @Between(min = 0) int operativesBought,
            @Between(min = 0) int operativesUsed,
            boolean doneSpending) {
        static final ThisTurn NOTHING = new ThisTurn(0, 0, 0, false);

        private ThisTurn raising(int squads) {
            return new ThisTurn(newSquads + squads, operativesBought, operativesUsed, doneSpending);
        }

        private ThisTurn withOperatives(int bought, int used) {
            return new ThisTurn(newSquads, operativesBought + bought, operativesUsed + used, doneSpending);
        }
    }

    /** Those of a faction at the start (SWM-SETUP-10). */
    public static Holdings start(Faction faction, String region, int treasury) {
        return new Holdings(faction, region, treasury, Assets.NONE, 0, ThisTurn.NOTHING, false);
    }

    /** The officers it has bought. */
    public List<Advantage> officers() {
        return assets.officers;
    }

    /** Special operatives not used yet. */
    public int operatives() {
        return assets.operatives;
    }

    /** Transport shuttles not used yet. */
    public int shuttles() {
        return assets.shuttles;
    }

    /** Whether it has bought that officer. */
    public boolean employs(Advantage officer) {
        return assets.officers.contains(officer);
    }

    /** With points earned, or spent if negative. */
    public Holdings earning(int points) {
        return new Holdings(faction, region, treasury + points, assets, squadsRaised, thisTurn, out);
    }

    private Holdings with(Assets others, ThisTurn turn) {
        return new Holdings(faction, region, treasury, others, squadsRaised, turn, out);
    }

    public Holdings hiring(Advantage officer) {
        List<Advantage> more = new ArrayList<>(officers());
        more.add(officer);
        return with(assets.with(more), thisTurn);
    }

    public Holdings losing(Advantage officer) {
        List<Advantage> fewer = new ArrayList<>(officers());
        fewer.remove(officer);
        return with(assets.with(fewer), thisTurn);
    }

    public Holdings buyingOperative() {
        return with(assets.withOperatives(1), thisTurn.withOperatives(1, 0));
    }

    public Holdings usingOperative() {
        return with(assets.withOperatives(-1), thisTurn.withOperatives(0, 1));
    }

    public Holdings losingOperative() {
        return with(assets.withOperatives(-1), thisTurn);
    }

    public Holdings buyingShuttle() {
        return with(assets.withShuttles(1), thisTurn);
    }

    public Holdings losingShuttle() {
        return with(assets.withShuttles(-1), thisTurn);
    }

    /** One squad more was raised; {@code bought} this turn, or given at the start. */
    public Holdings raisingSquad(boolean bought) {
        ThisTurn turn = thisTurn.raising(bought ? 1 : 0);
        return new Holdings(faction, region, treasury, assets, squadsRaised + 1, turn, out);
    }

    /** With spending done for this turn, or taken up again. */
    public Holdings doneSpending(boolean yes) {
        return with(assets, new ThisTurn(thisTurn.newSquads, thisTurn.operativesBought, thisTurn.operativesUsed, yes));
    }

    /** With what counts a turn set back. */
    public Holdings nextTurn() {
        return thisTurn.equals(ThisTurn.NOTHING) ? this : with(assets, ThisTurn.NOTHING);
    }

    /** Out of the campaign: treasury and advantages are gone. */
    public Holdings gone() {
        return new Holdings(faction, region, 0, Assets.NONE, squadsRaised, ThisTurn.NOTHING, true);
    }
}
