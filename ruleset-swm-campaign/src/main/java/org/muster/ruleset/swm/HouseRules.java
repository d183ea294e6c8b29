package org.muster.ruleset.swm;

/**
 * What a campaign can set where the source is silent or leaves a choice.
 *
 * @param factionPick players roll for the first pick, or draw factions from a hat (SWM-SETUP-03)
 * @param startingSquads built by all at once, or one after the other (SWM-SETUP-11)
 * @param stanceOrder who chooses a stance first (SWM-INIT-07)
 * @param rollOffModifiers whether a roll-off has the modifiers of the initiative (SWM-INIT-08)
 * @param allianceInitiative whose result counts for an alliance (SWM-INIT-13)
 * @param disruptiveNeedsActive whether only active squads disrupt (SWM-INIT-04)
 * @param capitalsToWin 2 to 10; never more than the active capitals (SWM-WIN-01)
 * @param victoryCheck when capitals are counted (SWM-WIN-01)
 * @param allianceVictory what an alliance must do to win (SWM-WIN-04)
 * @param turnLimit turns until the ranking decides; 0: none (SWM-WIN-07)
 * @param exactly75 state of a squad of just 75 points (SWM-SQUAD-03)
 * @param buildAtCapturedCapitals whether squads are built in captured capitals too (SWM-ECON-04)
 * @param transferTroops whether figures pass between squads in one territory in the Economics Phase (SWM-SQUAD-09)
 * @param operativeWindow when operatives are used (SWM-ADV-04)
 * @param minesWithoutBattle whether mines hurt those who take a territory without a battle (SWM-MINE-07)
 * @param retreatChoice who chooses where the loser retreats to (SWM-RETR-03)
 * @param retreatIntoBattle whether a squad may retreat to where an attack is still to be resolved (SWM-RETR-05)
 * @param mutualDestructionControl who controls a territory where nobody was left (SWM-BATTLE-08)
 * @param stackingCheck when stacking is checked in the Economics, Action and Cleanup Phases (SWM-STACK-02)
 * @param xpForRestored whether a victim that lives on gives its experience (SWM-XP-03)
 * @param onlyMeans whose faction "Fringe only" asks for (SWM-UPG-09)
 * @param doubleStartingExperience whether starting experience is doubled for Mandalorians (SWM-SETUP-08)
 * @param unplayedBattle what becomes of a battle nobody reports (SWM-REPORT-04)
 * @param autoresolve whether no battle is played on a table at all and dice decide each (SWM-REPORT-05); no option of the
 *     book, but what bots and simulations need
 * @param decisionHours for each decision; 0: no limit
 * @param battleHours for a battle and its report; 0: no limit
 */
public record HouseRules(
        FactionPick factionPick,
        StartingSquadOrder startingSquads,
        StanceOrder stanceOrder,
        RollOffModifiers rollOffModifiers,
        AllianceInitiative allianceInitiative,
        boolean disruptiveNeedsActive,
        int capitalsToWin,
        VictoryCheck victoryCheck,
        AllianceVictory allianceVictory,
        int turnLimit,
        Exactly75 exactly75,
        boolean buildAtCapturedCapitals,
        boolean transferTroops,
        OperativeWindow operativeWindow,
        boolean minesWithoutBattle,
        RetreatChoice retreatChoice,
        boolean retreatIntoBattle,
        MutualDestructionControl mutualDestructionControl,
        StackingCheck stackingCheck,
        boolean xpForRestored,
        OnlyMeans onlyMeans,
        boolean doubleStartingExperience,
        UnplayedBattle unplayedBattle,
        Autoresolve autoresolve,
        int decisionHours,
        int battleHours) {

    /** The book's own way in everything. */
    public static final HouseRules DEFAULT = new HouseRules(
            FactionPick.ROLL,
            StartingSquadOrder.SIMULTANEOUS,
            StanceOrder.HIGHEST_FIRST,
            RollOffModifiers.NONE,
            AllianceInitiative.CHOOSE,
            false,
            6,
            VictoryCheck.END_OF_TURN,
            AllianceVictory.CONQUEST,
            0,
            Exactly75.DAMAGED,
            false,
            false,
            OperativeWindow.ECONOMICS,
            false,
            RetreatChoice.LOSER,
            false,
            MutualDestructionControl.DEFENDER,
            StackingCheck.END_OF_PHASE,
            true,
            OnlyMeans.FIGURE,
            false,
            UnplayedBattle.ORGANIZER,
            Autoresolve.OFF,
            72,
            336);

    /** How factions come to players. */
    public enum FactionPick {
        ROLL,
        DRAW
    }

    /** When starting squads are built. */
    public enum StartingSquadOrder {
        SIMULTANEOUS,
        IN_PICK_ORDER
    }

    /** Who chooses a stance first. */
    public enum StanceOrder {
        HIGHEST_FIRST,
        LOWEST_FIRST
    }

    /** What is added to a roll-off. */
    public enum RollOffModifiers {
        NONE,
        SAME
    }

    /** Whose result counts for an alliance. */
    public enum AllianceInitiative {
        CHOOSE,
        HIGHEST
    }

    /** When capitals are counted. */
    public enum VictoryCheck {
        END_OF_TURN,
        AT_ONCE
    }

    /** What an alliance must do to win: conquer something, or just count together. */
    public enum AllianceVictory {
        CONQUEST,
        LITERAL
    }

    /** State of a squad of just 75 points. */
    public enum Exactly75 {
        DAMAGED,
        ACTIVE
    }

    /** In which of its segments a side uses operatives. */
    public enum OperativeWindow {
        ECONOMICS,
        ECONOMICS_AND_ACTION
    }

    /** Who chooses where the loser retreats to. */
    public enum RetreatChoice {
        LOSER,
        WINNER
    }

    /** Who controls a territory where nobody was left. */
    public enum MutualDestructionControl {
        DEFENDER,
        NOBODY
    }

    /** When stacking is checked. */
    public enum StackingCheck {
        END_OF_PHASE,
        END_OF_SEGMENT
    }

    /** Whose faction "Fringe only" asks for: the figure's, or its owner's. */
    public enum OnlyMeans {
        FIGURE,
        OWNER
    }

    /** What becomes of a battle nobody reports. */
    public enum UnplayedBattle {
        ORGANIZER,
        ATTACKER_RETREATS,
        AUTO
    }

    /** Whether dice decide battles without a table. */
    public enum Autoresolve {
        OFF,
        ON
    }
}
