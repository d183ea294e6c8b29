package org.muster.ruleset.crusade;

import org.muster.api.spi.Label;
import org.muster.api.spi.NotBuilt;
import org.muster.ruleset.crusade.data.Size;

/**
 * What a season can set where the source is silent or leaves a choice.
 *
 * @param season the file of the full season, or the short one for a first try
 * @param battleSize what battles are fought at unless somebody changes it (CRU-TAB-04)
 * @param missingOrder what a missing order means (CRU-STRAT-05)
 * @param nomadWhen who counts as a nomad (CRU-NOM-01)
 * @param nomadReach what a nomad may attack (CRU-NOM-02)
 * @param supportMatch which attack a support joins (CRU-SUP-05)
 * @param extraSupporters what several supporters of one attack bring (CRU-SUP-09)
 * @param defendBonusAgainstHangingSupport whether a defender has his bonus then too (CRU-DEF-06)
 * @param defendBonusInMultiplayer whether a defender has his bonus against several attackers (CRU-DEF-05)
 * @param unplayedConquest who wins an attack on a player that was not played (CRU-UNP-01)
 * @param defaultWinsCount whether default outcomes count as wins and losses (CRU-BAT-07)
 * @param requisitionCap most requisition points a player keeps; 0: no limit (CRU-TRN-02)
 * @param startingRequisition requisition points everybody begins with
 * @param supplyLimit power levels of an order of battle (CRU-ARMY-02)
 * @param majorTieAtSeasonEnd what happens when several fulfil a Major Victory after the last turn (CRU-VIC-05)
 */
@NotBuilt(option = "closeStrategyWhenComplete", value = "false", rules = "CRU-TURN-06")
@NotBuilt(option = "mutualAttack", value = "PLAYERS", rules = "CRU-MATCH-07")
@NotBuilt(option = "hangingSupportMissionRole", value = "ATTACKER", rules = "CRU-MATCH-11")
@NotBuilt(option = "riftMultiWager", value = "WINNER_PICKS_ONE", rules = "CRU-RIFT-09")
public record HouseRules(
        @Label("Length of the season") SeasonLength season,

        @Label(value = "Size of battles unless somebody changes it", rules = "CRU-TAB-04")
        Size battleSize,

        @Label(value = "What a player without an order does", rules = "CRU-STRAT-05")
        MissingOrder missingOrder,

        @Label(value = "Who is a nomad", rules = "CRU-NOM-01")
        NomadWhen nomadWhen,

        @Label(value = "What a nomad may attack", rules = "CRU-NOM-02")
        NomadReach nomadReach,

        @Label(value = "Which attack a support joins", rules = "CRU-SUP-05")
        SupportMatch supportMatch,

        @Label(value = "What several supporters of one attack bring", rules = "CRU-SUP-09")
        ExtraSupporters extraSupporters,

        @Label(
                value = "The bonus of a defense also holds against a support whose attack did not come",
                rules = "CRU-DEF-06")
        boolean defendBonusAgainstHangingSupport,

        @Label(value = "The bonus of a defense also holds against several attackers", rules = "CRU-DEF-05")
        boolean defendBonusInMultiplayer,

        @Label(value = "Who gets a system when an attack on a player was not played", rules = "CRU-UNP-01")
        UnplayedConquest unplayedConquest,

        @Label(value = "Battles that were not played count as wins and losses", rules = "CRU-BAT-07")
        boolean defaultWinsCount,

        @Label(
                value = "Most requisition points a player keeps",
                rules = "CRU-TRN-02",
                unit = "{n point|points}",
                zero = "no limit")
        int requisitionCap,

        @Label(value = "Requisition points at the start", unit = "{n point|points}")
        int startingRequisition,

        @Label(value = "Power levels of an order of battle", rules = "CRU-ARMY-02", unit = "{n} PL")
        int supplyLimit,

        @Label(value = "When several fulfil a Major Victory after the last turn", rules = "CRU-VIC-05")
        MajorTie majorTieAtSeasonEnd) {

    /** The book's own way in everything. */
    public static final HouseRules DEFAULT = new HouseRules(
            SeasonLength.FULL,
            Size.INCURSION,
            MissingOrder.NONE,
            NomadWhen.NO_SYSTEMS,
            NomadReach.HOME_HALF,
            SupportMatch.EXACT,
            ExtraSupporters.SHARE,
            false,
            true,
            UnplayedConquest.ATTACKER_WINS,
            false,
            0,
            5,
            100,
            MajorTie.EXTRA_TURNS);

    /** Which file says how long the season is. */
    public enum SeasonLength {
        /** The file {@code season}. */
        @Label("the full season")
        FULL,
        /** The file {@code quick-start}. */
        @Label("short, for a first try")
        QUICK_START
    }

    /** What a player does who gives no order. */
    public enum MissingOrder {
        @Label("nothing")
        NONE,
        /** He defends his home system where he controls it. */
        @Label("defends the home system")
        DEFEND_HOME,
        /** The first units of his order of battle train. */
        @Label("the first units of the order of battle train")
        INTENSIVE_TRAINING
    }

    /** Who is a nomad. */
    public enum NomadWhen {
        /** Who controls no system at all. */
        @Label("who controls no system")
        NO_SYSTEMS,
        /** Who does not control his home system. */
        @Label("who does not control the home system")
        HOME_LOST
    }

    /** What a nomad reaches. */
    public enum NomadReach {
        @Label("any system in the half of the home system")
        HOME_HALF,
        @Label("any system")
        ANYWHERE
    }

    /** Which attack a support joins. */
    public enum SupportMatch {
        /** From the same system on the same target. */
        @Label("the one from the same system on the same target")
        EXACT,
        /** Of the same player on the same target, from wherever. */
        @Label("any of that player on the same target")
        PLAYER_AND_TARGET
    }

    /** What each of several supporters brings. */
    public enum ExtraSupporters {
        /** An equal share, rounded down. */
        @Label("equal shares of one army")
        SHARE,
        /** A whole supporting army. */
        @Label("a whole army each")
        STACK
    }

    /** Who wins an attack on a player that was not played. */
    public enum UnplayedConquest {
        @Label("the attacker")
        ATTACKER_WINS,
        /** The controller keeps it if only the attacker was unable. */
        @Label("who controls it, if only the attacker was unable")
        FAULT_LOSES
    }

    /** What several Major Victories after the last turn mean. */
    public enum MajorTie {
        @Label("turns are added, four at most")
        EXTRA_TURNS,
        @Label("the ranking decides")
        RANKING
    }
}
