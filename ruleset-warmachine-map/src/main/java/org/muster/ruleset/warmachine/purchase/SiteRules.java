package org.muster.ruleset.warmachine.purchase;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Structure;
import org.muster.ruleset.warmachine.purchase.Purchases.Building;

/** Where structures can be built and new banners placed (WMC-STC-*, WMC-BUY-10). */
final class SiteRules {

    private SiteRules() {}

    /** Every rule that something built there would break (WMC-STC-01, WMC-STC-02, WMC-STC-08). */
    static List<Violation> against(Campaign campaign, Player player, Building building) {
        return against(campaign, campaign, player, building);
    }

    /**
     * The same beside what is built at the same time.
     *
     * @param before how it stood before any of that
     */
    static List<Violation> against(Campaign before, Campaign campaign, Player player, Building building) {
        String space = building.space();
        List<Violation> violations = new ArrayList<>(0);
        if (!campaign.controls(player, space)) {
            violations.add(notControlled(campaign, space, "WMC-STC-01"));
        }
        if (campaign.space(space).isSpecial()) {
            violations.add(Violation.of("SPECIAL_SPACE", "Nothing can be built in {space}.", campaign.space(space))
                    .citing("WMC-STC-01"));
        }
        Structure there = campaign.ground(space).structure();
        if (there != null || campaign.headquartersAt(space) != null) {
            violations.add((there != null && before.ground(space).structure() == null
                            ? Violation.of(
                                    "SPACE_TAKEN",
                                    "{space} has room for one structure, and {structure:a} is to be built there.",
                                    campaign.space(space),
                                    there.kind())
                            : Violation.of(
                                    "SPACE_TAKEN",
                                    "{space} already holds {structure:a}.",
                                    campaign.space(space),
                                    there == null ? "headquarters" : there.kind()))
                    .citing("WMC-STC-02"));
        }
        if (building.kind().isLimited() && campaign.owns(player, building.kind())) {
            violations.add((before.owns(player, building.kind())
                            ? Violation.of("STRUCTURE_LIMIT", "You already own {structure:a}.", building.kind())
                            : Violation.of(
                                    "STRUCTURE_LIMIT", "You can own one {structure}, not several.", building.kind()))
                    .citing("WMC-STC-08"));
        }
        return violations;
    }

    private static Violation notControlled(Campaign campaign, String space, String rule) {
        return Violation.of("NOT_CONTROLLED", "{space} is not yours.", campaign.space(space))
                .citing(rule);
    }

    /** Where a new banner can be placed (WMC-BUY-10). */
    static List<String> placesForBanners(Campaign campaign, Player player) {
        List<String> places = new ArrayList<>();
        for (String space : campaign.book().map().neighbours(campaign.of(player).hq())) {
            if (noPlace(campaign, player, space).isEmpty()) {
                places.add(space);
            }
        }
        return places;
    }

    /** Why a new banner can't be placed in {@code space}: it takes a free own space next to the headquarters (WMC-BUY-10). */
    static List<Violation> noPlace(Campaign campaign, Player player, String space) {
        List<Violation> violations = new ArrayList<>(0);
        if (!campaign.controls(player, space)) {
            violations.add(notControlled(campaign, space, "WMC-BUY-10"));
        }
        if (!campaign.isUnoccupied(space)) {
            violations.add(Violation.of(
                            "SPACE_TAKEN", "{space} already holds a banner or headquarters.", campaign.space(space))
                    .citing("WMC-BUY-10"));
        }
        if (!campaign.book().map().adjacent(campaign.of(player).hq(), space)) {
            violations.add(
                    Violation.of("NO_PLACE_FOR_BANNER", "{space} is not adjacent to your HQ.", campaign.space(space))
                            .citing("WMC-BUY-10"));
        }
        return violations;
    }
}
