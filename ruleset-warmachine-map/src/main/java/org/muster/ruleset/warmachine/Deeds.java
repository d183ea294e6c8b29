package org.muster.ruleset.warmachine;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.muster.api.check.Between;

/**
 * What a player has done this round, as far as objectives ask (WMC-OBJ-03). Its parts are written as one with it.
 *
 * @param claimed spaces
 * @param battles how they went
 * @param works what became of enemy structures
 */
public record Deeds(
        @Between(min = 0) int claimed,
        @JsonUnwrapped Battles battles,
        @JsonUnwrapped Works works) {

    static final Deeds NONE = new Deeds(0, new Battles(0, 0, false, 0, false, false), new Works(0, 0));

    /**
     * Battles of this round.
     *
     * @param wonAgainstTwice whether against a force of twice the points
     * @param defenseForcesDefeated defense forces
     * @param wonAsPursuer whether a pursuer won
     * @param wonInAmbush whether an ambushing banner won
     */
    public record Battles(
            @Between(min = 0) int won,
            @Between(min = 0) int lost,
            boolean wonAgainstTwice,

            @JsonProperty("garrisonsDefeated") @Between(min = 0)
            int defenseForcesDefeated,

            boolean wonAsPursuer,
            boolean wonInAmbush) {}

    /** Enemy structures of this round. */
    public record Works(
            @Between(min = 0) int converted,
            @Between(min = 0) int demolished) {}

    public Deeds claiming() {
        return new Deeds(claimed + 1, battles, works);
    }

    public Deeds losing() {
        return with(new Battles(
                battles.won,
                battles.lost + 1,
                battles.wonAgainstTwice,
                battles.defenseForcesDefeated,
                battles.wonAsPursuer,
                battles.wonInAmbush));
    }

    /** One battle won; what else it was. */
    public Deeds winning(boolean againstTwice, int defenseForces, boolean asPursuer, boolean inAmbush) {
        return with(new Battles(
                battles.won + 1,
                battles.lost,
                battles.wonAgainstTwice || againstTwice,
                battles.defenseForcesDefeated + defenseForces,
                battles.wonAsPursuer || asPursuer,
                battles.wonInAmbush || inAmbush));
    }

    private Deeds with(Battles other) {
        return new Deeds(claimed, other, works);
    }

    public Deeds converting() {
        return new Deeds(claimed, battles, new Works(works.converted + 1, works.demolished));
    }

    public Deeds demolishing() {
        return new Deeds(claimed, battles, new Works(works.converted, works.demolished + 1));
    }
}
