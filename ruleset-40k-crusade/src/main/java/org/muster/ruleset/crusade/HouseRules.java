package org.muster.ruleset.crusade;

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
public record HouseRules(
        SeasonLength season,
        Size battleSize,
        MissingOrder missingOrder,
        NomadWhen nomadWhen,
        NomadReach nomadReach,
        SupportMatch supportMatch,
        ExtraSupporters extraSupporters,
        boolean defendBonusAgainstHangingSupport,
        boolean defendBonusInMultiplayer,
        UnplayedConquest unplayedConquest,
        boolean defaultWinsCount,
        int requisitionCap,
        int startingRequisition,
        int supplyLimit,
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
        FULL,
        /** The file {@code quick-start}. */
        QUICK_START
    }

    /** What a player does who gives no order. */
    public enum MissingOrder {
        NONE,
        /** He defends his home system where he controls it. */
        DEFEND_HOME,
        /** The first units of his order of battle train. */
        INTENSIVE_TRAINING
    }

    /** Who is a nomad. */
    public enum NomadWhen {
        /** Who controls no system at all. */
        NO_SYSTEMS,
        /** Who does not control his home system. */
        HOME_LOST
    }

    /** What a nomad reaches. */
    public enum NomadReach {
        HOME_HALF,
        ANYWHERE
    }

    /** Which attack a support joins. */
    public enum SupportMatch {
        /** From the same system on the same target. */
        EXACT,
        /** Of the same player on the same target, from wherever. */
        PLAYER_AND_TARGET
    }

    /** What each of several supporters brings. */
    public enum ExtraSupporters {
        /** An equal share, rounded down. */
        SHARE,
        /** A whole supporting army. */
        STACK
    }

    /** Who wins an attack on a player that was not played. */
    public enum UnplayedConquest {
        ATTACKER_WINS,
        /** The controller keeps it if only the attacker was unable. */
        FAULT_LOSES
    }

    /** What several Major Victories after the last turn mean. */
    public enum MajorTie {
        EXTRA_TURNS,
        RANKING
    }
}
