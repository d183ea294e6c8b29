package org.muster.geometry.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.muster.api.Preview;
import org.muster.api.space.Point;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.shape.Measures;

/**
 * A table with its terrain. Immutable; what queries have in common is worked out when first needed and kept, so a game
 * keeps one table for as long as its terrain stands.
 *
 * <p>Its corner at (0, 0, 0), x to the right, y away, z up. Bases are discs; one stands on the highest surface any part
 * of it is over, in a pit only with the whole of it. All lengths are in one unit, see {@link Measures}.
 */
@Preview
public final class Tabletop {

    private final double width;
    private final double depth;
    private final List<Piece> pieces;
    private final Measures measures;
    private final Ground ground;
    private final Surfaces surfaces;
    private final Map<Object, Object> shared = new ConcurrentHashMap<>();

    private Tabletop(double width, double depth, List<Piece> pieces, Measures measures) {
        this.width = width;
        this.depth = depth;
        this.pieces = List.copyOf(pieces);
        this.measures = measures;
        this.ground = new Ground(this.pieces);
        this.surfaces = new Surfaces(ground);
    }

    /** A table of {@code width} by {@code depth}. Pieces with {@link #problems} give answers of no worth. */
    public static Tabletop of(double width, double depth, List<Piece> pieces, Measures measures) {
        return new Tabletop(width, depth, pieces, measures);
    }

    /** The same table without one of its pieces. */
    public Tabletop without(String pieceId) {
        List<Piece> rest =
                pieces.stream().filter(piece -> !piece.id().equals(pieceId)).toList();
        return new Tabletop(width, depth, rest, measures);
    }

    /** Along x. */
    public double width() {
        return width;
    }

    /** Along y. */
    public double depth() {
        return depth;
    }

    /** All pieces, in the order given. */
    public List<Piece> pieces() {
        return pieces;
    }

    /** One piece, if it stands. */
    public Optional<Piece> piece(String id) {
        return pieces.stream().filter(piece -> piece.id().equals(id)).findFirst();
    }

    /** What it is measured with. */
    public Measures measures() {
        return measures;
    }

    /** What is wrong with the pieces. */
    public List<Problem> problems() {
        return Problem.of(pieces, width, depth);
    }

    /** The height of the surface a base there stands on. */
    public double level(Point at, double diameter) {
        return ground.level(at.x(), at.y(), diameter / 2 - measures.overlap());
    }

    /** A base put down there, the place rounded to the grid. */
    public Disc stand(Point at, double diameter) {
        Point rounded = measures.round(at);
        return new Disc(rounded, diameter, level(rounded, diameter));
    }

    /** Whether two bases are in contact: side by side on the same level. */
    public boolean touches(Disc one, Disc other) {
        return one.touches(other, measures.slack());
    }

    /** Whether one base is over a part of another, seen from above. */
    public boolean overlaps(Disc one, Disc other) {
        return one.overlaps(other, measures.slack());
    }

    /** Whether a base touches a piece: side by side seen from above, or over it. */
    public boolean touches(Disc disc, Piece piece) {
        int i = pieces.indexOf(piece);
        return i >= 0 && touches(disc, i);
    }

    private boolean touches(Disc disc, int piece) {
        return ground.region(piece).meets(disc.at().x(), disc.at().y(), disc.radius() + measures.slack());
    }

    /** All pieces a base touches. */
    public List<Piece> touched(Disc disc) {
        List<Piece> touched = new ArrayList<>();
        for (int i = 0; i < pieces.size(); i++) {
            if (touches(disc, i)) {
                touched.add(pieces.get(i));
            }
        }
        return touched;
    }

    /** Why a base does not stand safely, wholly over one surface that may be stood on; empty if it does. */
    public Optional<Unsafe> safe(Disc disc) {
        double x = disc.at().x();
        double y = disc.at().y();
        if (!holds(x, y, disc.radius())) {
            return Optional.of(new Unsafe(Unsafe.Why.EDGE_OF_TABLE, "", 0));
        }
        return surfaces.unsafe(x, y, disc.radius() - measures.overlap());
    }

    public boolean isSafe(double x, double y, double radius) {
        return holds(x, y, radius)
                && surfaces.unsafe(x, y, radius - measures.overlap()).isEmpty();
    }

    /** Whether the whole of a disc is on the table, within tolerance. */
    public boolean holds(double x, double y, double radius) {
        double margin = radius - measures.slack();
        return x >= margin && y >= margin && x <= width - margin && y <= depth - margin;
    }

    public Ground ground() {
        return ground;
    }

    /** What is worked out once for all queries. */
    @SuppressWarnings("unchecked") // one kind of value to a kind of key
    public <K, V> V shared(K key, Function<K, V> made) {
        Object known = shared.get(key);
        // not computeIfAbsent: what is made may need something shared itself; made twice it is the same
        if (known == null) {
            known = made.apply(key);
            Object first = shared.putIfAbsent(key, known);
            known = first == null ? known : first;
        }
        return (V) known;
    }
}
