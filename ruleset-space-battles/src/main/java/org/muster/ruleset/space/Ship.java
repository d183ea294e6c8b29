package org.muster.ruleset.space;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.check.Id;
import org.muster.api.check.RefersTo;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.grid.Facing;
import org.muster.ruleset.space.grid.Offset;
import org.muster.ruleset.space.grid.Square;

/**
 * A ship on the table. In JSON a 0 is left out, and its turns are written as one with it.
 *
 * @param id short and stable: {@code TIE1}
 * @param design id of its line in the tables
 * @param hits taken so far
 */
@JsonInclude(JsonInclude.Include.NON_DEFAULT)
public record Ship(
        @Id("ships in play") String id,
        @RefersTo("ships") String design,
        Side side,
        Square at,
        Facing facing,
        @Between(min = 0) int hits,
        @JsonUnwrapped Turns turns) {

    /** A ship that has done nothing yet. */
    public static Ship fresh(String id, String design, Side side, Square at, Facing facing) {
        return new Ship(id, design, side, at, facing, 0, Turns.NONE);
    }

    @JsonCreator
    static Ship written(
            String id,
            String design,
            Side side,
            Square at,
            Facing facing,
            @Nullable Integer hits,
            @JsonUnwrapped Turns turns) {
        return new Ship(id, design, side, at, facing, or0(hits), turns);
    }

    private static int or0(@Nullable Integer number) {
        return number == null ? 0 : number;
    }

    /** Whether it stands there. */
    boolean isAt(Square square) {
        return at.equals(square);
    }

    /** Where {@code there} lies, as it sees it. */
    public Offset sees(Square there) {
        return Offset.of(at, facing, there);
    }

    /** Whether it was moved in that turn by its owner's choice. */
    public boolean hasMoved(int turn) {
        return turns.moved == turn;
    }

    /** Whether it moved at full power in that turn (SPB-MOVE-05). */
    public boolean hasMovedAtFullPower(int turn) {
        return turns.fullPower == turn;
    }

    /** Whether it took a response action in that turn (SPB-RESP-04). */
    public boolean hasResponded(int turn) {
        return turns.responded == turn;
    }

    /** Whether it can neither move nor fire in that turn (SPB-ION-06). */
    public boolean isDisabled(int turn) {
        return turns.disabled == turn && turn > 0;
    }

    /** Elsewhere. */
    public Ship at(Square square, Facing direction) {
        return new Ship(id, design, side, square, direction, hits, turns);
    }

    /** Damaged once more. */
    public Ship hit() {
        return new Ship(id, design, side, at, facing, hits + 1, turns);
    }

    private Ship with(Turns others) {
        return new Ship(id, design, side, at, facing, hits, others);
    }

    /** With its own move of that turn made. */
    public Ship moved(int turn) {
        return with(new Turns(turn, turns.fullPower, turns.responded, turns.disabled));
    }

    /** Silent with its capital weapons in that turn. */
    public Ship atFullPower(int turn) {
        return with(new Turns(turns.moved, turn, turns.responded, turns.disabled));
    }

    /** Having responded in that turn. */
    public Ship responded(int turn) {
        return with(new Turns(turns.moved, turns.fullPower, turn, turns.disabled));
    }

    /** Disabled in that turn. */
    public Ship disabled(int turn) {
        return with(new Turns(turns.moved, turns.fullPower, turns.responded, turn));
    }

    /**
     * What it did and what befell it, as the number of the turn; 0 stands for never.
     *
     * @param moved when it last made its own move
     * @param fullPower when it last moved at full power (SPB-MOVE-05)
     * @param responded when it last took a response action (SPB-RESP-04)
     * @param disabled the last turn in which it can neither move nor fire (SPB-ION-06)
     */
    @JsonInclude(JsonInclude.Include.NON_DEFAULT)
    public record Turns(
            @Between(min = 0) int moved,
            @Between(min = 0) int fullPower,
            @Between(min = 0) int responded,
            @Between(min = 0) int disabled) {

        static final Turns NONE = new Turns(0, 0, 0, 0);

        @JsonCreator
        static Turns written(
                @Nullable Integer moved,
                @Nullable Integer fullPower,
                @Nullable Integer responded,
                @Nullable Integer disabled) {
            return new Turns(or0(moved), or0(fullPower), or0(responded), or0(disabled));
        }
    }
}
