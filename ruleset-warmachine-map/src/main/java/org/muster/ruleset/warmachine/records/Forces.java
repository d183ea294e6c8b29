package org.muster.ruleset.warmachine.records;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Order;

/** Banners and defense forces: places and revealed orders for all, points for who may know them (WMC-INF-01, WMC-INF-02). */
final class Forces {

    private Forces() {}

    /** The ids of all that stand on the map, player by player, the defense force last. */
    static List<String> all(Campaign campaign) {
        List<String> forces = new ArrayList<>();
        campaign.players().forEach(player -> forces.addAll(of(campaign, player)));
        return forces;
    }

    /** Those of {@code player}. */
    static List<String> of(Campaign campaign, Player player) {
        List<String> forces = new ArrayList<>();
        campaign.bannersOf(player).forEach(banner -> forces.add(banner.id()));
        if (campaign.ownerOf(Campaign.defenseForceOf(player)) != null) {
            forces.add(Campaign.defenseForceOf(player));
        }
        return forces;
    }

    static Table of(Reader reader, List<String> forces) {
        Table table = Table.of(
                Sentence.of("Forces"),
                Sentence.of("Force"),
                Sentence.of("Where"),
                Sentence.of("Order"),
                Sentence.of("Points"),
                Sentence.of("Casters"));
        for (String force : forces) {
            Player owner = reader.campaign().ownerOf(force);
            if (owner != null) {
                table = table.with(row(reader, force, owner));
            }
        }
        return table;
    }

    private static Row row(Reader reader, String force, Player owner) {
        Campaign campaign = reader.campaign();
        return Row.of(
                        Cell.of(campaign.nameOf(force)),
                        Spaces.name(campaign, campaign.whereIs(force)),
                        order(campaign, force),
                        points(reader, force),
                        reader.knows(force) ? Cell.number(campaign.casters(force)) : Cell.EMPTY)
                .of(owner)
                .about(force);
    }

    /** Points, for who may know them. */
    static Cell points(Reader reader, String force) {
        return reader.knows(force) ? Cell.number(reader.campaign().points(force)) : Cell.EMPTY;
    }

    /** The order of a banner, once it is revealed (WMC-ORD-02). */
    static Cell order(Campaign campaign, String force) {
        @Nullable Order order = campaign.orders().get(force);
        Banner banner = campaign.banners().get(force);
        return order == null || banner == null ? Cell.EMPTY : Cell.of(words(campaign, order, banner));
    }

    private static Sentence words(Campaign campaign, Order order, Banner banner) {
        return switch (order.kind()) {
            case STANDARD_MARCH -> Sentence.of("march to {space}", campaign.space(order.end(banner.at())));
            case FORCED_MARCH -> Sentence.of("forced march to {space}", campaign.space(order.end(banner.at())));
            case PURSUIT -> pursuit(campaign, order.target());
            case FORTIFY -> Sentence.of("fortify");
            case AMBUSH -> Sentence.of("ambush");
            case DEMOLISH -> Sentence.of("demolish");
            case CONVERT -> Sentence.of("convert");
            case HOLD -> Sentence.of("hold");
        };
    }

    private static Sentence pursuit(Campaign campaign, String target) {
        return campaign.ownerOf(target) == null
                ? Sentence.of("pursue a banner that is gone")
                : Sentence.of("pursue {force}", campaign.nameOf(target));
    }
}
