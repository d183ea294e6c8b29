package org.muster.drawing;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** Tiles side by side. All start at 0,0, so that the pattern goes on from one patch to the next. */
final class Tiling {

    private Tiling() {}

    static Path2D tile(Artwork.Piece tile, double point) {
        return new Path2D.Double(tile.path(), AffineTransform.getScaleInstance(point, point));
    }

    /** As one path: lines that overlap from tile to tile must not become darker there. */
    static Path2D over(Rectangle2D bounds, Artwork.Piece tile, double point) {
        double width = tile.width() * point;
        double height = tile.height() * point;
        Path2D one = tile(tile, point);
        Path2D.Double all = new Path2D.Double();
        for (double row = Math.floor(bounds.getMinY() / height); row * height < bounds.getMaxY(); row++) {
            for (double column = Math.floor(bounds.getMinX() / width); column * width < bounds.getMaxX(); column++) {
                AffineTransform place = AffineTransform.getTranslateInstance(column * width, row * height);
                all.append(one.getPathIterator(place), false);
            }
        }
        return all;
    }
}
