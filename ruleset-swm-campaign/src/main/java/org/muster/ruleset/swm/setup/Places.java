package org.muster.ruleset.swm.setup;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.data.Faction;
import org.muster.ruleset.swm.data.HomeRegion;
import org.muster.ruleset.swm.data.Territory;

/**
 * Which factions and home regions are still to be had.
 *
 * <pre>
 * SWM-SETUP-02    a faction is run once
 * SWM-SETUP-04    the first region is free, each later one touches one taken
 * </pre>
 */
final class Places {

    private Places() {}

    /** A faction and where it starts. */
    record Place(Faction faction, String region) {}

    /** The factions and regions that can be picked now. */
    static Options<Place> places(War war) {
        Options<Place> places = Options.form(
                Options.field(
                                "faction",
                                Options.oneOf(
                                        List.of(Faction.values()),
                                        faction -> Option.called(
                                                faction.id(), war.book().name(faction)),
                                        faction -> violations(war, faction)),
                                Place::faction)
                        .asking("Which faction do you play?"),
                Options.field("region", regions(war), Place::region).asking("Where do you begin?"),
                Place::new);
        return places.toldBy(place -> Sentence.of(
                "{faction} from {region}",
                war.book().name(place.faction()),
                option(war, place.region()).label()));
    }

    /** The regions that can be picked now, in the order of the map. */
    static Options<String> regions(War war) {
        return Options.oneOf(
                war.book().regions().stream().map(HomeRegion::id).toList(),
                region -> option(war, region),
                region -> violations(war, region));
    }

    private static Option option(War war, String region) {
        List<Territory> territories = war.book().territoriesOf(region);
        int economy = territories.stream().mapToInt(Territory::economy).sum();
        return Option.called(region, cityOf(war, region))
                .at(territories.stream().map(Territory::id).toArray(String[]::new))
                .noting(
                        "{economy point|points} a turn with its {n other territory|other territories}",
                        economy,
                        territories.size() - 1);
    }

    private static List<Violation> violations(War war, Faction faction) {
        Player runner = runner(war, faction);
        return runner == null
                ? List.of()
                : List.of(Violation.of(
                                "FACTION_TAKEN",
                                "{faction} is run by {player}.",
                                war.book().name(faction),
                                war.book().name(runner))
                        .citing("SWM-SETUP-02"));
    }

    private static @Nullable Player runner(War war, Faction faction) {
        return war.holdings().keySet().stream()
                .filter(player -> war.faction(player) == faction)
                .findFirst()
                .orElse(null);
    }

    private static List<Violation> violations(War war, String region) {
        Player owner = ownerOf(war, region);
        if (owner != null) {
            return List.of(Violation.of(
                            "REGION_TAKEN",
                            "{region} belongs to {player}.",
                            cityOf(war, region),
                            war.book().name(owner))
                    .citing("SWM-SETUP-04"));
        }
        return Violation.unless(
                war.holdings().isEmpty() || touchesOneTaken(war, region),
                () -> Violation.of(
                                "REGION_NOT_ADJACENT", "{region} touches no region taken so far.", cityOf(war, region))
                        .citing("SWM-SETUP-04"));
    }

    private static boolean touchesOneTaken(War war, String region) {
        return war.book().region(region).borders().stream().anyMatch(other -> ownerOf(war, other) != null);
    }

    private static @Nullable Player ownerOf(War war, String region) {
        return war.controller(war.book().region(region).capital());
    }

    /** A home region is named by its capital. */
    static String cityOf(War war, String region) {
        return war.place(war.book().region(region).capital()).name();
    }
}
