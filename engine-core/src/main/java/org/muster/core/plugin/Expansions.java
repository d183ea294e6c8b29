package org.muster.core.plugin;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.muster.api.spi.ExpansionPlugin;
import org.muster.api.text.Sentence;

/** Expansions by the ruleset they expand; what can't say what it is is left out and told. */
final class Expansions {

    private final Map<String, List<ExpansionPlugin>> byRuleset = new LinkedHashMap<>();
    private final Map<ExpansionPlugin, String> places = new LinkedHashMap<>();
    private final List<Sentence> problems;

    Expansions(List<Sentence> problems) {
        this.problems = problems;
    }

    void add(String place, List<ExpansionPlugin> found) {
        for (ExpansionPlugin one : found) {
            try {
                String id = one.id() + ' ' + one.version();
                List<ExpansionPlugin> mates = byRuleset.computeIfAbsent(one.expands(), any -> new ArrayList<>());
                if (mates.stream().anyMatch(mate -> mate.id().equals(one.id()))) {
                    problems.add(Sentence.of(
                            "{place}: there is an expansion {id} already; this one is left out", place, id));
                } else {
                    mates.add(one);
                    places.put(one, place);
                }
            } catch (RuntimeException | LinkageError e) {
                problems.add(Sentence.of(
                        "{place}: {class} can't say what it is: {why}",
                        place,
                        one.getClass().getName(),
                        Rulesets.why(e)));
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
                expansions.forEach(one -> problems.add(Sentence.of(
                        "{place}: {id} expands {ruleset}, which is not at hand",
                        String.valueOf(places.get(one)),
                        one.id(),
                        ruleset)));
            }
        });
    }
}
