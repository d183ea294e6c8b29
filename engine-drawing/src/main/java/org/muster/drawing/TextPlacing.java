package org.muster.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.muster.drawing.words.Columns;

/**
 * Finds room for words on a canvas: near their place, in their own patch, over no other words. A text that finds none
 * in any of its forms is put there as a key such as {@code [3]}, and the list below says what it stands for.
 */
final class TextPlacing {

    private static final int REACH = 14;

    /** A wall under words costs more than words may. */
    private static final int BORDER = 100;

    private final CharCanvas canvas;
    private final int leeway;
    private int keys;

    /** @param leeway how many rows above or below its place something may stand */
    TextPlacing(CharCanvas canvas, int leeway) {
        this.canvas = canvas;
        this.leeway = leeway;
    }

    /**
     * Returns the key; empty if the words themselves are on the map.
     *
     * @param forms from the fullest to the shortest
     */
    Optional<String> place(int column, int row, List<List<String>> forms) {
        for (List<String> lines : forms) {
            if (tryPlace(column, row, lines, false)) {
                return Optional.empty();
            }
        }
        keys++;
        String key = "[" + keys + "]";
        tryPlace(column, row, List.of(key), true);
        return Optional.of(key);
    }

    private boolean tryPlace(int column, int row, List<String> lines, boolean anywhere) {
        int width = lines.stream().mapToInt(Columns::width).max().orElse(0);
        int home = canvas.inside(column, row) ? canvas.patch(column, row) : -1;
        int best = Integer.MAX_VALUE;
        int bestColumn = 0;
        int bestRow = 0;
        for (int r = row - leeway; r <= row + leeway; r++) {
            for (int c = column - width / 2 - REACH; c <= column - width / 2 + REACH; c++) {
                int cost = Math.abs(c + width / 2 - column) + 3 * Math.abs(r + (lines.size() - 1) / 2 - row);
                int harm = harm(c, r, width, lines.size(), home);
                if (harm >= 0 && (anywhere || harm <= 4 && harm < BORDER) && cost + 3 * harm < best) {
                    best = cost + 3 * harm;
                    bestColumn = c;
                    bestRow = r;
                }
            }
        }
        if (best == Integer.MAX_VALUE) {
            return false;
        }
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            canvas.write(bestColumn + (width - Columns.width(line)) / 2, bestRow + i, line);
        }
        return true;
    }

    /** How much border and foreign ground the words would cover; negative if other words are there. */
    private int harm(int column, int row, int width, int height, int home) {
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
                if (!canvas.isFree(c, r)) {
                    return -1;
                }
                if (!beside) {
                    harm += canvas.isBorder(c, r) ? BORDER : canvas.isForeign(c, r, home) ? 1 : 0;
                }
            }
        }
        return harm;
    }

    /** Puts words there if there is room, and else leaves them out. */
    void offer(int column, int row, String words) {
        tryPlace(column, row, List.of(words), false);
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
