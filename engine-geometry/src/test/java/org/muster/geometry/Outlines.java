package org.muster.geometry;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.space.Point;
import org.muster.geometry.shape.Patch;

/** Outlines as regions, to ask what lies inside. */
public final class Outlines {

    private Outlines() {}

    public static Patch region(List<List<Point>> rings) {
        List<double[][]> oriented = new ArrayList<>();
        for (List<Point> ring : rings) {
            oriented.add(ring.stream().map(p -> new double[] {p.x(), p.y()}).toArray(double[][]::new));
        }
        return Patch.bounded(oriented);
    }
}
