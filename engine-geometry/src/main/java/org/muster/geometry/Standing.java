package org.muster.geometry;

import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/** Where bases of one size stand safely, as a shape: for pictures. */
final class Standing {

    private static final int QUADRANT = 8;

    private final Geometry shape;

    private Standing(Footwork footwork) {
        Table table = footwork.table();
        Ground ground = table.ground();
        double radius = footwork.radius;
        List<Geometry> parts = new ArrayList<>();
        Geometry field =
                Shapes.FACTORY.toGeometry(new Envelope(radius, table.width() - radius, radius, table.depth() - radius));
        List<Geometry> taken = new ArrayList<>();
        for (int i = 0; i < ground.size(); i++) {
            taken.add(Shapes.polygon(ground.region(i)).buffer(radius, QUADRANT));
        }
        parts.add(taken.isEmpty() ? field : field.difference(OverlayNGRobust.union(taken)));
        for (int i = 0; i < ground.size(); i++) {
            if (ground.piece(i).standable()) {
                parts.add(field.intersection(top(ground, i, radius)));
            }
        }
        shape = OverlayNGRobust.union(parts);
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
        // a hair wider, so that a top just wide enough for a base leaves more than a line
        Geometry inner = OverlayNGRobust.union(same).buffer(-radius + 0.01, QUADRANT);
        return higher.isEmpty() ? inner : inner.difference(OverlayNGRobust.union(higher));
    }

    private record Key(double diameter, String use) {}

    /** The one of this table for bases of this size. */
    static Geometry of(Footwork footwork) {
        return footwork.table().shared(new Key(footwork.diameter, "standing"), key -> new Standing(footwork)).shape;
    }

    /** The same without the places where these are overlapped. */
    static Geometry without(Geometry shape, double radius, List<Base> bases, Envelope near) {
        List<Geometry> discs = new ArrayList<>();
        for (Base base : bases) {
            Coordinate at =
                    new Coordinate(base.disc().at().x(), base.disc().at().y());
            double apart = base.disc().radius() + radius;
            if (near.distance(new Envelope(at)) < apart) {
                discs.add(Shapes.FACTORY.createPoint(at).buffer(apart, QUADRANT));
            }
        }
        return discs.isEmpty() ? shape : shape.difference(OverlayNGRobust.union(discs));
    }
}
