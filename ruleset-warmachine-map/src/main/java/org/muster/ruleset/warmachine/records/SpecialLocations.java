package org.muster.ruleset.warmachine.records;

import org.muster.api.dice.Pool;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.data.Constants;
import org.muster.ruleset.warmachine.data.Location;
import org.muster.ruleset.warmachine.data.Space;

/** Special locations, whose they are and what they bring (WMC-END-02, WMC-RES-02). */
final class SpecialLocations {

    private SpecialLocations() {}

    static Table of(Campaign campaign) {
        Table locations = Table.of(
                Sentence.of("Special locations"),
                Sentence.of("Where"),
                Sentence.of("Controlled by"),
                Sentence.of("VP at the end"),
                Sentence.of("Supply points a round"),
                Sentence.of("When claimed"),
                Sentence.of("Also"));
        for (Space space : campaign.book().map().all()) {
            Location location = campaign.book().locationAt(space.id());
            if (location != null) {
                locations = locations.with(row(campaign, space.id(), location));
            }
        }
        return locations;
    }

    private static Row row(Campaign campaign, String space, Location location) {
        Player controller = campaign.controller(space);
        Row row = Row.of(
                        Spaces.name(campaign, space),
                        Spaces.controller(controller),
                        Cell.number(location.vp()),
                        dice(location.income()),
                        dice(location.bonus()),
                        Cell.of(boon(campaign.book().constants().boons(), location.boon())))
                .about(space);
        return controller == null ? row : row.of(controller);
    }

    /** Dice as people write them; nothing for none. */
    static Cell dice(Pool pool) {
        return pool.equals(Pool.NONE) ? Cell.EMPTY : Cell.name(pool.toString());
    }

    /** What else its controller has. */
    static Sentence boon(Constants.Boons boons, Location.Boon boon) {
        return switch (boon) {
            case NONE -> Sentence.NOTHING;
            case WARJACK_DISCOUNT -> Sentence.of("warjacks cost {n} less", boons.warjackDiscount());
            case VETERAN_BONUS -> Sentence.of("veteran rolls after a battle won there have +{n}", boons.veteranBonus());
            case UPKEEP_REDUCTION -> Sentence.of("upkeep is {n} less", boons.upkeepReduction());
            case FREE_SPYING -> Sentence.of("one spying a round is free");
        };
    }
}
