package org.muster.drawing;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.drawing.shape.PathData;
import org.muster.drawing.words.Lettering;
import org.muster.drawing.words.PlainWords;

/**
 * The whole picture: title, board, legend and records with their margins, in the scene's unit, the board's upper left corner at
 * 0,0. Both SVG and pixels are painted from it.
 *
 * @param point the length of what themes call a point: the board's longer side has 960 of them, in a narrow picture fewer
 * @param drawn all of it, from below
 * @param board what lies on the board, of all that is drawn
 * @param legend what explains it, and records
 * @param missing words that found no room; on a phone names are told below at least
 * @param decimals that coordinates need, so that no roundness is lost
 */
record Sheet(
        double x,
        double y,
        double width,
        double height,
        double point,
        int decimals,
        List<Drawn> drawn,
        List<Drawn> board,
        List<Drawn> legend,
        List<String> missing) {

    private static final double MARGIN = 40;
    /** On a phone the board is what needs the room. */
    private static final double NARROW_MARGIN = 14;

    private static final double NARROWEST = 460;
    /** Pixels of a point on a phone, whose letters are read from near. */
    private static final double NARROW_POINT = 0.82;
    /** What a phone held upright shows of a board at once: so many times its width. */
    private static final double UPRIGHT = 1.6;

    /** As wide as one that is read at arm's length; fewer pixels get larger letters. */
    static final int WIDE = 800;

    /** @param pixels its width where it is shown: letters are as large as they must be to be read there */
    static Sheet of(Scene scene, Records records, int pixels) {
        boolean wide = pixels >= WIDE;
        double margin = wide ? MARGIN : NARROW_MARGIN;
        double points = wide ? 960 : Math.max(240, pixels / NARROW_POINT - 2 * margin);
        double longer = Math.max(scene.width(), wide ? scene.height() : scene.height() / UPRIGHT);
        double point = Math.max(longer, 1e-3) / points;
        double inner = Math.max(scene.width(), Math.min(NARROWEST, points) * point);
        double left = (scene.width() - inner) / 2;
        List<Drawn> drawn = new ArrayList<>();

        List<Drawn> heading = new ArrayList<>();
        double above = heading(scene, left, inner, point, heading);
        Board onBoard = new Board(scene, point);
        List<Drawn> legend = new ArrayList<>();
        double below = LegendBox.draw(scene, onBoard.keys(), left, scene.height() + 20 * point, inner, point, legend);

        below += RecordsBox.draw(records, left, scene.height() + below, inner, point, legend);

        double x = left - margin * point;
        double y = -above - margin * 0.8 * point;
        double width = inner + 2 * margin * point;
        double height = scene.height() + below - y + margin * point;
        drawn.add(new Drawn.Shape(PathData.rectangle(x, y, width, height, 0), List.of("paper")));
        drawn.addAll(heading);
        Path2D board = PathData.rectangle(0, 0, scene.width(), scene.height(), 0);
        drawn.add(new Drawn.Shape(board, List.of("board")));
        drawn.addAll(onBoard.drawn());
        drawn.add(new Drawn.Shape(board, List.of("frame")));
        drawn.addAll(legend);
        List<String> missing = new ArrayList<>(onBoard.missing());
        if (wide) {
            missing.addAll(onBoard.unsigned());
        }
        return new Sheet(x, y, width, height, point, decimals(point), drawn, onBoard.drawn(), legend, missing);
    }

    /** The board alone, with nothing around it. */
    static Sheet ofBoard(Scene scene, int pixels) {
        List<Mark> marks = scene.marks().stream()
                .filter(mark -> !(mark instanceof Mark.Backdrop)) // larger than all else, and nothing is seen of it
                .toList();
        Sheet whole = of(scene.showing(marks, scene.legend()), Records.NONE, pixels);
        Path2D edge = PathData.rectangle(0, 0, scene.width(), scene.height(), 0);
        List<Drawn> drawn = new ArrayList<>();
        drawn.add(new Drawn.Shape(edge, List.of("board")));
        drawn.addAll(whole.board);
        drawn.add(new Drawn.Shape(edge, List.of("frame")));
        return new Sheet(
                0,
                0,
                scene.width(),
                scene.height(),
                whole.point,
                whole.decimals,
                drawn,
                whole.board,
                List.of(),
                whole.missing);
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
}
