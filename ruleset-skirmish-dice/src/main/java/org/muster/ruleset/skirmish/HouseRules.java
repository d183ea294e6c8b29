package org.muster.ruleset.skirmish;

import java.util.Locale;
import org.muster.api.spi.Label;
import org.muster.api.spi.NotBuilt;

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
@NotBuilt(option = "cohesion", value = "WHOLLY", rules = "SKD-MOVE-03")
@NotBuilt(option = "stability", value = "CENTRE", rules = "SKD-GEO-11")
@NotBuilt(option = "pileInReach", value = "UNLIMITED", rules = "SKD-MEL-03")
public record HouseRules(
        @Label("Mission") Play mission,

        @Label(value = "Last round", rules = "SKD-MISS-06", zero = "as the mission says")
        int rounds,

        @Label(value = "A unit without Action Dice can't be activated", rules = "SKD-ADICE-01")
        boolean activationNeedsDie,

        @Label(value = "What \"at range\" means", rules = "SKD-GEO-04")
        AtRange atRange,

        @Label(value = "Who chooses the minis that are removed", rules = "SKD-RES-03")
        CasualtyChoice casualtyChoice,

        @Label(value = "Close combat attacks into and out of a melee", rules = "SKD-MEL-07")
        Allowed closeCombatAcrossMelee,

        @Label(value = "Critical hits and blocks", rules = "SKD-MOD-01")
        CriticalHits criticalHits,

        @Label(value = "When a move action out of a melee must end all contact", rules = "SKD-MEL-10")
        DisengageRestriction disengageRestriction,

        @Label(value = "A strained unit that wants to leave eager enemies", rules = "SKD-MEL-09")
        Disengaging disengageWhenStrained,

        @Label(value = "How distances across heights are measured", rules = "SKD-GEO-02")
        DistanceMode distanceMode,

        @Label(value = "Over which edges a unit falls", rules = "SKD-FALL-01")
        FallEdge fallEdge,

        @Label(value = "Which steps of 5 cm of a drop add a die", rules = "SKD-FALL-03")
        FallIncrement fallIncrement,

        @Label(value = "Who places a unit that fell", rules = "SKD-FALL-02")
        FallPlacedBy fallPlacedBy,

        @Label(value = "How a tie of the first initiative is settled", rules = "SKD-INIT-02")
        FirstInitiativeTie firstInitiativeTie,

        @Label(value = "When Force Dice come back", rules = "SKD-FORCE-09")
        ForceDiceRefresh forceDiceRefresh,

        @Label(value = "What a Force Die does to another die", rules = "SKD-FORCE-06")
        ForceModify forceModify,

        @Label(value = "A free move is one of the two moves", rules = "SKD-ACTN-04")
        boolean freeMoveCounts,

        @Label(value = "Heroic Effort is offered when nobody has a ready unit left", rules = "SKD-TURN-08")
        boolean heroicEffortAtEnd,

        @Label(value = "Heroic Effort needs an eager unit", rules = "SKD-TURN-06")
        boolean heroicEffortNeedsEager,

        @Label(value = "When a unit behind several pieces has heavy cover", rules = "SKD-COV-03")
        MixedCover mixedCover,

        @Label(value = "Whose bases a unit leader may cross", rules = "SKD-MOVE-06")
        MoveThrough moveThrough,

        @Label(value = "From where the distance of a unit is measured", rules = "SKD-GEO-03")
        RangeFrom rangeFrom,

        @Label(value = "How many special actions a unit has in an activation", rules = "SKD-ACTN-02")
        SpecialLimit specialLimit,

        @Label(value = "When the limit of a strained unit is looked at", rules = "SKD-STAT-03")
        StrainedLimit strainedLimit,

        @Label(value = "How often a line of a surge chart is applied", rules = "SKD-SURG-03")
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
        @Label("The citadel on Peridea")
        PERIDEA_FINALE,
        @Label("The training yard")
        TRAINING_YARD,
        @Label("Free skirmish")
        FREE_SKIRMISH;

        /** The name of its file of data: {@code peridea-finale}. */
        public String data() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** At most so far, or in that band alone. */
    public enum AtRange {
        @Label("at most so far")
        WITHIN,
        @Label("in that band of 15 cm alone")
        BAND
    }

    /** Who removes minis. */
    public enum CasualtyChoice {
        @Label("their owner")
        OWNER,
        @Label("the attacker")
        ATTACKER
    }

    /** Yes or no. */
    public enum Allowed {
        @Label("allowed")
        ALLOWED,
        @Label("forbidden")
        FORBIDDEN
    }

    /** What blocks do to critical hits. */
    public enum CriticalHits {
        @Label("blocks stop them too, after other hits")
        BLOCKABLE,
        @Label("blocks do not stop them")
        UNBLOCKABLE
    }

    /** Against whom a unit can't stay in contact. */
    public enum DisengageRestriction {
        @Label("only against an eager enemy")
        EAGER_ENEMY_ONLY,
        @Label("always")
        ALWAYS
    }

    /** What becomes of a strained unit that wants to leave. */
    public enum Disengaging {
        @Label("may leave, and stays strained")
        ALLOWED,
        @Label("may not leave")
        REFUSED
    }

    /** With heights or seen from above. */
    public enum DistanceMode {
        @Label("with the difference of heights")
        SLANT,
        @Label("as seen from above")
        HORIZONTAL
    }

    /** The least drop over which a unit falls. */
    public enum FallEdge {
        @Label("those of more than 2.5 cm")
        OVER_STEP,
        @Label("those of more than 5 cm")
        OVER_SHORT_MOVE
    }

    /** What of a drop counts. */
    public enum FallIncrement {
        @Label("each that is begun")
        STARTED,
        @Label("each that is whole")
        COMPLETED
    }

    /** Who places it. */
    public enum FallPlacedBy {
        @Label("who moved it")
        MOVER,
        @Label("its owner")
        OWNER
    }

    /** Each a die, or one for all. */
    public enum FirstInitiativeTie {
        @Label("a die each, the highest has it")
        ROLL_OFF,
        @Label("one die, odd or even")
        EVEN_ODD
    }

    /** When Force Dice come back. */
    public enum ForceDiceRefresh {
        @Label("by cards alone")
        NEVER,
        @Label("each round, with the Action Dice")
        EACH_ROUND
    }

    /** Up, or up and down. */
    public enum ForceModify {
        @Label("adds to it")
        ADD,
        @Label("adds to it or takes from it")
        ADD_OR_SUBTRACT
    }

    /** Half of the minis behind heavy pieces, or one. */
    public enum MixedCover {
        @Label("half of its minis are behind heavy pieces")
        HALF_RULE,
        @Label("one of its minis is behind a heavy piece")
        BEST
    }

    /** Whose bases are no obstacle. */
    public enum MoveThrough {
        @Label("those of friends")
        FRIENDS,
        @Label("none")
        NONE,
        @Label("all")
        ALL
    }

    /** Its leader, or whoever is closest. */
    public enum RangeFrom {
        @Label("from its leader")
        LEADER,
        @Label("from whichever mini is closest")
        ANY_MINI
    }

    /** One of all, or one of each. */
    public enum SpecialLimit {
        @Label("one")
        ONE,
        @Label("one of each name")
        ONE_PER_NAME
    }

    /** At that moment, or at any time of the activation. */
    public enum StrainedLimit {
        @Label("whenever it declares an action")
        WHEN_DECLARING,
        @Label("over the whole activation")
        WHOLE_ACTIVATION
    }

    /** Once an attack, or for each die. */
    public enum SurgeRepeat {
        @Label("once an attack")
        ONCE,
        @Label("for each die")
        PER_DIE
    }
}
