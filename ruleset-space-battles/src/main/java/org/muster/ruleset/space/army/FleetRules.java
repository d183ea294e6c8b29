package org.muster.ruleset.space.army;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.army.Army;
import org.muster.api.army.ArmyRule;
import org.muster.api.army.ArmyRules;
import org.muster.api.army.Catalogue;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.decision.Options;
import org.muster.ruleset.space.Book;
import org.muster.ruleset.space.data.Design;
import org.muster.ruleset.space.data.ShipType;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.data.Trait;

/**
 * What a fleet of an open battle keeps (SPB-OPEN-01).
 *
 * @param points that it may cost
 * @param spaces that are free in the area where it sets up
 */
public record FleetRules(Side side, int points, int spaces) {

    /** Those of a side, by the book of a battle. */
    public static FleetRules of(Book book, Side side) {
        return new FleetRules(side, book.points(), book.fleetSpaces(side));
    }

    private List<Design> offered(Catalogue<Design> designs) {
        return designs.where(design -> design.side() == side && design.points() > 0);
    }

    List<ArmyRule<Design>> all() {
        return List.of(
                ArmyRules.atMost(
                        points,
                        fleet -> Violation.of(
                                        "FLEET_POINTS",
                                        "{n point|points}, at most {limit} allowed.",
                                        fleet.points(),
                                        points)
                                .citing("SPB-OPEN-01")),
                ArmyRules.every(design -> design.side() == side, this::foreign),
                ArmyRules.every(design -> design.points() > 0, this::notForSale),
                this::unique,
                this::roomy);
    }

    /** Every fleet that keeps them. */
    public Options<Roster> fleets(Catalogue<Design> designs) {
        List<Design> offered = offered(designs);
        return Options.additions(designs, offered, List.of(), all())
                .unknown(FleetRules::unknown)
                .where(FleetRules::nonempty, Options.reinforcement(designs, offered, List.of(), all())::sample);
    }

    private static List<Violation> unknown(String id) {
        return List.of(Violation.of("FLEET_UNKNOWN", "There is no ship \"{id}\" in the catalogue.", id)
                .citing("SPB-OPEN-01"));
    }

    private static List<Violation> nonempty(Roster fleet) {
        return Violation.unless(
                !fleet.isEmpty(),
                () -> Violation.of("FLEET_EMPTY", "A fleet needs at least one ship on the table.")
                        .citing("SPB-OPEN-01"));
    }

    private Violation foreign(Design design) {
        return Violation.of(
                        "FLEET_FACTION",
                        "{ship} belongs to {faction}, this fleet is {side}.",
                        design.name(),
                        design.side().word(),
                        side.word())
                .citing("SPB-OPEN-01");
    }

    private Violation notForSale(Design design) {
        return Violation.of("FLEET_UNKNOWN", "{ship} has no price and can't be taken.", design.name())
                .citing("SPB-OPEN-01");
    }

    private List<Violation> unique(Army<Design> fleet) {
        Map<Design, Integer> counts = new LinkedHashMap<>();
        fleet.all().forEach(design -> counts.merge(design, 1, Integer::sum));
        List<Violation> violations = new ArrayList<>();
        counts.forEach((design, count) -> {
            if (count > 1 && design.has(Trait.UNIQUE)) {
                violations.add(Violation.of("FLEET_UNIQUE", "{ship} is unique; {n} in the fleet.", design.name(), count)
                        .citing("SPB-OPEN-01"));
            }
        });
        return violations;
    }

    /** Those who don't fit on board stand on the table; that the others go on board is seen to when carriers are loaded. */
    private List<Violation> roomy(Army<Design> fleet) {
        int fighters = 0;
        int berths = 0;
        for (Design design : fleet.all()) {
            fighters += design.is(ShipType.FIGHTER) ? 1 : 0;
            berths += design.capacity();
        }
        int onTable = fleet.all().size() - Math.min(fighters, berths);
        return Violation.unless(onTable <= spaces, () -> crowded(onTable, spaces));
    }

    /** More ships on the table than the area where they set up has spaces. */
    public static Violation crowded(int onTable, int spaces) {
        return Violation.of(
                        "FLEET_SPACE",
                        "{n ship|ships} on the table, the set-up area has {m space|spaces}.",
                        onTable,
                        spaces)
                .citing("SPB-OPEN-01");
    }
}
