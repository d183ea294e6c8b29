package org.muster.geometry.table;

import org.muster.api.Preview;

/**
 * Why a base does not stand safely.
 *
 * @param piece what it stands on or hangs over; empty at the edge of the table
 * @param level the height it would stand at
 */
@Preview
public record Unsafe(Why why, String piece, double level) {

    /** The kinds of unsafe footing. */
    public enum Why {
        /** A part of it is beyond the table. */
        EDGE_OF_TABLE,
        /** It is over an edge of the piece, or of a pit. */
        OVERHANG,
        /** Nobody can stand on the piece. */
        NOT_STANDABLE
    }
}
