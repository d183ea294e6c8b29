package org.muster.testkit.golden;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;

/** Which places of a map touch each other in its picture: land touches where one can go, and nowhere else. */
public final class Borders {

    /** Of the picture's longer side: what is nearer is the same place. */
    private static final double SAME = 1 / 1000.0;

    private Borders() {}

    /** Pairs of ids, {@code "a-b"} in alphabetical order, whose patches have a piece of a side in common. */
    public static Set<String> of(Scene scene) {
        double same = Math.max(scene.width(), scene.height()) * SAME;
        List<Mark.Patch> land = new ArrayList<>();
        for (Mark mark : scene.marks()) {
            if (mark instanceof Mark.Patch patch && !patch.id().isEmpty()) {
                land.add(patch);
            }
        }
        Set<String> pairs = new TreeSet<>();
        for (Mark.Patch one : land) {
            for (Mark.Patch other : land) {
                if (one.id().compareTo(other.id()) < 0 && touch(one.corners(), other.corners(), same)) {
                    pairs.add(pair(one.id(), other.id()));
                }
            }
        }
        return pairs;
    }

    /** Two ids as {@link #of} writes them. */
    public static String pair(String one, String other) {
        return one.compareTo(other) < 0 ? one + "-" + other : other + "-" + one;
    }

    private static boolean touch(List<Point> ring, List<Point> other, double same) {
        for (int i = 0; i < ring.size(); i++) {
            for (int k = 0; k < other.size(); k++) {
                if (common(
                                ring.get(i),
                                ring.get((i + 1) % ring.size()),
                                other.get(k),
                                other.get((k + 1) % other.size()),
                                same)
                        > 5 * same) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Length of what two sides have in common; 0 if one does not lie along the other. */
    private static double common(Point a, Point b, Point c, Point d, double same) {
        double length = a.to(b);
        if (length < same) {
            return 0;
        }
        double x = (b.x() - a.x()) / length;
        double y = (b.y() - a.y()) / length;
        double asideC = Math.abs((c.x() - a.x()) * y - (c.y() - a.y()) * x);
        double asideD = Math.abs((d.x() - a.x()) * y - (d.y() - a.y()) * x);
        if (asideC > same || asideD > same) {
            return 0;
        }
        double alongC = (c.x() - a.x()) * x + (c.y() - a.y()) * y;
        double alongD = (d.x() - a.x()) * x + (d.y() - a.y()) * y;
        return Math.min(length, Math.max(alongC, alongD)) - Math.max(0, Math.min(alongC, alongD));
    }
}
