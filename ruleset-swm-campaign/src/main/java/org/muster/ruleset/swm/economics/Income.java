package org.muster.ruleset.swm.economics;

import org.muster.api.seat.Player;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.ruleset.swm.data.Territory;

/**
 * What a player collects at the start of its segment, as things are now (SWM-ECON-01, -02).
 *
 * @param territories economic points that the territories it controls yield
 * @param logistics economic points by its Logistics Officer; 0 without one
 */
public record Income(int territories, int logistics) {

    /** That of {@code player}. */
    public static Income of(War war, Player player) {
        int territories = war.book().map().all().stream()
                .filter(territory -> war.controls(player, territory.id()))
                .mapToInt(Territory::economy)
                .sum();
        int logistics =
                war.has(player, Advantage.LOGISTICS_OFFICER) ? war.constants().logisticsIncome() : 0;
        return new Income(territories, logistics);
    }

    /** All of it. */
    public int sum() {
        return territories + logistics;
    }
}
