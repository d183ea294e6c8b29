package org.muster.drawing.shape;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What takes room, by the squares of a grid that it may lie in: whether a box is free is asked of those near it alone.
 * Squares at the edge reach on for ever, so that nothing is lost that lies outside.
 */
final class Squares {

    /** To each side: of words that look for room a square holds a syllable. */
    private static final int SIDE = 24;

    private final Box ground;
    private final List<List<Obstacle>> squares = IntStream.range(0, SIDE * SIDE)
            .<List<Obstacle>>mapToObj(square -> new ArrayList<>(0))
            .toList();

    Squares(Box ground) {
        this.ground = ground;
    }

    void put(Obstacle obstacle) {
        Box bounds = obstacle.bounds();
        int lastColumn = column(bounds.right());
        int lastRow = row(bounds.bottom());
        for (int row = row(bounds.top()); row <= lastRow; row++) {
            for (int column = column(bounds.left()); column <= lastColumn; column++) {
                squares.get(row * SIDE + column).add(obstacle);
            }
        }
    }

    /** Loops, not streams: a picture asks this a hundred thousand times. */
    boolean isFree(Box box) {
        int firstColumn = column(box.left());
        int lastColumn = column(box.right());
        int lastRow = row(box.bottom());
        for (int row = row(box.top()); row <= lastRow; row++) {
            for (int column = firstColumn; column <= lastColumn; column++) {
                List<Obstacle> here = squares.get(row * SIDE + column);
                for (int i = 0; i < here.size(); i++) {
                    if (here.get(i).meets(box)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private int column(double x) {
        return square((x - ground.left()) / ground.width());
    }

    private int row(double y) {
        return square((y - ground.top()) / ground.height());
    }

    private static int square(double part) {
        return (int) Math.max(0, Math.min(SIDE - 1, part * SIDE));
    }
}
