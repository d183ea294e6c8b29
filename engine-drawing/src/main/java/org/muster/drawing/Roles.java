package org.muster.drawing;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import org.muster.drawing.words.PlainWords;

/** A theme styles a role together with what the thing is: {@code .area.reachable}. */
final class Roles {

    private Roles() {}

    static List<String> of(String role, List<String> classes) {
        List<String> all = new ArrayList<>();
        all.add(role);
        classes.stream().map(PlainWords::name).filter(c -> !c.isEmpty()).forEach(all::add);
        return all;
    }

    static List<String> without(List<String> classes, String prefix) {
        return classes.stream().filter(c -> !c.startsWith(prefix)).toList();
    }

    /** A symbol upright in a circle of that radius. */
    static Drawn silhouette(String symbol, double x, double y, double radius, List<String> classes) {
        return new Drawn.Shape(place(Artwork.symbol(symbol).orElseThrow().path(), x, y, radius, 0), classes);
    }

    /**
     * A drawing from -50 to 50, put at its place.
     *
     * @param facing in degrees clockwise from up
     */
    static Path2D place(Path2D drawing, double x, double y, double radius, double facing) {
        double scale = radius / 50;
        // Not by AffineTransform.rotate: Math.sin may differ in its last digit from one machine to the next.
        double sin = StrictMath.sin(StrictMath.toRadians(facing)) * scale;
        double cos = StrictMath.cos(StrictMath.toRadians(facing)) * scale;
        return new Path2D.Double(drawing, new AffineTransform(cos, sin, -sin, cos, x, y));
    }
}
