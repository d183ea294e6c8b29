package org.muster.geometry;

import java.util.Optional;
import java.util.function.Predicate;

/** What can be seen from where: lines between the silhouettes that stand on bases. */
public final class Sight {

    private static final int STEP = 15;

    private final Table table;

    private Sight(Table table) {
        this.table = table;
    }

    /** Sight over this table. */
    public static Sight over(Table table) {
        return table.shared(Sight.class, kind -> new Sight(table));
    }

    /** A line through the air. */
    public record Line(double ax, double ay, double az, double bx, double by, double bz) {}

    /** Whether some line joins the two silhouettes that no piece which blocks sight obstructs; the same both ways. */
    public boolean sees(Disc one, Disc other) {
        return line(one, other).isPresent();
    }

    /** A line that joins the two silhouettes unobstructed, the straightest first. */
    public Optional<Line> line(Disc one, Disc other) {
        double up = table.measures().silhouette();
        for (int i = -1; i < Circle.DEGREES / STEP; i++) {
            for (int j = -1; j < Circle.DEGREES / STEP; j++) {
                Line line = between(one, i, up, other, j, up);
                if (isClear(line, Piece::blocksSight)) {
                    return Optional.of(line);
                }
            }
        }
        return Optional.empty();
    }

    /**
     * Whether some point of the target's silhouette can't be seen from any of the viewer's, by these pieces alone.
     *
     * @param counts which pieces hide anything; those the viewer touches are the caller's business
     */
    public boolean hidden(Disc viewer, Disc target, Predicate<Piece> counts) {
        return hiddenShare(viewer, target, counts) > 0;
    }

    /** The share of the target's silhouette that is hidden so: for display. */
    public double hiddenShare(Disc viewer, Disc target, Predicate<Piece> counts) {
        int hidden = 0;
        int all = 0;
        double up = table.measures().silhouette();
        for (int j = -1; j < Circle.DEGREES / STEP; j++) {
            boolean seen = false;
            for (int i = -1; i < Circle.DEGREES / STEP && !seen; i++) {
                seen = isClear(between(viewer, i, up, target, j, 0), counts);
            }
            all++;
            hidden += seen ? 0 : 1;
        }
        return (double) hidden / all;
    }

    private static Line between(Disc a, int i, double upA, Disc b, int j, double upB) {
        return new Line(x(a, i), y(a, i), a.z() + upA, x(b, j), y(b, j), b.z() + upB);
    }

    private static double x(Disc disc, int i) {
        return disc.at().x() + (i < 0 ? 0 : disc.radius() * Circle.x(i * STEP));
    }

    private static double y(Disc disc, int i) {
        return disc.at().y() + (i < 0 ? 0 : disc.radius() * Circle.y(i * STEP));
    }

    private boolean isClear(Line line, Predicate<Piece> counts) {
        Track track = Track.between(line.ax(), line.ay(), line.bx(), line.by());
        for (int i = 0; i < table.ground().size(); i++) {
            if (table.ground().isSolid(i) && counts.test(table.ground().piece(i))) {
                double top = table.ground().levelOf(i);
                Spans inside = table.ground().region(i).inside(track);
                for (int j = 0; j < inside.size(); j++) {
                    if (inside.to(j) - inside.from(j) > 1e-7
                            && Math.min(z(line, track, inside.from(j)), z(line, track, inside.to(j))) < top - 1e-7) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private static double z(Line line, Track track, double t) {
        return track.length() == 0 ? line.az() : line.az() + (line.bz() - line.az()) * t / track.length();
    }
}
