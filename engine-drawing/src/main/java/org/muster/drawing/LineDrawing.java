package org.muster.drawing;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import org.muster.api.scene.Mark;
import org.muster.api.space.Point;
import org.muster.drawing.shape.Disc;

/** A line over a pale halo, so that it is seen on every ground; its arrow points at the last point. */
final class LineDrawing {

    /** Length of an arrow's head, in points. */
    static final double HEAD = 16;

    private final Mark.Line line;
    private final List<Point> points;
    private final Point last;
    /** So many of its points are not under its head. */
    private final int shaft;

    private final double alongX;
    private final double alongY;
    private final double head;

    /**
     * @param points where it goes: at least two
     * @param point a point's length in the scene
     * @param longest that its head may be
     */
    LineDrawing(Mark.Line line, List<Point> points, double point, double longest) {
        double most = Math.min(HEAD * point, longest);
        this.line = line;
        this.points = points;
        this.last = points.get(points.size() - 1);
        int many = points.size() - 1;
        while (line.arrow() && many > 1 && points.get(many - 1).to(last) < most) {
            many--;
        }
        this.shaft = many;
        Point before = points.get(many - 1);
        double length = Math.max(before.to(last), 1e-9);
        this.alongX = (last.x() - before.x()) / length;
        this.alongY = (last.y() - before.y()) / length;
        this.head = line.arrow() ? Math.min(most, length * 0.7) : 0;
    }

    /** With its head, as a legend shows it. */
    static List<Drawn> of(Mark.Line line, double point) {
        LineDrawing drawing = new LineDrawing(line, line.points(), point, HEAD * point);
        List<Drawn> parts = new ArrayList<>(drawing.wire());
        parts.addAll(drawing.head());
        return parts;
    }

    /** All but the head. */
    List<Drawn> wire() {
        Path2D.Double path = new Path2D.Double();
        path.moveTo(points.get(0).x(), points.get(0).y());
        for (Point p : points.subList(1, shaft)) {
            path.lineTo(p.x(), p.y());
        }
        path.lineTo(last.x() - alongX * head * 0.7, last.y() - alongY * head * 0.7);
        return List.of(
                new Drawn.Shape(path, Roles.of("wire-halo", line.classes())),
                new Drawn.Shape(path, Roles.of("wire", line.classes())));
    }

    /** A circle around the head. */
    Disc headRoom() {
        return new Disc(last.x() - alongX * head / 2, last.y() - alongY * head / 2, head * 0.56);
    }

    /** The head; empty if it is no arrow. A shot that missed ends in a cross. */
    List<Drawn> head() {
        if (!line.arrow()) {
            return List.of();
        }
        Path2D.Double arrow = new Path2D.Double();
        double half = head * 0.45;
        if (line.classes().contains("miss")) {
            double arm = half * 0.85;
            double x = last.x() - alongX * arm;
            double y = last.y() - alongY * arm;
            for (int side = -1; side <= 1; side += 2) {
                arrow.moveTo(x - (alongX + side * alongY) * arm, y - (alongY - side * alongX) * arm);
                arrow.lineTo(x + (alongX + side * alongY) * arm, y + (alongY - side * alongX) * arm);
            }
            return List.of(
                    new Drawn.Shape(arrow, Roles.of("cross-halo", line.classes())),
                    new Drawn.Shape(arrow, Roles.of("cross", line.classes())));
        }
        double backX = last.x() - alongX * head;
        double backY = last.y() - alongY * head;
        arrow.moveTo(last.x(), last.y());
        arrow.lineTo(backX - alongY * half, backY + alongX * half);
        arrow.lineTo(last.x() - alongX * head * 0.72, last.y() - alongY * head * 0.72);
        arrow.lineTo(backX + alongY * half, backY - alongX * half);
        arrow.closePath();
        return List.of(new Drawn.Shape(arrow, Roles.of("head", line.classes())));
    }
}
