package org.muster.ruleset.warmachine.data;

import java.util.List;
import org.muster.api.army.Roster;
import org.muster.api.check.RefersTo;
import org.muster.api.state.OrderedMap;

/**
 * The file of the lists of those who write none.
 *
 * @param lists by id of the faction, in small letters, or of the contract
 */
public record DefaultLists(OrderedMap<String, Lists> lists) {

    /**
     * Those of one faction or contract.
     *
     * @param banners one to three
     */
    public record Lists(
            List<@RefersTo(value = "troops", upTo = ":") Roster> banners,
            @RefersTo(value = "troops", upTo = ":") Roster defenseForce) {
        public Lists {
            banners = List.copyOf(banners);
        }
    }
}
