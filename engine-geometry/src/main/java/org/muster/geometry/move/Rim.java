package org.muster.geometry.move;

import org.muster.geometry.shape.Patch;
import org.muster.geometry.shape.Plane;
import org.muster.geometry.table.Ground;

/**
 * An edge one can climb or fall over: where a surface ends.
 *
 * @param piece the number of the piece
 * @param high the level of the surface that ends here
 * @param nx with ny the direction that leads off the surface, at right angles to the edge
 * @param length from (ax, ay) to (bx, by)
 */
public record Rim(
        int piece,
        boolean climbable,
        double high,
        double ax,
        double ay,
        double bx,
        double by,
        double nx,
        double ny,
        double length) {

    /** The edges of a piece: of a solid those of its top, of a pit those of the table around it. */
    static Rim of(Ground ground, int piece, int edge) {
        Patch region = ground.region(piece);
        double dx = region.bx[edge] - region.ax[edge];
        double dy = region.by[edge] - region.ay[edge];
        double length = Plane.length(dx, dy);
        // the region lies to the left of its edges: a solid falls off to the right of them, a pit to the left
        double side = ground.isSolid(piece) ? 1 : -1;
        return new Rim(
                piece,
                ground.piece(piece).climbable(),
                ground.isSolid(piece) ? ground.levelOf(piece) : 0,
                region.ax[edge],
                region.ay[edge],
                region.bx[edge],
                region.by[edge],
                side * dy / length,
                -side * dx / length,
                length);
    }

    /** How far off the surface a point lies; negative over it. */
    public double off(double x, double y) {
        return (x - ax) * nx + (y - ay) * ny;
    }

    /** How far along the edge a point lies, from its start. */
    public double along(double x, double y) {
        return ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
    }

    /** The point that lies so far along and off. */
    public double x(double along, double off) {
        return ax + (bx - ax) * along / length + nx * off;
    }

    /** The point that lies so far along and off. */
    public double y(double along, double off) {
        return ay + (by - ay) * along / length + ny * off;
    }
}
