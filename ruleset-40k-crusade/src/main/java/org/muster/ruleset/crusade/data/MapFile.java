package org.muster.ruleset.crusade.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.muster.api.check.Checked;
import org.muster.api.check.Id;
import org.muster.api.check.RefersTo;
import org.muster.api.check.Violation;
import org.muster.api.map.CampaignMap;
import org.muster.api.map.Route;
import org.muster.api.text.Sentence;

/**
 * The file of the sector.
 *
 * @param halves names of the two halves on either side of the Great Rift
 * @param types kinds of world there are
 * @param features what else a system may have
 * @param homes home systems in seat order; with fewer players the first are used
 * @param rift the hexes of the Great Rift
 * @param systems in map order, which numbers battles (CRU-MATCH-15)
 */
public record MapFile(
        String name,
        List<String> halves,
        List<@Id("kinds of world") String> types,
        List<@Id("features") String> features,
        List<@RefersTo("systems") String> homes,
        List<Hex.Rift> rift,
        List<Hex.StarSystem> systems) {

    /** What orders call somebody without a home, alone or with his seat. */
    public static final String NOMAD = "NOMAD";

    public MapFile {
        halves = List.copyOf(halves);
        types = List.copyOf(types);
        features = List.copyOf(features);
        homes = List.copyOf(homes);
        rift = List.copyOf(rift);
        systems = List.copyOf(systems);
    }

    /** The map, or everything that is wrong with the file (CRU-MAP-02, CRU-MAP-04). */
    public Checked<CampaignMap<Hex>> map() {
        List<Violation> violations = new ArrayList<>();
        List<Hex> hexes = new ArrayList<>(systems);
        hexes.addAll(rift);
        places(hexes, violations);
        for (Hex.StarSystem system : systems) {
            known("UNKNOWN_TYPE", Sentence.of("type"), List.of(system.type()), types, system, violations);
            known("UNKNOWN_FEATURE", Sentence.of("feature"), system.features(), features, system, violations);
            known("UNKNOWN_HALF", Sentence.of("half"), List.of(system.half()), halves, system, violations);
        }
        homes(violations);
        List<Route> routes = new ArrayList<>();
        for (int i = 0; i < hexes.size(); i++) {
            for (Hex other : hexes.subList(i + 1, hexes.size())) {
                if (hexes.get(i).touches(other)) {
                    routes.add(Route.between(hexes.get(i).id(), other.id()));
                    acrossTheRift(hexes.get(i), other, violations);
                }
            }
        }
        if (!violations.isEmpty()) {
            return Checked.bad(violations);
        }
        return CampaignMap.<Hex>of(name, hexes, routes);
    }

    private static void places(List<Hex> hexes, List<Violation> violations) {
        Map<List<Integer>, Hex> taken = new LinkedHashMap<>();
        Set<String> ids = new LinkedHashSet<>();
        for (Hex hex : hexes) {
            Hex before = taken.putIfAbsent(List.of(hex.q(), hex.r()), hex);
            if (before != null) {
                violations.add(Violation.of(
                                "HEX_TAKEN",
                                "{one} and {other} are both at q {q}, r {r}.",
                                before.id(),
                                hex.id(),
                                hex.q(),
                                hex.r())
                        .citing("CRU-MAP-04"));
            }
            if (hex.id().startsWith(NOMAD)) {
                violations.add(Violation.of(
                                "HEX_NAME",
                                "The hex {id} is called as nomads are in orders; no hex begins with {nomad}.",
                                hex.id(),
                                NOMAD)
                        .citing("CRU-MAP-04", "CRU-NOM-05"));
            }
            if (!ids.add(hex.id())) {
                violations.add(Violation.of("HEX_TWICE", "There are two hexes {id}.", hex.id())
                        .citing("CRU-MAP-04"));
            }
        }
    }

    private static void known(
            String code, Sentence what, List<String> named, List<String> known, Hex hex, List<Violation> violations) {
        for (String name : named) {
            if (!known.contains(name)) {
                violations.add(Violation.of(
                                code, "{system} has the {what} {name}; there are {known}.", hex.id(), what, name, known)
                        .citing("CRU-MAP-04"));
            }
        }
    }

    private void homes(List<Violation> violations) {
        Set<String> seen = new LinkedHashSet<>();
        Set<String> halvesWithHomes = new LinkedHashSet<>();
        for (String home : homes) {
            Hex.StarSystem system = systems.stream()
                    .filter(one -> one.id().equals(home))
                    .findFirst()
                    .orElse(null);
            if (system == null || !seen.add(home)) {
                violations.add(Violation.of(
                                "BAD_HOME",
                                system == null
                                        ? "The home {home} is no system of the map."
                                        : "{home} is listed twice as a home.",
                                home)
                        .citing("CRU-MAP-03"));
            } else {
                halvesWithHomes.add(system.half());
            }
        }
        if (halves.size() != 2) {
            violations.add(Violation.of("HALVES", "A map has two halves; this one names {n}.", halves.size())
                    .citing("CRU-MAP-02"));
        }
        for (String half : halves) {
            if (!halvesWithHomes.contains(half)) {
                violations.add(Violation.of("HALF_WITHOUT_HOME", "No home system lies in {half}.", half)
                        .citing("CRU-MAP-04"));
            }
        }
    }

    private static void acrossTheRift(Hex one, Hex other, List<Violation> violations) {
        if (one instanceof Hex.StarSystem a
                && other instanceof Hex.StarSystem b
                && !a.half().equals(b.half())) {
            violations.add(Violation.of(
                            "HALVES_TOUCH",
                            "{one} and {other} share a side but lie in different halves; Great Rift hexes go between.",
                            a.id(),
                            b.id())
                    .citing("CRU-MAP-02"));
        }
    }
}
