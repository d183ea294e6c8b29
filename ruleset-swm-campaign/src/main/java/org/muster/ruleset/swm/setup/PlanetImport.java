package org.muster.ruleset.swm.setup;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.map.Chart;
import org.muster.api.space.Point;
import org.muster.api.spi.MapImport;
import org.muster.ruleset.swm.data.HomeRegion;
import org.muster.ruleset.swm.data.MapFile;
import org.muster.ruleset.swm.data.Territory;

/**
 * Makes a planet out of a map that another program keeps (SWM-SETUP-01): its land, in home regions about its capitals,
 * each with the income that the book's map gives one. A club moves the borders afterwards.
 */
public final class PlanetImport implements MapImport<MapFile> {

    /** As many as there are factions. */
    private static final int MOST_REGIONS = 10;

    private static final int FEWEST_REGIONS = 2;
    /** Territories of a home region of the book's map. */
    private static final int USUAL = 4;
    /** Points a turn that a home region of the book's map yields, and its capital. */
    private static final int OF_A_REGION = 100;

    private static final int OF_A_CAPITAL = 40;
    private static final int STEP = 5;

    @Override
    public String data() {
        return "map";
    }

    @Override
    public Checked<Draft<MapFile>> draft(Chart chart) {
        Land land = new Land(chart);
        if (land.places.size() < FEWEST_REGIONS) {
            return Checked.bad(Violation.of(
                            "TOO_LITTLE_LAND",
                            "{map} has {n place|places} that are no water; a planet for {least} has {least} or more.",
                            chart.name(),
                            land.places.size(),
                            FEWEST_REGIONS)
                    .citing("SWM-SETUP-01"));
        }
        return Checked.ok(new Draft<>(land.planet(), land.warnings));
    }

    /** The places of a chart that are no water, and what one can go between. */
    private static final class Land {

        private final Chart chart;
        private final Map<String, Chart.Place> places = new LinkedHashMap<>();
        private final Map<String, Set<String>> touching = new LinkedHashMap<>();
        private final List<Violation> warnings = new ArrayList<>();

        Land(Chart chart) {
            this.chart = chart;
            for (Chart.Place place : chart.places()) {
                if (!isWater(place)) {
                    places.put(place.id(), place);
                    touching.put(place.id(), new LinkedHashSet<>());
                }
            }
            for (Chart.Border border : chart.borders()) {
                if (places.containsKey(border.from()) && places.containsKey(border.to())) {
                    join(border.from(), border.to());
                }
            }
            if (places.size() < chart.places().size()) {
                warnings.add(Violation.of(
                        "WATER_LEFT_OUT",
                        "{n place is|places are} water and left out: squads march on land.",
                        chart.places().size() - places.size()));
            }
        }

        private void join(String one, String other) {
            touching.computeIfPresent(one, (id, next) -> with(next, other));
            touching.computeIfPresent(other, (id, next) -> with(next, one));
        }

        private static Set<String> with(Set<String> some, String more) {
            some.add(more);
            return some;
        }

        private static boolean isWater(Chart.Place place) {
            return place.note("water").equals("true") || place.note("terrain").equals("water");
        }

        MapFile planet() {
            joinIslands();
            List<String> capitals = capitals();
            Map<String, String> regions = nearest(capitals);
            warnings.add(Violation.of(
                            "INCOME_GUESSED",
                            "Each home region yields {points} a turn, as on the book's map: its capital {capital}, the rest by what"
                                    + " the map says its territories produce.",
                            OF_A_REGION,
                            OF_A_CAPITAL)
                    .citing("SWM-ECON-01"));
            Map<String, Outlands> outlands = outlands(regions);
            double unit = unit();
            List<Territory> territories = places.values().stream()
                    .map(place -> territory(place, regions, outlands, unit))
                    .toList();
            List<HomeRegion> homes = capitals.stream()
                    .map(capital -> new HomeRegion(capital, capital, borders(capital, regions)))
                    .toList();
            return new MapFile(chart.name(), homes, territories);
        }

