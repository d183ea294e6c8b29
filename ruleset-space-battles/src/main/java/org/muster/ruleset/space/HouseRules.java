package org.muster.ruleset.space;

import java.util.Locale;
import org.muster.api.spi.Label;
import org.muster.api.spi.NotBuilt;

/**
 * What a battle can set where the source is silent or leaves a choice. Where a number is 0 the scenario's file says it.
 *
 * @param scenario what is fought
 * @param screens which of the three columns a ship with screens uses (SPB-HIT-04, -06)
 * @param screenBands distances at which screens change (SPB-HIT-04)
 * @param diagonals to which arc an exact diagonal belongs (SPB-GRID-05)
 * @param toHit total against defence (SPB-HIT-01)
 * @param naturals effect of an unmodified 20 or 1 (SPB-HIT-02)
 * @param snubWeapons what a snub weapon is (SPB-HIT-10)
 * @param heavyVsFighters whether torpedoes may be fired at fighters (SPB-ATT-09)
 * @param attackWeapons weapons in one attack move (SPB-ATT-03)
 * @param countermove kinds of move allowed as countermove (SPB-CTR-05)
 * @param responsesPerShip how often one ship may respond in one half (SPB-RESP-04)
 * @param collisions when a move into an enemy's space may be declared (SPB-COL-02, -03)
 * @param friends whether a ship may pass a space with a friend (SPB-MOVE-17)
 * @param fullPower length of full power: by type, or the speed number (SPB-MOVE-11)
 * @param fast length of a Fast ship's full power (SPB-MOVE-10)
 * @param edge whether ships may leave the board (SPB-GRID-06, -07)
 * @param lineOfSight which weapons capital ships block (SPB-RAP-06)
 * @param ionBursts what the cannon's bursts are counted by (SPB-ION-01)
 * @param ionStopsLaunch whether a disabled carrier launches nothing (SPB-CAR-08)
 * @param hothTurnLimit last turn of Escape from Hoth, 1 to 100 (SPB-HOTH-10)
 * @param hothLimitResult result when that is over (SPB-HOTH-10)
 * @param towers from the list, or placed by the Empire (SPB-DS-05)
 * @param trench whether its walls stop fire (SPB-DS-14)
 * @param portShot from where the port may be attacked (SPB-DS-11)
 * @param portDefence 1 to 40 (SPB-DS-12)
 * @param vaderLatestTurn 1 to 100 (SPB-DS-08)
 * @param falconDelay turns after Vader, 1 to 100 (SPB-DS-09)
 * @param deathStarTurnLimit last turn of Attack on the Deathstar, 1 to 100 (SPB-DS-16)
 * @param points of a fleet in an open battle, 1 to 1000 (SPB-OPEN-01)
 * @param openTurnLimit last turn of an open battle, 1 to 100 (SPB-OPEN-02)
 */
