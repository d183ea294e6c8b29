package org.muster.geometry;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.muster.api.space.Point;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.table.Piece;
import org.muster.geometry.table.Tabletop;

/** Random tables and what stands on them. */
public final class Tables {

    public static final double SIZE = 40;

    private Tables() {}

    /** Up to eight pieces that don't overlap: boxes, wedges and pits of many heights. */
    public static Tabletop random(SplittableRandom random) {
        List<Piece> pieces = new ArrayList<>();
        int wanted = 2 + random.nextInt(6);
        for (int tries = 0; pieces.size() < wanted && tries < 60; tries++) {
            Piece piece = piece("piece-" + pieces.size(), random);
            List<Piece> more = new ArrayList<>(pieces);
            more.add(piece);
            if (Tabletop.of(SIZE, SIZE, more, Peridea.MEASURES).problems().isEmpty()) {
                pieces.add(piece);
            }
        }
        return Tabletop.of(SIZE, SIZE, pieces, Peridea.MEASURES);
    }

    public static Piece piece(String id, SplittableRandom random) {
        double x = 2 + grid(random, 24);
        double y = 2 + grid(random, 24);
        double w = 1 + grid(random, 12);
        double h = 1 + grid(random, 12);
        double[] heights = {1.5, 2.5, 3, 4, 5, 6, 7.5, 10};
        double height = heights[random.nextInt(heights.length)];
        double[] corners = random.nextInt(3) == 0
                ? new double[] {x, y, x + w, y + h / 3, x + w / 2, y + h}
                : new double[] {x, y, x + w, y, x + w, y + h, x, y + h};
        return random.nextInt(5) == 0
                ? Peridea.pit(id, height, corners)
                : Peridea.solid(id, height, random.nextInt(4) != 0, random.nextInt(4) != 0, corners);
    }

    private static double grid(SplittableRandom random, double size) {
        return Math.rint(random.nextDouble() * size * 4) / 4;
    }

    public static Point point(SplittableRandom random) {
        return new Point(
                Math.rint(random.nextDouble() * SIZE * 100) / 100, Math.rint(random.nextDouble() * SIZE * 100) / 100);
    }

    /** A small base that stands safely. */
    public static Disc safe(Tabletop table, SplittableRandom random) {
        while (true) {
            Disc disc = table.stand(point(random), Peridea.SMALL);
            if (table.safe(disc).isEmpty()) {
                return disc;
            }
        }
    }

    /** Bases that stand safely and overlap nobody. */
    public static List<Base> bases(Tabletop table, SplittableRandom random, int count, List<Disc> taken) {
        List<Base> bases = new ArrayList<>();
        for (int tries = 0; bases.size() < count && tries < 200; tries++) {
            Disc disc = safe(table, random);
            if (taken.stream().noneMatch(other -> table.overlaps(disc, other))
                    && bases.stream().noneMatch(base -> table.overlaps(disc, base.disc()))) {
                bases.add(new Base("base-" + bases.size(), disc));
            }
        }
        return bases;
    }
}
