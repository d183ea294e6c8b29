package org.muster.core.config;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.muster.api.check.Violation;
import org.muster.api.spi.DataFile;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.data.Changes;
import org.muster.core.data.GameData;
import org.muster.core.data.NamedPlace;
import org.muster.core.data.Yaml;
import org.muster.core.data.YamlPlaces;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.journal.Header;
import org.muster.core.json.Flaw;
import org.muster.core.json.Ids;
import org.muster.core.plugin.LoadedRuleset;
import tools.jackson.databind.JsonNode;

/**
 * Files of data that a game has of its own. Whoever finds something wrong with one, the engine or the ruleset, it is told at its
 * place in the file.
 *
 * @param loaded the ruleset that is played
 * @param paths where each lies that the game brings
 * @param texts what is written there
 * @param changed those in which single values are otherwise
 * @param own all of them
 */
record Brought(
        LoadedRuleset loaded,
        Map<String, String> paths,
        Map<String, String> texts,
        Map<String, Changes.Changed> changed,
        OrderedMap<String, JsonNode> own) {

    /** What {@code config} names and changes; what can't be read is found. */
    static Brought read(GameConfig config, LoadedRuleset loaded, GameConfig.Files files, List<Violation> violations) {
        GameData shipped = loaded.data(OrderedMap.empty());
        Map<String, String> paths = config.data() == null ? Map.of() : config.data();
        Map<String, JsonNode> trees = new LinkedHashMap<>();
        Map<String, String> texts = new LinkedHashMap<>();
        paths.forEach((what, path) -> GameConfig.reading(where(what, path), violations, "", () -> {
            String text = shipped.pictured(what, files.read(path), name -> files.beside(path, name));
            trees.put(what, shipped.bring(what, text));
            return texts.put(what, text);
        }));
        Map<String, Changes.Changed> changed = changed(config, loaded.ruleset().data(), shipped, trees, violations);
        changed.forEach((what, file) -> trees.put(what, file.tree()));
        return new Brought(loaded, paths, texts, changed, OrderedMap.copyOf(trees));
    }

    private static Map<String, Changes.Changed> changed(
            GameConfig config,
            List<DataFile> known,
            GameData shipped,
            Map<String, JsonNode> brought,
            List<Violation> violations) {
        Map<String, Changes.Changed> changed = new LinkedHashMap<>();
        Changes all = config.changes() == null ? Changes.NONE : config.changes();
        violations.addAll(all.violations());
        for (String what : all.data()) {
            known.stream()
                    .filter(file -> file.name().equals(what))
                    .findFirst()
                    .ifPresentOrElse(
                            file -> {
                                JsonNode tree = brought.getOrDefault(what, Yaml.tree(shipped.read(what, file.type())));
                                changed.put(what, all.changed(what, tree, file.type(), violations::add));
                            },
                            () -> all.unknown(
                                    what, known.stream().map(DataFile::name).toList(), violations::add));
        }
        return changed;
    }

    /** All data of the game; what is wrong with these is found. */
    GameData judged(List<Violation> violations) {
        GameData all = loaded.data(own);
        if (own.isEmpty()) {
            return all;
        }
        Ids ids = all.ids(List.of());
        paths.forEach((what, path) -> flaws(all, what, ids)
                .forEach(flaw -> violations.add(new Violation(
                                "BAD_FILE",
                                Yaml.at(texts.getOrDefault(what, ""), flaw.path(), flaw.why())
                                        .sentence(),
                                List.of(),
                                "")
                        .inside(where(what, path)))));
        changed.forEach((what, file) ->
                all.flaws(what, ids).forEach(flaw -> file.told(flaw).ifPresent(violations::add)));
        return all;
    }

    /** What is wrong with a file that no change is to blame for. */
    private List<Flaw> flaws(GameData all, String what, Ids ids) {
        Changes.Changed file = changed.get(what);
        return all.flaws(what, ids).stream()
                .filter(flaw -> file == null || file.told(flaw).isEmpty())
                .toList();
    }

    /**
     * The game of {@code header}.
     *
     * @throws BadGame with what the ruleset finds wrong
     */
    Play<?> open(Header header) {
        try {
            return Play.of(loaded, header);
        } catch (BadGame e) {
            throw placed(e);
        }
    }

    /**
     * Looks at them with the ruleset's eyes. What else is wrong with {@code header}, who opens the game hears.
     *
     * @throws BadGame with what the ruleset finds wrong with these files
     */
    void judge(Header header) {
        try {
            Play<?> unused = Play.of(loaded, header);
        } catch (BadGame e) {
            BadGame placed = placed(e);
            if (!placed.violations().equals(e.violations())) {
                throw placed;
            }
        }
    }

    private BadGame placed(BadGame e) {
        List<Violation> placed = e.violations().stream().map(this::placed).toList();
        return placed.equals(e.violations()) ? e : new BadGame(placed);
    }

    /** Rules name a file, and within it fields, places of lists and the ids of what stands in lists. */
    private Violation placed(Violation found) {
        int dot = found.at().indexOf('.');
        String what = dot < 0 ? found.at() : found.at().substring(0, dot);
        JsonNode tree = own.get(what);
        if (tree == null) {
            return found;
        }
        String field = dot < 0 ? "" : found.at().substring(dot + 1);
        List<Object> path = NamedPlace.path(tree, what, field);
        Changes.Changed file = changed.get(what);
        Optional<Violation> theirs =
                file == null ? Optional.empty() : file.told(new Flaw(path, found.sentence(), found.rules()));
        String text = texts.get(what);
        if (theirs.isPresent() || text == null) {
            return theirs.orElse(found);
        }
        Sentence told = field.isEmpty() ? found.sentence() : Sentence.of("{field}: {what}", field, found.sentence());
        return new Violation(
                found.code(),
                YamlPlaces.in(text).told(path, told),
                found.rules(),
                where(what, paths.getOrDefault(what, "")));
    }

    private static String where(String what, String path) {
        return "data." + what + " (" + path + ")";
    }
}
