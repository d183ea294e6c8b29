package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.muster.testkit.words.Templates;

/** Sentences of the engine and of the command line can be said; the test kit and each ruleset look at their own. */
class TemplatesOfTheEngineTest {

    @Test
    void everySentenceHasAValueForEachHole() {
        List<Path> sources = Stream.of(
                        "engine-api",
                        "engine-geometry",
                        "engine-core",
                        "engine-drawing",
                        "engine-odds",
                        "engine-paper",
                        "engine-rosters",
                        "engine-maps",
                        "engine-catalogues",
                        "cli")
                .map(module -> Path.of("..", module, "src", "main", "java"))
                .toList();
        assertThat(sources).allMatch(folder -> folder.toFile().isDirectory());
        assertThat(Templates.wrongIn(sources, System.getProperty("java.class.path")))
                .isEmpty();
    }
}
