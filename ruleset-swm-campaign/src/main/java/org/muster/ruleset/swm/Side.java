package org.muster.ruleset.swm;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Distinct;
import org.muster.api.check.RefersTo;
import org.muster.api.seat.Player;

/**
 * A faction that acts alone this turn, or a whole alliance.
 *
 * @param members in seat order
 * @param captain who answers for an alliance (SWM-ALLY-11)
 * @param entered enemy territories entered this turn, in order (SWM-MOVE-08)
 */
public record Side(
        @Distinct List<Player> members,
        Player captain,
        @Distinct List<@RefersTo("territories") String> entered) {

    public Side {
        members = List.copyOf(members);
        entered = List.copyOf(entered);
    }

    /** A faction on its own. */
    public static Side alone(Player player) {
        return new Side(List.of(player), player, List.of());
    }

    /** An alliance, its first member answering for it until the initiative is rolled. */
    public static Side allied(List<Player> members) {
        return new Side(members, members.get(0), List.of());
    }

    /** Whether it is more than one faction. */
    public boolean isAlliance() {
        return members.size() > 1;
    }

    /** Whether {@code player} belongs to it. */
    public boolean has(Player player) {
        return members.contains(player);
    }

    public Side ledBy(Player member) {
        return new Side(members, member, entered);
    }

    public Side entering(String territory) {
        if (entered.contains(territory)) {
            return this;
        }
        List<String> more = new ArrayList<>(entered);
        more.add(territory);
        return new Side(members, captain, more);
    }
}
