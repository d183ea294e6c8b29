package org.muster.bench.ac12;

import java.util.Locale;

/**
 * Shows that both sides play the same game: means of many random games, to be laid beside those of
 * {@code bench/boardgameio/stats.js}.
 *
 * <p>Usage: {@code PlainAc12Stats GAMES [SEED]}; prints for each figure its mean and standard error, seats 0 to 3.
 */
@SuppressWarnings("EnumOrdinal") // rows of a table that is printed and forgotten
public final class PlainAc12Stats {

    private PlainAc12Stats() {}

    private enum Figure {
        VP,
        AREAS,
        UNITS,
        CARDS,
        WINS;

        int of(PlainAc12 game, int seat) {
            return switch (this) {
                case VP -> game.vp[seat];
                case AREAS -> game.areasOwned(seat);
                case UNITS -> unitsOwned(game, seat);
                case CARDS -> game.handSize[seat];
                case WINS -> game.winner() == seat ? 1 : 0;
            };
        }
    }

    public static void main(String[] args) {
        int games = Integer.parseInt(args[0]);
        PlainAc12 game = new PlainAc12(args.length > 1 ? Long.parseLong(args[1]) : 1);
        double[][] sums = new double[Figure.values().length][PlainAc12.SEATS];
        double[][] squares = new double[Figure.values().length][PlainAc12.SEATS];
        for (int i = 0; i < games; i++) {
            int moves = game.playRandomGame();
            if (moves != 80) {
                throw new AssertionError("a game of " + moves + " moves");
            }
            for (Figure figure : Figure.values()) {
                for (int seat = 0; seat < PlainAc12.SEATS; seat++) {
                    double value = figure.of(game, seat);
                    sums[figure.ordinal()][seat] += value;
                    squares[figure.ordinal()][seat] += value * value;
                }
            }
        }
        for (Figure figure : Figure.values()) {
            StringBuilder line =
                    new StringBuilder(String.format("%-6s", figure.name().toLowerCase(Locale.ROOT)));
            for (int seat = 0; seat < PlainAc12.SEATS; seat++) {
                double mean = sums[figure.ordinal()][seat] / games;
                double error = Math.sqrt((squares[figure.ordinal()][seat] / games - mean * mean) / games);
                line.append(String.format(Locale.ROOT, " %.4f±%.4f ", mean, error));
            }
            System.out.println(line.toString().stripTrailing());
        }
    }

    private static int unitsOwned(PlainAc12 game, int seat) {
        int units = 0;
        for (int area = 0; area < PlainAc12.AREAS; area++) {
            if (game.owner[area] == seat) {
                units += game.units[area];
            }
        }
        return units;
    }
}
