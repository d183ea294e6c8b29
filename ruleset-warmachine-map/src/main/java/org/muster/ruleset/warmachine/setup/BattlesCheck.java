package org.muster.ruleset.warmachine.setup;

import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.dice.Pool;
import org.muster.api.seat.Player;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Fighter;
import org.muster.ruleset.warmachine.Order;

/**
 * What is wrong with the orders and battles of a campaign that somebody wrote down. Their banners may be gone by now.
 *
 * <pre>
 * a pursuit has a target, and nothing else has    WMC-PUR-01
 * a player has one force in a battle              WMC-PUR-07, WMC-BAT-04
 * </pre>
 */
final class BattlesCheck {

    private final Campaign campaign;
    private final ForceIds forces;
    private final Violations violations = new Violations();

    private BattlesCheck(Campaign campaign) {
        this.campaign = campaign;
        this.forces = new ForceIds(campaign);
    }

    static List<Violation> of(Campaign campaign) {
        BattlesCheck check = new BattlesCheck(campaign);
        check.orders();
        campaign.battles().forEach((key, battle) -> check.battle("battles." + key, key, battle));
        return check.violations;
    }

    private void orders() {
        campaign.orders().forEach((id, order) -> {
            violations.addAll(Violation.inside("orders." + id, forces.unlessEverRaised(id)));
            target(order, "orders." + id + ".target");
        });
        for (int i = 0; i < campaign.tracks().size(); i++) {
            violations.addAll(Violation.inside(
                    "tracks." + i + ".banner",
                    forces.unlessEverRaised(campaign.tracks().get(i).banner())));
        }
    }

    /** A pursuit has a target, and nothing else has. */
    private void target(Order order, String at) {
        if (order.is(Order.Kind.PURSUIT)) {
            violations.addAll(Violation.inside(at, forces.unlessEverThere(order.target())));
        } else if (!order.target().isEmpty()) {
            violations.found(
                    at,
                    "NO_PURSUIT",
                    "WMC-PUR-01",
                    "Only who pursues has a target, and this order is {order}.",
                    order.kind().id());
        }
    }

    private void battle(String at, String key, Battle battle) {
        if (!battle.space().equals(key)) {
            violations.found(
                    at + ".space",
                    Violation.of(
                            "OTHER_SPACE", "The battle at {space} says that it is at {other}.", key, battle.space()));
        }
        List<Player> players = battle.players();
        for (int i = 0; i < battle.fighters().size(); i++) {
            Fighter fighter = battle.fighters().get(i);
            String there = at + ".fighters." + i;
            if (players.indexOf(fighter.player()) < i) {
                violations.found(
                        there + ".player",
                        "FIGHTS_TWICE",
                        "WMC-PUR-07",
                        "{player} has a force in this battle already.",
                        fighter.player());
            }
            fighter(there, battle, fighter);
            if (fighter.isPursuer()) {
                violations.addAll(Violation.inside(there + ".pursues", forces.unlessEverThere(fighter.pursues())));
            }
        }
        Player winner = battle.winner();
        if (winner != null && !battle.has(winner)) {
            violations.found(
                    at + ".winner",
                    "NO_FIGHTER",
                    "WMC-BAT-04",
                    "{player} does not fight in this battle; these do: {players}.",
                    winner,
                    players);
        }
    }

    /** A force may be gone when its battle is settled. */
    private void fighter(String at, Battle battle, Fighter fighter) {
        String force = fighter.force();
        boolean isDefenseForce = force.equals(Campaign.defenseForceOf(fighter.player()));
        if (!battle.settled() && !forces.has(force)) {
            violations.addAll(Violation.inside(at + ".force", forces.unlessThere(force)));
        } else if (!isDefenseForce && !force.startsWith(fighter.player().id() + '-')) {
            violations.found(
                    at + ".force",
                    Violation.of("OTHER_FORCE", "{force} is no force of {player}.", force, fighter.player()));
        } else {
            violations.addAll(Violation.inside(at + ".force", forces.unlessEverThere(force)));
        }
        violations.foundUnlessBetween(at + ".templates", fighter.templates(), 0, Pool.D6.sidesOf(0), "WMC-STA-02");
    }
}
