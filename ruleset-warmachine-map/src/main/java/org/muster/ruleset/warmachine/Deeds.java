package org.muster.ruleset.warmachine;

import com.fasterxml.jackson.annotation.JsonProperty;
/**
 * What a player has done this round, as far as objectives ask (WMC-OBJ-03).
 *
 * @param claimed spaces
 * @param won battles
 * @param lost battles
 * @param wonAgainstTwice whether against a force of twice the points
 * @param defenseForcesDefeated defense forces
 * @param wonAsPursuer whether a pursuer won
 * @param wonInAmbush whether an ambushing banner won
 * @param converted structures
 * @param demolished structures
 */
public record Deeds(
        int claimed,
        int won,
        int lost,
        boolean wonAgainstTwice,
        @JsonProperty("garrisonsDefeated") int defenseForcesDefeated,
        boolean wonAsPursuer,
        boolean wonInAmbush,
        int converted,
        int demolished) {

    static final Deeds NONE = new Deeds(0, 0, 0, false, 0, false, false, 0, 0);

    public Deeds claiming() {
        return new Deeds(
                claimed + 1,
                won,
                lost,
                wonAgainstTwice,
                defenseForcesDefeated,
                wonAsPursuer,
                wonInAmbush,
                converted,
                demolished);
    }

    public Deeds losing() {
        return new Deeds(
                claimed,
                won,
                lost + 1,
                wonAgainstTwice,
                defenseForcesDefeated,
                wonAsPursuer,
                wonInAmbush,
                converted,
                demolished);
    }

    /** One battle won; what else it was. */
    public Deeds winning(boolean againstTwice, int defenseForces, boolean asPursuer, boolean inAmbush) {
        return new Deeds(
                claimed,
                won + 1,
                lost,
                wonAgainstTwice || againstTwice,
                defenseForcesDefeated + defenseForces,
                wonAsPursuer || asPursuer,
                wonInAmbush || inAmbush,
                converted,
                demolished);
    }

    public Deeds converting() {
        return new Deeds(
                claimed,
                won,
                lost,
                wonAgainstTwice,
                defenseForcesDefeated,
                wonAsPursuer,
                wonInAmbush,
                converted + 1,
                demolished);
    }

    public Deeds demolishing() {
        return new Deeds(
                claimed,
                won,
                lost,
                wonAgainstTwice,
                defenseForcesDefeated,
                wonAsPursuer,
                wonInAmbush,
                converted,
                demolished + 1);
    }
}
