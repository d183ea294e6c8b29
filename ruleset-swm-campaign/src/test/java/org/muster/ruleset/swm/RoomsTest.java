package org.muster.ruleset.swm;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.muster.testkit.arch.ArchitectureRules;

/** Packages are the chapters of the book: none is crowded, and none leads back to itself. */
class RoomsTest {

    private static final int MOST_FILES = 25;

    private static final JavaClasses ALL = new ClassFileImporter()
            .importUrl(SwmCampaign.class.getProtectionDomain().getCodeSource().getLocation());

    @Test
    void noChapterLeadsBackToItself() {
        slices().matching("org.muster.ruleset.(**)")
                .should()
                .beFreeOfCycles()
                .ignoreDependency(belongToAnyOf(SwmCampaign.class, SwmPlugin.class), alwaysTrue())
                .check(ALL);
    }

    @Test
    void theStateAndItsValuesKnowNoChapter() {
        assertThat(ALL.stream()
                        .filter(type -> type.getPackageName().equals("org.muster.ruleset.swm"))
                        .filter(type -> !type.getSimpleName().startsWith("Swm"))
                        .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                        .map(dependency -> dependency.getTargetClass().getPackageName())
                        .filter(name -> name.startsWith("org.muster.ruleset.swm."))
                        .distinct())
                .containsExactlyInAnyOrder("org.muster.ruleset.swm.army", "org.muster.ruleset.swm.data");
    }

    @Test
    void whatMayGrowIsMadeByFactories() {
        ArchitectureRules.makesByFactories("org.muster.ruleset.swm").check(ALL);
    }

    @Test
    void noLargeRecordIsCopiedByHand() {
        ArchitectureRules.copiesNoLargeRecordByHand("org.muster.ruleset.swm").check(ALL);
    }

    @Test
    void noPackageHoldsMoreThanOneCanSeeAtOnce() {
        Map<String, Long> files = ALL.stream()
                .filter(JavaClass::isTopLevelClass)
                .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));
        assertThat(files).hasSizeGreaterThan(9);
        assertThat(files.values()).allMatch(count -> count <= MOST_FILES);
    }
}
