package org.muster.drawing.shape;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.muster.api.scene.Mark;
import org.muster.api.space.Point;

/**
 * A closed shape of straight edges, perhaps with holes. Corners are kept clockwise as seen on the picture, those of
 * holes the other way round, so that inside is known.
 */
public final class Outline {

    private final double[] xs;
    private final double[] ys;
    private final int count;
    private final List<Outline> holes;

    private Outline(double[] xs, double[] ys, List<Outline> holes) {
        this.xs = xs;
        this.ys = ys;
        this.holes = holes;
        count = xs.length;
    }

    private Outline(double[] xs, double[] ys) {
        this(xs, ys, List.of());
    }

    public static Outline of(Mark.Patch patch) {
        Outline border = of(patch.corners());
        return new Outline(
                border.xs,
                border.ys,
                patch.holes().stream().map(hole -> of(hole).reversed()).toList());
    }

    private static Outline of(List<Point> corners) {
        int count = corners.size();
        double[] xs = new double[count];
        double[] ys = new double[count];
        boolean clockwise = area(corners) >= 0;
        for (int i = 0; i < count; i++) {
            Point corner = corners.get(clockwise ? i : count - 1 - i);
            xs[i] = corner.x();
            ys[i] = corner.y();
        }
        return new Outline(xs, ys);
    }

    /** Of these corners, in the order they have. */
    static Outline ring(List<Point> corners) {
        double[] xs = corners.stream().mapToDouble(Point::x).toArray();
        double[] ys = corners.stream().mapToDouble(Point::y).toArray();
        return new Outline(xs, ys);
    }

