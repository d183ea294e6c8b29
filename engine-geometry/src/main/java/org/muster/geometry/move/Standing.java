package org.muster.geometry.move;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.shape.Shapes;
import org.muster.geometry.table.Ground;
import org.muster.geometry.table.Tabletop;

/** Where bases of one size stand safely, as a shape: for pictures. */
public final class Standing {

    private static final int QUADRANT = 8;

    private final SortedMap<Double, Geometry> levels = new TreeMap<>();
    private final Geometry shape;

    private Standing(Footwork footwork) {
        Tabletop table = footwork.table();
        Ground ground = table.ground();
        // what is a base wide is wide enough: as in the check
        double radius = footwork.solid;
        Geometry field =
                Shapes.FACTORY.toGeometry(new Envelope(radius, table.width() - radius, radius, table.depth() - radius));
        List<Geometry> taken = new ArrayList<>();
        for (int i = 0; i < ground.size(); i++) {
            taken.add(Shapes.polygon(ground.region(i)).buffer(radius, QUADRANT));
        }
        levels.put(0.0, taken.isEmpty() ? field : field.difference(OverlayNGRobust.union(taken)));
        for (int i = 0; i < ground.size(); i++) {
            if (ground.piece(i).standable()) {
                Geometry top = field.intersection(top(ground, i, radius));
                levels.merge(ground.levelOf(i), top, (one, other) -> OverlayNGRobust.union(List.of(one, other)));
            }
        }
        shape = OverlayNGRobust.union(levels.values());
    }

    /** The middle of a top, or of a pit's floor, where nothing higher is near. */
    private static Geometry top(Ground ground, int piece, double radius) {
        List<Geometry> same = new ArrayList<>();
        List<Geometry> higher = new ArrayList<>();
        for (int i = 0; i < ground.size(); i++) {
            Polygon polygon = Shapes.polygon(ground.region(i));
            if (i == piece
                    || ground.isSolid(i) == ground.isSolid(piece)
                            && ground.levelOf(i) == ground.levelOf(piece)
                            && ground.piece(i).standable()) {
                same.add(polygon);
            } else if (ground.levelOf(i) > ground.levelOf(piece)
                    && !ground.region(i)
                            .isBeyond(
                                    2 * radius,
                                    ground.region(piece).minX,
                                    ground.region(piece).minY,
                                    ground.region(piece).maxX,
                                    ground.region(piece).maxY)
                    && ground.isSolid(i)) {
                higher.add(polygon.buffer(radius, QUADRANT));
            }
        }
        Geometry inner = OverlayNGRobust.union(same).buffer(-radius, QUADRANT);
        return higher.isEmpty() ? inner : inner.difference(OverlayNGRobust.union(higher));
    }

    private record Key(double diameter) {}

    private static Standing standing(Footwork footwork) {
        return footwork.table().shared(new Key(footwork.diameter), key -> new Standing(footwork));
    }

    /** The shape of this table for bases of this size. */
    static Geometry of(Footwork footwork) {
        return standing(footwork).shape;
    }

    /** The shape at each height. */
    public static SortedMap<Double, Geometry> levels(Footwork footwork) {
        return Collections.unmodifiableSortedMap(standing(footwork).levels);
    }

    /** What lies so near the middle of a disc. */
    public static Geometry around(Disc disc, double far) {
        return point(disc).buffer(far, 4 * QUADRANT);
    }

    private static Geometry point(Disc disc) {
        return Shapes.FACTORY.createPoint(
                new Coordinate(disc.at().x(), disc.at().y()));
    }

    /** The same without the places where these are overlapped. */
    public static Geometry without(Geometry shape, double radius, List<Base> bases, Envelope near) {
        List<Geometry> discs = new ArrayList<>();
        for (Base base : bases) {
            Geometry at = point(base.disc());
            double apart = base.disc().radius() + radius;
            if (near.distance(at.getEnvelopeInternal()) < apart) {
                discs.add(at.buffer(apart, QUADRANT));
            }
        }
        return Shapes.areas(discs.isEmpty() ? shape : Shapes.areas(shape).difference(OverlayNGRobust.union(discs)));
    }
}
