package org.muster.ruleset.warmachine.resource;

import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Campaign;

/** Which banners may reinforce each other, merge and split (WMC-REO-01, WMC-REO-04, WMC-REO-05). */
final class RegroupRules {

    private RegroupRules() {}

    /** Whether both are in friendly spaces next to each other (WMC-REO-01, WMC-REO-04, WMC-REO-05). */
    private static boolean areNeighbours(Campaign campaign, Player player, String a, String b) {
        return campaign.controls(player, a)
                && campaign.controls(player, b)
                && campaign.book().map().adjacent(a, b);
    }

    /** Why two banners can't reinforce each other, nor merge (WMC-REO-01, WMC-REO-05). */
    static List<Violation> notAdjacent(Campaign campaign, Player player, String banner, String other) {
        return areNeighbours(
                        campaign,
                        player,
                        campaign.banner(banner).at(),
                        campaign.banner(other).at())
                ? List.of()
                : List.of(Violation.of(
                                "NOT_ADJACENT_FRIENDLY",
                                "{a} and {b} are not in adjacent friendly spaces.",
                                campaign.nameOf(banner),
                                campaign.nameOf(other))
                        .citing("WMC-REO-01", "WMC-REO-05"));
    }

    /** Every reason why no new banner can split off {@code banner} into {@code space} (WMC-REO-04). */
    static List<Violation> againstSplit(Campaign campaign, Player player, Banner banner, String space) {
        return Violation.both(splitTooSmall(campaign, banner.id()), noRoom(campaign, player, banner, space));
    }

    static List<Violation> splitTooSmall(Campaign campaign, String banner) {
        int least = campaign.book().constants().reorganise().splitFrom();
        return campaign.points(banner) >= least
                ? List.of()
                : List.of(Violation.of(
                                "SPLIT_TOO_SMALL",
                                "{banner} has {n point|points}, a split needs {from}.",
                                campaign.nameOf(banner),
                                campaign.points(banner),
                                least)
                        .citing("WMC-REO-04"));
    }

    static List<Violation> noRoom(Campaign campaign, Player player, Banner banner, String space) {
        return areNeighbours(campaign, player, banner.at(), space) && campaign.isUnoccupied(space)
                ? List.of()
                : List.of(Violation.of(
                                "NOT_ADJACENT_FRIENDLY",
                                "{banner} and {space} are not adjacent friendly spaces, the second of them free.",
                                campaign.nameOf(banner.id()),
                                campaign.space(space))
                        .citing("WMC-REO-04"));
    }
}
