package org.muster.core.bot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Strength as chess players tell it: 400 more is ten to one. The likeliest numbers for what came out of a tournament
 * (Bradley and Terry), the first entrant's being 0.
 *
 * <p>To each pairing a draw is added that nobody played: who has won every game is not for that infinitely strong.
 */
public final class Elo {

    private static final double TEN_TO_ONE = 400;
    /** 19 of 20 such intervals hold the truth. */
    private static final double Z = 1.959964;

    private static final int MOST_ROUNDS = 10_000;
    private static final double SMALL = 1e-12;

    private final int entrants;
    /** Points of each against each, with half of the added draw. */
    private final double[][] won;

    private Elo(int entrants, List<Tournament.Pairing> pairings) {
        this.entrants = entrants;
        this.won = new double[entrants][entrants];
        for (Tournament.Pairing pairing : pairings) {
            Tournament.Score score = pairing.score();
            won[pairing.other()][pairing.one()] += score.points() + 0.5;
            won[pairing.one()][pairing.other()] += score.games() - score.points() + 0.5;
        }
    }

    /**
     * What an entrant is worth.
     *
     * @param elo above the first entrant
     * @param low the interval's lower end
     * @param high the interval's upper end
     */
    public record Rating(double elo, double low, double high) {}

    /** The ratings of so many entrants. */
    static List<Rating> of(int entrants, List<Tournament.Pairing> pairings) {
        Elo elo = new Elo(entrants, pairings);
        double[] strengths = elo.strengths();
        double[] deviations = elo.deviations(strengths);
        List<Rating> ratings = new ArrayList<>();
        for (int i = 0; i < entrants; i++) {
            double rating = TEN_TO_ONE * StrictMath.log10(strengths[i] / strengths[0]);
            double half = Z * deviations[i] * TEN_TO_ONE / StrictMath.log(10);
            ratings.add(new Rating(rating, rating - half, rating + half));
        }
        return ratings;
    }

    private double games(int one, int other) {
        return won[one][other] + won[other][one];
    }

    /** By turns each is made as strong as its wins say among those it has met, until nothing changes. */
    private double[] strengths() {
        double[] strengths = new double[entrants];
        Arrays.fill(strengths, 1);
        for (int round = 0; round < MOST_ROUNDS; round++) {
            double change = 0;
            for (int i = 0; i < entrants; i++) {
                double wins = 0;
                double met = 0;
                for (int j = 0; j < entrants; j++) {
                    if (j != i) {
                        wins += won[i][j];
                        met += games(i, j) / (strengths[i] + strengths[j]);
                    }
                }
                double better = wins / met;
                change = Math.max(change, Math.abs(better / strengths[i] - 1));
                strengths[i] = better;
            }
            if (change < SMALL) {
                break;
            }
        }
        return strengths;
    }

    /** How far off each may be, in natural logarithms of strength: from how sharply the likelihood bends there. */
    private double[] deviations(double[] strengths) {
        int free = entrants - 1;
        double[][] bend = new double[free][free];
        for (int i = 0; i < entrants; i++) {
            for (int j = 0; j < entrants; j++) {
                if (i != j && i > 0) {
                    double chance = strengths[i] / (strengths[i] + strengths[j]);
                    double sharp = games(i, j) * chance * (1 - chance);
                    bend[i - 1][i - 1] += sharp;
                    if (j > 0) {
                        bend[i - 1][j - 1] -= sharp;
                    }
                }
            }
        }
        double[][] spread = inverse(bend);
        double[] deviations = new double[entrants];
        for (int i = 1; i < entrants; i++) {
            deviations[i] = Math.sqrt(spread[i - 1][i - 1]);
        }
        return deviations;
    }

    /** Of a matrix that is symmetric and bends one way, so that no pivot is 0. */
    private static double[][] inverse(double[][] matrix) {
        int n = matrix.length;
        double[][] left = new double[n][];
        double[][] right = new double[n][n];
        for (int i = 0; i < n; i++) {
            left[i] = matrix[i].clone();
            right[i][i] = 1;
        }
        for (int pivot = 0; pivot < n; pivot++) {
            double by = left[pivot][pivot];
            for (int j = 0; j < n; j++) {
                left[pivot][j] /= by;
                right[pivot][j] /= by;
            }
            for (int row = 0; row < n; row++) {
                double times = left[row][pivot];
                for (int j = 0; row != pivot && j < n; j++) {
                    left[row][j] -= times * left[pivot][j];
                    right[row][j] -= times * right[pivot][j];
                }
            }
        }
        return right;
    }
}
