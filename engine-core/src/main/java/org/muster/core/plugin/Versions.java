package org.muster.core.plugin;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.muster.api.spi.RulesetInfo;
import org.muster.core.journal.Header;

/** Rulesets by id, each in all versions at hand: the newest opens games, and each plays those that it opened. */
final class Versions {

    /** The newest first; of those that have the same numbers, such as 1.0.0 and 1.0.0-rc, the one without a word. */
    private static final Comparator<LoadedRuleset> NEWEST = (one, other) -> {
        int newer =
                RulesetInfo.compareVersions(other.info().version(), one.info().version());
        return newer != 0 ? newer : one.info().version().compareTo(other.info().version());
    };

    private final Map<String, List<LoadedRuleset>> byId = new TreeMap<>();

    void add(LoadedRuleset one) {
        List<LoadedRuleset> versions = byId.computeIfAbsent(one.info().id(), any -> new ArrayList<>());
        versions.add(one);
        versions.sort(NEWEST);
    }

    void remove(LoadedRuleset one) {
        byId.computeIfPresent(one.info().id(), (id, versions) -> {
            versions.remove(one);
            return versions.isEmpty() ? null : versions;
        });
    }

    Set<String> ids() {
        return byId.keySet();
    }

    boolean has(String id, String version) {
        return of(id).stream().anyMatch(one -> one.info().version().equals(version));
    }

    /** All versions of one, the newest first. */
    List<LoadedRuleset> of(String id) {
        return byId.getOrDefault(id, List.of());
    }

    /** Of each the newest, by id. */
    Collection<LoadedRuleset> newest() {
        return byId.values().stream().map(versions -> versions.get(0)).toList();
    }

    Optional<LoadedRuleset> newest(String id) {
        return of(id).stream().findFirst();
    }

    /** By which a game goes on: its own version, or the newest that differs from it by patches alone. */
    Optional<LoadedRuleset> playing(Header.Version pinned) {
        List<LoadedRuleset> fitting = of(pinned.id()).stream()
                .filter(one -> pinned.hasRulesOf(one.info().version()))
                .toList();
        return fitting.stream()
                .filter(one -> one.info().version().equals(pinned.version()))
                .findFirst()
                .or(() -> fitting.stream().findFirst());
    }

    /** The one that was loaded from the same place with the same expansions. */
    Optional<LoadedRuleset> same(LoadedRuleset found) {
        return of(found.info().id()).stream().filter(found::isSame).findFirst();
    }

    Collection<LoadedRuleset> all() {
        return byId.values().stream().flatMap(List::stream).toList();
    }
}
