package org.muster.ruleset.space;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.RulesetPlugin;
import org.muster.testkit.arch.ArchitectureRules;

/** Packages are the book's chapters: none is a hall, and of two at most one sees the other. */
class RoomsTest {

    private static final int MOST = 25;
    private static final String ROOT = SpaceBattles.class.getPackageName();

    private static final JavaClasses OURS = new ClassFileImporter()
            .importLocations(List.of(Location.of(
                    SpaceBattles.class.getProtectionDomain().getCodeSource().getLocation())));

    @Test
    void noCircleBetweenPackagesButForTheTableOfContents() {
        slices().assignedFrom(new SliceAssignment() {
                    @Override
                    public SliceIdentifier getIdentifierOf(JavaClass type) {
                        return type.getPackageName().startsWith("org.muster.ruleset.")
                                ? SliceIdentifier.of(type.getPackageName())
                                : SliceIdentifier.ignore();
                    }

                    @Override
                    public String getDescription() {
                        return "packages";
                    }
                })
                .should()
                .beFreeOfCycles()
                .ignoreDependency(assignableTo(Ruleset.class).or(assignableTo(RulesetPlugin.class)), alwaysTrue())
                .check(OURS);
    }

    @Test
    void noPackageHoldsMoreFilesThanOneCanSee() {
        Map<String, Integer> files = new TreeMap<>();
        for (JavaClass type : OURS) {
            if (type.isTopLevelClass()) {
                files.merge(type.getPackageName(), 1, Integer::sum);
            }
        }
        assertThat(files).hasSizeGreaterThan(5);
        assertThat(files.values()).allMatch(count -> count <= MOST);
    }

    /** Another component of a mark, a roll or an option breaks nothing here. */
    @Test
    void whatTheApiMayLetGrowIsMadeByItsFactories() {
        ArchitectureRules.makesByFactories(ROOT).check(OURS);
    }

    @Test
    void noLargeRecordIsCopiedByHand() {
        ArchitectureRules.copiesNoLargeRecordByHand(ROOT).check(OURS);
    }
}
