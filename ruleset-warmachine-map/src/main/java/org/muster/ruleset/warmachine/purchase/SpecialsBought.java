package org.muster.ruleset.warmachine.purchase;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.muster.api.check.Violation;
import org.muster.api.flow.Event;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Shipment;
import org.muster.ruleset.warmachine.Sighting;
import org.muster.ruleset.warmachine.Structure;
import org.muster.ruleset.warmachine.data.Constants;
import org.muster.ruleset.warmachine.data.Location;
import org.muster.ruleset.warmachine.data.StructureKind;
import org.muster.ruleset.warmachine.purchase.Purchases.Free;
import org.muster.ruleset.warmachine.purchase.Purchases.Special;
import org.muster.ruleset.warmachine.purchase.Purchases.Specials;

/**
 * Specials: what they cost, what is wrong with them, what they do.
 *
 * <pre>
 * each once a round, but for those won at a headquarters    WMC-SPC-01, WMC-HQ-04, -05   ONCE_PER_ROUND, SHIPMENT_NOT_FREE
 * local uprising    a space becomes neutral                 WMC-SPC-02                   UPRISING_TARGET
 * sabotage          a depot or medical center does nothing  WMC-SPC-03, -04              SABOTAGE_TARGET
 * spying            an enemy list is seen                   WMC-SPC-05..07               SPYING_TARGET
 * shipment          supply points for an enemy              WMC-SPC-08                   SHIPMENT_TARGET
 * </pre>
 */
final class SpecialsBought {

    private Campaign campaign;
    private final List<Event> events = new ArrayList<>();

    private SpecialsBought(Campaign campaign) {
        this.campaign = campaign;
    }

    // ---- what they cost

    /** Supply points for all of them. */
    static int cost(Campaign campaign, Player player, Specials specials) {
        Constants.Prices prices = campaign.book().constants().prices();
        return (specials.uprising().isEmpty() ? 0 : prices.uprising())
                + (specials.sabotage().isEmpty() ? 0 : prices.sabotage())
                + spying(campaign, player, specials.spying())
                + specials.shipment().points();
    }

    /** Spying costs less in own territory; who holds the right place spies once for nothing (WMC-SPC-05, WMC-SPC-06). */
    private static int spying(Campaign campaign, Player player, List<String> banners) {
        Constants.Prices prices = campaign.book().constants().prices();
        int abroad = abroad(campaign, player, banners);
        int cost = abroad * prices.spying() + (banners.size() - abroad) * prices.spyingAtHome();
        if (!banners.isEmpty() && Prices.hasBoon(campaign, player, Location.Boon.FREE_SPYING)) {
            cost -= abroad > 0 ? prices.spying() : prices.spyingAtHome();
        }
        return cost;
    }

    /** How many of them stand where {@code player} controls nothing (WMC-SPC-06). */
    private static int abroad(Campaign campaign, Player player, List<String> banners) {
        int abroad = 0;
        for (String banner : banners) {
            abroad += campaign.controls(player, campaign.whereIs(banner)) ? 0 : 1;
        }
        return abroad;
    }

    // ---- what is wrong with them

    static List<Violation> violations(Campaign campaign, Player player, Purchases purchases) {
        List<Violation> violations = new ArrayList<>();
        Specials specials = purchases.specials();
        boolean free = Prices.hasBoon(campaign, player, Location.Boon.FREE_SPYING);
        int abroad = abroad(campaign, player, specials.spying());
        if (abroad > (free ? 2 : 1)) {
            violations.add(Violation.of(
                            "ONCE_PER_ROUND", "{special} was already bought this round.", Sentence.of("Spying abroad"))
                    .citing("WMC-SPC-01", "WMC-SPC-07")
                    .inside("specials.spying"));
        }
        return violations;
    }

    /** Every reason why {@code space} can't rise (WMC-SPC-02). */
    static List<Violation> noUprising(Campaign campaign, String space) {
        List<Violation> violations = new ArrayList<>(0);
        Structure structure = campaign.ground(space).structure();
        if (campaign.headquartersAt(space) != null) {
            violations.add(noUprising("{space} holds a headquarters.", campaign.space(space)));
        }
        if (campaign.controller(space) == null) {
            violations.add(noUprising("{space} is neutral.", campaign.space(space)));
        }
        if (structure != null) {
            violations.add(noUprising("{space} holds {structure:a}.", campaign.space(space), structure.kind()));
        }
        if (!campaign.bannersIn(space).isEmpty()) {
            violations.add(noUprising("{space} holds a banner.", campaign.space(space)));
        }
        return violations;
    }

    private static Violation noUprising(@Template String sentence, Object... values) {
        return Violation.of("UPRISING_TARGET", sentence, values).citing("WMC-SPC-02");
    }

    /** Why nothing can be sabotaged in {@code space} (WMC-SPC-03, WMC-SPC-04). */
    static List<Violation> noSabotage(Campaign campaign, Player player, String space) {
        Structure structure = campaign.ground(space).structure();
        boolean target = structure != null
                && !structure.owner().equals(player)
                && (structure.kind() == StructureKind.SUPPLY_DEPOT || structure.kind() == StructureKind.MEDICAL_CENTER);
        return Violation.unless(
                target,
                () -> Violation.of(
                                "SABOTAGE_TARGET",
                                "{space} holds no enemy supply depot or medical center.",
                                campaign.space(space))
                        .citing("WMC-SPC-03", "WMC-SPC-04"));
    }

