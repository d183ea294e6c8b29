package org.muster.ruleset.warmachine.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Ledger;
import org.muster.ruleset.warmachine.Order;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.data.Space;
import org.muster.ruleset.warmachine.orders.OrderPhase;

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
        campaign.moves().orders().forEach((id, order) -> {
            violations.addAll(everRaised(campaign, id, "orders." + id));
            violations.addAll(target(campaign, order, "orders." + id + ".target"));
        });
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
                String pursued = battle.fighters().get(i).pursues();
                if (!pursued.isEmpty()) {
                    violations.addAll(everThere(campaign, pursued, "battles." + key + ".fighters." + i + ".pursues"));
                }
            }
        });
        for (Player player : campaign.holdings().keySet()) {
            if (campaign.ledgers().containsKey(player)) {
                violations.addAll(numbers(campaign, player));
                violations.addAll(standIn(campaign, player));
            } else {
                violations.add(Violation.of("NO_LEDGER", "Nothing is said of {player}.", player)
                        .inside("ledgers"));
            }
        }
        return violations;
    }

    /** A pursuit has a target, and nothing else has (WMC-PUR-01). */
    private static List<Violation> target(Campaign campaign, Order order, String at) {
        if (order.is(Order.Kind.PURSUIT)) {
            return everThere(campaign, order.target(), at);
        }
        return Violation.unless(
                order.target().isEmpty(),
                () -> Violation.of(
                                "NO_PURSUIT",
                                "Only who pursues has a target, and this order is {order}.",
                                order.kind().id())
                        .inside(at));
    }

    private static List<Violation> everThere(Campaign campaign, String force, String at) {
        return isForce(campaign, force) ? List.of() : everRaised(campaign, force, at);
    }

    /** No new entry may get the id of one that is there. */
    private static List<Violation> numbers(Campaign campaign, Player player) {
        List<Violation> violations = new ArrayList<>();
        OrderedMap<String, Integer> serials = campaign.ledger(player).serials();
        Map<String, Integer> highest = new LinkedHashMap<>();
        for (Entry entry : everyEntry(campaign, player)) {
            highest.merge(Entry.troopOf(entry.id()), numberOf(entry.id()), Math::max);
            entry.attachments().forEach(id -> highest.merge(Entry.troopOf(id), numberOf(id), Math::max));
        }
        highest.forEach((troop, number) -> {
            int last = serials.getOrDefault(troop, 0);
            if (last < number) {
                violations.add(Violation.of(
                                "NUMBER_GIVEN_TWICE",
                                "{last} is the last number of {troop}, and {id} is there: {number} is the least.",
                                last,
                                troop,
                                troop + '#' + number,
                                number)
                        .inside("ledgers." + player + ".serials" + (serials.containsKey(troop) ? '.' + troop : "")));
            }
        });
        return violations;
    }

    private static List<Entry> everyEntry(Campaign campaign, Player player) {
        Ledger ledger = campaign.ledger(player);
        List<Entry> all = new ArrayList<>(ledger.core());
        all.addAll(ledger.pool());
        ledger.transit().forEach(parcel -> {
            all.addAll(parcel.entries());
            parcel.attachments().forEach(id -> all.add(Entry.fresh(id, Entry.troopOf(id), 1)));
        });
        campaign.bannersOf(player).forEach(banner -> all.addAll(campaign.list(banner.id())));
        all.addAll(campaign.list(Campaign.defenseForceOf(player)));
        return all;
    }

    private static int numberOf(String id) {
        return Integer.parseInt(id.substring(id.indexOf('#') + 1));
    }

    /** Who plays somebody's battles is nobody who takes part (WMC-ABS-01). */
    private static List<Violation> standIn(Campaign campaign, Player player) {
        return Violation.inside(
                "ledgers." + player + ".standIn",
                OrderPhase.NameStandIn.options(campaign)
                        .check(campaign.ledger(player).standIn()));
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
