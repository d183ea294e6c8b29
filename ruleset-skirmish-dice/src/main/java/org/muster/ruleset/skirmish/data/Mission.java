package org.muster.ruleset.skirmish.data;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.check.Id;
import org.muster.api.check.RefersTo;
import org.muster.api.state.OrderedMap;

/**
 * The file of a mission: sides, terrain, how to score and how to win.
 *
 * @param name as people know it
 * @param rounds the last round, 1 to 100
 * @param forceSize how many units a side takes, where it takes its own
 * @param cardLimit Deployment Cards of a side at most
 * @param sides in seat order, which is that of deployment
 * @param zones places that count for something
 * @param tokens flat discs
 * @param specials special actions of this mission; left out: none
 * @param tieBreak the side that wins with as many victory points, or {@code DRAW}
 */
public record Mission(
        String name,
        @Between(min = 1) int rounds,
        @Nullable Size forceSize,
        @Between(min = 0) int cardLimit,
        List<Side> sides,
        List<TerrainPiece> terrain,
        OrderedMap<String, List<Spot>> zones,
        OrderedMap<@Id("tokens") String, Spot> tokens,
        List<Interaction> interactions,
        @Nullable List<Special> specials,
        List<Scoring> scoring,
        List<End> end,
        String tieBreak) {

    /** What stands for no side that wins a tie. */
    public static final String DRAW = "DRAW";

    public Mission {
        sides = List.copyOf(sides);
        terrain = List.copyOf(terrain);
        interactions = List.copyOf(interactions);
        specials = specials == null ? List.of() : List.copyOf(specials);
        scoring = List.copyOf(scoring);
        end = List.copyOf(end);
    }

    /** Special actions of this mission. */
    @Override
    public List<Special> specials() {
        return specials == null ? List.of() : specials;
    }

    /** How many units, both inclusive. */
    public record Size(
            @Between(min = 0) int min, @Between(min = 0) int max) {

        /** As many as one likes. */
        public static final Size UNLIMITED = new Size(0, Integer.MAX_VALUE);
    }

    /**
     * One side.
     *
     * @param seat its name, which is the faction of its units
     * @param force ids of its unit cards; left out: it takes its own
     * @param cards ids of its Deployment Cards; left out: it takes its own
     * @param attach unit by card; left out: as its player says
     * @param zone where it deploys, a polygon
     * @param positions printed places of each unit, its leader's first; left out: the engine finds some
     */
    public record Side(
            String seat,
            @Nullable List<@RefersTo("units") String> force,
            @Nullable List<@RefersTo("cards") String> cards,
            @Nullable OrderedMap<String, String> attach,
            List<Spot> zone,
            @Nullable OrderedMap<String, List<Spot>> positions) {}

    /**
     * What a token does.
     *
     * @param who may interact; left out: both sides
     * @param once whether only the first time in a game; then the token is used up, for whatever else it does too
     */
    public record Interaction(String token, @Nullable String who, List<EffectLine> effects, boolean once) {

        /** Whether units of that side may interact. */
        public boolean isFor(String side) {
            return who == null || who.equals(side);
        }
    }

    /**
     * A special action that units have by the mission (SKD-ACTN-07).
     *
     * @param who whose units; left out: both sides'
     */
    public record Special(@Nullable String who, Ability ability) {}

    /** When something is looked at. */
    public enum When {
        END_OF_ROUND,
        ON_EVENT,
        AT_ONCE
    }

    /**
     * Victory points.
     *
     * @param who scores; left out: each side for itself
     * @param vp for each time the condition holds
     */
    public record Scoring(When when, @Nullable String who, ConditionLine condition, int vp) {

        /** Whether that side may score by it. */
        public boolean isFor(String side) {
            return who == null || who.equals(side);
        }
    }

    /**
     * How it ends.
     *
     * @param winner a side, {@link #OTHER_SIDE} or {@link #MORE_VP}
     */
    public record End(When when, ConditionLine condition, String winner) {

        /** Wins who does not fulfil the condition. */
        public static final String OTHER_SIDE = "OTHER_SIDE";

        /** Wins who has more victory points. */
        public static final String MORE_VP = "MORE_VP";
    }
}
