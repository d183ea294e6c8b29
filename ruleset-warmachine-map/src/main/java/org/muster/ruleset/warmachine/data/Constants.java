package org.muster.ruleset.warmachine.data;

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
    public record SetUp(int spacesBetween, int depots, int maxBanners, int points, int minPoints) {}

    /**
     * Banners at all times.
     *
     * @param secondCasterAbove with more points a banner may have two casters
     */
    public record Banners(int maxPoints, int secondCasterAbove) {}

    /** What orders do on the table and on the map. */
    public record Orders(
            int pursuitReach, int lateOn, int lateTurn, int ambushStartingRoll, int ambushDeploymentInches) {}

    /** Victory points of a battle. */
    public record VictoryPoints(int battleWon, int enemyTwice, int eachCasterMore, int controlledSpace) {}

    /** Casualty rolls: affected on so much or less. */
    public record Casualties(int affectedOn, int forcedThrough, int medicalCenter) {}

    /** Veteran rolls: on so much or more. */
    public record Veterans(int on) {}

    /** Claim rolls: on so much or more. */
    public record Claim(int neutral, int controlled, int outpostNeutral, int outpostControlled) {}

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
            int caster,
            int newBanner,
            OrderedMap<StructureKind, Integer> structures,
            int uprising,
            int sabotage,
            int spying,
            int spyingAtHome) {}

    /** The defense force and what its defeat brings. */
    public record Headquarters(int corePoints, int lootPlus) {}

    /** Battles of absent players. */
    public record RollOff(int twice, int eachCaster, int ambushOrFortify, int forcedMarch, int losersShare) {}

    /** How much the boons of special locations are. */
    public record Boons(int warjackDiscount, int veteranBonus, int upkeepReduction) {}
}