        /** Land that was reached, as seen from an island. */
        private record Coast(String id, double far) {}

        /** Everything must be reached: an island is joined to the land that is nearest over the water. */
        private void joinIslands() {
            Set<String> reached =
                    steps(List.of(places.keySet().iterator().next())).keySet();
            Map<String, Coast> islands = new LinkedHashMap<>();
            places.keySet().stream()
                    .filter(id -> !reached.contains(id))
                    .forEach(id -> islands.put(id, new Coast("", Double.MAX_VALUE)));
            for (Set<String> fresh = reached; !islands.isEmpty(); ) {
                Set<String> seen = fresh;
                islands.replaceAll((id, coast) -> nearest(id, coast, seen));
                Map.Entry<String, Coast> next = islands.entrySet().stream()
                        .min(Comparator.comparingDouble(one -> one.getValue().far()))
                        .orElseThrow();
                String island = next.getKey();
                String coast = next.getValue().id();
                fresh = steps(List.of(island)).keySet();
                join(island, coast);
                islands.keySet().removeAll(fresh);
                warnings.add(Violation.of(
                        "ISLAND_JOINED",
                        "{island} can't be reached on land; a way to {coast}, which is nearest, was added.",
                        chartPlace(island),
                        chartPlace(coast)));
            }
        }

        private Coast nearest(String island, Coast known, Set<String> fresh) {
            Coast nearest = known;
            Point from = chartPlace(island).at();
            for (String near : fresh) {
                double far = from.to(chartPlace(near).at());
                nearest = far < nearest.far() ? new Coast(near, far) : nearest;
            }
            return nearest;
        }

        private Chart.Place chartPlace(String id) {
            Chart.Place place = places.get(id);
            if (place == null) {
                throw new IllegalStateException(id);
            }
            return place;
        }

        private static int production(Chart.Place place) {
            String said = place.note("production");
            return said.matches("\\d{1,4}") ? Integer.parseInt(said) : 0;
        }

        /** Those that the map calls so; without any, rich places far from each other. */
        private List<String> capitals() {
            Comparator<Chart.Place> richest =
                    Comparator.comparingInt(Land::production).reversed();
            List<String> said = places.values().stream()
                    .filter(place -> !place.note("capital").isEmpty())
                    .sorted(richest)
                    .map(Chart.Place::id)
                    .toList();
            if (said.size() > MOST_REGIONS) {
                warnings.add(Violation.of(
                        "CAPITALS_LEFT_OUT",
                        "Of {n} capitals {most} are taken, one for each faction: those that produce most.",
                        said.size(),
                        MOST_REGIONS));
            }
            if (said.size() >= FEWEST_REGIONS) {
                return said.stream().limit(MOST_REGIONS).toList();
            }
            List<String> chosen = new ArrayList<>(said);
            int wanted = Math.max(FEWEST_REGIONS, Math.min(MOST_REGIONS, places.size() / USUAL));
            while (chosen.size() < wanted) {
                chosen.add(farthest(chosen, richest));
            }
            warnings.add(Violation.of(
                    "CAPITALS_GUESSED",
                    "The map names no capitals for two; {n place was|places were} taken, far from each other.",
                    chosen.size()));
            return chosen;
        }

        private String farthest(List<String> chosen, Comparator<Chart.Place> richest) {
            Map<String, Integer> far = chosen.isEmpty() ? Map.of() : steps(chosen);
            return places.values().stream()
                    .filter(place -> !chosen.contains(place.id()))
                    .max(Comparator.<Chart.Place>comparingInt(place -> far.getOrDefault(place.id(), 0))
                            .thenComparing(richest.reversed())
                            .thenComparing(Chart.Place::id, Comparator.reverseOrder()))
                    .orElseThrow()
                    .id();
        }

