package org.muster.ruleset.swm;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
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
    static Options<Place> open(War war) {
        return places(war, freeFactions(war), openRegions(war)).explaining(answer -> refusals(war, answer));
    }

    /** The regions that can be picked now. */
    static Options<String> openRegion(War war) {
        return regions(war, openRegions(war))
                .explaining(answer -> regions(war, allRegions(war))
                        .where(region -> regionRefusals(war, region))
                        .read(answer)
                        .violations());
    }

    private static Options<Place> places(War war, List<Faction> factions, List<String> regions) {
        return Options.form(
                Options.field(
                        "faction",
                        Options.oneOf(
                                factions,
                                faction ->
                                        Option.called(faction.id(), war.book().name(faction))),
                        Place::faction),
                Options.field("region", regions(war, regions), Place::region),
                Place::new);
    }

    /** Factions nobody runs, in the order of the book. */
    static List<Faction> freeFactions(War war) {
        List<Faction> free = new ArrayList<>(List.of(Faction.values()));
        free.removeIf(faction -> runner(war, faction) != null);
        return free;
    }

    /** Why a faction and a region are not open, if there are such. */
    private static List<Violation> refusals(War war, Answer answer) {
        return places(war, List.of(Faction.values()), allRegions(war))
                .where(place -> {
                    List<Violation> refusals = new ArrayList<>(factionRefusals(war, place.faction()));
                    refusals.addAll(Violation.inside("region", regionRefusals(war, place.region())));
                    return refusals;
                })
                .read(answer)
                .violations();
    }

    private static List<Violation> factionRefusals(War war, Faction faction) {
        Player runner = runner(war, faction);
        return runner == null
                ? List.of()
                : List.of(Violation.of(
                                "FACTION_TAKEN",
                                "{faction} is run by {player}.",
                                war.book().name(faction),
                                war.book().name(runner))
                        .citing("SWM-SETUP-02")
                        .inside("faction"));
    }

    private static @Nullable Player runner(War war, Faction faction) {
        for (Map.Entry<Player, Holdings> entry : war.holdings().entrySet()) {
            if (entry.getValue().faction() == faction) {
                return entry.getKey();
            }
        }
        return null;
    }

    private static Options<String> regions(War war, List<String> offered) {
        return Options.oneOf(offered, region -> {
            List<Territory> territories = war.book().territoriesOf(region);
            int economy = territories.stream().mapToInt(Territory::economy).sum();
            return Option.called(region, cityOf(war, region))
                    .at(territories.stream().map(Territory::id).toArray(String[]::new))
                    .noting("{economy point|points} a turn", economy);
        });
    }

    private static List<Violation> regionRefusals(War war, String region) {
        Player owner = ownerOf(war, region);
        if (owner != null) {
            return List.of(Violation.of(
                            "REGION_TAKEN",
                            "{region} belongs to {player}.",
                            cityOf(war, region),
                            war.book().name(owner))
                    .citing("SWM-SETUP-04"));
        }
        return war.holdings().isEmpty() || touchesOneTaken(war, region)
                ? List.of()
                : List.of(Violation.of(
                                "REGION_NOT_ADJACENT", "{region} touches no region taken so far.", cityOf(war, region))
                        .citing("SWM-SETUP-04"));
    }

    private static boolean touchesOneTaken(War war, String region) {
        return war.book().region(region).borders().stream().anyMatch(other -> ownerOf(war, other) != null);
    }

    private static @Nullable Player ownerOf(War war, String region) {
        return war.controller(war.book().region(region).capital());
    }

    private static List<String> allRegions(War war) {
        return war.book().regions().stream().map(HomeRegion::id).toList();
    }

    /** Regions that can be picked now, in the order of the map. */
    static List<String> openRegions(War war) {
        List<String> open = new ArrayList<>(allRegions(war));
        open.removeIf(region -> !regionRefusals(war, region).isEmpty());
        return open;
    }

    /** A home region is named by its capital. */
    static String cityOf(War war, String region) {
        return war.book().territory(war.book().region(region).capital()).name();
    }
}
