package org.muster.ruleset.crusade.setup;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.muster.api.check.Violation;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.ruleset.crusade.abilities.ShippedAbilities;
import org.muster.ruleset.crusade.data.AbilityLine;
import org.muster.ruleset.crusade.data.ConditionLine;
import org.muster.ruleset.crusade.data.MapFile;

/**
 * Whether what the lines of abilities and victory conditions name is there: without it an ability never holds, and a
 * victory can't be won (CRU-MAP-04, CRU-ABL-01, CRU-VIC-04).
 */
final class References {

    /** What the book's factions and abilities want, by their ids: a club that draws a map of its own may leave it out. */
    static final OrderedMap<String, List<String>> OF_THE_BOOK = OrderedMap.of("imperium", List.of("SHRINE", "FORGE"))
            .with("chaos", List.of("SHRINE"))
            .with("tau", List.of("HIVE"))
            .with("asuryani", List.of("WEBWAY_GATE"))
            .with("necrons", List.of("DEAD"))
            .with("tyranids", List.of("BIOMASS"))
            .with("harlequins", List.of("WEBWAY_GATE"))
            .with("WEBWAY", List.of("WEBWAY_GATE"))
            .with("TOMB_AWAKENING", List.of("DEAD"))
            .with("ABSORB_BIOMASS", List.of("DEAD", "BIOMASS"))
            .with("FORTRESS_DOCTRINE", List.of("FORTRESS"))
            .with("HELLFORGES", List.of("HELLFORGE"));

    private final Set<String> types;
    private final Set<String> features;
    private final Set<String> factions;
    private final Set<String> tokens = new LinkedHashSet<>();
    private final Contributions contributions;
    private final List<Violation> violations = new ArrayList<>();

    /**
     * References of a season.
     *
     * @param factions ids of all that there are
     */
    References(MapFile map, List<String> factions, List<AbilityLine> lines, Contributions contributions) {
        this.types = new LinkedHashSet<>(map.types());
        this.features = new LinkedHashSet<>(map.features());
        this.factions = new LinkedHashSet<>(factions);
        this.contributions = contributions;
        lines.forEach(line -> {
            if (!line.word("token").isEmpty()) {
                tokens.add(line.word("token"));
            }
        });
    }

    List<Violation> found() {
        return violations;
    }

    // ---- abilities

    /** A line for nobody changes nothing; what an expansion's ability looks at is known to the expansion. */
    void ability(AbilityLine line) {
        String at = "abilities." + line.id();
        if (!contributions.abilities().contains(line.id())) {
            unknown(at, "UNKNOWN_ABILITY", "ability", line.id(), contributions.abilities(), "CRU-ABL-01");
            return;
        }
        List<String> needed = ShippedAbilities.words().getOrDefault(line.id(), List.of());
        for (String word : needed) {
            if (line.word(word).isBlank()) {
                violations.add(Violation.of(
                                "WORD_MISSING",
                                "{ability} looks at a {word}, and its line names none.",
                                line.name(),
                                word)
                        .citing("CRU-ABL-01")
                        .inside(at + ".words"));
            }
        }
        if (needed.contains("type")) {
            type(line.id(), at + ".words.type", line.word("type"));
        }
        if (needed.contains("feature")) {
            feature(line.id(), at + ".words.feature", line.word("feature"));
        }
    }

    // ---- victory conditions

    /** A line by which {@code faction} wins. */
    void condition(String faction, String at, ConditionLine line) {
        switch (line.condition()) {
            case "controlsType" -> type(faction, at, needed(at, "of", line.what(), line));
            case "controlsFeature" -> feature(faction, at, needed(at, "of", line.what(), line));
            case "factionControlsType" -> {
                type(faction, at, needed(at, "of", line.what(), line));
                faction(at, needed(at, "faction", line.whose(), line));
            }
            case "otherPlayerOfFactionWinsMajor" -> faction(at, needed(at, "faction", line.whose(), line));
            case "tokens" -> token(faction, at, needed(at, "of", line.what(), line));
            case "anyOf" -> {
                if (line.choices().isEmpty()) {
                    violations.add(Violation.of("NO_CONDITION", "anyOf needs lines of which one is enough.")
                            .citing("CRU-VIC-04")
                            .inside(at));
                }
            }
            default -> {} // it needs nothing, or an expansion knows what
        }
    }

    private String needed(String at, String field, String value, ConditionLine line) {
        if (value.isBlank()) {
            violations.add(Violation.of(
                            "CONDITION_OF_NOTHING",
                            "{condition} needs the field {field}: what it counts.",
                            line.condition(),
                            field)
                    .citing("CRU-VIC-04")
                    .inside(at));
        }
        return value;
    }

    private void type(String of, String at, String id) {
        if (!isOfTheBook(of, id)) {
            known(at, "UNKNOWN_TYPE", "type", id, types, "CRU-MAP-04");
        }
    }

    private void feature(String of, String at, String id) {
        if (!isOfTheBook(of, id)) {
            known(at, "UNKNOWN_FEATURE", "feature", id, features, "CRU-MAP-04");
        }
    }

    private static boolean isOfTheBook(String of, String id) {
        return OF_THE_BOOK.getOrDefault(of, List.of()).contains(id);
    }

    private void faction(String at, String id) {
        known(at, "UNKNOWN_FACTION", "faction", id, factions, "CRU-VIC-04");
    }

    /** An expansion's ability may give whatever it likes. */
    private void token(String of, String at, String id) {
        if (!isOfTheBook(of, id)
                && contributions.abilities().size() == ShippedAbilities.all().size()) {
            known(at, "UNKNOWN_TOKEN", "token", id, tokens, "CRU-VIC-04");
        }
    }

    private void known(String at, String code, @Template String what, String id, Set<String> known, String rule) {
        if (!id.isBlank() && !known.contains(id)) {
            unknown(at, code, what, id, known, rule);
        }
    }

    private void unknown(String at, String code, @Template String what, String id, Set<String> known, String rule) {
        violations.add(Violation.of(
                        code, "There is no {what} {id}; there are {known}.", Sentence.of(what), id, List.copyOf(known))
                .citing(rule)
                .inside(at));
    }
}
