package org.muster.ruleset.warmachine.chance;

import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Campaign;

/** How troops come to a banner (WMC-CST-02, WMC-CST-03, WMC-CST-04, WMC-CST-05, WMC-BUY-06, WMC-BUY-07, WMC-BUY-08, WMC-BUY-09). */
public enum Arrival {
    AT_ONCE,
    LATE,
    DELAYED;

    /** Tells how something comes to a banner. */
    public interface Roller {
        Arrival to(String banner, Sentence what);
    }

    /** Where it is only looked whether all would be legal. */
    public static final Roller CERTAIN = (banner, what) -> AT_ONCE;

    /** At once where friendly land leads to the headquarters, else by a die that others don't see. */
    public static Roller by(Dice dice, Campaign campaign, Player player, String rule) {
        return (banner, what) -> {
            if (campaign.isConnected(player, campaign.banner(banner).at())) {
                return AT_ONCE;
            }
            int rolled = dice.roll(Roll.of(
                                    Sentence.of(
                                            "Arrival of {what} at {banner} (1: a round later, 2: late in battle)",
                                            what,
                                            campaign.nameOf(banner)),
                                    Pool.D6)
                            .by(player)
                            .citing(rule)
                            .seenBy(campaign.book().privyTo(player)))
                    .total();
            return rolled == 1 ? DELAYED : rolled == 2 ? LATE : AT_ONCE;
        };
    }
}
