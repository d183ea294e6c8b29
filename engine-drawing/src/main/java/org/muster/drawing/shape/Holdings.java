package org.muster.drawing.shape;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.muster.api.scene.Mark;
import org.muster.api.space.Point;

/** What belongs together as one land: borders between two patches of it are none, what is left are its outlines. */
public final class Holdings {

    private final List<Point> corners = new ArrayList<>();
    private final double same;

    /** A side of a patch, its land to the right. */
    private record Side(Point from, Point to) {
        Side back() {
            return new Side(to, from);
        }

        /** How far a walker turns to the right from this side into the next, from -180 to 180 degrees. */
        double turn(Side next) {
            double x = to.x() - from.x();
            double y = to.y() - from.y();
            double nextX = next.to.x() - next.from.x();
            double nextY = next.to.y() - next.from.y();
            return StrictMath.toDegrees(StrictMath.atan2(x * nextY - y * nextX, x * nextX + y * nextY));
        }
    }

    private Holdings(double same) {
        this.same = same;
    }

    /**
     * The outlines of all land that the patches cover together, around it and around its holes.
     *
     * @param same corners that are nearer to each other are one
     */
    public static List<Outline> of(List<Mark.Patch> patches, double same) {
        return new Holdings(same).outlines(patches);
    }

    private List<Outline> outlines(List<Mark.Patch> patches) {
        List<Side> sides = new ArrayList<>();
        for (Mark.Patch patch : patches) {
            for (List<Point> ring : Outline.of(patch).rings()) {
                for (int i = 0; i < ring.size(); i++) {
                    Side side = new Side(corner(ring.get(i)), corner(ring.get((i + 1) % ring.size())));
                    if (!side.from.equals(side.to)) {
                        sides.add(side);
                    }
                }
            }
        }
        Set<Side> all = new HashSet<>(sides);
        List<Side> open = new ArrayList<>(sides.stream()
                .filter(side -> !all.contains(side.back()))
                .distinct()
                .toList());
        List<Outline> outlines = new ArrayList<>();
        while (!open.isEmpty()) {
            outlines.add(Outline.ring(loop(open)));
        }
        return outlines;
    }

    /** Takes sides out that lead back to where the first of them starts. */
    private static List<Point> loop(List<Side> open) {
        Side side = open.remove(0);
        Point start = side.from;
        List<Point> loop = new ArrayList<>(List.of(start));
        while (!side.to.equals(start)) {
            loop.add(side.to);
            Side last = side;
            // Lands that touch in a corner only stay two: the way turns as far to its own land as it can.
            Optional<Side> next = open.stream()
                    .filter(one -> one.from.equals(last.to))
                    .reduce((a, b) -> last.turn(a) >= last.turn(b) ? a : b);
            if (next.isEmpty()) {
                break;
            }
            side = next.get();
            open.remove(side);
        }
        return loop;
    }

    private Point corner(Point point) {
        for (Point known : corners) {
            if (Math.abs(known.x() - point.x()) < same && Math.abs(known.y() - point.y()) < same) {
                return known;
            }
        }
        corners.add(point);
        return point;
    }
}
