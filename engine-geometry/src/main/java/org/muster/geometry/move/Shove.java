package org.muster.geometry.move;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.muster.api.Preview;
import org.muster.api.space.Point;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.table.Tabletop;

/**
 * What becomes of a base that somebody else moves: it goes straight, over steps, until something stops it, or over a
 * high edge, where it falls.
 *
 * @param end where it stops; when it falls, where its centre passes the edge
 * @param length how far it went, seen from above
 * @param stop what stopped it
 * @param against the piece or base that stopped it, or that it fell from; else empty
 * @param fall how it falls, if it does
 */
@Preview
public record Shove(Disc end, double length, Stop stop, String against, Optional<Fall> fall) {

    /** What ends a shove. */
    public enum Stop {
        /** It went the whole distance, or was set back from an edge it would hang over. */
        DISTANCE,
        /** The edge of the table. */
        EDGE_OF_TABLE,
        /** Terrain higher than a step. */
        SOLID,
        /** A base. */
        BASE,
        /** A high edge. */
        FALL
    }

    /**
     * A fall.
     *
     * @param drop how deep
     * @param foot the point of the lower edge under the place where it went over, as a disc without width
     */
    public record Fall(double drop, Disc foot) {}

    /**
     * Moves a base.
     *
     * @param dx with dy the direction, of any length but 0
     * @param highEdge a drop of more than this is a fall; less is walked down
     * @param others bases that stop it
     * @param clearance how far before each of them it stops; 0 for contact
     */
    public static Shove of(
            Tabletop table,
            Disc from,
            double dx,
            double dy,
            double distance,
            double highEdge,
            List<Base> others,
            ToDoubleFunction<Base> clearance) {
        return new Pushed(table, from, dx, dy, distance, highEdge).among(others, clearance);
    }

    /** Moves a base towards a place, or past it. */
    public static Shove towards(
            Tabletop table,
            Disc from,
            Point place,
            double distance,
            double highEdge,
            List<Base> others,
            ToDoubleFunction<Base> clearance) {
        double dx = place.x() - from.at().x();
        double dy = place.y() - from.at().y();
        return of(table, from, dx, dy, distance, highEdge, others, clearance);
    }

    /** Moves a base directly away from a place. */
    public static Shove awayFrom(
            Tabletop table,
            Disc from,
            Point place,
            double distance,
            double highEdge,
            List<Base> others,
            ToDoubleFunction<Base> clearance) {
        double dx = from.at().x() - place.x();
        double dy = from.at().y() - place.y();
        return of(table, from, dx, dy, distance, highEdge, others, clearance);
    }
}
