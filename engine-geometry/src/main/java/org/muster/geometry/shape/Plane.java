package org.muster.geometry.shape;

/** Plain arithmetic: its results are the same on every machine, which {@code Math.hypot} and its like don't promise. */
public final class Plane {

    private Plane() {}

    public static double length(double dx, double dy) {
        return Math.sqrt(dx * dx + dy * dy);
    }

    public static double distance(double ax, double ay, double bx, double by) {
        return length(bx - ax, by - ay);
    }

    /** From a point to a stretch of line. */
    public static double toSegment(double px, double py, double ax, double ay, double bx, double by) {
        return Math.sqrt(squareToSegment(px, py, ax, ay, bx, by));
    }

    /** The square of that, which is quicker where many are compared. */
    static double squareToSegment(double px, double py, double ax, double ay, double bx, double by) {
        double dx = bx - ax;
        double dy = by - ay;
        double along = (px - ax) * dx + (py - ay) * dy;
        double square = dx * dx + dy * dy;
        double t = along <= 0 ? 0 : along >= square ? 1 : along / square;
        double offX = ax + t * dx - px;
        double offY = ay + t * dy - py;
        return offX * offX + offY * offY;
    }

    /** Twice the area of a triangle; positive when {@code c} lies to the left of the way from a to b. */
    public static double turn(double ax, double ay, double bx, double by, double cx, double cy) {
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    }
}
