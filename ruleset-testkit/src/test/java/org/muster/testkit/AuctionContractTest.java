package org.muster.testkit;

import java.util.List;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.state.OrderedMap;
import org.muster.testkit.auction.Auction;

/** A good ruleset passes every check. */
class AuctionContractTest extends RulesetContract {

    @Override
    protected RulesetPlugin plugin() {
        return new Auction();
    }

    @Override
    protected OrderedMap<String, String> configs() {
        return OrderedMap.of("three", "seats: {anna: Anna, bert: Bert, cleo: Cleo}\n")
                .with("two", "seats: {anna: Anna, bert: Bert}\norganizer: true\n");
    }

    @Override
    protected List<String> staySecret() {
        return List.of("PickFavourite");
    }
}