    /** Why {@code force} can't be spied on (WMC-SPC-05). */
    static List<Violation> noSpying(Campaign campaign, Player player, String force) {
        Banner banner = campaign.banners().get(force);
        boolean target = banner != null && banner.isPlaced() && !banner.owner().equals(player);
        return Violation.unless(
                target,
                () -> Violation.of(
                                "SPYING_TARGET", "{target} is not an enemy banner on the map.", campaign.nameOf(force))
                        .citing("WMC-SPC-05"));
    }

    // ---- what they do

    /** The banners that those specials show, bought or free. */
    static List<String> spiedOn(Specials specials) {
        List<String> banners = new ArrayList<>(specials.spying());
        for (Free free : specials.free().list()) {
            if (free.special() == Special.SPYING) {
                banners.add(free.target());
            }
        }
        return banners;
    }

    /**
     * Carries out the specials of all, kind by kind.
     *
     * @param spies what is seen now, by who has paid for it: the lists after the last purchase (WMC-SPC-05)
     */
    static SpecialsBought of(
            Campaign campaign, OrderedMap<Player, Specials> bought, OrderedMap<Player, List<String>> spies) {
        SpecialsBought done = new SpecialsBought(campaign);
        List<String> sabotaged = new ArrayList<>(campaign.sabotaged());
        bought.forEach((player, specials) -> done.rise(player, specials.uprising(), true));
        done.eachFree(bought, Special.UPRISING, (player, space) -> done.rise(player, space, false));
        bought.forEach((player, specials) -> done.sabotage(specials.sabotage(), sabotaged));
        done.eachFree(bought, Special.SABOTAGE, (player, space) -> done.sabotage(space, sabotaged));
        done.campaign = done.campaign.withSabotage(sabotaged);
        spies.forEach((player, banners) -> banners.forEach(banner -> done.spy(player, banner)));
        bought.forEach((player, specials) -> done.ship(player, specials.shipment()));
        for (Player player : bought.keySet()) {
            done.campaign = done.campaign.holding(player, one -> one.withFreeSpecials(0));
        }
        return done;
    }

    private interface Deed {
        void by(Player player, String target);
    }

    private void eachFree(OrderedMap<Player, Specials> bought, Special kind, Deed deed) {
        bought.forEach((player, specials) -> {
            for (Map.Entry<String, Free> one : specials.free().entrySet()) {
                if (one.getValue().special() == kind) {
                    deed.by(player, one.getValue().target());
                }
            }
        });
    }

    Campaign campaign() {
        return campaign;
    }

    List<Event> events() {
        return events;
    }

    private void rise(Player player, String space, boolean paid) {
        if (space.isEmpty()) {
            return;
        }
        List<Violation> held = noUprising(campaign, space);
        if (held.isEmpty()) {
            campaign = campaign.at(space, ground -> ground.controlledBy(null));
            events.add(Event.told("An uprising makes {space} neutral.", campaign.space(space))
                    .citing("WMC-SPC-02")
                    .at(space));
        } else if (campaign.controller(space) != null) {
            int price = paid ? campaign.book().constants().prices().uprising() : 0;
            campaign = campaign.noting(player, ledger -> ledger.earning(price));
            Sentence why = held.get(0).sentence();
            events.add((paid
                            ? Event.told("The uprising fails: {why} The supply points come back.", why)
                            : Event.told("The uprising fails: {why}", why))
                    .citing("WMC-SPC-02")
                    .only(campaign.book().privyTo(player)));
        }
    }

    private void sabotage(String space, List<String> sabotaged) {
        Structure structure = space.isEmpty() ? null : campaign.ground(space).structure();
        if (structure == null || sabotaged.contains(space)) {
            return;
        }
        sabotaged.add(space);
        events.add(Event.told(
                        "The {structure} in {space} is sabotaged: it does nothing in the next round.",
                        structure.kind(),
                        campaign.space(space))
                .citing("WMC-SPC-03", "WMC-SPC-04")
                .only(campaign.book().privyTo(structure.owner()))
                .at(space));
    }

    private void spy(Player player, String banner) {
        if (!campaign.banners().containsKey(banner)) {
            return;
        }
        Sighting seen = new Sighting(campaign.round(), campaign.list(banner));
        campaign = campaign.noting(player, ledger -> ledger.seeing(banner, seen));
        List<Sentence> words = new ArrayList<>();
        seen.entries().forEach(entry -> words.add(campaign.label(banner, entry)));
        events.add(Event.told("Spies report of {banner}: {list}.", campaign.nameOf(banner), words)
                .citing("WMC-SPC-05")
                .only(campaign.book().privyTo(player))
                .at(banner));
    }

    private void ship(Player player, Purchases.Sent sent) {
        if (sent.points() > 0) {
            campaign = campaign.noting(
                    player, ledger -> ledger.shipping(List.of(new Shipment(new Player(sent.to()), sent.points()))));
            events.add(Event.told(
                            "{n supply point|supply points} {n:is|are} on {n:its|their} way to {enemy}.",
                            sent.points(),
                            new Player(sent.to()))
                    .citing("WMC-SPC-08")
                    .only(campaign.book().privyTo(player)));
        }
    }
}
