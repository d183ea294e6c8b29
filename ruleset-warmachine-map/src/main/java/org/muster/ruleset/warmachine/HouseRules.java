package org.muster.ruleset.warmachine;

import org.muster.api.spi.Label;
import org.muster.api.spi.NotBuilt;

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
@NotBuilt(option = "multiBattleVp", value = "EACH_ENEMY", rules = "WMC-VP-05")
@NotBuilt(option = "garrisonVeterans", value = "YES", rules = "WMC-DEF-09")
@NotBuilt(option = "hqFreeSpecial", value = "AT_ONCE", rules = "WMC-HQ-06")
@NotBuilt(option = "publicObjectiveTie", value = "FIRST_ANNOUNCED", rules = "WMC-OBJ-04")
@NotBuilt(option = "simulatedVeterans", value = "NO", rules = "WMC-ABS-09")
public record HouseRules(
        @Label(value = "Length of the season", rules = "WMC-RND-01", unit = "{n round|rounds}")
        int rounds,

        @Label("Map") MapChoice map,

        @Label(value = "How far headquarters are from each other and from special locations", rules = "WMC-SETUP-07")
        HqGap hqGap,

        @Label(value = "Supply points at the start", rules = "WMC-SETUP-14", unit = "{n point|points}")
        int startingSupply,

        @Label(
                value = "Most banners of a player",
                rules = "WMC-BAN-12",
                unit = "{n banner|banners}",
                zero = "any number")
        int maxBanners,

        @Label(value = "What field allowance is counted in", rules = "WMC-BAN-06")
        FieldAllowance fieldAllowance,

        @Label(value = "What a banner without an order does", rules = "WMC-ORD-05")
        MissingOrder missingOrder,

        @Label(value = "What happens to enemies that change places", rules = "WMC-MOV-05")
        Crossing crossing,

        @Label(value = "Pieces of terrain on a generic space", rules = "WMC-TER-03", unit = "{n piece|pieces}")
        int terrainPieces,

        @Label(value = "What decides a battle that nobody won on the table", rules = "WMC-BAT-12")
        TiedBattle tiedBattle,

        @Label(value = "Who chooses where a loser goes", rules = "WMC-RTR-02")
        RetreatChoice retreatChoice,

        @Label(value = "Attachments count in a unit's starting number", rules = "WMC-CAS-04")
        boolean attachmentsCount,

        @Label(value = "A veteran may become better again", rules = "WMC-VET-04")
        boolean veteranTwice,

        @Label(value = "Whose claims an outpost makes harder", rules = "WMC-CLM-06")
        OutpostHinders outpostHinders,

        @Label(value = "How often a banner is reinforced, split or merged in a round", rules = "WMC-REO-02")
        Reorganisations reorganisations,

        @Label(value = "What one arrival roll is made for", rules = "WMC-BUY-07")
        DeliveryRoll deliveryRoll,

        @Label(value = "Whether late troops are late in their battle", rules = "WMC-BUY-09")
        LateArrival lateArrival,

        @Label(value = "How purchases are made", rules = "WMC-BUY-02")
        PurchaseOrder purchaseOrder,

        @Label(value = "Victory points of secret objectives before the end", rules = "WMC-INF-06")
        SecretVp secretVp,

        @Label(value = "Supply points of a player", rules = "WMC-INF-05")
        Treasury treasury,

        @Label(value = "What decides between equal victory points", rules = "WMC-END-05")
        TieBreak tieBreak,

        @Label("Dice decide every battle, and none is played on a table")
        Autoresolve autoresolve,

        @Label(value = "Time for each decision of the setup", unit = Label.HOURS, zero = "no limit")
        int setupHours,

        @Label(value = "Time for orders", unit = Label.HOURS, zero = "no limit")
        int orderHours,

        @Label(value = "Time for a battle and its report", unit = Label.HOURS, zero = "no limit")
        int battleHours,

        @Label(value = "Time for each decision of the Resolution Phase", unit = Label.HOURS, zero = "no limit")
        int resolutionHours,

        @Label(value = "Time for the Resource Phase", unit = Label.HOURS, zero = "no limit")
        int resourceHours,

        @Label(value = "Time for purchases", unit = Label.HOURS, zero = "no limit")
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
        @Label("by the number of players")
        BY_SEATS,
        @Label("the crossing, for up to four")
        CROSSING,
        @Label("the marches")
        MARCHES
    }

    /** How far headquarters are from each other. */
    public enum HqGap {
        @Label("two spaces lie between")
        BETWEEN_2,
        @Label("one space lies between")
        DISTANCE_2
    }

    /** Whether a field allowance is one for all banners of a player and not one for each (WMC-BAN-06). */
    public boolean countsBannersTogether() {
        return fieldAllowance == FieldAllowance.PER_PLAYER;
    }

    /** What field allowance is counted in. */
    public enum FieldAllowance {
        @Label("each list")
        PER_BANNER,
        @Label("all lists of a player together")
        PER_PLAYER
    }

    /** What a banner without an order does: fortify, or stay without any benefit. */
    public enum MissingOrder {
        @Label("fortifies")
        FORTIFY,
        @Label("stays, without any benefit")
        HOLD
    }

    /** Whether enemies that change places meet. */
    public enum Crossing {
        @Label("they meet and fight")
        MEET,
        @Label("they pass each other")
        PASS
    }

    /** What decides a battle that nobody won on the table. */
    public enum TiedBattle {
        @Label("a die each, the highest wins")
        ROLL_OFF,
        @Label("nothing: nobody wins")
        NO_VICTOR
    }

    /** Who chooses where a loser goes. */
    public enum RetreatChoice {
        @Label("the loser")
        LOSER,
        @Label("the winner")
        WINNER
    }

    /** Whose claims an outpost makes harder. */
    public enum OutpostHinders {
        @Label("everybody's, its owner's too")
        EVERYONE,
        @Label("enemies'")
        ENEMIES
    }

    /** How often a banner takes part in a reorganisation. */
    public enum Reorganisations {
        @Label("once")
        ONE_PER_BANNER,
        @Label("any number of times")
        FREE
    }

    /** What an arrival roll is made for. */
    public enum DeliveryRoll {
        @Label("all that goes to one banner")
        PER_BANNER,
        @Label("each thing")
        PER_ITEM
    }

    /** Whether late troops are late for certain, or on a 1 again. */
    public enum LateArrival {
        @Label("they are, for certain")
        AUTOMATIC,
        @Label("on a roll of 1")
        ROLL
    }

    /** How purchases are made. */
    public enum PurchaseOrder {
        @Label("all at once, in secret")
        SIMULTANEOUS,
        @Label("one after the other, fewest victory points first")
        SEQUENTIAL
    }

    /** Whether victory points of secret objectives show. */
    public enum SecretVp {
        @Label("hidden")
        HIDDEN,
        @Label("shown")
        SHOWN
    }

    /** Whether supply points show. */
    public enum Treasury {
        @Label("secret")
        SECRET,
        @Label("shown to all")
        OPEN
    }

    /** What decides between equal victory points. */
    public enum TieBreak {
        @Label("nothing: the victory is shared")
        SHARED,
        @Label("more spaces")
        SPACES,
        @Label("more battles won")
        BATTLES_WON
    }

    /** Whether dice decide battles without a table. */
    public enum Autoresolve {
        @Label("no")
        OFF,
        @Label("yes")
        ON
    }
}
