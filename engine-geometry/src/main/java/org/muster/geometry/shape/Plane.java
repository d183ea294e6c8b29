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
        double dx = bx - ax;
        double dy = by - ay;
        double square = dx * dx + dy * dy;
        double t = square == 0 ? 0 : ((px - ax) * dx + (py - ay) * dy) / square;
        t = t < 0 ? 0 : t > 1 ? 1 : t;
        return distance(px, py, ax + t * dx, ay + t * dy);
    }

    /** Twice the area of a triangle; positive when {@code c} lies to the left of the way from a to b. */
    public static double turn(double ax, double ay, double bx, double by, double cx, double cy) {
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    }
}
