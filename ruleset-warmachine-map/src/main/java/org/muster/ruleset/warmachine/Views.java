package org.muster.ruleset.warmachine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.warmachine.HouseRules.Treasury;

/**
 * What each viewer may know.
 *
 * <pre>
 * everybody     map, control, structures, banners' places, revealed orders, battles     WMC-INF-01
 * owner         his lists, his ledger                                                   WMC-INF-02, -04, -05, -06
 * opponents     a force's list while its battle goes on                                 WMC-INF-02
 * organizer     all of that; not the decks, nor orders before they are revealed         WMC-INF-02, -03
 * </pre>
 */
final class Views {

    private Views() {}

    static Campaign of(Campaign campaign, Viewer viewer) {
        if (viewer.seesAll()) {
            return campaign;
        }
        boolean organizer = viewer.mayAct(Player.ORGANIZER);
        return campaign.withLists(keys(campaign.lists(), force -> organizer || knowsList(campaign, viewer, force)))
                .withLedgers(ledgers(campaign, viewer, organizer))
                .withSabotage(sabotaged(campaign, viewer, organizer))
                .with(campaign.board().openOnly());
    }

    private static <V> OrderedMap<String, V> keys(OrderedMap<String, V> all, Predicate<String> known) {
        OrderedMap<String, V> some = all;
        for (Map.Entry<String, V> one : all.entrySet()) {
            some = known.test(one.getKey()) ? some : some.without(one.getKey());
        }
        return some;
    }

    private static boolean knowsList(Campaign campaign, Viewer viewer, String force) {
        Banner banner = campaign.banners().get(force);
        for (Player player : campaign.book().players()) {
            boolean own = banner == null
                    ? Campaign.defenseForceOf(player).equals(force)
                    : banner.owner().equals(player);
            if (viewer.mayAct(player) && (own || opposes(campaign, player, force))) {
                return true;
            }
        }
        return false;
    }

    /** Whether {@code player} fights against the force in a battle of this phase. */
    private static boolean opposes(Campaign campaign, Player player, String force) {
        Battle battle = campaign.phase() == Phase.BATTLE ? campaign.battleOf(force) : null;
        return battle != null && battle.has(player);
    }

    private static OrderedMap<Player, Ledger> ledgers(Campaign campaign, Viewer viewer, boolean organizer) {
        boolean open = campaign.book().houseRules().treasury() == Treasury.OPEN;
        OrderedMap<Player, Ledger> known = campaign.ledgers();
        for (Map.Entry<Player, Ledger> one : campaign.ledgers().entrySet()) {
            if (!organizer && !viewer.mayAct(one.getKey())) {
                known = open ? known.with(one.getKey(), one.getValue().onlySupply()) : known.without(one.getKey());
            }
        }
        return known;
    }

    private static List<String> sabotaged(Campaign campaign, Viewer viewer, boolean organizer) {
        List<String> known = new ArrayList<>();
        for (String space : campaign.sabotaged()) {
            Structure structure = campaign.ground(space).structure();
            if (organizer || structure != null && viewer.mayAct(structure.owner())) {
                known.add(space);
            }
        }
        return known;
    }
}
