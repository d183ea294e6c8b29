package org.muster.drawing.shape;

import java.util.ArrayList;
import java.util.List;

/** What is taken on a board, and what is still free. */
public final class Room {

    private final Box board;
    private final List<Box> boxes = new ArrayList<>();
    private final List<Disc> discs = new ArrayList<>();
    private final List<Stroke> strokes = new ArrayList<>();

    /** Nothing is taken of the board; nothing is free outside. */
    public Room(Box board) {
        this.board = board;
    }

    public void take(Box box) {
        boxes.add(box);
    }

    public void take(Disc disc) {
        discs.add(disc);
    }

    public void take(Stroke stroke) {
        strokes.add(stroke);
    }

    public Box board() {
        return board;
    }

    /** Only what is near, for a search that goes no farther. */
    public Room near(Box around) {
        Room near = new Room(board);
        boxes.stream().filter(around::meets).forEach(near.boxes::add);
        discs.stream().filter(disc -> disc.meets(around)).forEach(near.discs::add);
        strokes.stream().filter(stroke -> stroke.bounds().meets(around)).forEach(near.strokes::add);
        return near;
    }

    /** As if that thing were not there. */
    public Room without(Disc disc) {
        discs.removeIf(one -> one.equals(disc));
        return this;
    }

    /** As if these were there too. */
    public Room with(List<Stroke> more) {
        strokes.addAll(more);
        return this;
    }

    /** Whether nothing of it is taken. */
    public boolean isFree(Box box) {
        return board.holds(box)
                && boxes.stream().noneMatch(box::meets)
                && discs.stream().noneMatch(disc -> disc.meets(box))
                && strokes.stream().noneMatch(stroke -> stroke.bounds().meets(box) && box.distance(stroke) < stroke.half());
    }

    /** Whether a thin line meets no words and no pieces but the one it starts at; it may cross other lines. */
    public boolean isClear(Stroke line, double startX, double startY) {
        return boxes.stream().noneMatch(line::meets)
                && discs.stream()
                        .noneMatch(disc -> line.distance(disc.x(), disc.y()) < disc.radius()
                                && StrictMath.hypot(startX - disc.x(), startY - disc.y()) > disc.radius() * 1.01);
    }
}
