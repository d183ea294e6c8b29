package org.muster.ruleset.crusade.setup;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.map.Chart;
import org.muster.api.map.Honeycomb;
import org.muster.api.spi.MapImport;
import org.muster.ruleset.crusade.data.Hex;
import org.muster.ruleset.crusade.data.MapFile;

/**
 * Makes a sector out of a map of hexes that another program keeps (CRU-MAP-01, CRU-MAP-02): its hexes are systems, those of
 * the Great Rift apart, in the two halves that the Rift leaves.
 */
public final class SectorImport implements MapImport<MapFile> {

    private static final List<String> HALVES = List.of("SANCTUS", "NIHILUS");
    /** In the shares of the book's map. */
    private static final List<String> TYPES = List.of(
            "HIVE", "AGRI", "FORGE", "DEATH", "SHRINE", "MINING", "AGRI", "FORTRESS", "DEAD", "KNIGHT", "FEUDAL");

    private static final int MOST_HOMES = 8;
    private static final int FEWEST = 3;
    private static final int MOST = 500;

    @Override
    public String data() {
        return "map";
    }

    @Override
    public Checked<Draft<MapFile>> draft(Chart chart) {
        int n = chart.places().size();
        if (n < FEWEST || n > MOST) {
            return Checked.bad(Violation.of(
                            "HOW_MANY_HEXES",
                            "{map} has {n place|places}; a sector has {least} to {most} hexes: two systems and the Great Rift between"
                                    + " them at least.",
                            chart.name(),
                            n,
                            FEWEST,
                            MOST)
                    .citing("CRU-MAP-02"));
        }
        return Honeycomb.of(chart).map(comb -> new Stars(chart, comb).draft());
    }

    /** The hexes of a chart on their way to be a sector. */
    private static final class Stars {

        private final Chart chart;
        private final Honeycomb comb;
        private final List<Violation> warnings = new ArrayList<>();
        private final Set<String> rift = new LinkedHashSet<>();
        private final Map<String, String> halves = new LinkedHashMap<>();

        Stars(Chart chart, Honeycomb comb) {
            this.chart = chart;
            this.comb = comb;
        }

        Draft<MapFile> draft() {
            if (comb.isFlat()) {
                warnings.add(Violation.of(
                        "TURNED",
                        "Hexes of a sector have a corner on top: the map is turned, and what touches stays so."));
            }
            warnings.addAll(comb.oddBorders(chart));
            rift();
            halves();
            List<Hex.StarSystem> systems = systems();
            Set<String> types = new LinkedHashSet<>(TYPES);
            Set<String> features = new LinkedHashSet<>(List.of("WEBWAY_GATE", "HELLFORGE"));
            systems.forEach(system -> {
                types.add(system.type());
                features.addAll(system.features());
            });
            return new Draft<>(
                    new MapFile(
                            chart.name(),
                            names(),
                            List.copyOf(types),
                            List.copyOf(features),
                            homes(),
                            chart.places().stream()
                                    .filter(place -> rift.contains(place.id()))
                                    .map(place -> new Hex.Rift(
                                            place.id(),
                                            comb.at(place.id()).q(),
                                            comb.at(place.id()).r()))
                                    .toList(),
                            systems),
                    warnings);
        }

        // ---- the Great Rift

        private void rift() {
            chart.places().stream().filter(Stars::isRift).map(Chart.Place::id).forEach(rift::add);
            if (rift.isEmpty()) {
                cut();
                warnings.add(Violation.of(
                                "RIFT_GUESSED",
                                "The map names no Great Rift; {n hex across its middle is|hexes across its middle are} taken.",
                                rift.size())
                        .citing("CRU-MAP-02"));
            }
        }

        private static boolean isRift(Chart.Place place) {
            return place.note("rift").equals("true")
                    || place.note("water").equals("true")
                    || place.notes().list().stream()
                            .anyMatch(said -> said.strip().equalsIgnoreCase("rift"));
        }

        /** One hex of each row, or the row itself where the map is taller than wide: no two beyond it touch. */
        private void cut() {
            Map<String, Integer> along = new LinkedHashMap<>();
            comb.cells().forEach((id, cell) -> along.put(id, 2 * cell.q() + cell.r()));
            int left = along.values().stream().min(Comparator.naturalOrder()).orElse(0);
            int right = along.values().stream().max(Comparator.naturalOrder()).orElse(0);
            int top = comb.cells().list().stream()
                    .mapToInt(Honeycomb.Cell::r)
                    .min()
                    .orElse(0);
            int bottom = comb.cells().list().stream()
                    .mapToInt(Honeycomb.Cell::r)
                    .max()
                    .orElse(0);
            int middle = Math.floorDiv(left + right, 2);
            boolean wide = right - left >= 2 * (bottom - top) * 0.87;
            comb.cells().forEach((id, cell) -> {
                int x = 2 * cell.q() + cell.r();
                if (wide ? x == middle || x == middle + 1 : cell.r() == Math.floorDiv(top + bottom, 2)) {
                    rift.add(id);
                }
            });
        }

        // ---- halves

        private List<String> names() {
            List<String> said = chart.places().stream()
                    .map(place -> place.note("half"))
                    .filter(half -> !half.isEmpty())
                    .distinct()
                    .toList();
            return said.size() == HALVES.size() ? said : HALVES;
        }

