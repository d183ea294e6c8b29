package org.muster.drawing.shape;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is taken on a board, and what is still free. */
public final class Room {

    private final Box board;
    private final Box ground;
    private final List<Box> boxes = new ArrayList<>();
    private final List<Disc> discs = new ArrayList<>();
    private final List<Taken> strokes = new ArrayList<>();

    /** Made when room is looked for, and anew after more was taken. */
    private @Nullable Squares squares;

    /** A stroke with the box around it, which most others do not even meet. */
    record Taken(Stroke stroke, Box bounds) implements Obstacle {
        @Override
        public boolean meets(Box box) {
            return bounds.meets(box) && (stroke.meets(box) || box.distance(stroke) < stroke.half());
        }
    }

    /** Nothing is taken of the board; nothing is free outside. */
    public Room(Box board) {
        this(board, board);
    }

    /** @param ground where room is looked for */
    private Room(Box board, Box ground) {
        this.board = board;
        this.ground = ground;
    }

    public void take(Box box) {
        boxes.add(box);
        squares = null;
    }

    public void take(Disc disc) {
        discs.add(disc);
        squares = null;
    }

    public void take(Stroke stroke) {
        strokes.add(new Taken(stroke, stroke.bounds()));
        squares = null;
    }

    /** Only what is near, for a search that goes no farther. */
    public Room near(Box around) {
        Room near = new Room(board, around);
        boxes.stream().filter(around::meets).forEach(near.boxes::add);
        discs.stream().filter(disc -> disc.meets(around)).forEach(near.discs::add);
        strokes.stream().filter(taken -> taken.bounds.meets(around)).forEach(near.strokes::add);
        return near;
    }

    /** As if that thing were not there. */
    public Room without(Disc disc) {
        discs.removeIf(one -> one.equals(disc));
        squares = null;
        return this;
    }

    /** As if these were there too. */
    public Room with(List<Stroke> more) {
        more.forEach(this::take);
        return this;
    }

    /** Whether nothing of it is taken. */
    public boolean isFree(Box box) {
        return board.holds(box) && squares().isFree(box);
    }

    private Squares squares() {
        if (squares == null) {
            squares = new Squares(ground);
            boxes.forEach(squares::put);
            discs.forEach(squares::put);
            strokes.forEach(squares::put);
        }
        return squares;
    }

    /** Whether a thin line meets no words. */
    public boolean isClear(Stroke line) {
        return boxes.stream().noneMatch(line::meets);
    }

    /** Of a piece's radius, from its middle: there are its letters, which no line may cross. */
    private static final double MIDDLE = 0.75;

    /**
     * Whether a thin line meets no words and no more than the rims of pieces, but for the one it starts at; it may cross
     * other lines.
     */
    public boolean isClear(Stroke line, double startX, double startY) {
        return isClear(line)
                && discs.stream()
                        .noneMatch(disc -> line.distance(disc.x(), disc.y()) < disc.radius() * MIDDLE
                                && StrictMath.hypot(startX - disc.x(), startY - disc.y()) > disc.radius() * 1.01);
    }
}
