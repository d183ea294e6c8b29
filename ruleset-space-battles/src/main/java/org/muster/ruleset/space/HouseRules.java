package org.muster.ruleset.space;

import java.util.Locale;

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
public record HouseRules(
        Mission scenario,
        Screens screens,
        ScreenBands screenBands,
        Diagonals diagonals,
        ToHit toHit,
        Naturals naturals,
        SnubWeapons snubWeapons,
        HeavyVsFighters heavyVsFighters,
        AttackWeapons attackWeapons,
        Countermoves countermove,
        ResponsesPerShip responsesPerShip,
        Collisions collisions,
        Friends friends,
        FullPower fullPower,
        Fast fast,
        Edge edge,
        LineOfSight lineOfSight,
        IonBursts ionBursts,
        boolean ionStopsLaunch,
        int hothTurnLimit,
        HothLimitResult hothLimitResult,
        TowerPlaces towers,
        Walls trench,
        PortShot portShot,
        int portDefence,
        int vaderLatestTurn,
        int falconDelay,
        int deathStarTurnLimit,
        int points,
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
        ESCAPE_FROM_HOTH,
        ATTACK_ON_THE_DEATHSTAR,
        OPEN_BATTLE;

        /** The name of its file of data: {@code escape-from-hoth}. */
        public String data() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** What decides the column of a ship with screens. */
    public enum Screens {
        RANGE,
        FACING
    }

    /**
     * The inner two of the three bands of distance.
     *
     * @param noScreens largest distance without screens
     * @param minimum largest distance at minimum screens; beyond it they are full
     */
    public record ScreenBands(int noScreens, int minimum) {}

    /** Where an exact diagonal lies. */
    public enum Diagonals {
        FRONT_REAR,
        SIDE
    }

    /** What total hits. */
    public enum ToHit {
        EQUAL_OR_MORE,
        MORE
    }

    /** What an unmodified 20 or 1 does. */
    public enum Naturals {
        NONE,
        TWENTY_HITS,
        TWENTY_HITS_ONE_MISSES
    }

    /** What a snub weapon is: any rapid one, a rapid one of a fighter, any of a fighter. */
    public enum SnubWeapons {
        RAPID,
        FIGHTER_RAPID,
        FIGHTER_ANY
    }

    /** Torpedoes at fighters. */
    public enum HeavyVsFighters {
        ALLOWED,
        FORBIDDEN
    }

    /** What fires in one attack move. */
    public enum AttackWeapons {
        ALL,
        ONE
    }

    /** What a countermove is. */
    public enum Countermoves {
        STANDARD,
        STANDARD_OR_FULL,
        ANY
    }

    /** How often a ship responds. */
    public enum ResponsesPerShip {
        UNLIMITED,
        ONE_PER_HALF
    }

    /** When a collision may be declared. */
    public enum Collisions {
        STEPWISE,
        ONLY_IF_FORCED
    }

    /** Spaces with friends. */
    public enum Friends {
        PASS_THROUGH,
        BLOCK
    }

    /** How long full power is. */
    public enum FullPower {
        CLASS,
        SPEED
    }

    /** How long the full power of a Fast ship is. */
    public enum Fast {
        EXACT,
        UP_TO
    }

    /** The edge of the board. */
    public enum Edge {
        CLOSED,
        OPEN
    }

    /** What capital ships block. */
    public enum LineOfSight {
        CAPITAL_ONLY,
        ALL_WEAPONS
    }

    /** How bursts of the Ion Cannon are counted. */
    public enum IonBursts {
        PER_GAME,
        PER_TURN
    }

    /** Who wins when time runs out over Hoth. */
    public enum HothLimitResult {
        EMPIRE,
        DRAW
    }

    /** Where towers stand. */
    public enum TowerPlaces {
        FIXED,
        PLACED
    }

    /** The trench's walls. */
    public enum Walls {
        OPEN,
        WALLED
    }

    /** From where the port is attacked. */
    public enum PortShot {
        IN_TRENCH,
        ANYWHERE
    }
}
