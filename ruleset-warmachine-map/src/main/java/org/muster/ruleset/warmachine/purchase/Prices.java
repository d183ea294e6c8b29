package org.muster.ruleset.warmachine.purchase;

import java.util.List;
import java.util.Map;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.Shop;
import org.muster.ruleset.warmachine.data.Constants;
import org.muster.ruleset.warmachine.data.Location;
import org.muster.ruleset.warmachine.data.Troop;
import org.muster.ruleset.warmachine.purchase.Purchases.Building;
import org.muster.ruleset.warmachine.purchase.Purchases.Fresh;
import org.muster.ruleset.warmachine.purchase.Purchases.Goods;

/** What purchases cost (WMC-BUY-01, WMC-BUY-03, WMC-BUY-04). */
final class Prices {

    private Prices() {}

    /** Supply points for everything. */
    static int cost(Campaign campaign, Player player, Purchases purchases) {
        Constants.Prices prices = campaign.book().constants().prices();
        int cost = SpecialsBought.cost(campaign, player, purchases.specials());
        for (Building building : purchases.structures()) {
            cost += prices.structures().the(building.kind());
        }
        for (Fresh fresh : purchases.newBanners().list()) {
            cost += fresh.list().isEmpty() ? 0 : prices.newBanner();
            cost += price(campaign, player, fresh.more());
        }
        for (Goods goods : purchases.forces().list()) {
            cost += price(campaign, player, goods.buy());
            for (String id : goods.enlarge()) {
                cost += growth(campaign.book().register().troop(Entry.troopOf(id)));
            }
        }
        return cost;
    }

    /** Supply points for models and units (WMC-BUY-03, WMC-BUY-04). */
    static int price(Campaign campaign, Player player, Roster roster) {
        if (roster.isEmpty()) {
            return 0;
        }
        Shop shop = shop(campaign, player);
        int cost = 0;
        for (Map.Entry<String, Integer> one : roster.counts().entrySet()) {
            cost += one.getValue() * shop.items().the(one.getKey()).points();
        }
        return cost;
    }

    /** Where {@code player} buys. */
    static Shop shop(Campaign campaign, Player player) {
        return campaign.book().shop(hasBoon(campaign, player, Location.Boon.WARJACK_DISCOUNT));
    }

    /** What speaks against what costs so much by itself (WMC-BUY-01). */
    static List<Violation> unaffordable(Campaign campaign, Player player, int price) {
        int supply = campaign.ledger(player).supply();
        return Violation.unless(
                price <= supply,
                () -> Violation.of(
                                "NOT_ENOUGH_SUPPLY",
                                "This costs {n supply point|supply points}, you have {m}.",
                                price,
                                supply)
                        .citing("WMC-BUY-01"));
    }

    /** What speaks against all of it together: it is told beside a single thing, whose own price says nothing of it (WMC-BUY-01). */
    static List<Violation> overdrawn(Campaign campaign, Player player, Purchases purchases) {
        int cost = cost(campaign, player, purchases);
        int supply = campaign.ledger(player).supply();
        return Violation.unless(
                cost <= supply,
                () -> Violation.of(
                                "NOT_ENOUGH_SUPPLY",
                                "The whole purchase would cost {n supply point|supply points}; you have {m}.",
                                cost,
                                supply)
                        .citing("WMC-BUY-01"));
    }

    /** Whether {@code player} controls a special location with that boon. */
    static boolean hasBoon(Campaign campaign, Player player, Location.Boon boon) {
        for (String space : campaign.controlledBy(player)) {
            Location location = campaign.book().locationAt(space);
            if (location != null && location.boon() == boon) {
                return true;
            }
        }
        return false;
    }

    /** From the smallest to the largest size. */
    static int growth(Troop unit) {
        return unit.points(unit.largest()) - unit.points(unit.smallest());
    }
}
