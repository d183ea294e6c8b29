package org.muster.ruleset.crusade;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import org.muster.api.map.CampaignMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.data.Hex;
import org.muster.ruleset.crusade.data.MapFile;

/** The sector map: systems in two halves, the Great Rift between them (CRU-MAP-01, CRU-MAP-02). */
public final class Sector {

    private final MapFile file;
    private final CampaignMap<Hex> map;
    private final List<String> ids;
    // Looked up by key only, never walked through.
    private final Map<String, Integer> places = new LinkedHashMap<>();
    private final Map<String, List<String>> neighbours = new LinkedHashMap<>();
    private final Map<String, List<String>> rifts = new LinkedHashMap<>();
    private final Map<String, Set<String>> riftOf = new LinkedHashMap<>();

    Sector(MapFile file) {
        this.file = file;
        this.map = file.map().value();
        this.ids = file.systems().stream().map(Hex.StarSystem::id).toList();
        for (Hex hex : map.all()) {
            places.put(hex.id(), places.size());
            List<String> next = map.neighbours(hex.id());
            neighbours.put(hex.id(), next.stream().filter(this::isSystem).toList());
            rifts.put(hex.id(), next.stream().filter(this::isRift).toList());
        }
        file.rift().forEach(rift -> riftOf.put(rift.id(), connected(rift.id())));
    }

    private Set<String> connected(String start) {
        Set<String> all = new LinkedHashSet<>();
        Queue<String> open = new ArrayDeque<>(List.of(start));
        for (String rift = open.poll(); rift != null; rift = open.poll()) {
            if (all.add(rift)) {
                open.addAll(riftsBeside(rift));
            }
        }
        return all;
    }

    /** As people read it. */
    public String name() {
        return map.name();
    }

    /** All systems in map order. */
    public List<Hex.StarSystem> systems() {
        return file.systems();
    }

    /** Ids of all systems in map order. */
    public List<String> ids() {
        return ids;
    }

    /** The hexes of the Great Rift. */
    public List<Hex.Rift> rift() {
        return file.rift();
    }

    /** The system of an id that is known to be there. */
    public Hex.StarSystem the(String id) {
        return (Hex.StarSystem) map.the(id);
    }

    /** What people call a system. */
    public String name(String id) {
        return the(id).name();
    }

    /** The same with its id, where an answer has to name it: {@code Verdance (S02)}. */
    public Sentence nameAndId(String id) {
        return isSystem(id) ? Sentence.of("{system} ({id})", name(id), id) : Sentence.verbatim(id);
    }

    /** The same of several. */
    public List<Sentence> namesAndIds(List<String> ids) {
        return ids.stream().map(this::nameAndId).toList();
    }

    /** Whether that is a system of this map. */
    public boolean isSystem(String id) {
        return map.has(id) && map.the(id) instanceof Hex.StarSystem;
    }

    /** Whether that is a hex of the Great Rift. */
    public boolean isRift(String id) {
        return map.has(id) && map.the(id) instanceof Hex.Rift;
    }

    /** Place in map order, from 0 (CRU-MATCH-15). */
    public int place(String id) {
        return places.getOrDefault(id, -1);
    }

    /** Systems that share a side with a hex, in map order. */
    public List<String> neighbours(String id) {
        return neighbours.getOrDefault(id, List.of());
    }

    /** Rift hexes that share a side with a hex. */
    public List<String> riftsBeside(String id) {
        return rifts.getOrDefault(id, List.of());
    }

    /** The Rift hexes connected with one of them, itself included. */
    public Set<String> connectedRift(String rift) {
        return riftOf.getOrDefault(rift, Set.of());
    }

    /** Systems at most {@code steps} steps away over systems, without itself, in map order. */
    public List<String> within(String id, int steps) {
        Map<String, Integer> distances = map.distances(id, this::isSystem, steps);
        return ids.stream()
                .filter(system -> distances.containsKey(system) && !system.equals(id))
                .toList();
    }

    /** The half a system lies in. */
    public String half(String id) {
        return the(id).half();
    }

    /** What some ids are in map order, each once. */
    public List<String> inOrder(Iterable<String> some) {
        Set<String> wanted = new LinkedHashSet<>();
        some.forEach(wanted::add);
        List<String> ordered = new ArrayList<>(wanted.size());
        for (String id : ids) {
            if (wanted.contains(id)) {
                ordered.add(id);
            }
        }
        return ordered;
    }
}
