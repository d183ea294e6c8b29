package org.muster.ruleset.warmachine.data;

import org.muster.api.check.Between;
import org.muster.api.state.OrderedMap;

/** The file of numbers that stand in the text of the book. */
public record Constants(
        SetUp setup,
        Banners banners,
        Orders orders,
        VictoryPoints victoryPoints,
        Casualties casualties,
        Veterans veterans,
        Claim claim,
        Upkeep upkeep,
        Reorganise reorganise,
        Prices prices,
        Headquarters headquarters,
        RollOff rollOff,
        Boons boons) {

    /**
     * Setup.
     *
     * @param spacesBetween at least so many between a headquarters and another, or a special location
     * @param depots each player starts with
     * @param maxBanners most banners
     * @param points of all of them together
     * @param minPoints of each, also of one that splits off
     */
    public record SetUp(
            @Between(min = 0) int spacesBetween,
            @Between(min = 0) int depots,
            @Between(min = 0) int maxBanners,
            @Between(min = 0) int points,
            @Between(min = 0) int minPoints) {}

    /**
     * Banners at all times.
     *
     * @param secondCasterAbove with more points a banner may have two casters
     */
    public record Banners(
            @Between(min = 0) int maxPoints,
            @Between(min = 0) int secondCasterAbove) {}

    /** What orders do on the table and on the map. */
    public record Orders(
            @Between(min = 0) int pursuitReach,
            @Between(min = 0) int lateOn,
            @Between(min = 0) int lateTurn,
            @Between(min = 0) int ambushStartingRoll,
            @Between(min = 0) int ambushDeploymentInches) {}

    /** Victory points of a battle. */
    public record VictoryPoints(int battleWon, int enemyTwice, int eachCasterMore, int controlledSpace) {}

    /** Casualty rolls: affected on so much or less. */
    public record Casualties(int affectedOn, int forcedThrough, int medicalCenter) {}

    /** Veteran rolls: on so much or more. */
    public record Veterans(int on) {}

    /** Claim rolls: on so much or more. */
    public record Claim(
            @Between(min = 0) int neutral,
            @Between(min = 0) int controlled,
            @Between(min = 0) int outpostNeutral,
            @Between(min = 0) int outpostControlled) {}

    /** Supply points for out-of-faction troops a round. */
    public record Upkeep(
            int solo,
            int lesserWarbeast,
            int smallUnit,
            int lightWarjackOrWarbeast,
            int caster,
            int largeUnit,
            int heavyWarjackOrWarbeast,
            int battleEngine,
            int huge,
            int largeUnitFrom) {}

    /** Reinforce, split, merge; the share in percent of a banner's points. */
    public record Reorganise(int reinforceShare, int splitFrom) {}

    /** What things cost, in supply points. */
    public record Prices(
            @Between(min = 0) int caster,
            @Between(min = 0) int newBanner,
            OrderedMap<StructureKind, @Between(min = 0) Integer> structures,
            @Between(min = 0) int uprising,
            @Between(min = 0) int sabotage,
            @Between(min = 0) int spying,
            @Between(min = 0) int spyingAtHome) {}

    /** The defense force and what its defeat brings. */
    public record Headquarters(int corePoints, int lootPlus) {}

    /** Battles of absent players. */
    public record RollOff(int twice, int eachCaster, int ambushOrFortify, int forcedMarch, int losersShare) {}

    /** How much the boons of special locations are. */
    public record Boons(int warjackDiscount, int veteranBonus, int upkeepReduction) {}
}
