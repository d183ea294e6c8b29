package org.muster.drawing.shape;

/** An upright rectangle. */
public record Box(double left, double top, double right, double bottom) implements Obstacle {

    /** Around a middle. */
    public static Box around(double x, double y, double width, double height) {
        return new Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2);
    }

    public double width() {
        return right - left;
    }

    public double height() {
        return bottom - top;
    }

    public double x() {
        return (left + right) / 2;
    }

    public double y() {
        return (top + bottom) / 2;
    }

    /** Larger by that much on every side. */
    public Box grown(double by) {
        return new Box(left - by, top - by, right + by, bottom + by);
    }

    @Override
    public Box bounds() {
        return this;
    }

    /** Whether both have ground in common; a shared side is none. */
    @Override
    public boolean meets(Box other) {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }

    /** Whether the other lies in it. */
    public boolean holds(Box other) {
        return left <= other.left && other.right <= right && top <= other.top && other.bottom <= bottom;
    }

    /** How far a point is away; 0 inside. */
    public double distance(double px, double py) {
        double dx = Math.max(Math.max(left - px, px - right), 0);
        double dy = Math.max(Math.max(top - py, py - bottom), 0);
        return StrictMath.sqrt(dx * dx + dy * dy);
    }

    /** How far a line that does not meet it is away from it. */
    double distance(Stroke line) {
        double nearest = Math.min(distance(line.x1(), line.y1()), distance(line.x2(), line.y2()));
        nearest = Math.min(nearest, line.distance(left, top));
        nearest = Math.min(nearest, line.distance(right, top));
        nearest = Math.min(nearest, line.distance(left, bottom));
        return Math.min(nearest, line.distance(right, bottom));
    }
}
