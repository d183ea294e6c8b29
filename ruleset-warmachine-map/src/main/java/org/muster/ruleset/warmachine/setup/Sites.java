package org.muster.ruleset.warmachine.setup;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.HouseRules.HqGap;
import org.muster.ruleset.warmachine.data.Space;

/**
 * Where headquarters may be.
 *
 * <pre>
 * far from others and from special locations    WMC-SETUP-07   HQ_TOO_CLOSE
 * with room for all banners around it           WMC-SETUP-08   HQ_TOO_SMALL
 * where nothing is legal, what is closest to it WMC-SETUP-13
 * </pre>
 */
final class Sites {

    private final Campaign campaign;
    private final Player player;
    private final int least;
    private final List<String> granted;

    Sites(Campaign campaign, Player player) {
        this.campaign = campaign;
        this.player = player;
        int between = campaign.book().constants().setup().spacesBetween();
        this.least = campaign.book().houseRules().hqGap() == HqGap.BETWEEN_2 ? between + 1 : between;
        this.granted = granted();
    }

    /** Where no space is legal, those that are closest to being so (WMC-SETUP-13). */
    private List<String> granted() {
        for (String space : campaign.grounds().keySet()) {
            if (broken(space).isEmpty()) {
                return List.of();
            }
        }
        List<String> large = closest(false);
        return large.isEmpty() ? closest(true) : large;
    }

    private List<String> closest(boolean small) {
        List<String> best = new ArrayList<>();
        int missing = Integer.MAX_VALUE;
        for (Space space : campaign.book().map().all()) {
            if (isTaken(space.id()) || !small && isTooSmall(space.id())) {
                continue;
            }
            int lacks = Math.max(0, least - distance(space.id()));
            if (lacks < missing) {
                missing = lacks;
                best.clear();
            }
            if (lacks == missing && (lacks == 0 || best.isEmpty())) {
                best.add(space.id());
            }
        }
        return best;
    }

    private boolean isTaken(String space) {
        return campaign.space(space).isSpecial() || campaign.headquartersAt(space) != null;
    }

    private int banners() {
        int banners = 0;
        for (Banner banner : campaign.banners().list()) {
            banners += banner.owner().equals(player) ? 1 : 0;
        }
        return Math.max(2, banners);
    }

    private boolean isTooSmall(String space) {
        return room(space) < banners();
    }

    /** Adjacent spaces that nobody controls yet. */
    private int room(String space) {
        int room = 0;
        for (String other : campaign.book().map().neighbours(space)) {
            room += campaign.controller(other) == null ? 1 : 0;
        }
        return room;
    }

    /** Steps to the nearest headquarters or special location. */
    private int distance(String space) {
        int nearest = Integer.MAX_VALUE;
        for (var step :
                campaign.book().map().distances(space, any -> true, least).entrySet()) {
            nearest = isTaken(step.getKey()) ? Math.min(nearest, step.getValue()) : nearest;
        }
        return nearest;
    }

    /** Every rule that headquarters in {@code space} would break, unless it is granted. */
    List<Violation> against(String space) {
        return granted.contains(space) ? List.of() : broken(space);
    }

    private List<Violation> broken(String space) {
        List<Violation> violations = new ArrayList<>();
        if (isTooSmall(space)) {
            violations.add(Violation.of(
                            "HQ_TOO_SMALL",
                            "{space} has {n adjacent space|adjacent spaces} that nobody controls, you need {m}.",
                            campaign.space(space),
                            room(space),
                            banners())
                    .citing("WMC-SETUP-08"));
        }
        campaign.book().map().distances(space, any -> true, least - 1).forEach((other, steps) -> {
            if (isTaken(other)) {
                violations.add((steps == 0
                                ? Violation.of(
                                        "HQ_TOO_CLOSE",
                                        "{space} is taken: headquarters are at least {least} from others and from special"
                                                + " locations.",
                                        campaign.space(space),
                                        least)
                                : Violation.of(
                                        "HQ_TOO_CLOSE",
                                        "{space} is {d} from {other}: at least {least}.",
                                        campaign.space(space),
                                        steps,
                                        campaign.space(other),
                                        least))
                        .citing("WMC-SETUP-07"));
            }
        });
        return violations;
    }
}
