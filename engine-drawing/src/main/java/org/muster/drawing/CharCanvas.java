package org.muster.drawing;

import java.awt.Color;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.muster.drawing.words.Columns;

/** A grid of characters. Borders are kept as directions until the end, so that those that meet become one joint. */
final class CharCanvas {

    static final int NORTH = 1;
    static final int EAST = 2;
    static final int SOUTH = 4;
    static final int WEST = 8;
    /** A crossing of a faint grid. */
    static final int DOT = 16;

    /** By the sum of their directions. */
    private static final String JOINTS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";

    final int columns;
    final int rows;
    private final String[][] signs;
    private final int[][] borders;
    /** Whether something is drawn over the border there. */
    private final boolean[][] covered;

    private final Color[][] grounds;
    private final boolean[][] words;
    private final int[][] owners;

    CharCanvas(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
        signs = new String[rows][columns];
        borders = new int[rows][columns];
        covered = new boolean[rows][columns];
        grounds = new Color[rows][columns];
        words = new boolean[rows][columns];
        owners = new int[rows][columns];
        for (int row = 0; row < rows; row++) {
            Arrays.fill(signs[row], " ");
            Arrays.fill(grounds[row], NO_GROUND);
            Arrays.fill(owners[row], -1);
        }
    }

    private static final Color NO_GROUND = new Color(0, true);

    boolean inside(int column, int row) {
        return column >= 0 && column < columns && row >= 0 && row < rows;
    }

    /** Takes the cell for a patch, over whatever was there. */
    void ground(int column, int row, int patch, Color color) {
        signs[row][column] = " ";
        borders[row][column] = 0;
        owners[row][column] = patch;
        grounds[row][column] = color;
    }

    void sign(int column, int row, char sign) {
        if (inside(column, row)) {
            signs[row][column] = String.valueOf(sign);
            if (isFaint(column, row)) {
                borders[row][column] = 0;
            }
            covered[row][column] = true;
        }
    }

    void border(int column, int row, int directions) {
        if (inside(column, row)) {
            borders[row][column] |= directions;
        }
    }

    boolean isBorder(int column, int row) {
        return borders[row][column] != 0;
    }

    /** Whether only a faint grid crosses there. */
    boolean isFaint(int column, int row) {
        return borders[row][column] == DOT;
    }

    /** Whether a line crosses a border there: words beside it would be read with it. */
    boolean isCrossed(int column, int row) {
        return isBorder(column, row) && covered[row][column] && isFree(column, row);
    }

    /** The place that lies there; -1: none, or a square of an empty board. */
    int patch(int column, int row) {
        return owners[row][column];
    }

    boolean isFree(int column, int row) {
        return !words[row][column];
    }

    /** Words with a space before and after, where there is room. */
    void write(int column, int row, String text) {
        int at = column;
        for (int c : text.codePoints().toArray()) {
            int width = Columns.width(c);
            if (width == 0 && at > column) {
                signs[row][at - 1] += Character.toString(c);
                continue;
            }
            for (int i = 0; i < width; i++) {
                signs[row][at + i] = i == 0 ? Character.toString(c) : "";
                covered[row][at + i] = true;
                words[row][at + i] = true;
            }
            at += width;
        }
        space(column - 1, row);
        space(at, row);
    }

    private void space(int column, int row) {
        if (inside(column, row) && isFree(column, row) && !isBorder(column, row)) {
            signs[row][column] = " ";
        }
    }

    /** Where words stand over a border that is no faint grid's, each by its column and row. */
    List<String> overBorders() {
        List<String> found = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (words[row][column] && isBorder(column, row) && !isFaint(column, row)) {
                    found.add(column + "," + row);
                }
            }
        }
        return found;
    }

    /** One line a row. */
    String text(Terminal terminal) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < rows; row++) {
            StringBuilder line = new StringBuilder();
            Color before = NO_GROUND;
            for (int column = 0; column < columns; column++) {
                Color ground = grounds[row][column];
                if (terminal.colours() && !ground.equals(before)) {
                    line.append(ansi(ground));
                    before = ground;
                }
                line.append(shown(column, row, terminal.ascii()));
            }
            if (!before.equals(NO_GROUND)) {
                line.append("\u001B[0m");
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }

    private static String ansi(Color ground) {
        return ground.equals(NO_GROUND)
                ? "\u001B[0m"
                : "\u001B[38;2;20;22;26;48;2;%d;%d;%dm".formatted(ground.getRed(), ground.getGreen(), ground.getBlue());
    }

    private String shown(int column, int row, boolean ascii) {
        int border = borders[row][column];
        if (border == 0 || covered[row][column]) {
            return signs[row][column];
        }
        int straight = border & (NORTH | EAST | SOUTH | WEST);
        if (straight != 0) {
            return ascii ? asciiJoint(straight) : String.valueOf(JOINTS.charAt(straight));
        }
        return ascii ? "." : "·";
    }

    private static String asciiJoint(int straight) {
        if ((straight & (EAST | WEST)) == 0) {
            return "|";
        }
        return (straight & (NORTH | SOUTH)) == 0 ? "-" : "+";
    }
}
