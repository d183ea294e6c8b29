package org.muster.drawing.fonts;

import java.awt.geom.Path2D;
import java.nio.ByteBuffer;

/**
 * A simple glyph's closed curves. Points on the curve and control points alternate, but a point on the curve that lies
 * midway between two control points is left out of the file.
 */
final class GlyphContours {

    private static final int ON_CURVE = 1;
    private static final int X_SHORT = 2;
    private static final int Y_SHORT = 4;
    private static final int REPEAT = 8;
    private static final int X_SAME_OR_POSITIVE = 16;
    private static final int Y_SAME_OR_POSITIVE = 32;

    private final int[] ends;
    private final boolean[] on;
    private final double[] xs;
    private final double[] ys;

    GlyphContours(ByteBuffer glyf, int from, int contours) {
        ends = new int[contours];
        for (int i = 0; i < contours; i++) {
            ends[i] = FontFile.unsigned(glyf, from + 10 + 2 * i);
        }
        int points = contours == 0 ? 0 : ends[contours - 1] + 1;
        int at = from + 10 + 2 * contours;
        at += 2 + FontFile.unsigned(glyf, at);

        byte[] flags = new byte[points];
        for (int i = 0; i < points; i++) {
            flags[i] = glyf.get(at++);
            if ((flags[i] & REPEAT) != 0) {
                int times = Byte.toUnsignedInt(glyf.get(at++));
                for (int again = 0; again < times; again++, i++) {
                    flags[i + 1] = flags[i];
                }
            }
        }
        on = new boolean[points];
        xs = new double[points];
        ys = new double[points];
        at = coordinates(glyf, at, flags, X_SHORT, X_SAME_OR_POSITIVE, xs);
        coordinates(glyf, at, flags, Y_SHORT, Y_SAME_OR_POSITIVE, ys);
        for (int i = 0; i < points; i++) {
            on[i] = (flags[i] & ON_CURVE) != 0;
        }
    }

    private static int coordinates(ByteBuffer glyf, int from, byte[] flags, int isShort, int same, double[] into) {
        int at = from;
        int value = 0;
        for (int i = 0; i < flags.length; i++) {
            boolean flagged = (flags[i] & same) != 0;
            if ((flags[i] & isShort) != 0) {
                int step = Byte.toUnsignedInt(glyf.get(at++));
                value += flagged ? step : -step;
            } else if (!flagged) {
                value += glyf.getShort(at);
                at += 2;
            }
            into[i] = value;
        }
        return at;
    }

    void appendTo(Path2D path, double[] m) {
        int first = 0;
        for (int end : ends) {
            if (end > first) {
                contour(path, m, first, end - first + 1);
            }
            first = end + 1;
        }
    }

    private void contour(Path2D path, double[] m, int first, int count) {
        double[] start = middleOrPoint(first, count, 0);
        path.moveTo(x(m, start), y(m, start));
        int from = on[first] ? 1 : 0;
        for (int i = from; i < count + from; i++) {
            int p = first + i % count;
            if (on[p]) {
                if (i < count) {
                    double[] to = {xs[p], ys[p]};
                    path.lineTo(x(m, to), y(m, to));
                }
            } else {
                int next = first + (i + 1) % count;
                double[] control = {xs[p], ys[p]};
                double[] to = on[next]
                        ? new double[] {xs[next], ys[next]}
                        : new double[] {(xs[p] + xs[next]) / 2, (ys[p] + ys[next]) / 2};
                path.quadTo(x(m, control), y(m, control), x(m, to), y(m, to));
                if (on[next]) {
                    i++;
                }
            }
        }
        path.closePath();
    }

    /** Where a contour starts: its first point if that is on the curve, else midway from the last. */
    private double[] middleOrPoint(int first, int count, int i) {
        int p = first + i;
        int last = first + count - 1;
        if (on[p] || on[last]) {
            int there = on[p] ? p : last;
            return new double[] {xs[there], ys[there]};
        }
        return new double[] {(xs[p] + xs[last]) / 2, (ys[p] + ys[last]) / 2};
    }

    private static double x(double[] m, double[] p) {
        return m[0] * p[0] + m[2] * p[1] + m[4];
    }

    private static double y(double[] m, double[] p) {
        return m[1] * p[0] + m[3] * p[1] + m[5];
    }
}