@NotBuilt(option = "screens", value = "ERODE", rules = "SPB-HIT-07")
@NotBuilt(option = "screens", value = "DECLARED", rules = "SPB-HIT-08")
@NotBuilt(option = "adjacency", value = "FOUR", rules = "SPB-GRID-04")
@NotBuilt(option = "countermoveCost", value = "NEXT_MOVE", rules = "SPB-CTR-06")
@NotBuilt(option = "launch", value = "PLACE_ADJACENT", rules = "SPB-CAR-03")
public record HouseRules(
        @Label("Scenario") Mission scenario,

        @Label(
                value = "What decides which defence a ship with screens has",
                rules = {"SPB-HIT-04", "SPB-HIT-06"})
        Screens screens,

        @Label(value = "Distances at which screens change", rules = "SPB-HIT-04")
        ScreenBands screenBands,

        @Label(value = "To which arc an exact diagonal belongs", rules = "SPB-GRID-05")
        Diagonals diagonals,

        @Label(value = "What total hits", rules = "SPB-HIT-01")
        ToHit toHit,

        @Label(value = "What an unmodified 20 or 1 does", rules = "SPB-HIT-02")
        Naturals naturals,

        @Label(value = "What a snub weapon is", rules = "SPB-HIT-10")
        SnubWeapons snubWeapons,

        @Label(value = "Torpedoes at fighters", rules = "SPB-ATT-09")
        HeavyVsFighters heavyVsFighters,

        @Label(value = "Weapons in one attack move", rules = "SPB-ATT-03")
        AttackWeapons attackWeapons,

        @Label(value = "Which moves a countermove may be", rules = "SPB-CTR-05")
        Countermoves countermove,

        @Label(value = "How often one ship may respond in one side's half of a turn", rules = "SPB-RESP-04")
        ResponsesPerShip responsesPerShip,

        @Label(
                value = "When a move into an enemy's space may be declared",
                rules = {"SPB-COL-02", "SPB-COL-03"})
        Collisions collisions,

        @Label(value = "Spaces with a friend", rules = "SPB-MOVE-17")
        Friends friends,

        @Label(value = "Length of a full power move", rules = "SPB-MOVE-11")
        FullPower fullPower,

        @Label(value = "Length of a Fast ship's full power", rules = "SPB-MOVE-10")
        Fast fast,

        @Label(
                value = "The edge of the board",
                rules = {"SPB-GRID-06", "SPB-GRID-07"})
        Edge edge,

        @Label(value = "Which weapons capital ships block", rules = "SPB-RAP-06")
        LineOfSight lineOfSight,

        @Label(value = "The two bursts of the Ion Cannon are for", rules = "SPB-ION-01")
        IonBursts ionBursts,

        @Label(value = "A disabled carrier launches nothing", rules = "SPB-CAR-08")
        boolean ionStopsLaunch,

        @Label(value = "Last turn of Escape from Hoth", rules = "SPB-HOTH-10", zero = "as the scenario says")
        int hothTurnLimit,

        @Label(value = "Who wins when that is over", rules = "SPB-HOTH-10")
        HothLimitResult hothLimitResult,

        @Label(value = "Where the towers stand", rules = "SPB-DS-05")
        TowerPlaces towers,

        @Label(value = "The walls of the trench", rules = "SPB-DS-14")
        Walls trench,

        @Label(value = "From where the port may be attacked", rules = "SPB-DS-11")
        PortShot portShot,

        @Label(value = "Defence of the port", rules = "SPB-DS-12", zero = "as the scenario says")
        int portDefence,

        @Label(value = "Turn in which Vader comes at the latest", rules = "SPB-DS-08", zero = "as the scenario says")
        int vaderLatestTurn,

        @Label(
                value = "Turns after Vader in which the Falcon comes",
                rules = "SPB-DS-09",
                unit = "{n turn|turns}",
                zero = "as the scenario says")
        int falconDelay,

        @Label(value = "Last turn of Attack on the Deathstar", rules = "SPB-DS-16", zero = "as the scenario says")
        int deathStarTurnLimit,

        @Label(
                value = "Points of a fleet in an open battle",
                rules = "SPB-OPEN-01",
                unit = "{n point|points}",
                zero = "as the scenario says")
        int points,

        @Label(value = "Last turn of an open battle", rules = "SPB-OPEN-02", zero = "as the scenario says")
        int openTurnLimit) {

    /** The book's own way in everything. */
    public static final HouseRules DEFAULT = new HouseRules(
            Mission.ESCAPE_FROM_HOTH,
            Screens.RANGE,
            new ScreenBands(1, 3),
            Diagonals.FRONT_REAR,
            ToHit.EQUAL_OR_MORE,
            Naturals.NONE,
            SnubWeapons.RAPID,
            HeavyVsFighters.ALLOWED,
            AttackWeapons.ALL,
            Countermoves.STANDARD,
            ResponsesPerShip.UNLIMITED,
            Collisions.STEPWISE,
            Friends.PASS_THROUGH,
            FullPower.CLASS,
            Fast.EXACT,
            Edge.CLOSED,
            LineOfSight.CAPITAL_ONLY,
            IonBursts.PER_GAME,
            false,
            0,
            HothLimitResult.EMPIRE,
            TowerPlaces.FIXED,
            Walls.OPEN,
            PortShot.IN_TRENCH,
            0,
            0,
            0,
            0,
            0,
            0);

    /** The scenarios, each a file of data that a club may replace. */
    public enum Mission {
        @Label("Escape from Hoth")
        ESCAPE_FROM_HOTH,
        @Label("Attack on the Deathstar")
        ATTACK_ON_THE_DEATHSTAR,
        @Label("Open battle")
        OPEN_BATTLE;

        /** The name of its file of data: {@code escape-from-hoth}. */
        public String data() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** What decides the column of a ship with screens. */
    public enum Screens {
        @Label("how far the attacker is")
        RANGE,
        @Label("on which side the attacker is")
        FACING
    }

    /**
     * The inner two of the three bands of distance.
     *
     * @param noScreens largest distance without screens
     * @param minimum largest distance at minimum screens; beyond it they are full
     */
    public record ScreenBands(
            @Label("no screens up to") int noScreens,
            @Label("minimum screens up to") int minimum) {}

    /** Where an exact diagonal lies. */
    public enum Diagonals {
        @Label("front or rear")
        FRONT_REAR,
        @Label("side")
        SIDE
    }

    /** What total hits. */
    public enum ToHit {
        @Label("the defence or more")
        EQUAL_OR_MORE,
        @Label("more than the defence")
        MORE
    }

    /** What an unmodified 20 or 1 does. */
    public enum Naturals {
        @Label("nothing")
        NONE,
        @Label("a 20 hits")
        TWENTY_HITS,
        @Label("a 20 hits, a 1 misses")
        TWENTY_HITS_ONE_MISSES
    }

    /** What a snub weapon is: any rapid one, a rapid one of a fighter, any of a fighter. */
    public enum SnubWeapons {
        @Label("any rapid weapon")
        RAPID,
        @Label("a rapid weapon of a fighter")
        FIGHTER_RAPID,
        @Label("any weapon of a fighter")
        FIGHTER_ANY
    }

    /** Torpedoes at fighters. */
    public enum HeavyVsFighters {
        @Label("allowed")
        ALLOWED,
        @Label("forbidden")
        FORBIDDEN
    }

    /** What fires in one attack move. */
    public enum AttackWeapons {
        @Label("all")
        ALL,
        @Label("one")
        ONE
    }

    /** What a countermove is. */
    public enum Countermoves {
        @Label("a standard move")
        STANDARD,
        @Label("a standard or full power move")
        STANDARD_OR_FULL,
        @Label("any")
        ANY
    }

    /** How often a ship responds. */
    public enum ResponsesPerShip {
        @Label("once to each ship that moves")
        UNLIMITED,
        @Label("once")
        ONE_PER_HALF
    }

    /** When a collision may be declared. */
    public enum Collisions {
        @Label("when a forward step is owed and no turn is left")
        STEPWISE,
        @Label("only if no other move is left")
        ONLY_IF_FORCED
    }

    /** Spaces with friends. */
    public enum Friends {
        @Label("may be passed")
        PASS_THROUGH,
        @Label("are blocked")
        BLOCK
    }

    /** How long full power is. */
    public enum FullPower {
        @Label("by the kind of ship")
        CLASS,
        @Label("its speed")
        SPEED
    }

    /** How long the full power of a Fast ship is. */
    public enum Fast {
        @Label("exactly four")
        EXACT,
        @Label("three or four")
        UP_TO
    }

    /** The edge of the board. */
    public enum Edge {
        @Label("no ship may leave")
        CLOSED,
        @Label("ships may leave, and do not return")
        OPEN
    }

    /** What capital ships block. */
    public enum LineOfSight {
        @Label("capital weapons")
        CAPITAL_ONLY,
        @Label("all weapons")
        ALL_WEAPONS
    }

    /** How bursts of the Ion Cannon are counted. */
    public enum IonBursts {
        @Label("the whole battle")
        PER_GAME,
        @Label("each turn")
        PER_TURN
    }

    /** Who wins when time runs out over Hoth. */
    public enum HothLimitResult {
        @Label("the Empire")
        EMPIRE,
        @Label("nobody")
        DRAW
    }

    /** Where towers stand. */
    public enum TowerPlaces {
        @Label("where the scenario says")
        FIXED,
        @Label("where the Empire places them")
        PLACED
    }

    /** The trench's walls. */
    public enum Walls {
        @Label("do not stop fire")
        OPEN,
        @Label("stop fire")
        WALLED
    }

    /** From where the port is attacked. */
    public enum PortShot {
        @Label("from the trench, facing it")
        IN_TRENCH,
        @Label("from anywhere in reach")
        ANYWHERE
    }
}