    /** Its corners clockwise, and those of its holes the other way round. */
    List<List<Point>> rings() {
        List<List<Point>> rings = new ArrayList<>();
        List<Point> ring = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            ring.add(new Point(xs[i], ys[i]));
        }
        rings.add(ring);
        holes.forEach(hole -> rings.addAll(hole.rings()));
        return rings;
    }

    /** Each side by its two ends, those of holes too. */
    public List<List<Point>> sides() {
        List<List<Point>> sides = new ArrayList<>();
        for (List<Point> ring : rings()) {
            for (int i = 0; i < ring.size(); i++) {
                sides.add(List.of(ring.get(i), ring.get((i + 1) % ring.size())));
            }
        }
        return sides;
    }

    public static Outline circle(double x, double y, double radius) {
        int count = 48;
        double[] xs = new double[count];
        double[] ys = new double[count];
        for (int i = 0; i < count; i++) {
            double angle = 2 * StrictMath.PI * i / count;
            xs[i] = x + radius * StrictMath.cos(angle);
            ys[i] = y + radius * StrictMath.sin(angle);
        }
        return new Outline(xs, ys);
    }

    private static double area(List<Point> corners) {
        double area = 0;
        for (int i = 0; i < corners.size(); i++) {
            Point a = corners.get(i);
            Point b = corners.get((i + 1) % corners.size());
            area += a.x() * b.y() - b.x() * a.y();
        }
        return area / 2;
    }

    public Path2D path() {
        Path2D.Double path = new Path2D.Double();
        for (int i = 0; i < count; i++) {
            if (i == 0) {
                path.moveTo(xs[i], ys[i]);
            } else {
                path.lineTo(xs[i], ys[i]);
            }
        }
        path.closePath();
        holes.forEach(hole -> path.append(hole.path(), false));
        return path;
    }

    /** Every edge moved inwards; sharp corners are cut short rather than run away. */
    public Outline inset(double depth) {
        double[] insetX = new double[count];
        double[] insetY = new double[count];
        for (int i = 0; i < count; i++) {
            double[] before = inward((i + count - 1) % count);
            double[] after = inward(i);
            double x = before[0] + after[0];
            double y = before[1] + after[1];
            double squared = Math.max(x * x + y * y, 0.25);
            insetX[i] = xs[i] + x * 2 * depth / squared;
            insetY[i] = ys[i] + y * 2 * depth / squared;
        }
        return new Outline(
                insetX, insetY, holes.stream().map(hole -> hole.inset(depth)).toList());
    }

    /** Of the edge from corner i on, of length 1. */
    private double[] inward(int i) {
        int j = (i + 1) % count;
        double x = xs[j] - xs[i];
        double y = ys[j] - ys[i];
        double length = Math.max(StrictMath.hypot(x, y), 1e-9);
        return new double[] {-y / length, x / length};
    }

    private double edge(int i) {
        int j = (i + 1) % count;
        return StrictMath.hypot(xs[j] - xs[i], ys[j] - ys[i]);
    }

    private double perimeter() {
        double sum = 0;
        for (int i = 0; i < count; i++) {
            sum += edge(i);
        }
        return sum;
    }

    /** The same corners the other way round: what was inside is outside. */
    public Outline reversed() {
        double[] reversedX = new double[count];
        double[] reversedY = new double[count];
        for (int i = 0; i < count; i++) {
            reversedX[i] = xs[count - 1 - i];
            reversedY[i] = ys[count - 1 - i];
        }
        return new Outline(reversedX, reversedY);
    }

    /** A wall with merlons along the inside. They are as wide as their gaps, and evenly spread. */
    public Path2D battlement(double tooth) {
        Path2D path = path();
        path.append(inset(tooth * 0.4).reversed().path(), false);
        if (edge(0) >= 3 * tooth) {
            for (int i = 0; i < count; i++) {
                int merlons = Math.max(1, (int) Math.round(edge(i) / (2 * tooth)));
                double step = edge(i) / merlons;
                for (int m = 0; m < merlons; m++) {
                    merlon(path, i, m * step + step / 4, step / 2, tooth);
                }
            }
        } else {
            double perimeter = perimeter();
            long merlons = Math.max(4, Math.round(perimeter / (2 * tooth)));
            double step = perimeter / merlons;
            double next = 0;
            double walked = 0;
            for (int i = 0; i < count; i++) {
                while (next < walked + edge(i) && next < perimeter - step / 2) {
                    merlon(path, i, next - walked, step / 2, tooth);
                    next += step;
                }
                walked += edge(i);
            }
        }
        return path;
    }

    private void merlon(Path2D path, int edge, double from, double width, double depth) {
        double[] in = inward(edge);
        double alongX = in[1];
        double alongY = -in[0];
        double x = xs[edge] + alongX * from;
        double y = ys[edge] + alongY * from;
        path.moveTo(x, y);
        path.lineTo(x + alongX * width, y + alongY * width);
        path.lineTo(x + alongX * width + in[0] * depth, y + alongY * width + in[1] * depth);
        path.lineTo(x + in[0] * depth, y + in[1] * depth);
        path.closePath();
    }

    public double width() {
        return max(xs) - min(xs);
    }

    public double height() {
        return max(ys) - min(ys);
    }

    /** Where a vertical line through the middle meets the border first. */
    public double[] top() {
        return new double[] {middle(), crossing(true)};
    }

    /** Where a vertical line through the middle meets the border last. */
    public double[] bottom() {
        return new double[] {middle(), crossing(false)};
    }

    private double middle() {
        return (min(xs) + max(xs)) / 2;
    }

    private double crossing(boolean first) {
        double x = middle();
        double best = first ? max(ys) : min(ys);
        for (int i = 0; i < count; i++) {
            int j = (i + 1) % count;
            if (Math.min(xs[i], xs[j]) <= x && x <= Math.max(xs[i], xs[j])) {
                double part = xs[i] == xs[j] ? 0 : (x - xs[i]) / (xs[j] - xs[i]);
                double y = ys[i] + part * (ys[j] - ys[i]);
                best = first ? Math.min(best, y) : Math.max(best, y);
            }
        }
        return best;
    }

    private static double min(double[] values) {
        return Arrays.stream(values).min().orElse(0);
    }

    private static double max(double[] values) {
        return Arrays.stream(values).max().orElse(0);
    }
}
