package org.muster.ruleset.skirmish;

import java.util.Locale;

/**
 * What a game can set where the source is silent or leaves a choice.
 *
 * @param mission what is played
 * @param rounds the last round, 1 to 100; 0: as the mission says (SKD-MISS-06)
 * @param activationNeedsDie whether a unit without Action Dice can't be activated (SKD-ADICE-01)
 * @param atRange what "at range X" means (SKD-GEO-04)
 * @param casualtyChoice who chooses the minis that are removed (SKD-RES-03)
 * @param closeCombatAcrossMelee close combat attacks into and out of a melee (SKD-MEL-07)
 * @param criticalHits whether blocks stop critical hits (SKD-MOD-01)
 * @param disengageRestriction when a move action must end all contact (SKD-MEL-10)
 * @param disengageWhenStrained whether a strained unit may leave eager enemies (SKD-MEL-09)
 * @param distanceMode how distances across heights are measured (SKD-GEO-02)
 * @param fallEdge over which edges a unit falls (SKD-FALL-01)
 * @param fallIncrement which increments of a drop count (SKD-FALL-03)
 * @param fallPlacedBy who places a unit that fell (SKD-FALL-02)
 * @param firstInitiativeTie how a tie of Leaders is settled (SKD-INIT-02)
 * @param forceDiceRefresh whether Force Dice come back with the Action Dice (SKD-FORCE-09)
 * @param forceModify what a Force Die does to another die (SKD-FORCE-06)
 * @param freeMoveCounts whether a free move is one of the two moves (SKD-ACTN-04)
 * @param heroicEffortAtEnd whether Heroic Effort is offered when nobody has a ready unit left (SKD-TURN-08)
 * @param heroicEffortNeedsEager whether the unit must be eager (SKD-TURN-06)
 * @param mixedCover the type of cover of a unit behind several pieces (SKD-COV-03)
 * @param moveThrough whose bases a unit leader may cross (SKD-MOVE-06)
 * @param rangeFrom from where the distance of a unit is measured (SKD-GEO-03)
 * @param specialLimit how special actions are counted (SKD-ACTN-02)
 * @param strainedLimit when the limit of a strained unit is looked at (SKD-STAT-03)
 * @param surgeRepeat how often a line of a surge chart is applied (SKD-SURG-03)
 */
public record HouseRules(
        Play mission,
        int rounds,
        boolean activationNeedsDie,
        AtRange atRange,
        CasualtyChoice casualtyChoice,
        Allowed closeCombatAcrossMelee,
        CriticalHits criticalHits,
        DisengageRestriction disengageRestriction,
        Disengaging disengageWhenStrained,
        DistanceMode distanceMode,
        FallEdge fallEdge,
        FallIncrement fallIncrement,
        FallPlacedBy fallPlacedBy,
        FirstInitiativeTie firstInitiativeTie,
        ForceDiceRefresh forceDiceRefresh,
        ForceModify forceModify,
        boolean freeMoveCounts,
        boolean heroicEffortAtEnd,
        boolean heroicEffortNeedsEager,
        MixedCover mixedCover,
        MoveThrough moveThrough,
        RangeFrom rangeFrom,
        SpecialLimit specialLimit,
        StrainedLimit strainedLimit,
        SurgeRepeat surgeRepeat) {

    /** The book's own way in everything. */
    public static final HouseRules DEFAULT = new HouseRules(
            Play.PERIDEA_FINALE,
            0,
            false,
            AtRange.WITHIN,
            CasualtyChoice.OWNER,
            Allowed.ALLOWED,
            CriticalHits.BLOCKABLE,
            DisengageRestriction.EAGER_ENEMY_ONLY,
            Disengaging.ALLOWED,
            DistanceMode.SLANT,
            FallEdge.OVER_STEP,
            FallIncrement.STARTED,
            FallPlacedBy.MOVER,
            FirstInitiativeTie.ROLL_OFF,
            ForceDiceRefresh.NEVER,
            ForceModify.ADD,
            true,
            false,
            true,
            MixedCover.HALF_RULE,
            MoveThrough.FRIENDS,
            RangeFrom.LEADER,
            SpecialLimit.ONE,
            StrainedLimit.WHEN_DECLARING,
            SurgeRepeat.ONCE);

    /** The missions, each a file of data that a club may replace. */
    public enum Play {
        PERIDEA_FINALE,
        TRAINING_YARD,
        FREE_SKIRMISH;

        /** The name of its file of data: {@code peridea-finale}. */
        public String data() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** At most so far, or in that band alone. */
    public enum AtRange {
        WITHIN,
        BAND
    }

    /** Who removes minis. */
    public enum CasualtyChoice {
        OWNER,
        ATTACKER
    }

    /** Yes or no. */
    public enum Allowed {
        ALLOWED,
        FORBIDDEN
    }

    /** What blocks do to critical hits. */
    public enum CriticalHits {
        BLOCKABLE,
        UNBLOCKABLE
    }

    /** Against whom a unit can't stay in contact. */
    public enum DisengageRestriction {
        EAGER_ENEMY_ONLY,
        ALWAYS
    }

    /** What becomes of a strained unit that wants to leave. */
    public enum Disengaging {
        ALLOWED,
        REFUSED
    }

    /** With heights or seen from above. */
    public enum DistanceMode {
        SLANT,
        HORIZONTAL
    }

    /** The least drop over which a unit falls. */
    public enum FallEdge {
        OVER_STEP,
        OVER_SHORT_MOVE
    }

    /** What of a drop counts. */
    public enum FallIncrement {
        STARTED,
        COMPLETED
    }

    /** Who places it. */
    public enum FallPlacedBy {
        MOVER,
        OWNER
    }

    /** Each a die, or one for all. */
    public enum FirstInitiativeTie {
        ROLL_OFF,
        EVEN_ODD
    }

    /** When Force Dice come back. */
    public enum ForceDiceRefresh {
        NEVER,
        EACH_ROUND
    }

    /** Up, or up and down. */
    public enum ForceModify {
        ADD,
        ADD_OR_SUBTRACT
    }

    /** Half of the minis behind heavy pieces, or one. */
    public enum MixedCover {
        HALF_RULE,
        BEST
    }

    /** Whose bases are no obstacle. */
    public enum MoveThrough {
        FRIENDS,
        NONE,
        ALL
    }

    /** Its leader, or whoever is closest. */
    public enum RangeFrom {
        LEADER,
        ANY_MINI
    }

    /** One of all, or one of each. */
    public enum SpecialLimit {
        ONE,
        ONE_PER_NAME
    }

    /** At that moment, or at any time of the activation. */
    public enum StrainedLimit {
        WHEN_DECLARING,
        WHOLE_ACTIVATION
    }

    /** Once an attack, or for each die. */
    public enum SurgeRepeat {
        ONCE,
        PER_DIE
    }
}
