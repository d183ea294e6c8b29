package org.muster.testkit.golden;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.muster.api.spi.RulesetPlugin;
import org.muster.core.data.Yaml;
import org.muster.core.json.BadJson;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * Situations in YAML files, each a test: a position or config, answers and dice, and what must come of them. Their
 * format is told in docs/testing-a-ruleset.md.
 *
 * <pre>{@code
 * @TestFactory
 * Stream<DynamicTest> situations() {
 *     return GoldenSituations.of(new NimPlugin());
 * }
 * }</pre>
 */
public final class GoldenSituations {

    private GoldenSituations() {}

    /** Those of all files in {@code src/test/resources/situations}. */
    public static Stream<DynamicTest> of(RulesetPlugin plugin) {
        return in(Path.of("src", "test", "resources", "situations"), plugin);
    }

    /** Those of all files in {@code folder}. */
    public static Stream<DynamicTest> in(Path folder, RulesetPlugin plugin) {
        LoadedRuleset loaded = LoadedRuleset.of(plugin);
        List<DynamicTest> tests = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(one -> one.toString().endsWith(".yaml"))
                    .sorted()
                    .toList()) {
                tests.addAll(tests(file, loaded));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (tests.isEmpty()) {
            throw new IllegalArgumentException("no situations in " + folder.toAbsolutePath());
        }
        return tests.stream();
    }

    private static List<DynamicTest> tests(Path file, LoadedRuleset loaded) throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        URI source = file.toUri();
        int n = 0;
        for (JsonNode one : Yaml.read(Files.readString(file))) {
            n++;
            Situation situation;
            try {
                situation = Json.MAPPER.treeToValue(one, Situation.class);
            } catch (JacksonException e) {
                throw new BadJson(
                        "{file}, situation {n}: {why}", file, n, BadJson.of(e).sentence());
            }
            tests.add(DynamicTest.dynamicTest(
                    named(situation),
                    source,
                    () -> PlayedSituation.check(loaded, situation, name -> read(file.resolveSibling(name)))));
        }
        return tests;
    }

    /** Rules stand in brackets behind the name, where {@code CitedRules} finds them. */
    private static String named(Situation situation) {
        return situation.rules() == null ? situation.situation() : situation.situation() + " " + situation.rules();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
