package org.muster.geometry.shape;

import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.algorithm.Orientation;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;
import org.muster.api.space.Point;

/** To and from the geometry library. */
public final class Shapes {

    /** Smaller areas and holes are left out of pictures. */
    private static final double LEAST = 1e-2;

    /** By so much a picture may be wrong. */
    public static final double FLAT = 0.03;

    public static final GeometryFactory FACTORY = new GeometryFactory();

    private Shapes() {}

    public static boolean isSimple(List<Point> corners) {
        return corners.size() >= 3 && polygon(corners).isValid();
    }

    public static Polygon polygon(List<Point> corners) {
        Coordinate[] ring = new Coordinate[corners.size() + 1];
        for (int i = 0; i < ring.length; i++) {
            Point corner = corners.get(i % corners.size());
            ring[i] = new Coordinate(corner.x(), corner.y());
        }
        return FACTORY.createPolygon(ring);
    }

    /** A region of one ring. */
    public static Polygon polygon(Patch region) {
        Coordinate[] ring = new Coordinate[region.edges + 1];
        for (int i = 0; i < ring.length; i++) {
            ring[i] = new Coordinate(region.ax[i % region.edges], region.ay[i % region.edges]);
        }
        return FACTORY.createPolygon(ring);
    }

    /** Regions of one ring each, joined where they meet. */
    public static List<Patch> union(List<Patch> regions) {
        List<Geometry> polygons = new ArrayList<>();
        regions.forEach(region -> polygons.add(polygon(region)));
        return regions(OverlayNGRobust.union(polygons));
    }

    /** What has an area of it: overlays leave lines where shapes only touch. */
    public static Geometry areas(Geometry geometry) {
        List<Polygon> polygons = new ArrayList<>();
        for (int i = 0; i < geometry.getNumGeometries(); i++) {
            if (geometry.getGeometryN(i) instanceof Polygon polygon && polygon.getArea() > LEAST) {
                polygons.add(polygon);
            }
        }
        return FACTORY.createMultiPolygon(polygons.toArray(Polygon[]::new));
    }

    /** A polygon without holes. */
    public static Patch region(Polygon polygon) {
        return Patch.bounded(List.<double[][]>of(ring(polygon.getExteriorRing(), true)));
    }

    private static List<Patch> regions(Geometry geometry) {
        List<Patch> regions = new ArrayList<>();
        for (int i = 0; i < geometry.getNumGeometries(); i++) {
            // what is thinner than a picture may be wrong by comes of rounding
            if (geometry.getGeometryN(i) instanceof Polygon polygon
                    && !polygon.buffer(-FLAT).isEmpty()) {
                List<double[][]> rings = new ArrayList<>();
                rings.add(ring(polygon.getExteriorRing(), true));
                for (int hole = 0; hole < polygon.getNumInteriorRing(); hole++) {
                    rings.add(ring(polygon.getInteriorRingN(hole), false));
                }
                regions.add(Patch.bounded(rings));
            }
        }
        return regions;
    }

    private static double[][] ring(LinearRing ring, boolean counterClockwise) {
        Coordinate[] corners = ring.getCoordinates();
        int count = corners.length - 1;
        double[][] oriented = new double[count][];
        boolean turned = Orientation.isCCW(corners) != counterClockwise;
        for (int i = 0; i < count; i++) {
            Coordinate corner = corners[turned ? count - 1 - i : i];
            oriented[i] = new double[] {corner.x, corner.y};
        }
        return oriented;
    }

    /** The rings of all polygons, holes among them, rounded. */
    public static List<List<Point>> rings(Geometry geometry, Measures measures) {
        List<List<Point>> rings = new ArrayList<>();
        for (int i = 0; i < geometry.getNumGeometries(); i++) {
            // what is thinner than a picture may be wrong by comes of rounding
            if (geometry.getGeometryN(i) instanceof Polygon polygon
                    && !polygon.buffer(-FLAT).isEmpty()) {
                rings.add(points(polygon.getExteriorRing(), measures));
                for (int hole = 0; hole < polygon.getNumInteriorRing(); hole++) {
                    LinearRing ring = polygon.getInteriorRingN(hole);
                    if (FACTORY.createPolygon(ring.getCoordinates()).getArea() > LEAST) {
                        rings.add(points(ring, measures));
                    }
                }
            }
        }
        return rings;
    }

    private static List<Point> points(LinearRing ring, Measures measures) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i + 1 < ring.getNumPoints(); i++) {
            Point point = measures.point(ring.getCoordinateN(i).x, ring.getCoordinateN(i).y);
            if (points.isEmpty() || !points.get(points.size() - 1).equals(point)) {
                points.add(point);
            }
        }
        return points;
    }
}
