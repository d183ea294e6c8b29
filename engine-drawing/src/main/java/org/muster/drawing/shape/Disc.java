package org.muster.drawing.shape;

/** A round thing. */
public record Disc(double x, double y, double radius) {

    boolean meets(Box box) {
        return box.distance(x, y) < radius;
    }
}
