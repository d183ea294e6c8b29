package org.muster.geometry.sight;

import org.muster.geometry.shape.Patch;
import org.muster.geometry.shape.Plane;
import org.muster.geometry.shape.Spans;
import org.muster.geometry.shape.Track;

/**
 * A body that lines of sight end at. Its interior counts alone: what grazes a face, an edge or the top goes on, so it is
 * taken a hair smaller than it is.
 */
final class Opaque {

    /** Less than this is grazing. */
    static final double HAIR = 1e-6;

    final double top;
    final Patch region;
    private final boolean convex;

    Opaque(Patch region, double top) {
        this.region = region;
        this.top = top;
        this.convex = isConvex(region);
    }

    boolean isConvex() {
        return convex;
    }

    private static boolean isConvex(Patch region) {
        for (int i = 0; i < region.edges; i++) {
            for (int j = 0; j < region.edges; j++) {
                double turn =
                        Plane.turn(region.ax[i], region.ay[i], region.bx[i], region.by[i], region.ax[j], region.ay[j]);
                if (turn < -HAIR) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether a line that runs from height {@code from} to height {@code to} along the track is obstructed. */
    boolean obstructs(Track track, double from, double to) {
        if (from >= top - HAIR && to >= top - HAIR
                || region.isBeyond(0, track.ox(), track.oy(), track.endX(), track.endY())) {
            return false;
        }
        return convex ? clip(track, from, to) >= 0 : crossings(track, from, to);
    }

    /** Where the track enters a convex body in which the line is too low; negative when it does not. */
    double clip(Track track, double from, double to) {
        double in = 0;
        double out = track.length();
        for (int i = 0; i < region.edges; i++) {
            double ex = region.bx[i] - region.ax[i];
            double ey = region.by[i] - region.ay[i];
            double length = Plane.length(ex, ey);
            if (length == 0) {
                continue;
            }
            double inside = (ex * (track.oy() - region.ay[i]) - ey * (track.ox() - region.ax[i])) / length - HAIR;
            double per = (ex * track.uy() - ey * track.ux()) / length;
            if (per == 0) {
                if (inside <= 0) {
                    return -1;
                }
            } else if (per > 0) {
                in = Math.max(in, -inside / per);
            } else {
                out = Math.min(out, -inside / per);
            }
            if (in >= out) {
                return -1;
            }
        }
        return isBelow(track, in, out, from, to) ? in : -1;
    }

    private boolean crossings(Track track, double from, double to) {
        // the cuts of its edges; a part between them is inside when its middle is, and not along an edge
        Spans spans = region.inside(track);
        for (int i = 0; i < spans.size(); i++) {
            double middle = (spans.from(i) + spans.to(i)) / 2;
            if (spans.to(i) - spans.from(i) > HAIR
                    && region.toEdge(track.x(middle), track.y(middle)) > HAIR
                    && isBelow(track, spans.from(i), spans.to(i), from, to)) {
                return true;
            }
        }
        return false;
    }

    private boolean isBelow(Track track, double in, double out, double from, double to) {
        double rise = from == to ? 0 : (to - from) / track.length();
        return Math.min(from + rise * in, from + rise * out) < top - HAIR;
    }
}
