package org.muster.ruleset.swm;

import org.muster.api.spi.Label;

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
        @Label(value = "How factions are picked", rules = "SWM-SETUP-03")
        FactionPick factionPick,

        @Label(value = "When starting squads are built", rules = "SWM-SETUP-11")
        StartingSquadOrder startingSquads,

        @Label(value = "Which side chooses its stance first", rules = "SWM-INIT-07")
        StanceOrder stanceOrder,

        @Label(value = "What is added when equal totals roll again", rules = "SWM-INIT-08")
        RollOffModifiers rollOffModifiers,

        @Label(value = "Which result counts for an alliance", rules = "SWM-INIT-13")
        AllianceInitiative allianceInitiative,

        @Label(value = "Only active squads disrupt recon", rules = "SWM-INIT-04")
        boolean disruptiveNeedsActive,

        @Label(value = "Capitals that win the campaign", rules = "SWM-WIN-01", unit = "{n capital|capitals}")
        int capitalsToWin,

        @Label(value = "When capitals are counted", rules = "SWM-WIN-01")
        VictoryCheck victoryCheck,

        @Label(value = "What an alliance must do to win", rules = "SWM-WIN-04")
        AllianceVictory allianceVictory,

        @Label(
                value = "Turns until the ranking decides",
                rules = "SWM-WIN-07",
                unit = "{n turn|turns}",
                zero = "no limit")
        int turnLimit,

        @Label(value = "State of a squad of exactly 75 points", rules = "SWM-SQUAD-03")
        Exactly75 exactly75,

        @Label(value = "Squads are built in captured capitals too", rules = "SWM-ECON-04")
        boolean buildAtCapturedCapitals,

        @Label(value = "Figures may pass between squads in one territory", rules = "SWM-SQUAD-09")
        boolean transferTroops,

        @Label(value = "When operatives are used", rules = "SWM-ADV-04")
        OperativeWindow operativeWindow,

        @Label(value = "Mines also hurt who takes a territory without a battle", rules = "SWM-MINE-07")
        boolean minesWithoutBattle,

        @Label(value = "Who chooses where the loser retreats to", rules = "SWM-RETR-03")
        RetreatChoice retreatChoice,

        @Label(value = "Squads may retreat to where an attack is still to come", rules = "SWM-RETR-05")
        boolean retreatIntoBattle,

        @Label(value = "Who controls a territory where nobody was left", rules = "SWM-BATTLE-08")
        MutualDestructionControl mutualDestructionControl,

        @Label(value = "When it is checked that too many squads stand in one territory", rules = "SWM-STACK-02")
        StackingCheck stackingCheck,

        @Label(value = "A victim that lives on gives its experience", rules = "SWM-XP-03")
        boolean xpForRestored,

        @Label(value = "Whose faction \"Fringe only\" asks for", rules = "SWM-UPG-09")
        OnlyMeans onlyMeans,

        @Label(value = "Mandalorians start with twice the experience", rules = "SWM-SETUP-08")
        boolean doubleStartingExperience,

        @Label(value = "What becomes of a battle nobody reports", rules = "SWM-REPORT-04")
        UnplayedBattle unplayedBattle,

        @Label(value = "Dice decide every battle, and none is played on a table", rules = "SWM-REPORT-05")
        Autoresolve autoresolve,

        @Label(value = "Time for each decision", unit = Label.HOURS, zero = "no limit")
        int decisionHours,

        @Label(value = "Time for a battle and its report", unit = Label.HOURS, zero = "no limit")
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
        @Label("the highest roll picks first")
        ROLL,
        @Label("drawn from a hat")
        DRAW
    }

    /** When starting squads are built. */
    public enum StartingSquadOrder {
        @Label("by all at the same time")
        SIMULTANEOUS,
        @Label("one after the other, in pick order")
        IN_PICK_ORDER
    }

    /** Who chooses a stance first. */
    public enum StanceOrder {
        @Label("that of the highest initiative")
        HIGHEST_FIRST,
        @Label("that of the lowest initiative")
        LOWEST_FIRST
    }

    /** What is added to a roll-off. */
    public enum RollOffModifiers {
        @Label("nothing")
        NONE,
        @Label("the modifiers of the initiative")
        SAME
    }

    /** Whose result counts for an alliance. */
    public enum AllianceInitiative {
        @Label("its captain selects one")
        CHOOSE,
        @Label("the highest")
        HIGHEST
    }

    /** When capitals are counted. */
    public enum VictoryCheck {
        @Label("at the end of the Cleanup Phase")
        END_OF_TURN,
        @Label("at any moment")
        AT_ONCE
    }

    /** What an alliance must do to win: conquer something, or just count together. */
    public enum AllianceVictory {
        @Label("conquer: a capital of others, or leave none outside")
        CONQUEST,
        @Label("count all its capitals and squads together")
        LITERAL
    }

    /** State of a squad of just 75 points. */
    public enum Exactly75 {
        @Label("damaged")
        DAMAGED,
        @Label("active")
        ACTIVE
    }

    /** In which of its segments a side uses operatives. */
    public enum OperativeWindow {
        @Label("in the own part of the Economics Phase")
        ECONOMICS,
        @Label("in the own parts of Economics and Action Phase")
        ECONOMICS_AND_ACTION
    }

    /** Who chooses where the loser retreats to. */
    public enum RetreatChoice {
        @Label("their owner")
        LOSER,
        @Label("the winner")
        WINNER
    }

    /** Who controls a territory where nobody was left. */
    public enum MutualDestructionControl {
        @Label("who controlled it before")
        DEFENDER,
        @Label("nobody")
        NOBODY
    }

    /** When stacking is checked. */
    public enum StackingCheck {
        @Label("at a phase's end")
        END_OF_PHASE,
        @Label("at the end of each side's part")
        END_OF_SEGMENT
    }

    /** Whose faction "Fringe only" asks for: the figure's, or its owner's. */
    public enum OnlyMeans {
        @Label("that printed on the figure")
        FIGURE,
        @Label("its owner's")
        OWNER
    }

    /** What becomes of a battle nobody reports. */
    public enum UnplayedBattle {
        @Label("the organizer settles it")
        ORGANIZER,
        @Label("attackers retreat, without losses")
        ATTACKER_RETREATS,
        @Label("dice decide it")
        AUTO
    }

    /** Whether dice decide battles without a table. */
    public enum Autoresolve {
        @Label("no")
        OFF,
        @Label("yes")
        ON
    }
}
