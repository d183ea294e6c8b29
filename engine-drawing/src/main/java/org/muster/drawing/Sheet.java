package org.muster.drawing;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;

/**
 * The whole picture: title, board, legend and records with their margins, in the scene's unit, the board's upper left corner at
 * 0,0. Both SVG and pixels are painted from it.
 *
 * @param point the length of what themes call a point: the board's longer side has 960 of them
 * @param decimals that coordinates need, so that no roundness is lost
 */
record Sheet(double x, double y, double width, double height, double point, int decimals, List<Drawn> drawn) {

    private static final double MARGIN = 40;
    private static final double NARROWEST = 460;

    static Sheet of(Scene scene, Records records) {
        double point = Math.max(Math.max(scene.width(), scene.height()), 1e-3) / 960;
        double inner = Math.max(scene.width(), NARROWEST * point);
        double left = (scene.width() - inner) / 2;
        List<Drawn> drawn = new ArrayList<>();

        List<Drawn> heading = new ArrayList<>();
        double above = heading(scene, left, inner, point, heading);
        List<Drawn> legend = new ArrayList<>();
        double below = LegendBox.draw(scene.legend(), left, scene.height() + 20 * point, inner, point, legend);

        below += RecordsBox.draw(records, left, scene.height() + below, inner, point, legend);

        double x = left - MARGIN * point;
        double y = -above - MARGIN * 0.8 * point;
        double width = inner + 2 * MARGIN * point;
        double height = scene.height() + below - y + MARGIN * point;
        drawn.add(new Drawn.Shape(PathData.rectangle(x, y, width, height, 0), List.of("paper")));
        drawn.addAll(heading);
        Path2D board = PathData.rectangle(0, 0, scene.width(), scene.height(), 0);
        drawn.add(new Drawn.Shape(board, List.of("board")));
        for (Mark mark : scene.marks()) {
            drawn.add(new Drawn.Group(mark.id(), mark.classes(), PlainWords.of(mark.note()), marks(mark, point)));
        }
        drawn.add(new Drawn.Shape(board, List.of("frame")));
        drawn.addAll(legend);
        return new Sheet(x, y, width, height, point, decimals(point), drawn);
    }

    private static int decimals(double point) {
        int decimals = 0;
        for (double step = 1; step > point / 15; step /= 10) {
            decimals++;
        }
        return decimals;
    }

    /** Title and captions above the board. Returns their height. */
    private static double heading(Scene scene, double left, double width, double point, List<Drawn> into) {
        double at = -20 * point;
        double captionSize = 9.5 * point;
        List<String> caption = lines(scene.caption(), Lettering.REGULAR, captionSize, width);
        for (int i = caption.size() - 1; i >= 0; i--) {
            into.add(new Drawn.Words(left, at, captionSize, false, caption.get(i), List.of("caption")));
            at -= captionSize * 2.3;
        }
        double titleSize = 18 * point;
        List<String> title = lines(scene.title(), Lettering.BOLD, titleSize, width);
        for (int i = title.size() - 1; i >= 0; i--) {
            into.add(new Drawn.Words(left, at, titleSize, false, title.get(i), List.of("title")));
            at -= titleSize * 1.7;
        }
        return -at;
    }

    private static List<String> lines(String words, Lettering letters, double size, double width) {
        String plain = PlainWords.of(words);
        return plain.isEmpty() ? List.of() : letters.wrap(plain, size, width);
    }

    static List<Drawn> marks(Mark mark, double point) {
        return mark.accept(new Drawing(point));
    }

    /**
     * Draws one mark.
     *
     * @param point in the scene's unit
     */
    private record Drawing(double point) implements Mark.Visitor<List<Drawn>> {

        @Override
        public List<Drawn> patch(Mark.Patch patch) {
            return PatchDrawing.of(patch, point);
        }

        @Override
        public List<Drawn> line(Mark.Line line) {
            return LineDrawing.of(line, point);
        }

        @Override
        public List<Drawn> token(Mark.Token token) {
            return TokenDrawing.of(token, point);
        }

        @Override
        public List<Drawn> label(Mark.Label label) {
            double baseLine = label.at().y() + label.size() / 2;
            return List.of(new Drawn.Words(
                    label.at().x(),
                    baseLine,
                    label.size(),
                    true,
                    PlainWords.of(label.text()),
                    Roles.of("words", label.classes())));
        }
    }
}
