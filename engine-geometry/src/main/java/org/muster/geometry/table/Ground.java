package org.muster.geometry.table;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.muster.geometry.shape.Patch;

/** The pieces of a table by number, as numbers: what every query walks through. */
public final class Ground {

    /** Stands for the table's own surface where the number of a piece is wanted. */
    public static final int TABLE = -1;

    /** So many squares wide and deep is the ground that pieces take, with one more on each side. */
    private static final int SQUARES = 34;

    /** Pieces are near a square that are no farther off than its side, and what rounding adds to that. */
    private static final double MARGIN = 1 + 1e-9;

    private static final int[] NOTHING = {};

    private final List<Piece> pieces;
    private final Patch[] regions;
    private final double[] tops;
    private final boolean[] solid;
    /** The numbers of all pieces, the highest first; and of those near each square of the ground. */
    private final int[] falling;

    private final int[][] near;
    private final double side;
    private double left = Double.POSITIVE_INFINITY;
    private double low = Double.POSITIVE_INFINITY;

    Ground(List<Piece> pieces) {
        this.pieces = pieces;
        int count = pieces.size();
        regions = new Patch[count];
        tops = new double[count];
        solid = new boolean[count];
        for (int i = 0; i < count; i++) {
            regions[i] = Patch.of(pieces.get(i).polygon());
            tops[i] = pieces.get(i).top();
            solid[i] = pieces.get(i).isSolid();
        }
        falling = IntStream.range(0, count)
                .boxed()
                .sorted((i, j) -> Double.compare(tops[j], tops[i]))
                .mapToInt(Integer::intValue)
                .toArray();
        double right = Double.NEGATIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (Patch region : regions) {
            left = Math.min(left, region.minX);
            low = Math.min(low, region.minY);
            right = Math.max(right, region.maxX);
            high = Math.max(high, region.maxY);
        }
        side = Math.max(right - left, high - low) / (SQUARES - 2);
        near = new int[count == 0 ? 0 : SQUARES * SQUARES][];
        for (int i = 0; i < near.length; i++) {
            double x = left + (i % SQUARES - 1) * side;
            double y = low + (i / SQUARES - 1) * side;
            near[i] = IntStream.of(falling)
                    .filter(piece -> !regions[piece].isBeyond(MARGIN * side, x, y, x + side, y + side))
                    .toArray();
        }
    }

    public int size() {
        return regions.length;
    }

    public Piece piece(int i) {
        return pieces.get(i);
    }

    public Patch region(int i) {
        return regions[i];
    }

    public boolean isSolid(int i) {
        return solid[i];
    }

    public double levelOf(int i) {
        return i == TABLE ? 0 : tops[i];
    }

    /**
     * The piece that gives the level, of all that are there: the highest solid unless it lies under the table, then the
     * shallowest pit, then the table itself.
     *
     * @param isThere of a solid whether a part of the disc is over it, of a pit whether the whole is
     */
    int highest(IntPredicate isThere) {
        return highest(falling, isThere);
    }

    private int highest(int[] pieces, IntPredicate isThere) {
        int highest = TABLE;
        for (int i : pieces) {
            if (isThere.test(i)) {
                highest = highest == TABLE ? i : highest;
                if (tops[highest] > 0 || !solid[i]) {
                    return highest;
                }
            }
        }
        return TABLE;
    }

    /** What a disc stands on. */
    int under(double x, double y, double radius) {
        return highest(
                near(x, y, radius), i -> solid[i] ? regions[i].meets(x, y, radius) : regions[i].covers(x, y, radius));
    }

    /** Pieces that a disc may be over, the highest first. */
    private int[] near(double x, double y, double radius) {
        if (radius > side) {
            return falling;
        }
        double column = Math.floor((x - left) / side) + 1;
        double row = Math.floor((y - low) / side) + 1;
        return column >= 0 && column < SQUARES && row >= 0 && row < SQUARES
                ? near[(int) (row * SQUARES + column)]
                : NOTHING;
    }

    public double level(double x, double y, double radius) {
        return levelOf(under(x, y, radius));
    }
}
