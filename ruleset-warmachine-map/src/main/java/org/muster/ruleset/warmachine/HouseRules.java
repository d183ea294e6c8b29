package org.muster.ruleset.warmachine;

/**
 * What a campaign can set where the source is silent or leaves a choice.
 *
 * @param rounds the season lasts (WMC-RND-01)
 * @param map which of the two maps; by seats: the crossing for up to four, else the marches
 * @param hqGap how far headquarters are from each other and from special locations (WMC-SETUP-07)
 * @param startingSupply supply points at the start (WMC-SETUP-14)
 * @param maxBanners of a player; 0: any number (WMC-BAN-12)
 * @param fieldAllowance of each list, or of all lists of a player together (WMC-BAN-06)
 * @param missingOrder what a banner without an order does (WMC-ORD-05)
 * @param crossing what happens to enemies that change places (WMC-MOV-05)
 * @param terrainPieces of a generic space, 7 or more (WMC-TER-03)
 * @param tiedBattle what decides a battle that nobody won (WMC-BAT-12)
 * @param retreatChoice who chooses where a loser goes (WMC-RTR-02)
 * @param attachmentsCount whether attachments count in a unit's starting number (WMC-CAS-04)
 * @param veteranTwice whether a veteran may become better again (WMC-VET-04)
 * @param outpostHinders whose claims an outpost makes harder (WMC-CLM-06)
 * @param reorganisations how often a banner is reinforced, split or merged in a round (WMC-REO-02)
 * @param deliveryRoll one arrival roll for all that goes to a banner, or one for each thing (WMC-BUY-07)
 * @param lateArrival whether late troops are late for certain (WMC-BUY-09)
 * @param purchaseOrder all in secret at once, or one after the other, fewest victory points first (WMC-BUY-02)
 * @param secretVp whether victory points of secret objectives show (WMC-INF-06)
 * @param treasury whether supply points show (WMC-INF-05)
 * @param tieBreak what decides between equal victory points (WMC-END-05)
 * @param autoresolve whether no battle is played on a table at all and dice decide each, as with absent players; no option
 *     of the book, but what bots and simulations need
 * @param setupHours for each decision of the setup; 0: no limit, as with all hours
 * @param orderHours for orders
 * @param battleHours for a battle and its report
 * @param resolutionHours for each decision of the Resolution Phase
 * @param resourceHours for the Resource Phase
 * @param purchaseHours for purchases
 */
public record HouseRules(
        int rounds,
        MapChoice map,
        HqGap hqGap,
        int startingSupply,
        int maxBanners,
        FieldAllowance fieldAllowance,
        MissingOrder missingOrder,
        Crossing crossing,
        int terrainPieces,
        TiedBattle tiedBattle,
        RetreatChoice retreatChoice,
        boolean attachmentsCount,
        boolean veteranTwice,
        OutpostHinders outpostHinders,
        Reorganisations reorganisations,
        DeliveryRoll deliveryRoll,
        LateArrival lateArrival,
        PurchaseOrder purchaseOrder,
        SecretVp secretVp,
        Treasury treasury,
        TieBreak tieBreak,
        Autoresolve autoresolve,
        int setupHours,
        int orderHours,
        int battleHours,
        int resolutionHours,
        int resourceHours,
        int purchaseHours) {

    /** The book's own way in everything. */
    public static final HouseRules DEFAULT = new HouseRules(
            12,
            MapChoice.BY_SEATS,
            HqGap.BETWEEN_2,
            0,
            0,
            FieldAllowance.PER_BANNER,
            MissingOrder.FORTIFY,
            Crossing.MEET,
            7,
            TiedBattle.ROLL_OFF,
            RetreatChoice.LOSER,
            true,
            false,
            OutpostHinders.EVERYONE,
            Reorganisations.ONE_PER_BANNER,
            DeliveryRoll.PER_BANNER,
            LateArrival.AUTOMATIC,
            PurchaseOrder.SIMULTANEOUS,
            SecretVp.HIDDEN,
            Treasury.SECRET,
            TieBreak.SHARED,
            Autoresolve.OFF,
            0,
            48,
            72,
            12,
            12,
            24);

    /** Which map is played on. */
    public enum MapChoice {
        BY_SEATS,
        CROSSING,
        MARCHES
    }

    /** How far headquarters are from each other. */
    public enum HqGap {
        BETWEEN_2,
        DISTANCE_2
    }

    /** What field allowance is counted in. */
    public enum FieldAllowance {
        PER_BANNER,
        PER_PLAYER
    }

    /** What a banner without an order does: fortify, or stay without any benefit. */
    public enum MissingOrder {
        FORTIFY,
        HOLD
    }

    /** Whether enemies that change places meet. */
    public enum Crossing {
        MEET,
        PASS
    }

    /** What decides a battle that nobody won on the table. */
    public enum TiedBattle {
        ROLL_OFF,
        NO_VICTOR
    }

    /** Who chooses where a loser goes. */
    public enum RetreatChoice {
        LOSER,
        WINNER
    }

    /** Whose claims an outpost makes harder. */
    public enum OutpostHinders {
        EVERYONE,
        ENEMIES
    }

    /** How often a banner takes part in a reorganisation. */
    public enum Reorganisations {
        ONE_PER_BANNER,
        FREE
    }

    /** What an arrival roll is made for. */
    public enum DeliveryRoll {
        PER_BANNER,
        PER_ITEM
    }

    /** Whether late troops are late for certain, or on a 1 again. */
    public enum LateArrival {
        AUTOMATIC,
        ROLL
    }

    /** How purchases are made. */
    public enum PurchaseOrder {
        SIMULTANEOUS,
        SEQUENTIAL
    }

    /** Whether victory points of secret objectives show. */
    public enum SecretVp {
        HIDDEN,
        SHOWN
    }

    /** Whether supply points show. */
    public enum Treasury {
        SECRET,
        OPEN
    }

    /** What decides between equal victory points. */
    public enum TieBreak {
        SHARED,
        SPACES,
        BATTLES_WON
    }

    /** Whether dice decide battles without a table. */
    public enum Autoresolve {
        OFF,
        ON
    }
}
