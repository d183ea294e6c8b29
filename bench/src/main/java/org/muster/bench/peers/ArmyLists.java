package org.muster.bench.peers;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.muster.api.spi.ArmyFile;
import org.muster.api.state.OrderedMap;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.data.KindOfArmy;
import org.muster.core.data.Yaml;
import org.muster.core.game.Play;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;
import tools.jackson.databind.JsonNode;

/**
 * Army lists of five to seven units as players write them, the first half legal, the second each broken in one of four
 * ways; judged as {@code muster army check} judges them.
 */
final class ArmyLists<B, F> {

    /**
     * A list before it is written down.
     *
     * @param units their ids; one that is there twice counts twice
     */
    private record Draft(String faction, List<String> units) {

        Draft and(List<String> more) {
            List<String> all = new ArrayList<>(units);
            all.addAll(more);
            return new Draft(faction, all);
        }
    }

    /** Units by faction, and how a list of them is written. */
    private record Shelf(OrderedMap<String, List<String>> units, Function<Draft, String> text) {

        Draft draw(SplittableRandom random) {
            String faction = any(List.copyOf(units.keySet()), random);
            List<String> chosen = new ArrayList<>();
            for (int n = 5 + random.nextInt(3); n > 0; n--) {
                chosen.add(any(units.the(faction), random));
            }
            return new Draft(faction, chosen);
        }

        /** Something that often breaks a rule: a unit that nobody knows, a stranger, a unit once more, far too many. */
        Draft spoil(Draft legal, int way, SplittableRandom random) {
            return switch (way % 4) {
                case 0 -> legal.and(List.of("snowman"));
                case 1 -> legal.and(List.of(any(units.the(draw(random).faction()), random)));
                case 2 -> legal.and(legal.units().subList(0, 1));
                default -> legal.and(legal.units()).and(legal.units()).and(legal.units());
            };
        }

        private static String any(List<String> some, SplittableRandom random) {
            return some.get(random.nextInt(some.size()));
        }
    }

    private final KindOfArmy<B, F> kind;
    private final List<String> texts = new ArrayList<>();
    private final List<F> lists;

    private ArmyLists(KindOfArmy<B, F> kind, Shelf shelf, int size) {
        this.kind = kind;
        SplittableRandom random = new SplittableRandom(1);
        while (texts.size() < size) {
            boolean legal = texts.size() < size / 2;
            Draft draft = shelf.draw(random);
            String text = shelf.text().apply(legal ? draft : shelf.spoil(draft, texts.size(), random));
            if (isLegal(shelf.text().apply(draft)) && isLegal(text) == legal) {
                texts.add(text);
            }
        }
        this.lists =
                texts.stream().map(text -> Yaml.read(text, kind.file().type())).toList();
    }

    private boolean isLegal(String text) {
        return kind.judged(text, null).violations().isEmpty();
    }

    /** So many squads of swm-campaign. */
    static ArmyLists<?, ?> squads(int size) {
        LoadedRuleset loaded = found("swm-campaign");
        Map<String, List<String>> units = new LinkedHashMap<>();
        for (JsonNode figure : data(loaded, "catalogue").path("figures")) {
            units.computeIfAbsent(figure.path("faction").asString(), any -> new ArrayList<>())
                    .add(figure.path("id").asString());
        }
        return of(loaded, new Shelf(OrderedMap.copyOf(units), ArmyLists::squad), size);
    }

    private static String squad(Draft draft) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        draft.units().forEach(unit -> counts.merge(unit, 1, Integer::sum));
        return "faction: " + draft.faction() + "\nfigures: "
                + counts.entrySet().stream()
                        .map(entry -> entry.getKey() + ": " + entry.getValue())
                        .collect(Collectors.joining(", ", "{", "}\n"));
    }

    /** So many orders of battle of 40k-crusade. */
    static ArmyLists<?, ?> ordersOfBattle(int size) {
        LoadedRuleset loaded = found("40k-crusade");
        Map<String, List<String>> units = new LinkedHashMap<>();
        for (JsonNode faction : data(loaded, "factions").path("factions")) {
            units.put(
                    faction.path("id").asString(),
                    List.copyOf(faction.path("units").propertyNames()));
        }
        return of(loaded, new Shelf(OrderedMap.copyOf(units), ArmyLists::orderOfBattle), size);
    }

    private static String orderOfBattle(Draft draft) {
        return draft.units().stream()
                .map(unit -> "  - {name: The " + unit + ", profile: " + unit + "}\n")
                .collect(Collectors.joining("", "faction: " + draft.faction() + "\nunits:\n", ""));
    }

    private static LoadedRuleset found(String ruleset) {
        return Rulesets.find(Path.of("plugins")).find(ruleset).orElseThrow();
    }

    private static JsonNode data(LoadedRuleset loaded, String name) {
        return Yaml.read(loaded.data(OrderedMap.empty()).shipped(name));
    }

    private static ArmyLists<?, ?> of(LoadedRuleset loaded, Shelf shelf, int size) {
        Play<?> play = Opening.of(loaded).play(GameConfig.EMPTY, "army");
        return new ArmyLists<>(KindOfArmy.of(play.ruleset(), play.book()).get(0), shelf, size);
    }

    /** Judges all; letters of all reasons, which so are really put in words. */
    int judge() {
        return letters(lists.stream().map(kind::judged).toList());
    }

    /** Reads and judges all. */
    int readAndJudge() {
        return letters(texts.stream().map(text -> kind.judged(text, null)).toList());
    }

    private static int letters(List<ArmyFile.Judged> judged) {
        return judged.stream()
                .flatMap(one -> one.violations().stream())
                .mapToInt(violation -> violation.toString().length())
                .sum();
    }

    /** How many break a rule. */
    long broken() {
        return texts.stream().filter(text -> !isLegal(text)).count();
    }

    int size() {
        return texts.size();
    }
}
