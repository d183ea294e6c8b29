package org.muster.api.scene;

import java.util.List;

/**
 * A picture of a state, said once by the ruleset; the engine makes SVG, PNG and terminal text of it. Lengths are in
 * the system's own unit, x to the right and y down. What things look like is up to themes, by their classes.
 *
 * @param title above the picture
 * @param caption below the title, such as turn and phase
 * @param width from the left border to the right
 * @param height from the upper border to the lower
 * @param marks from the back to the front
 * @param legend what the classes mean here
 * @param alt the picture in one or two sentences, for those who can't see it
 */
public record Scene(
        String title, String caption, double width, double height, List<Mark> marks, List<Entry> legend, String alt) {

    public Scene {
        marks = List.copyOf(marks);
        legend = List.copyOf(legend);
    }

    /**
     * A line of the legend.
     *
     * @param classes drawn as a small example: a line if one of them is a kind of line, a piece if one of them is a
     *     symbol, otherwise a patch
     * @param label what it means
     */
    public record Entry(List<String> classes, String label) {
        public Entry {
            classes = List.copyOf(classes);
        }
    }
}
