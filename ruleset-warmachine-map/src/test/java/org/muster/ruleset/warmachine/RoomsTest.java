package org.muster.ruleset.warmachine;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.RulesetPlugin;
import org.muster.testkit.arch.ArchitectureRules;

/** A package is a chapter of the book. Chapters stand on the state, and only the table of contents knows all of them. */
class RoomsTest {

    private static final String ROOT = RoomsTest.class.getPackageName();
    private static final int MOST = 25;
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .importUrl(WarmachineMap.class.getProtectionDomain().getCodeSource().getLocation());

    @Test
    void noTwoPackagesSeeEachOther() {
        slices().assignedFrom(new Packages())
                .should()
                .beFreeOfCycles()
                .ignoreDependency(
                        JavaClass.Predicates.assignableTo(Ruleset.class)
                                .or(JavaClass.Predicates.assignableTo(RulesetPlugin.class)),
                        DescribedPredicate.alwaysTrue())
                .check(CLASSES);
    }

    @Test
    void noPackageHasMoreFilesThanALookTakesIn() {
        Map<String, Long> files = CLASSES.stream()
                .filter(JavaClass::isTopLevelClass)
                .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));
        assertThat(files)
                .hasSizeGreaterThan(5)
                .allSatisfy((name, count) -> assertThat(count).as(name).isLessThanOrEqualTo(MOST));
    }

    /** Another component of a mark, a roll or an option breaks nothing here. */
    @Test
    void whatTheApiMayLetGrowIsMadeByItsFactories() {
        ArchitectureRules.makesByFactories(ROOT).check(CLASSES);
    }

    @Test
    void noLargeRecordIsCopiedByHand() {
        ArchitectureRules.copiesNoLargeRecordByHand(ROOT).check(CLASSES);
    }

    private static final class Packages implements SliceAssignment {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            return type.getPackageName().startsWith(ROOT)
                    ? SliceIdentifier.of(type.getPackageName())
                    : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
            return "packages of " + ROOT;
        }
    }
}
