package org.muster.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.muster.drawing.words.Columns;

/**
 * Finds room for words on a canvas: near their place, within the place they are about, over no other words. A text that
 * finds none in any of its forms is put there as a key such as {@code [3]}, and the list below says what it stands for.
 */
final class TextPlacing {

    private static final int REACH = 14;

    /** What a key costs for each sign of a border that it covers. */
    private static final int BORDER = 100;

    /** Columns from the middle of a piece to its end. */
    private static final int PIECE = 3;

    /** Of the numbers along an edge, where there is no room for all. */
    private static final int[] COUNTED = {1, 2, 5, 10};

    private final CharCanvas canvas;
    private final int leeway;
    private final int leewayOfPieces;
    /** The middle of what was written last. */
    private int lastColumn;

    private int lastRow;

    /** On the canvas of a map, as far above or below their places as it lets words stand. */
    TextPlacing(TextMap map) {
        this.canvas = map.canvas;
        this.leeway = map.leeway;
        this.leewayOfPieces = map.leewayOfPieces;
    }

    /**
     * Where words belong.
     *
     * @param ground the patch they stand in; -1: none
     * @param others where other pieces stand, which words about the one that stands here would be read of if they were no
     *     farther from them
     */
    record Spot(int column, int row, int ground, List<Spot> others) {

        Spot(int column, int row, int ground) {
            this(column, row, ground, List.of());
        }

        /** The same, for words about a piece that is drawn there. */
        Spot by(Spot piece, List<Spot> pieces) {
            return new Spot(piece.column, piece.row, ground, pieces);
        }

        /** Whether words there would be read of another piece. */
        private boolean isMistaken(int from, int top, int width, int height) {
            int own = distance(from, top, width, height);
            return others.stream().anyMatch(other -> other.distance(from, top, width, height) <= own);
        }

        /** In columns, of which two are as wide as a row is high. */
        private int distance(int from, int top, int width, int height) {
            int beside = Math.max(Math.max(from - column, column - from - width + 1) - PIECE, 0);
            int over = Math.max(Math.max(top - row, row - top - height + 1), 0);
            return beside + 2 * over;
        }
    }

    /**
     * Returns the key, an empty one if there is not even room for that; nothing if the words themselves are on the map.
     *
     * @param forms from the fullest to the shortest
     * @param number for a key
     * @param isPiece whether it is where it stands, though there be a border
     */
    Optional<String> place(Spot spot, List<List<String>> forms, int number, boolean isPiece) {
        int rows = isPiece ? leewayOfPieces : leeway;
        if (write(spot, forms, rows)) {
            return Optional.empty();
        }
        String key = "[" + number + "]";
        if (!tryPlace(spot, List.of(key), rows, isPiece)) {
            return Optional.of("");
        }
        return Optional.of(key);
    }

    /** Puts words there in the first form that finds room; whether one does. */
    boolean write(Spot spot, List<List<String>> forms) {
        return write(spot, forms, leeway);
    }

    private boolean write(Spot spot, List<List<String>> forms, int rows) {
        return forms.stream().anyMatch(lines -> tryPlace(spot, lines, rows, false));
    }

    /** Where that is which was placed last: in a crowd not just where it belongs. */
    Spot last() {
        return new Spot(lastColumn, lastRow, -1);
    }

