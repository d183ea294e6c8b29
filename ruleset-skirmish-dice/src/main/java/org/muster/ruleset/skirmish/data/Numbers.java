package org.muster.ruleset.skirmish.data;

import java.util.List;
import org.muster.api.check.Between;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.skirmish.dice.Colour;
import org.muster.ruleset.skirmish.dice.DicePool;

/**
 * The numbers of the book, lengths in centimetres.
 *
 * @param table width and depth (SKD-GEN-01)
 * @param move of a move action (SKD-MOVE-01)
 * @param shortMove of a short move, and of much else
 * @param cohesion greatest distance of a mini from its unit leader (SKD-MOVE-03)
 * @param step height that is free (SKD-CLMB-01)
 * @param jumpDown height that is jumped down freely (SKD-JUMP-01)
 * @param gap that is jumped over freely (SKD-JUMP-02)
 * @param rangeIncrement one range (SKD-GEO-04)
 * @param closeCombat reach of close combat (SKD-CC-01)
 * @param silhouette height of what is seen of a mini (SKD-GEO-12)
 * @param leaderRange increments in which a Leader lends its Bravery (SKD-BRAV-05)
 * @param bases diameters
 * @param token diameter
 * @param actions an activation has (SKD-ACTN-01)
 * @param strainedActions an activation of a strained unit has (SKD-STAT-03)
 * @param sameAction how often one action may be performed in an activation (SKD-ACTN-02)
 * @param boosts colours an Action Die may become (SKD-ADICE-03)
 * @param rangedCover dice from cover beyond close combat; of one type, whatever hides (SKD-COV-01, SKD-COV-02)
 * @param closeCover dice from cover at close combat distance (SKD-CC-02)
 * @param fall dice of the first increments of a drop (SKD-FALL-03)
 * @param fallBeyond die of each increment beyond those
 */
public record Numbers(
        Spot table,
        @Between(min = 0) double move,
        @Between(min = 0) double shortMove,
        @Between(min = 0) double cohesion,
        @Between(min = 0) double step,
        @Between(min = 0) double jumpDown,
        @Between(min = 0) double gap,
        @Between(min = 0) double rangeIncrement,
        @Between(min = 0) double closeCombat,
        @Between(min = 0) double silhouette,
        @Between(min = 0) int leaderRange,
        OrderedMap<BaseSize, @Between(min = 0) Double> bases,
        @Between(min = 0) double token,
        @Between(min = 0) int actions,
        @Between(min = 0) int strainedActions,
        OrderedMap<ActionKind, @Between(min = 0) Integer> sameAction,
        List<Colour> boosts,
        OrderedMap<Cover, DicePool> rangedCover,
        OrderedMap<Cover, DicePool> closeCover,
        List<Colour> fall,
        Colour fallBeyond) {

    public Numbers {
        boosts = List.copyOf(boosts);
        fall = List.copyOf(fall);
    }

    /** The diameter of a base. */
    public double diameter(BaseSize base) {
        return bases.the(base);
    }
}
