package org.muster.geometry.table;

import java.util.Arrays;
import org.muster.geometry.shape.Patch;
import org.muster.geometry.shape.Spans;
import org.muster.geometry.shape.Track;

/** On what a disc stands along a track: stretches of one level each. */
public final class Levels {

    /** Shorter ones are left out: they come of rounding. */
    private static final double SHORTEST = 1e-9;

    private static final Spans[] NOTHING = {};

    private final double[] at;
    private final double[] z;
    private final int[] piece;

    private Levels(double[] at, double[] z, int[] piece) {
        this.at = at;
        this.z = z;
        this.piece = piece;
    }

    public int count() {
        return z.length;
    }

    /** Where a stretch begins; where the last one ends for the number behind it. */
    public double at(int i) {
        return at[i];
    }

    /** The level of a stretch. */
    public double z(int i) {
        return z[i];
    }

    /** The number of the piece that gives the level, or {@link Ground#TABLE}. */
    public int piece(int i) {
        return piece[i];
    }

    public static Levels along(Ground ground, Track track, double radius) {
        Spans[] over = NOTHING;
        double[] cuts = {0, track.length()};
        int count = 2;
        for (int i = 0; i < ground.size(); i++) {
            Patch region = ground.region(i);
            if (region.isBeyond(radius, track.ox(), track.oy(), track.endX(), track.endY())) {
                continue;
            }
            Spans spans = ground.isSolid(i) ? region.meeting(track, radius) : region.covering(track, radius);
            if (spans.size() == 0) {
                continue;
            }
            over = over == NOTHING ? new Spans[ground.size()] : over;
            over[i] = spans;
            if (count + 2 * spans.size() > cuts.length) {
                cuts = Arrays.copyOf(cuts, 2 * (count + 2 * spans.size()));
            }
            for (int j = 0; j < spans.size(); j++) {
                cuts[count++] = spans.from(j);
                cuts[count++] = spans.to(j);
            }
        }
        if (over == NOTHING) {
            return new Levels(cuts, new double[] {0}, new int[] {Ground.TABLE});
        }
        Arrays.sort(cuts, 0, count);
        return stretches(ground, over, cuts, count)
                .between(
                        ground.under(track.ox(), track.oy(), radius),
                        ground.under(track.endX(), track.endY(), radius),
                        ground);
    }

    private static Levels stretches(Ground ground, Spans[] over, double[] cuts, int count) {
        double[] at = new double[count];
        double[] z = new double[count];
        int[] piece = new int[count];
        int found = 0;
        for (int i = 0; i + 1 < count; i++) {
            if (cuts[i + 1] - cuts[i] < SHORTEST && !(found == 0 && i + 2 == count)) {
                continue;
            }
            double middle = (cuts[i] + cuts[i + 1]) / 2;
            int highest = ground.highest(j -> over[j] != null && over[j].contains(middle));
            double level = ground.levelOf(highest);
            if (found > 0 && z[found - 1] == level && piece[found - 1] == highest) {
                continue;
            }
            at[found] = cuts[i];
            z[found] = level;
            piece[found++] = highest;
        }
        at[found] = cuts[count - 1];
        return new Levels(Arrays.copyOf(at, found + 1), Arrays.copyOf(z, found), Arrays.copyOf(piece, found));
    }

    /** With the levels of both ends as they are on their own: what ends on a border must go on from the same level. */
    private Levels between(int first, int last, Ground ground) {
        boolean before = ground.levelOf(first) != z[0];
        boolean behind = ground.levelOf(last) != z[z.length - 1];
        if (!before && !behind) {
            return this;
        }
        int shift = before ? 1 : 0;
        int count = z.length + shift + (behind ? 1 : 0);
        double[] moreAt = new double[count + 1];
        double[] moreZ = new double[count];
        int[] morePieces = new int[count];
        System.arraycopy(at, 0, moreAt, shift, at.length);
        System.arraycopy(z, 0, moreZ, shift, z.length);
        System.arraycopy(piece, 0, morePieces, shift, z.length);
        if (before) {
            moreZ[0] = ground.levelOf(first);
            morePieces[0] = first;
        }
        if (behind) {
            moreAt[count] = at[at.length - 1];
            moreZ[count - 1] = ground.levelOf(last);
            morePieces[count - 1] = last;
        }
        return new Levels(moreAt, moreZ, morePieces);
    }
}
