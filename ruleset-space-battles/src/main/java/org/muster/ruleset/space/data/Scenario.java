package org.muster.ruleset.space.data;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.check.RefersTo;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.space.grid.Facing;
import org.muster.ruleset.space.grid.Square;

/**
 * The file of a scenario: a board, two forces and how to win.
 *
 * @param name as people know it
 * @param goal how to win
 * @param board its size
 * @param planet the edge along which a planet lies; left out: none
 * @param trench of the Death Star; left out: none
 * @param towers that stand before anybody deploys; left out: none
 * @param order who places first
 * @param zones where each side sets up, squares in the order in which they are taken by default
 * @param forces ships of each side; left out: fleets are bought
 * @param battery id of a cannon off the board; left out: none
 * @param reserves ships that come later; left out: none
 * @param points that a fleet may cost, where fleets are bought
 * @param quickStart a fleet for each side that buys none
 * @param turnLimit the last turn, 1 to 100
 */
public record Scenario(
        String name,
        Goal goal,
        Board board,
        @Nullable Facing planet,
        @Nullable Trench trench,
        @Nullable Towers towers,
        List<Side> order,
        OrderedMap<Side, List<Area>> zones,
        @Nullable OrderedMap<Side, List<Force>> forces,
        @Nullable @RefersTo("batteries") String battery,
        @Nullable List<Reserve> reserves,
        @Nullable @Between(min = 0) Integer points,
        @Nullable OrderedMap<Side, List<Line>> quickStart,
        @Between(min = 0) int turnLimit) {

    public Scenario {
        order = List.copyOf(order);
        reserves = reserves == null ? null : List.copyOf(reserves);
    }

    /** How a scenario is won. */
    public enum GoalKind {
        /** One side's ship must leave by an edge (SPB-HOTH-06, -07). */
        ESCAPE,
        /** One side must hit the port (SPB-DS-12). */
        PORT,
        /** Who has the last ship wins (SPB-OPEN-02). */
        LAST_SHIP
    }

    /**
     * How to win.
     *
     * @param side who must do it; left out: both
     * @param ship that must escape
     * @param edge by which it must
     */
    public record Goal(
            GoalKind kind,
            @Nullable Side side,
            @Nullable String ship,
            @Nullable Facing edge) {

        /** Whether that ship leaves by that edge as it must (SPB-HOTH-08). */
        public boolean isExit(String id, Facing by) {
            return id.equals(ship) && by == edge;
        }
    }

    /** Squares from west to east and from south to north. */
    public record Board(
            @Between(min = 1) int width, @Between(min = 1) int height) {

        /** Whether the board has that square. */
        public boolean has(Square square) {
            return square.x() >= 1 && square.x() <= width && square.y() >= 1 && square.y() <= height;
        }

        /** All of them. */
        public List<Square> squares() {
            return new Area(new Span(1, width), new Span(1, height), null).squares();
        }
    }

    /**
     * A row of squares with a target port at its end (SPB-DS-01, -11, -12).
     *
     * @param at its squares
     * @param towards the facing of a ship that flies at the port
     * @param port the port's square
     * @param defence of the port
     */
    public record Trench(Area at, Facing towards, Square port, int defence) {}

    /**
     * Turbolaser towers (SPB-DS-05).
     *
     * @param ship id of their design
     * @param at where they stand
     * @param nearPort where option PLACED wants some of them
     * @param least how many it wants there
     */
    public record Towers(
            @RefersTo("ships") String ship,
            Side side,
            List<Square> at,
            Area nearPort,
            @Between(min = 0) int least) {
        public Towers {
            at = List.copyOf(at);
        }
    }

    /**
     * Ships of one design that stand ready.
     *
     * @param ship id of the design
     * @param ids one for each ship
     * @param at where each stands by default
     * @param facing how they look by default
     * @param carried fighters on board; the force is then a single ship
     */
    public record Force(
            @RefersTo("ships") String ship,
            List<String> ids,
            List<Square> at,
            Facing facing,
            @Nullable Carried carried) {
        public Force {
            ids = List.copyOf(ids);
            at = List.copyOf(at);
        }
    }

    /** Fighters of one design on board a ship. */
    public record Carried(@RefersTo("ships") String ship, List<String> ids) {
        public Carried {
            ids = List.copyOf(ids);
        }
    }

    /**
     * Ships that come later (SPB-DS-08, -09). Whichever of the conditions comes first brings them.
     *
     * @param id of the group
     * @param ships in the order in which they are placed
     * @param turn in which they come at the latest; left out: none
     * @param afterTrench whether they come in the turn after an attacker of the port first finished a move in the trench
     * @param after id of a group before; left out: none
     * @param delay turns after that group came
     * @param edges where they are placed, facing inward
     */
    public record Reserve(
            String id,
            Side side,
            List<Crew> ships,
            @Nullable @Between(min = 0) Integer turn,
            @Nullable Boolean afterTrench,
            @Nullable String after,
            @Nullable @Between(min = 0) Integer delay,
            List<Area> edges) {
        public Reserve {
            ships = List.copyOf(ships);
            edges = List.copyOf(edges);
        }

        /** Whether a run through the trench brings them. */
        public boolean comesAfterTrench() {
            return afterTrench != null && afterTrench;
        }

        /** The rule by which they come: like the Falcon after others, or like Vader. */
        public String rule() {
            return after == null ? "SPB-DS-08" : "SPB-DS-09";
        }
    }

    /** A ship by its design and its own id. */
    public record Crew(@RefersTo("ships") String ship, String id) {}

    /**
     * Ships in a bought fleet.
     *
     * @param ship id of the design
     * @param count how many; left out: one
     * @param carried fighters on board each
     */
    public record Line(
            @RefersTo("ships") String ship,
            @Nullable @Between(min = 1) Integer count,
            @Nullable Wing carried) {

        /** How many, where none are named one. */
        public int number() {
            return count == null ? 1 : count;
        }
    }

    /** Fighters of one design on board a ship of a bought fleet. */
    public record Wing(
            @RefersTo("ships") String ship,
            @Between(min = 1) int count) {}

    /** Whether that square lies in a trench. */
    public boolean isTrench(Square square) {
        return trench != null && trench.at().has(square);
    }

    /** Where a side sets up. */
    public List<Area> zonesOf(Side side) {
        return zones.getOrDefault(side, List.of());
    }

    /** The ships of a side that stand ready; none where fleets are bought. */
    public List<Force> forcesOf(Side side) {
        return forces == null ? List.of() : forces.getOrDefault(side, List.of());
    }

    /** The fleet of a side that buys none. */
    public List<Line> quickStartOf(Side side) {
        return quickStart == null ? List.of() : quickStart.getOrDefault(side, List.of());
    }

    /** Whether fleets are bought. */
    public boolean isOpen() {
        return forces == null;
    }
}
