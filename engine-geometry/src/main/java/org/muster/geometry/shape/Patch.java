package org.muster.geometry.shape;

import java.util.List;
import org.muster.api.space.Point;

/** A part of the plane bounded by rings of straight edges; a ring inside another bounds a hole. */
public final class Patch {

    /** What is below this part of a square is so whichever way its root is rounded. */
    private static final double SURELY = 1 - 1e-12;

    /** Edge i leads from (ax, ay) to (bx, by); the region lies on its left. */
    public final double[] ax;

    public final double[] ay;
    public final double[] bx;
    public final double[] by;
    public final int edges;
    public final double minX;
    public final double minY;
    public final double maxX;
    public final double maxY;

    /** Rings with the region on their left: outer ones counter-clockwise, holes clockwise. */
    private Patch(List<double[][]> rings) {
        int count = 0;
        for (double[][] ring : rings) {
            count += ring.length;
        }
        ax = new double[count];
        ay = new double[count];
        bx = new double[count];
        by = new double[count];
        edges = count;
        double left = Double.POSITIVE_INFINITY;
        double low = Double.POSITIVE_INFINITY;
        double right = Double.NEGATIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        int edge = 0;
        for (double[][] ring : rings) {
            for (int i = 0; i < ring.length; i++, edge++) {
                double[] next = ring[(i + 1) % ring.length];
                ax[edge] = ring[i][0];
                ay[edge] = ring[i][1];
                bx[edge] = next[0];
                by[edge] = next[1];
                left = Math.min(left, ring[i][0]);
                low = Math.min(low, ring[i][1]);
                right = Math.max(right, ring[i][0]);
                high = Math.max(high, ring[i][1]);
            }
        }
        minX = left;
        minY = low;
        maxX = right;
        maxY = high;
    }

    /** One ring in either sense. */
    public static Patch of(List<Point> corners) {
        double[][] ring = new double[corners.size()][];
        double twice = 0;
        for (int i = 0; i < ring.length; i++) {
            Point a = corners.get(i);
            Point b = corners.get((i + 1) % ring.length);
            twice += a.x() * b.y() - b.x() * a.y();
        }
        for (int i = 0; i < ring.length; i++) {
            Point corner = corners.get(twice >= 0 ? i : ring.length - 1 - i);
            ring[i] = new double[] {corner.x(), corner.y()};
        }
        return new Patch(List.<double[][]>of(ring));
    }

    /** Several rings, the region on the left of each. */
    public static Patch bounded(List<double[][]> rings) {
        return new Patch(rings);
    }

    /** Whether nothing of it is nearer to the box than {@code far}. */
    public boolean isBeyond(double far, double x0, double y0, double x1, double y1) {
        return minX - far > Math.max(x0, x1)
                || maxX + far < Math.min(x0, x1)
                || minY - far > Math.max(y0, y1)
                || maxY + far < Math.min(y0, y1);
    }

    public boolean contains(double px, double py) {
        if (px < minX || px > maxX || py < minY || py > maxY) {
            return false;
        }
        boolean inside = false;
        for (int i = 0; i < edges; i++) {
            if (ay[i] > py != by[i] > py && px < (bx[i] - ax[i]) * (py - ay[i]) / (by[i] - ay[i]) + ax[i]) {
                inside = !inside;
            }
        }
        return inside;
    }

    /** From a point inside or outside to the nearest edge. */
    public double toEdge(double px, double py) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < edges; i++) {
            least = Math.min(least, Plane.squareToSegment(px, py, ax[i], ay[i], bx[i], by[i]));
        }
        return Math.sqrt(least);
    }

    /** Whether an edge is nearer than that, without looking on where one is. */
    private boolean isByEdge(double px, double py, double radius) {
        double surely = radius > 0 ? radius * radius * SURELY : 0;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < edges; i++) {
            least = Math.min(least, Plane.squareToSegment(px, py, ax[i], ay[i], bx[i], by[i]));
            if (least < surely) {
                return true;
            }
        }
        return Math.sqrt(least) < radius;
    }

    /** From a point to the region; 0 inside. */
    public double distance(double px, double py) {
        return contains(px, py) ? 0 : toEdge(px, py);
    }

    /** Whether a disc overlaps it by more than nothing. */
    public boolean meets(double px, double py, double radius) {
        return !isBeyond(radius, px, py, px, py) && (contains(px, py) || isByEdge(px, py, radius));
    }

    /** Whether it covers a whole disc. */
    public boolean covers(double px, double py, double radius) {
        return contains(px, py) && !isByEdge(px, py, radius);
    }

    /** Where along a track a disc overlaps it. */
    public Spans meeting(Track track, double radius) {
        Spans spans = alongEdges(track, radius);
        Spans between = spans.complement(track.length());
        for (int i = 0; i < between.size(); i++) {
            if (containsMiddle(track, between, i)) {
                spans.add(between.from(i), between.to(i));
            }
        }
        return spans.merge();
    }

    /** Where along a track it covers the whole of a disc. */
    public Spans covering(Track track, double radius) {
        Spans between = alongEdges(track, radius).complement(track.length());
        Spans spans = new Spans();
        for (int i = 0; i < between.size(); i++) {
            if (containsMiddle(track, between, i)) {
                spans.add(between.from(i), between.to(i));
            }
        }
        return spans;
    }

    /** Where along a track its points lie inside. */
    public Spans inside(Track track) {
        return covering(track, 0);
    }

    private boolean containsMiddle(Track track, Spans spans, int i) {
        double middle = (spans.from(i) + spans.to(i)) / 2;
        return contains(track.x(middle), track.y(middle));
    }

    private Spans alongEdges(Track track, double radius) {
        Spans spans = new Spans();
        if (!isBeyond(radius, track.ox(), track.oy(), track.endX(), track.endY())) {
            for (int i = 0; i < edges; i++) {
                track.near(ax[i], ay[i], bx[i], by[i], radius, spans);
            }
        }
        return spans.merge();
    }
}
