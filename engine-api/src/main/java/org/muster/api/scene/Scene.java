package org.muster.api.scene;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.Stable;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/**
 * A picture of a state, said once by the ruleset; the engine makes SVG, PNG and terminal text of it. Lengths are in
 * the system's own unit, x to the right and y down, or up where a table is measured so: places that options offer are
 * drawn in the same numbers. What things look like is up to themes, by their classes. It is made for one viewer, its
 * words in the language that is spoken there.
 *
 * @param title above the picture
 * @param caption below the title, such as turn and phase
 * @param width from the left border to the right
 * @param height from the upper border to the lower
 * @param yUp whether y runs up, its 0 at the lower border
 * @param marks from the back to the front
 * @param legend what the classes mean here, for all that may be drawn: entries of what no mark is are left out
 * @param alt the picture in one or two sentences, for those who can't see it
 */
@Stable
public record Scene(
        String title,
        String caption,
        double width,
        double height,
        boolean yUp,
        List<Mark> marks,
        List<Entry> legend,
        String alt) {

    public Scene {
        marks = List.copyOf(marks);
        legend = List.copyOf(legend);
    }

    /** With y running down. */
    public Scene(
            String title,
            String caption,
            double width,
            double height,
            List<Mark> marks,
            List<Entry> legend,
            String alt) {
        this(title, caption, width, height, false, marks, legend, alt);
    }

    /** An empty picture, y running down. */
    public static Scene of(Sentence title, double width, double height) {
        return new Scene(title.toString(), "", width, height, false, List.of(), List.of(), "");
    }

    /** The same with a line below its title. */
    public Scene captioned(Sentence line) {
        return new Scene(title, line.toString(), width, height, yUp, marks, legend, alt);
    }

    /** The same, y running up from the lower border. */
    public Scene upwards() {
        return new Scene(title, caption, width, height, true, marks, legend, alt);
    }

    /** The same with these marks, from the back to the front, and what their classes mean. */
    public Scene showing(List<? extends Mark> all, List<Entry> meanings) {
        return new Scene(title, caption, width, height, yUp, List.copyOf(all), meanings, alt);
    }

    /** The same, said in one or two sentences for those who can't see it. */
    public Scene described(Sentence words) {
        return new Scene(title, caption, width, height, yUp, marks, legend, words.toString());
    }

    /** The same with other marks, and more said about them. */
    public Scene with(List<Mark> others, List<Entry> more) {
        List<Entry> entries = new ArrayList<>(legend);
        entries.addAll(more);
        return showing(others, entries);
    }

    /** The same picture in numbers whose y runs down, as screens and paper have it. */
    public Scene yDown() {
        return yUp
                ? new Scene(
                        title,
                        caption,
                        width,
                        height,
                        marks.stream().map(mark -> mark.moved(this::turned)).toList(),
                        legend,
                        alt)
                : this;
    }

    private Point turned(Point point) {
        return new Point(point.x(), height - point.y());
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

        /** What these classes mean, as {@link Sentence#of}. */
        public static Entry of(List<String> classes, @Template String label, Object... values) {
            return new Entry(classes, Sentence.of(label, values).toString());
        }
    }
}
