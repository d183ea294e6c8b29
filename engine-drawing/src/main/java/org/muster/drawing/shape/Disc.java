package org.muster.drawing.shape;

/** A round thing. */
public record Disc(double x, double y, double radius) implements Obstacle {

    @Override
    public Box bounds() {
        return Box.around(x, y, 2 * radius, 2 * radius);
    }

    @Override
    public boolean meets(Box box) {
        return box.distance(x, y) < radius;
    }
}
