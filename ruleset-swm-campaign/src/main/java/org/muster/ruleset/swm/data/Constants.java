package org.muster.ruleset.swm.data;

import java.util.List;
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
        int enemyTerritoriesEntered,
        int newSquads,
        int specialOperatives,
        List<Integer> stackingLimits,
        int save,
        int minefieldDamage,
        int logisticsIncome,
        int trainingExperience,
        int mandalorianExperienceFactor,
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
    public record SquadSize(int minPoints, int maxPoints, int activeAbove, int damagedBelow) {}

    /** What each player starts with. */
    public record Start(int squadPoints, int experience, int treasury) {}

    /** How many can play. */
    public record Players(int min, int max) {}

    /** Modifiers of the initiative roll. */
    public record Initiative(int intelligenceOfficer, int reconSquad, int thrawn, int damagedSquad) {}

    /**
     * From squares to territories.
     *
     * @param divisor squares a territory
     * @param forceRate least rate of a figure with a force rating
     * @param defaultRate rate of a card that gives none
     */
    public record Movement(int divisor, int forceRate, int defaultRate) {}

    /** What one transport carries: so many small or medium figures, or so many large ones. */
    public record Transport(int smallOrMedium, int large) {}

    /** What a defender of a fortified territory may do at the table. */
    public record Fortified(int extraTiles, int repositionedTroops) {}

    /**
     * A battle without a table (SWM-REPORT-05).
     *
     * @param pointsAPip points that add one to a side's roll
     * @param fortifiedDefender added to the roll of a fortified defender
     */
    public record AutoBattle(int pointsAPip, int fortifiedDefender) {}
}
