package org.muster.drawing;

import java.awt.Color;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;
import org.muster.drawing.shape.Outline;
import org.muster.drawing.shape.PathData;

/** A scene's patches and lines on a canvas of characters; a character is taken to be twice as high as wide. */
final class TextMap {

    /** Of a map of shapes, which are lost where they are drawn any smaller. */
    private static final int MOST_ROWS = 60;

    /** Of squares or hexes: what a screen shows at once. */
    private static final int MOST_TILED_ROWS = 48;

    private final Scene scene;
    private final double across;
    private final double down;
    final CharCanvas canvas;
    /** So many rows words may stand above or below their place, and not seem to be of the next square. */
    final int leeway;
    /** The same of pieces: who is looked for by the number of a row stands in that row. */
    final int leewayOfPieces;
    /** Index of the mark that lies uppermost between four characters; -1 for none. */
    private final int[][] uppermost;
    /** By the same index. */
    private final Map<Integer, Path2D> grounds = new LinkedHashMap<>();

    /**
     * @param most rows that there is room for
     * @param stretch how much higher rows are than true to scale: words need them more than shapes do
     */
    TextMap(Scene scene, int columns, int most, double stretch) {
        this.scene = scene;
        Optional<double[]> square = commonTile(0.9);
        boolean tiled = square.isPresent();
        double height = Math.max(scene.height(), 1e-9);
        int usual = tiled ? MOST_TILED_ROWS : MOST_ROWS;
        // A square that has no row of its own is none.
        double rows = Math.max(Math.min(most, usual) / height, tiled ? 1 / square.get()[1] : 0);
        // Squares may be wider than true, for words, and the more so where they are a row high; shapes not.
        double wide = square.map(size -> rows * size[1] < 2 ? 6.0 : 3.0).orElse(2 / stretch);
        double scale = Math.min((columns - 1) / Math.max(scene.width(), 1e-9), rows * wide);
        Optional<double[]> tile = commonTile(0.5);
        double x = scale;
        double y = scale / 2 * stretch;
        if (tile.isPresent() && Math.floor(scale * tile.get()[0]) >= 2) {
            // Whole characters per square or hex: then all of them look the same.
            double high = tiled || most < usual ? Math.floor(rows * tile.get()[1]) : Double.POSITIVE_INFINITY;
            x = Math.floor(scale * tile.get()[0]) / tile.get()[0];
            y = Math.max(1, Math.min(high, (double) Math.round(x / 2 * stretch * tile.get()[1]))) / tile.get()[1];
        }
        leewayOfPieces = tiled ? (int) Math.min(2, y * tile.get()[1] / 2) : 2;
        leeway = Math.max(1, leewayOfPieces);
        across = x;
        down = y;
        canvas = new CharCanvas(column(scene.width()) + 1, row(scene.height()) + 1);
        uppermost = new int[canvas.rows - 1][canvas.columns - 1];
        fillPatches();
        drawBorders();
        drawSigns();
        drawLines();
    }

    int column(double x) {
        return (int) Math.round(x * across);
    }

    int row(double y) {
        return (int) Math.round(y * down);
    }

    /** Where something stands, and in which place. */
    TextPlacing.Spot spot(Point at) {
        int ground = -1;
        for (Map.Entry<Integer, Path2D> patch : grounds.entrySet()) {
            if (patch.getValue().contains(at.x(), at.y())) {
                ground = faint(patch.getKey()) ? -1 : patch.getKey();
            }
        }
        return new TextPlacing.Spot(column(at.x()), row(at.y()), ground);
    }

    private static boolean isGround(Mark.Patch patch) {
        return patch.corners().size() > 2 && !Glossary.isOverlay(patch);
    }

    /** Width and height that more than this share of the patches have; empty if they differ. */
    private Optional<double[]> commonTile(double share) {
        Map<String, Integer> counts = new HashMap<>();
        long patches =
                scene.marks().stream().filter(Mark.Patch.class::isInstance).count();
        for (Mark mark : scene.marks()) {
            if (mark instanceof Mark.Patch patch) {
                Rectangle2D box = Outline.of(patch).path().getBounds2D();
                String size = PathData.number(box.getWidth(), 2) + " " + PathData.number(box.getHeight(), 2);
                if (counts.merge(size, 1, Integer::sum) > patches * share) {
                    return Optional.of(new double[] {box.getWidth(), box.getHeight()});
                }
            }
        }
        return Optional.empty();
    }

