package org.muster.ruleset.crusade;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Packages are the book's chapters: none is crowded, none needs one that needs it. */
class PackagesTest {

    private static final int MOST_FILES = 25;

    /** The ruleset itself, not its tests. */
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .importUrl(
                    CrusadeRuleset.class.getProtectionDomain().getCodeSource().getLocation());

    /** Only the table of contents and the plugin know all chapters. */
    @Test
    void noChapterNeedsOneThatNeedsIt() {
        slices().assignedFrom(by("packages", type -> SliceIdentifier.of(type.getPackageName())))
                .should()
                .beFreeOfCycles()
                .ignoreDependency(belongToAnyOf(CrusadeRuleset.class, CrusadePlugin.class), alwaysTrue())
                .check(CLASSES);
    }

    /** The state, its book and the contracts of expansions: the book knows abilities by their ids only. */
    @Test
    void noClassOfTheRootLeadsBackToItself() {
        String root = CrusadeRuleset.class.getPackageName();
        slices().assignedFrom(by(
                        "classes of the root",
                        type -> type.getPackageName().equals(root)
                                ? SliceIdentifier.of(outermost(type).getName())
                                : SliceIdentifier.ignore()))
                .should()
                .beFreeOfCycles()
                .check(CLASSES);
    }

    private static JavaClass outermost(JavaClass type) {
        return type.getEnclosingClass().map(PackagesTest::outermost).orElse(type);
    }

    private static SliceAssignment by(String what, Function<JavaClass, SliceIdentifier> slice) {
        return new SliceAssignment() {
            @Override
            public SliceIdentifier getIdentifierOf(JavaClass type) {
                return slice.apply(type);
            }

            @Override
            public String getDescription() {
                return what;
            }
        };
    }

    @Test
    void noPackageIsCrowded() {
        Map<String, Long> files = CLASSES.stream()
                .filter(type -> type.isTopLevelClass() || type.getSimpleName().equals("package-info"))
                .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));
        assertThat(files).hasSizeGreaterThan(10);
        assertThat(files.values()).allMatch(many -> many <= MOST_FILES);
    }
}
