package org.muster.ruleset.swm.data;

import java.util.List;
import org.muster.api.check.Between;
import org.muster.ruleset.swm.battle.AutoBattle;

/**
 * The file of numbers that stand in the text of the book.
 *
 * @param enemyTerritoriesEntered most that a side enters in a turn
 * @param newSquads most that a faction builds in a turn
 * @param specialOperatives most that a faction buys, and uses, in a turn
 * @param stackingLimits what a territory's limit may be
 * @param save the d20 that saves a target from an operative, or a troop from a mine
 * @param minefieldDamage what a troop takes that fails its save
 * @param logisticsIncome what a Logistics Officer brings in a turn
 * @param trainingExperience what a Training Officer gives in a turn
 * @param mandalorianExperienceFactor times a Cleanup award to a Mandalorian of the Mandalorian faction
 */
public record Constants(
        SquadSize squad,
        Start start,
        Players players,
        Initiative initiative,
        Movement movement,
        Transport transport,
        @Between(min = 0) int enemyTerritoriesEntered,
        @Between(min = 0) int newSquads,
        @Between(min = 0) int specialOperatives,
        List<@Between(min = 1) Integer> stackingLimits,
        @Between(min = 1, max = 20) int save,
        @Between(min = 0) int minefieldDamage,
        @Between(min = 0) int logisticsIncome,
        @Between(min = 0) int trainingExperience,
        @Between(min = 0) int mandalorianExperienceFactor,
        Fortified fortified,
        AutoBattle autoBattle) {

    public Constants {
        stackingLimits = List.copyOf(stackingLimits);
    }

    /**
     * Points of a squad.
     *
     * @param minPoints least when it is built
     * @param maxPoints most at any time
     * @param activeAbove with more it is active
     * @param damagedBelow with less it is damaged
     */
    public record SquadSize(
            @Between(min = 0) int minPoints,
            @Between(min = 0) int maxPoints,
            @Between(min = 0) int activeAbove,
            @Between(min = 0) int damagedBelow) {}

    /** What each player starts with. */
    public record Start(
            @Between(min = 0) int squadPoints,
            @Between(min = 0) int experience,
            @Between(min = 0) int treasury) {}

    /** How many can play. */
    public record Players(
            @Between(min = 1) int min, @Between(min = 1) int max) {}

    /** Modifiers of the initiative roll. */
    public record Initiative(int intelligenceOfficer, int reconSquad, int thrawn, int damagedSquad) {}

    /**
     * From squares to territories.
     *
     * @param divisor squares a territory
     * @param forceRate least rate of a figure with a force rating
     * @param defaultRate rate of a card that gives none
     */
    public record Movement(
            @Between(min = 1) int divisor,
            @Between(min = 0) int forceRate,
            @Between(min = 0) int defaultRate) {}

    /** What one transport carries: so many small or medium figures, or so many large ones. */
    public record Transport(
            @Between(min = 0) int smallOrMedium,
            @Between(min = 0) int large) {}

    /** What a defender of a fortified territory may do at the table. */
    public record Fortified(
            @Between(min = 0) int extraTiles,
            @Between(min = 0) int repositionedTroops) {}

    /**
     * A battle without a table (SWM-REPORT-05).
     *
     * @param pointsAPip points that add one to a side's roll
     * @param fortifiedDefender added to the roll of a fortified defender
     */
    public record AutoBattle(
            @Between(min = 1) int pointsAPip,
            @Between(min = 0) int fortifiedDefender) {}
}