    private void fillPatches() {
        for (int[] row : uppermost) {
            Arrays.fill(row, -1);
        }
        for (int i = 0; i < scene.marks().size(); i++) {
            if (scene.marks().get(i) instanceof Mark.Patch patch && isGround(patch)) {
                fill(patch, i);
            }
        }
    }

    private void fill(Mark.Patch patch, int index) {
        Path2D path = Outline.of(patch).path();
        grounds.put(index, path);
        Rectangle2D box = path.getBounds2D();
        Color color = groundColor(patch.classes());
        for (int row = first(box.getMinY() * down); row < Math.min(uppermost.length, box.getMaxY() * down); row++) {
            int columns = uppermost[row].length;
            for (int column = first(box.getMinX() * across);
                    column < Math.min(columns, box.getMaxX() * across);
                    column++) {
                if (path.contains((column + 0.5) / across, (row + 0.5) / down)) {
                    uppermost[row][column] = index;
                    canvas.ground(column, row, faint(index) ? -1 : index, color);
                }
            }
        }
    }

    private static int first(double from) {
        return Math.max(0, (int) Math.floor(from));
    }

    /** A character lies where four places meet; wherever two neighbours differ, a border runs out of it. */
    private void drawBorders() {
        for (int row = 0; row < canvas.rows; row++) {
            for (int column = 0; column < canvas.columns; column++) {
                int northWest = at(column - 1, row - 1);
                int northEast = at(column, row - 1);
                int southWest = at(column - 1, row);
                int southEast = at(column, row);
                int directions = (northWest == northEast ? 0 : CharCanvas.NORTH)
                        | (northEast == southEast ? 0 : CharCanvas.EAST)
                        | (southWest == southEast ? 0 : CharCanvas.SOUTH)
                        | (northWest == southWest ? 0 : CharCanvas.WEST);
                boolean faint = faint(northWest) && faint(northEast) && faint(southWest) && faint(southEast);
                if (!faint) {
                    canvas.border(column, row, directions);
                } else if (Integer.bitCount(directions) > 2
                        || Integer.bitCount(directions & (CharCanvas.NORTH | CharCanvas.SOUTH)) == 1) {
                    // Of a grid only the crossings: it must not be louder than what stands on it.
                    canvas.border(column, row, CharCanvas.DOT);
                }
            }
        }
    }

    private int at(int column, int row) {
        boolean inside = row >= 0 && row < uppermost.length && column >= 0 && column < uppermost[row].length;
        return inside ? uppermost[row][column] : -1;
    }

    private boolean faint(int index) {
        return index < 0 || scene.marks().get(index).classes().contains("grid");
    }

    /** Of what lies over the ground and of squares: a place with a border says once, at its name, what it is. */
    private void drawSigns() {
        for (boolean zones : new boolean[] {false, true}) { // which are few, and looked for
            for (int i = 0; i < scene.marks().size(); i++) {
                if (scene.marks().get(i) instanceof Mark.Patch patch
                        && patch.corners().size() > 2
                        && Glossary.isZone(patch) == zones
                        && (Glossary.isOverlay(patch) || faint(i))) {
                    drawSigns(patch, i);
                }
            }
        }
    }

    /**
     * How far apart signs stand; those of every other row are shifted by half.
     *
     * @param across columns between them
     * @param down rows between them
     */
    private record Spread(int across, int down) {

        /** A zone is hinted at: what stands in it is to stand out. */
        static Spread of(Mark.Patch patch, double columns, double rows) {
            if (patch.classes().contains("terrain-obstacle")) {
                return new Spread(1, 1);
            }
            if (Glossary.isZone(patch)) {
                return new Spread(columns < 32 ? 4 : 16, rows < 8 ? 1 : 4);
            }
            return Glossary.isOverlay(patch) && columns >= 48 && rows >= 4
                    ? new Spread(8, 2)
                    : new Spread(columns < 8 ? 2 : 4, 1);
        }

