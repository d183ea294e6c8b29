package org.muster.core.plugin;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.muster.api.spi.ExpansionPlugin;

/** Expansions by the ruleset they expand; what can't say what it is is left out and told. */
final class Expansions {

    private final Map<String, List<ExpansionPlugin>> byRuleset = new LinkedHashMap<>();
    private final Map<ExpansionPlugin, String> places = new LinkedHashMap<>();
    private final List<String> problems;

    Expansions(List<String> problems) {
        this.problems = problems;
    }

    void add(String place, List<ExpansionPlugin> found) {
        for (ExpansionPlugin one : found) {
            try {
                String id = one.id() + ' ' + one.version();
                List<ExpansionPlugin> mates = byRuleset.computeIfAbsent(one.expands(), any -> new ArrayList<>());
                if (mates.stream().anyMatch(mate -> mate.id().equals(one.id()))) {
                    problems.add(place + ": there is an expansion " + id + " already; this one is left out");
                } else {
                    mates.add(one);
                    places.put(one, place);
                }
            } catch (RuntimeException | LinkageError e) {
                problems.add(place + ": " + one.getClass().getName() + " can't say what it is: " + Rulesets.why(e));
            }
        }
    }

    List<ExpansionPlugin> of(String ruleset) {
        return byRuleset.getOrDefault(ruleset, List.of());
    }

    /** What expands a ruleset that is not at hand does nothing. */
    void tellHomeless(Set<String> rulesets) {
        byRuleset.forEach((ruleset, expansions) -> {
            if (!rulesets.contains(ruleset)) {
                expansions.forEach(one -> problems.add(
                        places.get(one) + ": " + one.id() + " expands " + ruleset + ", which is not at hand"));
            }
        });
    }
}
