package org.muster.core.plugin;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.muster.api.text.Sentence;

/** Expansions by the ruleset they expand. */
final class Expansions {

    private final Map<String, List<FoundExpansion>> byRuleset = new LinkedHashMap<>();
    private final List<Sentence> problems;
    private boolean homelessTold;

    Expansions(List<Sentence> problems) {
        this.problems = problems;
    }

    void add(Object place, FoundExpansion one) {
        Label.Expansion says = one.says();
        List<FoundExpansion> mates = byRuleset.computeIfAbsent(says.expands(), any -> new ArrayList<>());
        if (mates.stream().anyMatch(mate -> mate.says().id().equals(says.id()))) {
            problems.add(Sentence.of(
                    "{place}: there is an expansion {id} already; this one is left out",
                    place,
                    says.id() + ' ' + says.version()));
        } else {
            mates.add(one);
        }
    }

    List<FoundExpansion> of(String ruleset) {
        return List.copyOf(byRuleset.getOrDefault(ruleset, List.of()));
    }

    List<Label.Expansion> all() {
        return byRuleset.values().stream()
                .flatMap(List::stream)
                .map(FoundExpansion::says)
                .toList();
    }

    /** What expands a ruleset that is not at hand does nothing. */
    void tellHomeless(Set<String> rulesets) {
        if (homelessTold) {
            return;
        }
        homelessTold = true;
        byRuleset.forEach((ruleset, expansions) -> {
            if (!rulesets.contains(ruleset)) {
                expansions.forEach(one -> problems.add(Sentence.of(
                        "{place}: {id} expands {ruleset}, which is not at hand",
                        one.place(),
                        one.says().id(),
                        ruleset)));
            }
        });
    }
}
