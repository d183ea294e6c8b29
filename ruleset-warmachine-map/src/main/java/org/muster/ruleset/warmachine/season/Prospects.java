package org.muster.ruleset.warmachine.season;

import org.muster.api.seat.Player;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Ledger;
import org.muster.ruleset.warmachine.Structure;
import org.muster.ruleset.warmachine.data.Location;
import org.muster.ruleset.warmachine.data.Objective;
import org.muster.ruleset.warmachine.data.StructureKind;

/**
 * How a season that is not over stands for a player: a guess, for bots that look ahead. No rule of the book.
 *
 * <pre>
 * victory points     those that show, those of secret objectives, those of the land    WMC-VP-*, WMC-END-*
 * land to come       a banner in a space that is not its owner's claims it             WMC-CLM-*
 * means              points of all forces, supply points, depots, casters              WMC-RES-*, WMC-BUY-*
 * objectives         how far the public ones and the own secret one have come          WMC-OBJ-*
 * </pre>
 *
 * All of it in victory points. What is not on the table yet counts less the fewer rounds are left.
 */
public final class Prospects {

    /** Victory points that a point of troops brings in a whole season, and other means. */
    private static final double TROOPS = 0.03;

    private static final double SUPPLY = 0.06;
    private static final double DEPOT = 0.8;
    private static final double LOCATION = 1.0;
    /** What is claimed is claimed in the end, mostly. */
    private static final double TO_CLAIM = 0.6;
    /** Of an objective's reward, for one that is nearly met. */
    private static final double IN_SIGHT = 0.4;

    /** Victory points that make one twice as likely to win: at the end, and a season before it. */
    private static final double AT_THE_END = 0.7;

    private static final double A_SEASON_BEFORE = 3.5;

    private Prospects() {}

    /** From 0, as good as lost, to 1, as good as won. */
    public static double of(Campaign campaign, Player player) {
        if (!campaign.holdings().containsKey(player)) {
            return 1.0 / campaign.book().players().size(); // nobody has anything yet
        }
        if (campaign.of(player).out()) {
            return 0;
        }
        int rounds = campaign.book().houseRules().rounds();
        double left = Math.max(0, rounds - campaign.round() + 1) / (double) rounds;
        double scale = AT_THE_END + A_SEASON_BEFORE * left;
        double own = points(campaign, player, left);
        double all = 0;
        for (Player each : campaign.players()) {
            all += StrictMath.exp((points(campaign, each, left) - own) / scale);
        }
        return 0.01 + 0.98 / all;
    }

    private static double points(Campaign campaign, Player player, double left) {
        Ledger ledger = campaign.ledgers().getOrDefault(player, Ledger.of(0));
        double points = campaign.of(player).vp() + ledger.secretVp() + Season.land(campaign, player);
        double means = SUPPLY * ledger.supply();
        for (Banner banner : campaign.bannersOf(player)) {
            means += TROOPS * campaign.points(banner.id());
            if (!campaign.controls(player, banner.at()) && campaign.headquartersAt(banner.at()) == null) {
                points += TO_CLAIM * worth(campaign, banner.at());
            }
        }
        for (String space : campaign.controlledBy(player)) {
            Structure structure = campaign.ground(space).structure();
            means += structure != null && structure.is(StructureKind.SUPPLY_DEPOT, player) ? DEPOT : 0;
            means += campaign.book().locationAt(space) == null ? 0 : LOCATION;
        }
        return points + left * means + objectives(campaign, player, ledger);
    }

    /** Victory points of a space at the end, and what an enemy does not get. */
    public static double worth(Campaign campaign, String space) {
        Location location = campaign.book().locationAt(space);
        return campaign.book().constants().victoryPoints().controlledSpace()
                + (location == null ? 0 : location.vp() + LOCATION)
                + (campaign.controller(space) == null ? 0 : 0.3);
    }

    private static double objectives(Campaign campaign, Player player, Ledger ledger) {
        double hope = 0;
        for (String id : campaign.board().open()) {
            hope += hope(campaign, player, campaign.book().objective(id));
        }
        return ledger.objective().isEmpty()
                ? hope
                : hope + hope(campaign, player, campaign.book().objective(ledger.objective()));
    }

    private static double hope(Campaign campaign, Player player, Objective objective) {
        double met = 0;
        for (Objective.Condition condition : objective.when()) {
            int measured = ObjectivesMet.measured(campaign, player, condition);
            met += condition.measure() == Objective.Measure.BATTLES_LOST_AT_MOST
                    ? measured <= condition.least() ? 1 : 0
                    : Math.min(1, measured / (double) Math.max(1, condition.least()));
        }
        double share = met / Math.max(1, objective.when().size());
        double reward = objective.reward().vp() + SUPPLY * objective.reward().supply();
        return reward * (share >= 1 ? TO_CLAIM : IN_SIGHT * share * share);
    }
}
