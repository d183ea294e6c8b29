package org.muster.geometry.table;

import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.muster.geometry.shape.Patch;

/** The pieces of a table by number, as numbers: what every query walks through. */
public final class Ground {

    /** Stands for the table's own surface where the number of a piece is wanted. */
    public static final int TABLE = -1;

    private final List<Piece> pieces;
    private final Patch[] regions;
    private final double[] tops;
    private final boolean[] solid;
    /** The numbers of all pieces, the highest first. */
    private final int[] falling;

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
                .sorted(Comparator.comparingDouble(i -> -tops[i]))
                .mapToInt(Integer::intValue)
                .toArray();
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
        int highest = TABLE;
        for (int i : falling) {
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
        return highest(i -> solid[i] ? regions[i].meets(x, y, radius) : regions[i].covers(x, y, radius));
    }

    public double level(double x, double y, double radius) {
        return levelOf(under(x, y, radius));
    }
}
