package org.muster.ruleset.warmachine.setup;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.ruleset.warmachine.Campaign;

/** Ids of banners and defense forces: those that there are, and those that there were. */
record ForceIds(Campaign campaign) {

    /** Those of a player. */
    List<String> of(Player player) {
        List<String> forces = new ArrayList<>();
        campaign.banners().list().stream()
                .filter(banner -> banner.owner().equals(player))
                .forEach(banner -> forces.add(banner.id()));
        forces.add(Campaign.defenseForceOf(player));
        return forces;
    }

    /** Whether a banner or defense force is called so. */
    boolean has(String id) {
        return campaign.banners().containsKey(id)
                || campaign.book().players().stream()
                        .anyMatch(player -> Campaign.defenseForceOf(player).equals(id));
    }

    /** Why nothing is called so; empty if something is. */
    List<Violation> unlessThere(String id) {
        return Violation.unless(
                has(id), () -> Violation.of("NO_FORCE", "{force} is neither a banner nor a defense force.", id));
    }

    /** Why nothing was ever called so; empty if something is, or was. */
    List<Violation> unlessEverThere(String id) {
        return has(id) ? List.of() : unlessEverRaised(id);
    }

    /** Why no banner was ever called so; empty if one was. */
    List<Violation> unlessEverRaised(String banner) {
        return Violation.unless(
                campaign.holdings().keySet().stream().anyMatch(player -> hasRaised(player, banner)),
                () -> Violation.of("NO_BANNER", "{banner} is no banner that was ever raised.", banner));
    }

    private boolean hasRaised(Player player, String banner) {
        String number = banner.substring(Math.min(banner.length(), player.id().length() + 1));
        return banner.equals(player.id() + '-' + number)
                && number.matches("[1-9]\\d{0,5}")
                && Integer.parseInt(number) <= campaign.of(player).raised();
    }
}
