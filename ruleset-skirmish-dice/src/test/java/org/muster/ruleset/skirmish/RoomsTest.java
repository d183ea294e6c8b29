package org.muster.ruleset.skirmish;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.muster.testkit.arch.ArchitectureRules;

/** Packages are the chapters of the book: each small enough to read, none in a circle with another. */
class RoomsTest {

    private static final int FILES = 25;

    private static JavaClasses ruleset() {
        return new ClassFileImporter()
                .importUrl(SkirmishPlugin.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation());
    }

    @Test
    void whatTheApiMayLetGrowIsMadeByItsFactories() {
        ArchitectureRules.makesByFactories("org.muster.ruleset.skirmish").check(ruleset());
    }

    @Test
    void noLargeRecordIsCopiedByHandAgainAndAgain() {
        ArchitectureRules.copiesNoLargeRecordByHand("org.muster.ruleset.skirmish")
                .check(ruleset());
    }

    @Test
    void noChapterIsInACircleWithAnother() {
        slices().matching("org.muster.ruleset.(**)")
                .should()
                .beFreeOfCycles()
                .ignoreDependency(
                        describe(
                                "the table of contents",
                                (JavaClass one) -> one.getName().matches(".*\\.Skirmish(Dice|Plugin)(\\$.*)?")),
                        alwaysTrue())
                .check(ruleset());
    }

    @Test
    void noChapterIsTooLong() throws IOException {
        Map<Path, Long> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(Path.of("src/main/java"))) {
            all.filter(path -> path.toString().endsWith(".java"))
                    .forEach(path -> files.merge(path.getParent(), 1L, Long::sum));
        }
        assertThat(files).hasSizeGreaterThan(10);
        assertThat(files.entrySet().stream()
                        .filter(one -> one.getValue() > FILES)
                        .toList())
                .isEqualTo(List.of());
    }
}
