package org.muster.ruleset.warmachine.resource;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Act;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Phase;
import org.muster.ruleset.warmachine.Shipment;
import org.muster.ruleset.warmachine.Structure;
import org.muster.ruleset.warmachine.chance.Arrival;
import org.muster.ruleset.warmachine.data.Location;
import org.muster.ruleset.warmachine.data.StructureKind;
import org.muster.ruleset.warmachine.season.ObjectivesMet;

/**
 * The Resource Phase.
 *
 * <pre>
 * a. Income        depots, special locations, shipments              WMC-RES-01..05
 * b. Upkeep        {@link Upkeep}                                    WMC-UPK-*
 * c. Delayed       casters arrive          {@link Regrouping}        WMC-CST-04
 * d. Reorganise    reinforce, split, merge, casters, battlegroups    WMC-REO-*, WMC-CST-*, WMC-BAN-05, -10
 * e. Defense force restored, may be changed                          WMC-DEF-04, -05
 * f. Objectives    {@link ObjectivesMet}                             WMC-OBJ-*
 * </pre>
 */
public final class ResourcePhase {

    private ResourcePhase() {}

    /** Everybody gets what his depots and special locations bring, and what was sent to him; enemies there don't matter (WMC-RES-01, WMC-RES-02, WMC-RES-03, WMC-RES-04, WMC-RES-05). */
    public record CollectSupplies() implements Act<Campaign> {
        @Override
        public Outcome<Campaign> act(Campaign campaign, Dice dice) {
            Campaign richer = campaign.in(Phase.RESOURCE);
            List<Event> events = new ArrayList<>();
            for (Player player : campaign.players()) {
                int income = 0;
                for (String space : campaign.controlledBy(player)) {
                    Structure structure = campaign.ground(space).structure();
                    boolean depot = structure != null && structure.is(StructureKind.SUPPLY_DEPOT, player);
                    if (depot && !campaign.sabotaged().contains(space)) {
                        income += rolled(
                                campaign,
                                player,
                                Sentence.of("Supply depot in {space}", campaign.space(space)),
                                Pool.D6,
                                "WMC-RES-01",
                                dice);
                    }
                    Location location = campaign.book().locationAt(space);
                    if (location != null && !location.income().equals(Pool.NONE)) {
                        income += rolled(
                                campaign,
                                player,
                                Sentence.of("Supply of {location}", location.name()),
                                location.income(),
                                "WMC-RES-02",
                                dice);
                    }
                }
                int gained = income;
                richer = richer.noting(player, ledger -> ledger.earning(gained));
                events.add(Event.told("{player} gains {n supply point|supply points}.", player, income)
                        .citing("WMC-RES-01", "WMC-RES-02")
                        .only(campaign.book().treasuryOf(player)));
            }
            return Outcome.of(delivered(richer, events)).tell(events);
        }

        private static int rolled(Campaign campaign, Player player, Sentence what, Pool pool, String rule, Dice dice) {
            return dice.roll(Roll.of(what, pool)
                            .by(player)
                            .citing(rule)
                            .seenBy(campaign.book().treasuryOf(player)))
                    .total();
        }

        private static Campaign delivered(Campaign campaign, List<Event> events) {
            Campaign after = campaign;
            for (Player sender : campaign.book().players()) {
                for (Shipment shipment : campaign.ledger(sender).shipments()) {
                    if (campaign.players().contains(shipment.to())) {
                        after = after.noting(shipment.to(), ledger -> ledger.earning(shipment.points()));
                        events.add(Event.told(
                                        "A shipment of {n supply point|supply points} from {sender} reaches {receiver}.",
                                        shipment.points(),
                                        sender,
                                        shipment.to())
                                .citing("WMC-RES-04")
                                .only(sender, shipment.to(), Player.ORGANIZER));
                    }
                }
                after = after.noting(sender, ledger -> ledger.shipping(List.of()));
            }
            return after;
        }
    }

    /** Upkeep, reorganisation, casters and the defense force, in one secret answer of everybody. */
    public record ManageForces() implements Ask<Campaign, ResourcePlan> {
        @Override
        public Decision<ResourcePlan> decision(Campaign campaign) {
            return campaign.timed(
                    Phase.RESOURCE,
                    Decision.simultaneous(campaign.players(), player -> ResourceForm.of(campaign, player))
                            .secret()
                            .asking("Pay upkeep, reorganise your banners, reassign casters, change your defense force.")
                            .citing("WMC-UPK-01", "WMC-REO-01", "WMC-CST-01", "WMC-DEF-05")
                            .orNothing());
        }

        @Override
        public Outcome<Campaign> decide(Campaign campaign, Choices<ResourcePlan> choices, Dice dice) {
            Campaign managed = campaign;
            List<Event> events = new ArrayList<>();
            for (Player player : campaign.players()) {
                ResourcePlan plan = choices.find(player).orElse(ResourcePlan.NOTHING);
                Course done = Regrouping.of(managed, player, plan, Arrival.by(dice, managed, player, "WMC-CST-03"));
                managed = done.now();
                events.addAll(done.events());
            }
            return Outcome.of(managed).tell(events);
        }
    }
}
