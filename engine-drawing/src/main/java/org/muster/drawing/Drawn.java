package org.muster.drawing;

import java.awt.geom.Path2D;
import java.util.List;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Raster;
import org.muster.drawing.shape.Box;
import org.muster.drawing.words.PlainWords;

/**
 * What is to be painted, in the scene's unit, before it is known whether as SVG or as pixels. Classes are those that a
 * theme has rules for: a role such as {@code area}, then what the thing is.
 */
sealed interface Drawn {

    List<String> classes();

    /** Filled and stroked as its classes say. */
    record Shape(Path2D path, List<String> classes) implements Drawn {}

    /**
     * A picture.
     *
     * @param within what of it is seen
     */
    record Image(Raster picture, Box box, Box within, List<String> classes) implements Drawn {}

    /** A shape covered with tiles. */
    record Hatched(Path2D path, Artwork.Piece tile, List<String> classes) implements Drawn {}

    /**
     * One line of words.
     *
     * @param x of the middle if centred, else of the start
     * @param y of the base line
     * @param size height of a capital
     */
    record Words(double x, double y, double size, boolean centred, String text, List<String> classes)
            implements Drawn {}

    /**
     * All that belongs to one mark. Its classes are for those who look into the SVG; no theme styles them.
     *
     * @param part what of the mark it is, if it lies apart from the rest: {@code badge}, {@code icons}, {@code head} or {@code leader};
     *     otherwise empty
     */
    record Group(Mark of, String part, List<Drawn> parts) implements Drawn {

        @Override
        public List<String> classes() {
            return of.classes();
        }

        /** Told once of a mark. */
        String note() {
            return part.isEmpty() ? PlainWords.of(of.note()) : "";
        }
    }
}
