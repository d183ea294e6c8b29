package org.muster.testkit.auction;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.flow.Pipeline;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.space.Point;
import org.muster.api.spi.DataFile;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.spi.Setup;
import org.muster.api.spi.Variant;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;

/**
 * A ruleset as it should be, as small as it can be: lots are sold one by one to secret bids; each player has a secret
 * favourite that counts twice.
 */
public final class Auction implements Ruleset<House, Lots>, RulesetPlugin {

    @Override
    public RulesetInfo info() {
        return new RulesetInfo("auction", "Auction", "1.0.0", RulesetInfo.API, "nowhere", 2, 4);
    }

    @Override
    public Pipeline<House> pipeline() {
        return Pipeline.<House>setup(Pipeline.phase("setup", "Setup", new Bidding.PickFavourite()))
                .rounds("lot", "Lot", Pipeline.phase("bids", "Bids", new Bidding.Announce(), new Bidding.Bid()));
    }

    @Override
    public List<DataFile> data() {
        return List.of(new DataFile("lots", "lots.yaml", Lots.class, "What is sold, and the purse of each."));
    }

    @Override
    public List<Variant> variants() {
        return List.of(new Variant("poor", "poor.yaml", "A purse of three coins: each can win one lot at most."));
    }

    @Override
    public House start(Setup setup, Lots book) {
        return new House(
                book,
                OrderedMap.each(setup.players(), player -> new House.Bidder(book.purse(), List.of(), "")),
                book.lots());
    }

    @Override
    public House view(House house, Viewer viewer) {
        return house.hiding(player -> !viewer.mayAct(player));
    }

    @Override
    public Scene scene(House house, Viewer viewer) {
        List<Mark> marks = new ArrayList<>();
        double x = 1;
        for (Player player : house.bidders().keySet()) {
            marks.add(Mark.token(player.id(), new Point(x, 1), 0.5).noting("a bidder"));
            x += 2;
        }
        for (String lot : house.lots().lots()) {
            marks.add(Mark.label(lot, new Point(1, x++), 0.5, lot));
        }
        return Scene.of(Sentence.of("Auction"), 10, 12)
                .showing(marks, List.of())
                .described(Sentence.of("Bidders in a row."));
    }
}
