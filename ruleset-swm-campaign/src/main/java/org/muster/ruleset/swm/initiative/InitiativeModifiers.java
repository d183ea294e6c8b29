package org.muster.ruleset.swm.initiative;

import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.ruleset.swm.Side;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.ruleset.swm.data.Constants;
import org.muster.ruleset.swm.data.Faction;

/**
 * What is added to an initiative roll.
 *
 * <pre>
 * +2   Intelligence Officer                             SWM-INIT-02
 * +1   each active squad with Recon, not disrupted      SWM-INIT-03
 *      an enemy squad with Disruptive next to it        SWM-INIT-04
 * +5   Grand Admiral Thrawn with the Imperials          SWM-INIT-05
 * -1   each damaged squad                               SWM-INIT-06
 * </pre>
 */
public final class InitiativeModifiers {

    private static final String THRAWN = "grand-admiral-thrawn";

    private InitiativeModifiers() {}

    /** A d20 with everything that {@code player} adds to it (SWM-INIT-01). */
    static Roll roll(War war, Player player, @Template String purpose) {
        Constants.Initiative bonus = war.constants().initiative();
        int recon = 0;
        int thrawn = 0;
        int damaged = 0;
        int disrupted = 0;
        for (Squad squad : war.squads().list()) {
            if (squad.owner().equals(player)) {
                if (squad.isDamaged()) {
                    damaged++;
                } else {
                    boolean scouts = war.book().has(squad, "Recon");
                    boolean plans = war.faction(player) == Faction.IMPERIAL && hasThrawn(squad);
                    if ((scouts || plans) && isDisrupted(war, squad)) {
                        disrupted += (scouts ? bonus.reconSquad() : 0) + (plans ? bonus.thrawn() : 0);
                    }
                    recon += scouts ? 1 : 0;
                    thrawn += plans ? 1 : 0;
                }
            }
        }
        return Roll.of(Sentence.of(purpose), Pool.D20)
                .by(player)
                .plus(
                        war.has(player, Advantage.INTELLIGENCE_OFFICER) ? bonus.intelligenceOfficer() : 0,
                        "Intelligence Officer",
                        "SWM-INIT-02")
                .plus(
                        recon * bonus.reconSquad(),
                        recon == 1 ? Sentence.of("Recon squad") : Sentence.of("Recon squads"),
                        "SWM-INIT-03")
                .plus(thrawn * bonus.thrawn(), "Grand Admiral Thrawn", "SWM-INIT-05")
                .plus(-disrupted, "disrupted by an enemy squad", "SWM-INIT-04")
                .plus(
                        damaged * bonus.damagedSquad(),
                        damaged == 1 ? Sentence.of("damaged squad") : Sentence.of("damaged squads"),
                        "SWM-INIT-06");
    }

    /** What {@code player} would add to a roll now. */
    public static int sum(War war, Player player) {
        return roll(war, player, "Initiative").modifier();
    }

    private static boolean hasThrawn(Squad squad) {
        return squad.figures().stream().anyMatch(figure -> figure.card().equals(THRAWN));
    }

    /** Whether an enemy squad with Disruptive is in a neighbouring territory (SWM-INIT-04). */
    static boolean isDisrupted(War war, Squad squad) {
        boolean needsActive = war.houseRules().disruptiveNeedsActive();
        Side side = war.side(squad.owner());
        return war.squads().list().stream()
                .anyMatch(other -> !side.has(other.owner())
                        && (other.isActive() || !needsActive)
                        && war.book().map().adjacent(squad.territory(), other.territory())
                        && war.book().has(other, "Disruptive"));
    }
}
