package org.muster.ruleset.warmachine;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.muster.api.check.Between;
import org.muster.api.check.RefersTo;

/**
 * What everybody knows of a player, beside what stands on the map (WMC-INF-01, -06).
 *
 * @param allegiance id of the faction or contract
 * @param hq the space of the headquarters; empty before it is chosen
 * @param tally what is counted through the season; written as one with the rest
 * @param deeds of this round
 * @param out whether the player has left (WMC-DEF-10)
 */
public record Holdings(
        @RefersTo("allegiances") String allegiance,
        @RefersTo(value = "spaces", orEmpty = true) String hq,
        @JsonUnwrapped Tally tally,
        Deeds deeds,
        boolean out) {

    /**
     * What is counted.
     *
     * @param vp victory points that show
     * @param raised how many banners the player ever raised; the next one has the next number
     * @param battlesWon in the whole season
     * @param freeSpecials won at headquarters and not used yet (WMC-HQ-06)
     */
    public record Tally(
            @Between(min = 0) int vp,
            @Between(min = 0, max = MOST_FREE) int raised,
            @Between(min = 0) int battlesWon,
            @Between(min = 0, max = MOST_FREE) int freeSpecials) {

        /** More than a season gives. */
        private static final int MOST_FREE = 1000;
    }

    public static Holdings of(String allegiance) {
        return new Holdings(allegiance, "", new Tally(0, 0, 0, 0), Deeds.NONE, false);
    }

    /** Victory points that show. */
    public int vp() {
        return tally.vp;
    }

    /** How many banners the player ever raised. */
    public int raised() {
        return tally.raised;
    }

    /** Battles won in the whole season. */
    public int battlesWon() {
        return tally.battlesWon;
    }

    /** Specials won at headquarters and not used yet. */
    public int freeSpecials() {
        return tally.freeSpecials;
    }

    public Holdings at(String space) {
        return new Holdings(allegiance, space, tally, deeds, out);
    }

    private Holdings with(Tally other) {
        return new Holdings(allegiance, hq, other, deeds, out);
    }

    /** With victory points more. */
    public Holdings earning(int points) {
        return with(new Tally(vp() + points, raised(), battlesWon(), freeSpecials()));
    }

    Holdings raisingBanner() {
        return with(new Tally(vp(), raised() + 1, battlesWon(), freeSpecials()));
    }

    public Holdings withFreeSpecials(int number) {
        return with(new Tally(vp(), raised(), battlesWon(), number));
    }

    public Holdings doing(Deeds other) {
        int won = battlesWon()
                + Math.max(0, other.battles().won() - deeds.battles().won());
        return new Holdings(allegiance, hq, new Tally(vp(), raised(), won, freeSpecials()), other, out);
    }

    public Holdings gone() {
        return new Holdings(allegiance, "", new Tally(vp(), raised(), battlesWon(), 0), Deeds.NONE, true);
    }
}
