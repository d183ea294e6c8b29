package org.muster.api.map;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.function.Predicate;
import org.muster.api.Stable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.state.OrderedMap;

/**
 * Regions and the routes between them. Immutable; what changes in a game, owners and armies, is in the state.
 *
 * @param <R> the system's region
 */
@Stable
public final class CampaignMap<R extends Region> {

    private final String name;
    private final OrderedMap<String, R> regions;
    private final List<Route> routes;
    private final Map<String, List<String>> neighbours;

    private CampaignMap(String name, OrderedMap<String, R> regions, List<Route> routes) {
        this.name = name;
        this.regions = regions;
        this.routes = routes;
        Map<String, Set<String>> next = new LinkedHashMap<>();
        regions.keySet().forEach(id -> next.put(id, new LinkedHashSet<>()));
        for (Route route : routes) {
            next.getOrDefault(route.from(), Set.of()).add(route.to());
            if (!route.oneWay()) {
                next.getOrDefault(route.to(), Set.of()).add(route.from());
            }
        }
        // in the order of the map's regions, so that a route's place in the file never matters
        Map<String, List<String>> ordered = new HashMap<>();
        next.forEach((id, ids) ->
                ordered.put(id, regions.keySet().stream().filter(ids::contains).toList()));
        this.neighbours = ordered;
    }

    /**
     * A map, checked: no region twice, no route to nowhere or to itself or twice, and every region reached from the
     * first. Each violation has the id of the region that it is about.
     */
    public static <R extends Region> Checked<CampaignMap<R>> of(
            String name, Collection<? extends R> regions, Collection<Route> routes) {
        List<Violation> violations = new ArrayList<>();
        Map<String, R> byId = new LinkedHashMap<>();
        for (R region : regions) {
            if (byId.putIfAbsent(region.id(), region) != null) {
                violations.add(Violation.of("REGION_TWICE", "The region {id} is there twice.", region.id())
                        .inside(region.id()));
            }
        }
        if (byId.isEmpty()) {
            return Checked.bad(Violation.of("NO_REGION", "The map has no regions."));
        }
        Set<String> seen = new LinkedHashSet<>();
        for (Route route : routes) {
            String way = route.from() + " - " + route.to();
            for (String end : List.of(route.from(), route.to())) {
                if (!byId.containsKey(end)) {
                    violations.add(Violation.of(
                                    "DANGLING_ROUTE", "The route {way} leads to {end}, which is no region.", way, end)
                            .inside(route.from()));
                }
            }
            if (route.from().equals(route.to())) {
                violations.add(Violation.of("ROUTE_TO_ITSELF", "The route {way} leads nowhere.", way)
                        .inside(route.from()));
            }
            if (!seen.add(way)) {
                violations.add(Violation.of("ROUTE_TWICE", "The route {way} is there twice.", way)
                        .inside(route.from()));
            }
        }
        if (!violations.isEmpty()) {
            return Checked.bad(violations);
        }
        CampaignMap<R> map = new CampaignMap<>(name, OrderedMap.copyOf(byId), List.copyOf(routes));
        Set<String> reached = map.reachable(map.all().get(0).id(), any -> true);
        for (R region : map.all()) {
            if (!reached.contains(region.id())) {
                violations.add(Violation.of(
                                "UNREACHABLE",
                                "{region} can't be reached from {first}.",
                                region.name(),
                                map.all().get(0).name())
                        .inside(region.id()));
            }
        }
        return Checked.of(map, violations);
    }

    /** As people read it. */
    public String name() {
        return name;
    }

    /** All regions, in the order of the file. */
    public List<R> all() {
        return regions.list();
    }

    /** Whether there is such a region. */
    public boolean has(String id) {
        return regions.containsKey(id);
    }

    /** The region of an id that is known to be there. */
    public R the(String id) {
        return regions.the(id);
    }

    /** All routes, in the order of the file. */
    public List<Route> routes() {
        return routes;
    }

    /** Ids of the regions one step away, in the order of the map. */
    public List<String> neighbours(String id) {
        return neighbours.getOrDefault(id, List.of());
    }

    /** Whether one step leads from {@code from} to {@code to}. */
    public boolean adjacent(String from, String to) {
        return neighbours(from).contains(to);
    }

    /** Ids of everything that can be reached through regions that pass {@code open}, the start included. */
    public Set<String> reachable(String from, Predicate<String> open) {
        return distances(from, open, Integer.MAX_VALUE).keySet();
    }

    /** Steps to everything within {@code most} steps through regions that pass {@code open}; the start has 0. */
    public Map<String, Integer> distances(String from, Predicate<String> open, int most) {
        Map<String, Integer> distances = new LinkedHashMap<>();
        Queue<String> queue = new ArrayDeque<>();
        distances.put(from, 0);
        queue.add(from);
        for (String at = queue.poll(); at != null; at = queue.poll()) {
            int next = distances.getOrDefault(at, 0) + 1;
            if (next <= most) {
                for (String neighbour : neighbours(at)) {
                    if (!distances.containsKey(neighbour) && open.test(neighbour)) {
                        distances.put(neighbour, next);
                        queue.add(neighbour);
                    }
                }
            }
        }
        return distances;
    }
}
