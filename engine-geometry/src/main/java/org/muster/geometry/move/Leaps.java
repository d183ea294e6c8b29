package org.muster.geometry.move;

import java.util.Arrays;
import org.muster.geometry.shape.Track;
import org.muster.geometry.table.Levels;

/**
 * Along one track: which stretches can be stood on in turn, walking from one to the next or leaping over those between.
 * A gap is as wide as the way from where the centre leaves one surface to where it comes over the other.
 */
final class Leaps {

    private final Footwork footwork;
    private final Levels levels;
    private final Levels centre;

    /** Of all ways to get there the narrowest widest gap. */
    private final double[] widest;

    private final double[] landing;

    Leaps(Footwork footwork, Track track, Levels levels) {
        this.footwork = footwork;
        this.levels = levels;
        this.centre = footwork.centre(track);
        this.widest = new double[levels.count()];
        this.landing = new double[levels.count()];
        Arrays.fill(widest, 1, widest.length, Double.POSITIVE_INFINITY);
        Arrays.fill(landing, 1, landing.length, Double.POSITIVE_INFINITY);
        for (int i = 0; i < widest.length; i++) {
            if (widest[i] == Double.POSITIVE_INFINITY) {
                continue;
            }
            if (i + 1 < widest.length && footwork.isWalk(levels, centre, i + 1)) {
                stand(i + 1, widest[i], levels.at(i + 1));
            }
            for (int j = i + 2; j < widest.length && footwork.isNoHigher(levels.z(i), levels.z(j - 1)); j++) {
                if (footwork.isStep(levels.z(i), levels.z(j))) {
                    over(i, j);
                }
            }
        }
    }

    private void stand(int stretch, double gap, double from) {
        widest[stretch] = Math.min(widest[stretch], gap);
        if (footwork.isLeap(gap)) {
            landing[stretch] = Math.min(landing[stretch], from);
        }
    }

    private void over(int i, int j) {
        double off = Double.NaN;
        double on = Double.NaN;
        for (int k = 0; k < centre.count(); k++) {
            double from = centre.at(k);
            double to = centre.at(k + 1);
            if (centre.z(k) == levels.z(i) && from < levels.at(i + 1) && to > levels.at(i)) {
                off = Math.min(to, levels.at(i + 1));
            }
            if (Double.isNaN(on) && centre.z(k) == levels.z(j) && from < levels.at(j + 1) && to > levels.at(j)) {
                on = Math.max(from, levels.at(j));
            }
        }
        // from edge to edge: a leg that begins or ends beyond them is no leap
        if (!Double.isNaN(off) && !Double.isNaN(on)) {
            stand(j, Math.max(widest[i], on - off), on);
        }
    }

    double widest() {
        return widest[widest.length - 1];
    }

    double[] landings() {
        return landing;
    }
}