    private boolean tryPlace(Spot spot, List<String> lines, int rows, boolean overBorders) {
        int width = lines.stream().mapToInt(Columns::width).max().orElse(0);
        int best = Integer.MAX_VALUE;
        int bestColumn = 0;
        int bestRow = 0;
        for (int r = spot.row - rows; r <= spot.row + rows; r++) {
            for (int c = spot.column - width / 2 - REACH; c <= spot.column - width / 2 + REACH; c++) {
                int cost = Math.abs(c + width / 2 - spot.column) + 3 * Math.abs(r + (lines.size() - 1) / 2 - spot.row);
                if (cost >= best) {
                    continue;
                }
                boolean isAtIt = r == spot.row && c <= spot.column && spot.column < c + width;
                int harm = harm(c, r, width, lines.size(), spot, overBorders && isAtIt ? best - cost - 1 : 0);
                if (harm >= 0 && !spot.isMistaken(c, r, width, lines.size())) {
                    best = cost + harm;
                    bestColumn = c;
                    bestRow = r;
                }
            }
        }
        if (best == Integer.MAX_VALUE) {
            return false;
        }
        lastColumn = bestColumn + width / 2;
        lastRow = bestRow;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            canvas.write(bestColumn + (width - Columns.width(line)) / 2, bestRow + i, line);
        }
        return true;
    }

    /**
     * How much border and ground of others the words would cover; negative if other words are there, or it is more than
     * {@code most}.
     */
    private int harm(int column, int row, int width, int height, Spot spot, int most) {
        int harm = 0;
        for (int r = row; r < row + height; r++) {
            for (int c = column - 1; c <= column + width; c++) {
                boolean beside = c < column || c == column + width;
                if (!canvas.inside(c, r)) {
                    if (beside) {
                        continue;
                    }
                    return -1;
                }
                if (!canvas.isFree(c, r) || canvas.isCrossed(c, r) && most == 0) {
                    return -1;
                }
                if (!beside && (canvas.isBorder(c, r) || canvas.patch(c, r) != spot.ground)) {
                    harm += BORDER;
                    if (harm > most) {
                        return -1;
                    }
                }
            }
        }
        return harm;
    }

    /** Puts words there if there is room, and else leaves them out. */
    void offer(Spot spot, String words) {
        tryPlace(spot, List.of(words), leeway, false);
    }

    /**
     * The numbers along an edge, each just where it belongs: all of them, or so many as do not touch one another.
     *
     * @param spots in the order of the numbers
     */
    void count(List<Spot> spots, List<String> numbers) {
        for (int step : COUNTED) {
            List<Integer> counted = IntStream.range(0, spots.size())
                    .filter(i -> (i + 1) % step == 0)
                    .boxed()
                    .toList();
            if (IntStream.range(1, counted.size())
                    .noneMatch(i -> touch(spots, numbers, counted.get(i - 1), counted.get(i)))) {
                counted.forEach(i -> tryNumber(spots.get(i), numbers.get(i)));
                return;
            }
        }
    }

    private boolean touch(List<Spot> spots, List<String> numbers, int one, int next) {
        int from = start(spots.get(one), numbers.get(one));
        int to = start(spots.get(next), numbers.get(next));
        return spots.get(one).row == spots.get(next).row
                && to <= from + numbers.get(one).length()
                && from <= to + numbers.get(next).length();
    }

    private int start(Spot spot, String number) {
        return Math.max(0, Math.min(canvas.columns - number.length(), spot.column - number.length() / 2));
    }

    /** Over a faint grid, for it is what they count. */
    private void tryNumber(Spot spot, String number) {
        int start = start(spot, number);
        if (IntStream.range(start, start + number.length())
                .allMatch(c ->
                        canvas.isFree(c, spot.row) && (!canvas.isBorder(c, spot.row) || canvas.isFaint(c, spot.row)))) {
            canvas.write(start, spot.row, number);
        }
    }

    /** In one line, in two, and few words a line each. */
    static List<List<String>> forms(String words) {
        List<List<String>> forms = new ArrayList<>();
        forms.add(List.of(words));
        if (words.contains(" ")) {
            forms.add(Columns.wrap(words, Math.max(longestWord(words), (Columns.width(words) + 2) / 2)));
            if (words.split(" ").length <= 3) {
                forms.add(List.of(words.split(" ")));
            }
        }
        return forms;
    }

    private static int longestWord(String words) {
        int longest = 1;
        for (String word : words.split(" ")) {
            longest = Math.max(longest, Columns.width(word));
        }
        return longest;
    }
}
