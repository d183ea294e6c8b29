package org.muster.drawing.shape;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.muster.api.scene.Mark;
import org.muster.api.space.Point;

/** The ways of arrows among pieces: side by side, past what stands between, and from rim to rim. */
public final class Courses {

    /** How far an arrow is bent past what stands in its way, of its length: as little as need be. */
    private static final double[] BENDS = {0, 0.1, -0.1, 0.15, -0.15, 0.2, -0.2, 0.25, -0.25, 0.3, -0.3, 0.4, -0.4};
    /** Where a piece's rim begins, of its radius. */
    private static final double RIM = 0.72;

    /** How broad a lane is at most, in points. */
    private static final double LANE = 13;

    private final List<Mark.Token> pieces;
    private final double point;
    private final double head;
    private final double longest;

    /**
     * @param pieces that may stand in the way
     * @param point a point's length in the scene
     * @param head length of an arrow's head
     * @param longest side of the scene
     */
    public Courses(List<Mark.Token> pieces, double point, double head, double longest) {
        this.pieces = pieces;
        this.point = point;
        this.head = head;
        this.longest = longest;
    }

    /** Where each of these arrows goes, in their order. */
    public List<List<Point>> of(List<Mark.Line> arrows) {
        List<List<Point>> apart = new Lanes(longest / 2000, Math.min(LANE * point, lane(arrows)))
                .apart(arrows.stream().map(Mark.Line::points).toList());
        List<List<Point>> ways = new ArrayList<>();
        for (int i = 0; i < arrows.size(); i++) {
            ways.add(trimmed(arrows.get(i), past(arrows.get(i), apart.get(i))));
        }
        return ways;
    }

    /** A breadth at which arrows side by side still meet the pieces at their ends. */
    private double lane(List<Mark.Line> arrows) {
        return arrows.stream()
                .flatMap(arrow -> Stream.of(
                        arrow.points().get(0), arrow.points().get(arrow.points().size() - 1)))
                .flatMap(end -> body(end).stream())
                .mapToDouble(piece -> 0.9 * piece.radius())
                .min()
                .orElse(longest);
    }

    /** No longer than what it points at, or than any piece: behind its tip may be the next one. */
    public double longestHead(Point end) {
        return body(end).stream()
                .mapToDouble(Mark.Token::radius)
                .findFirst()
                .orElseGet(() -> pieces.stream()
                        .filter(piece -> !piece.text().isEmpty())
                        .mapToDouble(Mark.Token::radius)
                        .min()
                        .orElse(longest));
    }

    /** From the rim of the piece where it starts to the rim of that where it ends: nothing hides the head. */
    private List<Point> trimmed(Mark.Line line, List<Point> points) {
        List<Point> turned = new ArrayList<>(points);
        Point last = line.points().get(line.points().size() - 1);
        List<Point> atEnd = outside(turned, body(last), 2 * point);
        Collections.reverse(atEnd);
        List<Point> both = outside(atEnd, body(line.points().get(0)), 0);
        Collections.reverse(both);
        double length = 0;
        for (int i = 1; i < both.size(); i++) {
            length += both.get(i - 1).to(both.get(i));
        }
        if (both.size() > 1 && length >= 1.2 * head) {
            return both;
        }
        Optional<Mark.Token> first = body(line.points().get(0));
        if (first.isPresent() && body(last).isPresent()) {
            // They stand too close for that: it lies over the rims of both, where no letters are.
            List<Point> inner = rims(turned, first.get(), body(last).get());
            return inner.size() > 1 ? inner : points;
        }
        // A line that is no longer than a head begins farther back.
        Point end = atEnd.size() > 1 ? atEnd.get(0) : last;
        Point from = points.get(0);
        double back = 1.4 * head / Math.max(from.to(end), 1e-9);
        return List.of(new Point(end.x() - (end.x() - from.x()) * back, end.y() - (end.y() - from.y()) * back), end);
    }

    /** What of a line lies between the letters of two pieces. */
    private static List<Point> rims(List<Point> points, Mark.Token first, Mark.Token last) {
        List<Point> back = outside(points, last.at(), last.radius() * RIM);
        Collections.reverse(back);
        List<Point> both = outside(back, first.at(), first.radius() * RIM);
        Collections.reverse(both);
        return both;
    }

    /** An arrow between two points, bent past the pieces between them if it can be. */
    private List<Point> past(Mark.Line line, List<Point> points) {
        if (points.size() > 2) {
            return points; // where they go is what it tells
        }
        Point from = line.points().get(0);
        Point to = line.points().get(1);
        List<Mark.Token> between = pieces.stream()
                .filter(piece ->
                        piece.at().to(from) > piece.radius() && piece.at().to(to) > piece.radius())
                .toList();
        for (double share : BENDS) {
            Mark.Line bent = Mark.line("", points).bowed(share);
            if (between.stream().noneMatch(piece -> meets(bent.points(), piece))) {
                return share == 0 ? points : bent.points();
            }
        }
        return points;
    }

    private boolean meets(List<Point> way, Mark.Token piece) {
        for (int i = 1; i < way.size(); i++) {
            Stroke leg = new Stroke(
                    way.get(i - 1).x(),
                    way.get(i - 1).y(),
                    way.get(i).x(),
                    way.get(i).y(),
                    0);
            if (leg.distance(piece.at().x(), piece.at().y()) < piece.radius() + point) {
                return true;
            }
        }
        return false;
    }

    private Optional<Mark.Token> body(Point at) {
        return pieces.stream()
                .filter(piece -> piece.at().to(at) <= piece.radius() * 0.8)
                .min(Comparator.comparingDouble(piece -> piece.at().to(at)));
    }

    /** What of a line lies before it enters a piece for good. */
    private List<Point> outside(List<Point> points, Optional<Mark.Token> piece, double more) {
        if (piece.isEmpty()) {
            return new ArrayList<>(points);
        }
        Point middle = piece.get().at();
        return outside(points, middle, piece.get().radius() + more);
    }

    private static List<Point> outside(List<Point> points, Point middle, double radius) {
        List<Point> left = new ArrayList<>(points);
        while (left.size() > 1) {
            Point end = left.get(left.size() - 1);
            Point before = left.get(left.size() - 2);
            if (end.to(middle) >= radius) {
                return left;
            }
            left.remove(left.size() - 1);
            if (before.to(middle) > radius) {
                // Where the last piece enters the circle: halved until it is exact.
                double in = 1;
                double out = 0;
                for (int i = 0; i < 40; i++) {
                    double half = (in + out) / 2;
                    double x = before.x() + (end.x() - before.x()) * half;
                    double y = before.y() + (end.y() - before.y()) * half;
                    if (StrictMath.hypot(x - middle.x(), y - middle.y()) < radius) {
                        in = half;
                    } else {
                        out = half;
                    }
                }
                left.add(new Point(
                        before.x() + (end.x() - before.x()) * out, before.y() + (end.y() - before.y()) * out));
                return left;
            }
        }
        return left;
    }
}
