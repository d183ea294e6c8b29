package org.muster.ruleset.swm.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.map.CampaignMap;
import org.muster.api.map.Route;

/** The file of the planet: home regions and their territories. */
public record MapFile(String name, List<HomeRegion> regions, List<Territory> territories) {

    public MapFile {
        regions = List.copyOf(regions);
        territories = List.copyOf(territories);
    }

    /** The map, or everything that is wrong with the file (SWM-SETUP-01). */
    public Checked<CampaignMap<Territory>> map(List<Integer> stackingLimits) {
        List<Violation> violations = new ArrayList<>();
        Map<String, Territory> byId = new LinkedHashMap<>();
        territories.forEach(territory -> byId.put(territory.id(), territory));
        for (Territory territory : territories) {
            checkTerritory(territory, byId, stackingLimits, violations);
        }
        for (HomeRegion region : regions) {
            checkRegion(region, byId, violations);
        }
        Checked<CampaignMap<Territory>> map = CampaignMap.of(name, territories, routes());
        violations.addAll(map.violations());
        return violations.isEmpty() ? map : Checked.bad(violations);
    }

    private List<Route> routes() {
        List<Route> routes = new ArrayList<>();
        Set<String> seen = new LinkedHashSet<>();
        for (Territory territory : territories) {
            for (String neighbour : territory.adjacent()) {
                if (!seen.contains(neighbour + ' ' + territory.id()) && seen.add(territory.id() + ' ' + neighbour)) {
                    routes.add(Route.between(territory.id(), neighbour));
                }
            }
        }
        return routes;
    }

    private void checkTerritory(
            Territory territory,
            Map<String, Territory> byId,
            List<Integer> stackingLimits,
            List<Violation> violations) {
        if (!stackingLimits.contains(territory.stacking())) {
            violations.add(Violation.of(
                            "STACKING_LIMIT",
                            "{territory} has the stacking limit {limit}; it must be one of {limits}.",
                            territory,
                            territory.stacking(),
                            stackingLimits)
                    .citing("SWM-SETUP-01", "SWM-STACK-01"));
        }
        if (regions.stream().noneMatch(region -> region.id().equals(territory.region()))) {
            violations.add(Violation.of(
                            "NO_SUCH_REGION",
                            "{territory} belongs to {region}, which is no home region.",
                            territory,
                            territory.region())
                    .citing("SWM-SETUP-01"));
        }
        if (territory.grants() != null && !territory.grants().isOfficer()) {
            violations.add(Violation.of(
                            "NOT_AN_OFFICER",
                            "{territory} grants {advantage}; only officers are granted.",
                            territory,
                            territory.grants().id())
                    .citing("SWM-ADV-17"));
        }
        for (String id : territory.adjacent()) {
            Territory neighbour = byId.get(id);
            if (neighbour != null && !neighbour.adjacent().contains(territory.id())) {
                violations.add(Violation.of(
                                "ONE_SIDED_BORDER",
                                "{a} names {b} as a neighbour, but not the other way round.",
                                territory,
                                neighbour)
                        .citing("SWM-SETUP-01"));
            }
        }
    }

    private static void checkRegion(HomeRegion region, Map<String, Territory> byId, List<Violation> violations) {
        Territory capital = byId.get(region.capital());
        if (capital == null || !capital.region().equals(region.id())) {
            violations.add(Violation.of(
                            "NO_CAPITAL",
                            "The capital of {region} is {capital}, which is no territory of that region.",
                            region.id(),
                            region.capital())
                    .citing("SWM-SETUP-01"));
        }
        Set<String> touched = new LinkedHashSet<>();
        byId.values().stream()
                .filter(territory -> territory.region().equals(region.id()))
                .flatMap(territory -> territory.adjacent().stream())
                .map(byId::get)
                .filter(neighbour -> neighbour != null && !neighbour.region().equals(region.id()))
                .forEach(neighbour -> touched.add(neighbour.region()));
        if (!touched.equals(new LinkedHashSet<>(region.borders()))) {
            violations.add(Violation.of(
                            "REGION_BORDERS",
                            "{region} is said to border on {said}; by its territories it borders on {touched}.",
                            region.id(),
                            region.borders(),
                            List.copyOf(touched))
                    .citing("SWM-SETUP-04"));
        }
    }
}
