package org.muster.ruleset.warmachine.setup;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.data.Space;

/** What is wrong with a campaign that somebody wrote down, beyond its single numbers and references. */
public final class PositionCheck {

    private PositionCheck() {}

    /** All of it. */
    public static List<Violation> of(Campaign campaign) {
        List<Violation> violations = new ArrayList<>(Violation.unlessBetween(
                "round", campaign.round(), 0, campaign.book().houseRules().rounds()));
        List<String> missing = campaign.book().map().all().stream()
                .map(Space::id)
                .filter(id -> !campaign.field().grounds().containsKey(id))
                .toList();
        if (!missing.isEmpty()) {
            violations.add(
                    Violation.of("NOT_ALL_OF_THE_MAP", "Nothing is said of {places}, which the map has.", missing)
                            .inside("grounds"));
        }
        for (String force : campaign.field().lists().keySet()) {
            if (!isForce(campaign, force)) {
                violations.add(Violation.of("NO_FORCE", "{force} is neither a banner nor a defense force.", force)
                        .inside("lists." + force));
            }
        }
        // banners may be gone by now
        campaign.moves().orders().keySet().forEach(id -> violations.addAll(everRaised(campaign, id, "orders." + id)));
        for (int i = 0; i < campaign.moves().tracks().size(); i++) {
            String id = campaign.moves().tracks().get(i).banner();
            violations.addAll(everRaised(campaign, id, "tracks." + i + ".banner"));
        }
        campaign.battles().forEach((key, battle) -> {
            if (!battle.space().equals(key)) {
                violations.add(Violation.of(
                                "OTHER_SPACE", "The battle at {space} says that it is at {other}.", key, battle.space())
                        .inside("battles." + key + ".space"));
            }
            for (int i = 0; i < battle.fighters().size(); i++) {
                String force = battle.fighters().get(i).force();
                if (!battle.settled() && !force.isEmpty() && !isForce(campaign, force)) {
                    violations.add(Violation.of("NO_FORCE", "{force} is neither a banner nor a defense force.", force)
                            .inside("battles." + key + ".fighters." + i + ".force"));
                }
            }
        });
        return violations;
    }

    private static List<Violation> everRaised(Campaign campaign, String banner, String at) {
        for (Player player : campaign.holdings().keySet()) {
            String number =
                    banner.substring(Math.min(banner.length(), player.id().length() + 1));
            if (banner.equals(player.id() + '-' + number)
                    && number.matches("[1-9]\\d{0,5}")
                    && Integer.parseInt(number) <= campaign.of(player).raised()) {
                return List.of();
            }
        }
        return List.of(Violation.of("NO_BANNER", "{banner} is no banner that was ever raised.", banner)
                .inside(at));
    }

    private static boolean isForce(Campaign campaign, String id) {
        return campaign.field().banners().containsKey(id)
                || campaign.book().players().stream()
                        .anyMatch(player -> Campaign.defenseForceOf(player).equals(id));
    }
}