        /** What hangs together lies in one half: that which is said, or which has fewer systems yet. */
        private void halves() {
            List<String> names = names();
            List<List<String>> parts = parts();
            Map<String, Integer> sizes = new TreeMap<>();
            names.forEach(name -> sizes.put(name, 0));
            parts.sort(Comparator.comparingInt((List<String> part) -> -part.size()));
            for (List<String> part : parts) {
                String fewest = names.get(0);
                for (String name : names) {
                    fewest = sizes.getOrDefault(name, 0) < sizes.getOrDefault(fewest, 0) ? name : fewest;
                }
                for (String id : part) {
                    String said = the(id).note("half");
                    String half = names.contains(said) ? said : fewest;
                    halves.put(id, half);
                    sizes.merge(half, 1, Integer::sum);
                }
            }
            if (parts.size() != names.size()) {
                warnings.add(Violation.of(
                                "HALVES_GUESSED",
                                "The Great Rift leaves {n piece|pieces}, not two; look at the half of each system.",
                                parts.size())
                        .citing("CRU-MAP-02"));
            }
        }

        private List<List<String>> parts() {
            List<List<String>> parts = new ArrayList<>();
            Set<String> seen = new LinkedHashSet<>(rift);
            for (Chart.Place place : chart.places()) {
                if (seen.add(place.id())) {
                    List<String> part = new ArrayList<>();
                    Deque<String> queue = new ArrayDeque<>(List.of(place.id()));
                    while (!queue.isEmpty()) {
                        String at = queue.remove();
                        part.add(at);
                        comb.cells().forEach((next, cell) -> {
                            if (comb.at(at).touches(cell) && seen.add(next)) {
                                queue.add(next);
                            }
                        });
                    }
                    parts.add(part);
                }
            }
            return parts;
        }

        private Chart.Place the(String id) {
            return chart.places().stream()
                    .filter(place -> place.id().equals(id))
                    .findFirst()
                    .orElseThrow();
        }

        // ---- systems

        private List<Hex.StarSystem> systems() {
            List<Hex.StarSystem> systems = new ArrayList<>();
            int guessed = 0;
            for (Chart.Place place : chart.places()) {
                if (!rift.contains(place.id())) {
                    String said = constant(place.note("type").isEmpty() ? place.note("world") : place.note("type"));
                    String type = said.isEmpty() ? TYPES.get(guessed++ % TYPES.size()) : said;
                    Honeycomb.Cell cell = comb.at(place.id());
                    systems.add(new Hex.StarSystem(
                            place.id(),
                            cell.q(),
                            cell.r(),
                            place.name(),
                            halves.getOrDefault(place.id(), HALVES.get(0)),
                            type,
                            features(place)));
                }
            }
            if (guessed > 0) {
                warnings.add(Violation.of(
                                "WORLDS_GUESSED",
                                "{n system says|systems say} no type of world; types are dealt as often as on the book's map.",
                                guessed)
                        .citing("CRU-MAP-05"));
            }
            return systems;
        }

        private static List<String> features(Chart.Place place) {
            List<String> features = new ArrayList<>();
            for (String one : place.note("features").split(",")) {
                if (!one.isBlank()) {
                    features.add(constant(one));
                }
            }
            return features;
        }

        /** As the file writes it: Webway gate is WEBWAY_GATE. */
        private static String constant(String words) {
            return words.strip().toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]+", "_");
        }

        // ---- homes

        /** Capitals, else systems far from each other; by turns of either half, so that few players have both. */
        private List<String> homes() {
            List<String> said = chart.places().stream()
                    .filter(place -> !place.note("capital").isEmpty() && !rift.contains(place.id()))
                    .map(Chart.Place::id)
                    .limit(MOST_HOMES)
                    .toList();
            Set<String> withHome = new LinkedHashSet<>();
            said.forEach(id -> withHome.add(halves.getOrDefault(id, "")));
            if (withHome.size() == HALVES.size()) {
                return said;
            }
            List<String> homes = new ArrayList<>(said);
            int wanted = Math.max(HALVES.size(), Math.min(MOST_HOMES, halves.size() / 4));
            while (homes.size() < wanted && homes.size() < halves.size()) {
                homes.add(farthest(homes));
            }
            warnings.add(Violation.of(
                            "HOMES_GUESSED",
                            "The map names no capitals in both halves; {n home was|homes were} chosen far from each other.",
                            homes.size())
                    .citing("CRU-MAP-03"));
            return homes;
        }

        private String farthest(List<String> homes) {
            Map<String, Integer> of = new TreeMap<>();
            homes.forEach(id -> of.merge(halves.getOrDefault(id, ""), 1, Integer::sum));
            return halves.keySet().stream()
                    .filter(id -> !homes.contains(id))
                    .min(Comparator.<String>comparingInt(id -> of.getOrDefault(halves.getOrDefault(id, ""), 0))
                            .thenComparingInt(id -> -homes.stream()
                                    .mapToInt(home -> comb.at(id).steps(comb.at(home)))
                                    .min()
                                    .orElse(-comb.at(id)
                                            .steps(comb.at(chart.places().get(0).id())))))
                    .orElseThrow();
        }
    }
}