        /** Which sign of its row stands there, from 0; -1: none. */
        int at(int column, int row) {
            int step = column + row / down % 2 * across / 2;
            return row % down == 0 && step % across == 0 ? step / across : -1;
        }
    }

    private void drawSigns(Mark.Patch patch, int index) {
        Path2D path = Outline.of(patch).path();
        Rectangle2D box = path.getBounds2D();
        Optional<Character> ground = Glossary.ground(patch.classes());
        Optional<Character> owner =
                Glossary.isZone(patch) ? Glossary.zoneLetter(patch.classes()) : Glossary.ownerLetter(patch.classes());
        Spread spread = Spread.of(patch, box.getWidth() * across, box.getHeight() * down);
        int between = Glossary.isZone(patch) && owner.isEmpty() ? spread.across / 2 : 0; // the signs of other overlays
        for (int row = first(box.getMinY() * down); row < Math.min(canvas.rows, box.getMaxY() * down + 1); row++) {
            for (int column = first(box.getMinX() * across);
                    column < Math.min(canvas.columns, box.getMaxX() * across + 1);
                    column++) {
                int sign = spread.at(column + between, row);
                boolean here = Glossary.isOverlay(patch) || at(column, row) == index;
                if (sign < 0 || !here || canvas.isBorder(column, row) || !path.contains(column / across, row / down)) {
                    continue;
                }
                // Whose it is and what it is take turns.
                boolean turn = ground.isEmpty() || sign % 2 == 0;
                Optional<Character> told = owner.isPresent() && turn ? owner : ground;
                if (told.isPresent()) {
                    canvas.sign(column, row, told.get());
                }
            }
        }
    }

    private static Color groundColor(List<String> classes) {
        Color fill = Theme.LIGHT.look(Roles.of("area", classes)).fill().orElse(Color.WHITE);
        double opacity = fill.getAlpha() / 255.0;
        return new Color(mix(fill.getRed(), opacity), mix(fill.getGreen(), opacity), mix(fill.getBlue(), opacity));
    }

    private static int mix(int value, double opacity) {
        return (int) Math.round(value * opacity + 255 * (1 - opacity));
    }

    private void drawLines() {
        for (Mark mark : scene.marks()) {
            if (mark instanceof Mark.Line line && !line.classes().contains("border")) {
                for (int i = 1; i < line.points().size(); i++) {
                    stitch(line, line.points().get(i - 1), line.points().get(i));
                }
            }
        }
    }

    private void stitch(Mark.Line line, Point from, Point to) {
        int columns = column(to.x()) - column(from.x());
        int rows = row(to.y()) - row(from.y());
        int steps = Math.max(1, Math.max(Math.abs(columns), Math.abs(rows) * 2));
        char sign = Glossary.line(line.classes()).orElse(line.arrow() ? 'o' : ':');
        // Every other character, the ground's own signs kept away from it: these first, for both may be the same
        // character.
        for (int pass = 1; pass >= 0; pass--) {
            for (int i = pass; i <= steps; i += 2) {
                int column = column(from.x()) + Math.round((float) columns * i / steps);
                int row = row(from.y()) + Math.round((float) rows * i / steps);
                if (pass == 0) {
                    canvas.sign(column, row, sign);
                } else if (canvas.inside(column, row) && !canvas.isBorder(column, row)) {
                    canvas.sign(column, row, ' ');
                }
            }
        }
        if (line.arrow() && to.equals(line.points().get(line.points().size() - 1))) {
            canvas.sign(column(to.x()), row(to.y()), "^>v<".charAt(quarter(to.x() - from.x(), to.y() - from.y())));
        }
    }

    private static int quarter(double right, double below) {
        if (Math.abs(right) >= Math.abs(below)) {
            return right > 0 ? 1 : 3;
        }
        return below > 0 ? 2 : 0;
    }
}