        /** How far everything is that can be reached on land, in steps. */
        private Map<String, Integer> steps(List<String> from) {
            Map<String, Integer> steps = new LinkedHashMap<>();
            from.forEach(id -> steps.put(id, 0));
            Deque<String> queue = new ArrayDeque<>(from);
            while (!queue.isEmpty()) {
                String at = queue.remove();
                for (String next : touching.getOrDefault(at, Set.of())) {
                    if (steps.putIfAbsent(next, steps.getOrDefault(at, 0) + 1) == null) {
                        queue.add(next);
                    }
                }
            }
            return steps;
        }

        /** Each territory belongs to the capital that is the fewest steps away; regions grow side by side, so none is cut in two. */
        private Map<String, String> nearest(List<String> capitals) {
            Map<String, String> regions = new LinkedHashMap<>();
            capitals.forEach(capital -> regions.put(capital, capital));
            Deque<String> queue = new ArrayDeque<>(capitals);
            while (!queue.isEmpty()) {
                String at = queue.remove();
                for (String next : touching.getOrDefault(at, Set.of())) {
                    if (regions.putIfAbsent(next, regions.getOrDefault(at, at)) == null) {
                        queue.add(next);
                    }
                }
            }
            return regions;
        }

        /**
         * A home region without its capital.
         *
         * @param production of all its territories, by what the map says
         */
        private record Outlands(int territories, int production) {

            Outlands with(Chart.Place place) {
                return new Outlands(territories + 1, production + Land.production(place));
            }

            /** The share of one territory. */
            double share(Chart.Place place) {
                return production == 0 ? 1.0 / territories : (double) Land.production(place) / production;
            }
        }

        private Map<String, Outlands> outlands(Map<String, String> regions) {
            Map<String, Outlands> all = new LinkedHashMap<>();
            regions.values().forEach(region -> all.putIfAbsent(region, new Outlands(0, 0)));
            for (Chart.Place place : places.values()) {
                all.computeIfPresent(
                        regions.getOrDefault(place.id(), ""),
                        (region, known) -> region.equals(place.id()) ? known : known.with(place));
            }
            return all;
        }

        private Territory territory(
                Chart.Place place, Map<String, String> regions, Map<String, Outlands> outlands, double unit) {
            String region = regions.getOrDefault(place.id(), "");
            boolean capital = region.equals(place.id());
            List<String> adjacent = List.copyOf(touching.getOrDefault(place.id(), Set.of()));
            boolean frontier = adjacent.stream().anyMatch(next -> !region.equals(regions.get(next)));
            return new Territory(
                    place.id(),
                    place.name(),
                    region,
                    capital ? "capital" : frontier ? "frontier" : "march",
                    economy(place, capital, outlands.getOrDefault(region, new Outlands(0, 0))),
                    capital || frontier ? 2 : 1,
                    capital,
                    null,
                    new Point(place.at().x() / unit, place.at().y() / unit),
                    List.of(),
                    adjacent);
        }

        /** A share of what its region yields, in steps of five, by what the map says it produces. */
        private static int economy(Chart.Place place, boolean capital, Outlands others) {
            if (capital) {
                return others.territories() == 0 ? OF_A_REGION : OF_A_CAPITAL;
            }
            return (int) Math.round(others.share(place) * (OF_A_REGION - OF_A_CAPITAL) / STEP) * STEP;
        }

        private List<String> borders(String region, Map<String, String> regions) {
            Set<String> borders = new LinkedHashSet<>();
            places.keySet().stream()
                    .filter(id -> region.equals(regions.get(id)))
                    .flatMap(id -> touching.getOrDefault(id, Set.of()).stream())
                    .map(next -> regions.getOrDefault(next, region))
                    .filter(other -> !other.equals(region))
                    .forEach(borders::add);
            return List.copyOf(borders);
        }

        /** The book's, in which neighbours lie one or two apart, in numbers of the chart. */
        private double unit() {
            double apart = chart.borders().stream()
                    .filter(one -> places.containsKey(one.from()) && places.containsKey(one.to()))
                    .mapToDouble(one ->
                            chartPlace(one.from()).at().to(chartPlace(one.to()).at()))
                    .average()
                    .orElse(1);
            return Math.max(apart, 1) / 1.5;
        }
    }
}
