package org.muster.drawing;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import org.muster.api.scene.Mark;
import org.muster.api.space.Point;

/** A line over a pale halo, so that it is seen on every ground; its arrow points at the last point. */
final class LineDrawing {

    private static final double HEAD = 11;

    private LineDrawing() {}

    /** @param point a point's length in the scene */
    static List<Drawn> of(Mark.Line line, double point) {
        List<Point> points = line.points();
        if (points.size() < 2) {
            return List.of();
        }
        Point last = points.get(points.size() - 1);
        Point before = points.get(points.size() - 2);
        double length = Math.max(before.to(last), 1e-9);
        double alongX = (last.x() - before.x()) / length;
        double alongY = (last.y() - before.y()) / length;
        double head = line.arrow() ? Math.min(HEAD * point, length * 0.8) : 0;

        Path2D.Double path = new Path2D.Double();
        path.moveTo(points.get(0).x(), points.get(0).y());
        for (Point p : points.subList(1, points.size() - 1)) {
            path.lineTo(p.x(), p.y());
        }
        path.lineTo(last.x() - alongX * head * 0.7, last.y() - alongY * head * 0.7);

        List<Drawn> parts = new ArrayList<>();
        parts.add(new Drawn.Shape(path, Roles.of("wire-halo", line.classes())));
        parts.add(new Drawn.Shape(path, Roles.of("wire", line.classes())));
        if (line.arrow()) {
            Path2D.Double arrow = new Path2D.Double();
            double backX = last.x() - alongX * head;
            double backY = last.y() - alongY * head;
            double half = head * 0.45;
            arrow.moveTo(last.x(), last.y());
            arrow.lineTo(backX - alongY * half, backY + alongX * half);
            arrow.lineTo(last.x() - alongX * head * 0.72, last.y() - alongY * head * 0.72);
            arrow.lineTo(backX + alongY * half, backY - alongX * half);
            arrow.closePath();
            parts.add(new Drawn.Shape(arrow, Roles.of("head", line.classes())));
        }
        return parts;
    }
}
