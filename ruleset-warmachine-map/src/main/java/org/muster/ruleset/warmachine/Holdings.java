package org.muster.ruleset.warmachine;

/**
 * What everybody knows of a player, beside what stands on the map (WMC-INF-01, -06).
 *
 * @param allegiance id of the faction or contract
 * @param hq the space of the headquarters; empty before it is chosen
 * @param vp victory points that show
 * @param raised how many banners the player ever raised; the next one has the next number
 * @param battlesWon in the whole season
 * @param freeSpecials won at headquarters and not used yet (WMC-HQ-06)
 * @param deeds of this round
 * @param out whether the player has left (WMC-DEF-10)
 */
public record Holdings(
        String allegiance, String hq, int vp, int raised, int battlesWon, int freeSpecials, Deeds deeds, boolean out) {

    public static Holdings of(String allegiance) {
        return new Holdings(allegiance, "", 0, 0, 0, 0, Deeds.NONE, false);
    }

    public Holdings at(String space) {
        return new Holdings(allegiance, space, vp, raised, battlesWon, freeSpecials, deeds, out);
    }

    /** With victory points more. */
    public Holdings earning(int points) {
        return new Holdings(allegiance, hq, vp + points, raised, battlesWon, freeSpecials, deeds, out);
    }

    Holdings raisingBanner() {
        return new Holdings(allegiance, hq, vp, raised + 1, battlesWon, freeSpecials, deeds, out);
    }

    public Holdings withFreeSpecials(int number) {
        return new Holdings(allegiance, hq, vp, raised, battlesWon, number, deeds, out);
    }

    public Holdings doing(Deeds other) {
        int won = battlesWon + Math.max(0, other.won() - deeds.won());
        return new Holdings(allegiance, hq, vp, raised, won, freeSpecials, other, out);
    }

    public Holdings gone() {
        return new Holdings(allegiance, "", vp, raised, battlesWon, 0, Deeds.NONE, true);
    }
}
